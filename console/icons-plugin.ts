import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { ICON_NAMES } from './src/ui/icon-names.ts';

const MODULE = 'virtual:icons';

/** Provides the shapes of the icons in use, out of the almost 2,000 that Lucide has. */
export function icons(): Plugin {
  return {
    name: 'icons',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const path = createRequire(import.meta.url).resolve('lucide-static/icon-nodes.json');
      const all = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
      const used = ICON_NAMES.map((name) => {
        if (all[name] === undefined) throw new Error(`Lucide has no icon "${name}"`);
        return [name, all[name]];
      });
      return `export default ${JSON.stringify(Object.fromEntries(used))};`;
    },
  };
}
