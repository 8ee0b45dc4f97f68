import icons from './icons.json?icons';

/** Signs that are simpler than any icon. */
const OWN: Readonly<Record<string, string>> = {
  cleric: 'M206 24h100v122h118v96H306v246H206V242H88v-96h118z',
  trap: 'M32 440h448v44H32zM66 414l66-250 66 250zM190 414L256 60l66 354zM314 414l66-250 66 250z',
};

/** The outline of a picture, in a square of 512; pieces of one kind share it. */
export function outlineOf(name: string): string | undefined {
  const plain = name.replace(/^(weakness|train)-/, '').replace(/-(white|black)$/, '');
  return OWN[plain] ?? icons[plain];
}
