/** The outlines of the game-icons that a JSON file names (icons-plugin.ts). */
declare module '*?icons' {
  const icons: Record<string, string>;
  export default icons;
}
