import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import library from '@iconify-json/game-icons/icons.json' with { type: 'json' };

const QUERY = '?icons';
/** What nobody sees of a number: icons are 512 wide. */
const FINE = /(\.\d)\d+/g;
const PATH = /^<path fill="currentColor" d="([^"]+)"\/>$/;

/** `import icons from './icons.json?icons'`: the outlines of the icons a JSON file names.

The file maps our names to names of game-icons; only these icons get into the build. */
export function gameIcons(): Plugin {
  return {
    name: 'game-icons',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(QUERY)) return null;
      const file = id.slice(0, -QUERY.length);
      this.addWatchFile(file);
      const wanted = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
      return `export default ${JSON.stringify(outlines(wanted, file))}`;
    },
    transform: {
      order: 'pre',
      handler: (_, id) => (id.endsWith(QUERY) ? { moduleType: 'js' } : null),
    },
  };
}

function outlines(wanted: Record<string, string>, file: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [name, icon] of Object.entries(wanted)) {
    const body = (library.icons as Record<string, { body: string }>)[icon]?.body;
    const outline = body && PATH.exec(body)?.[1];
    if (!outline)
      throw new Error(`${file}: there is no icon '${icon}' in game-icons (for '${name}').`);
    found[name] = outline.replace(FINE, '$1');
  }
  return found;
}
