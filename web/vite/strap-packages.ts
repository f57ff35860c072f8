import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { readStrapPackages, type StrapPackage } from './read-strap-package.ts';

const VIRTUAL_ID = 'virtual:strap-packages';
const RESOLVED_ID = `\0${VIRTUAL_ID}`;

/** What a package may import of the product, by the names it knows it by. */
const PUBLIC_MODULES = [
  { from: /^strapwork\/kit\/(.*)$/, to: 'web/strap-plugins/kit/$1' },
  { from: /^strapwork\/fields$/, to: 'editor/fields/part-fields.tsx' },
];

/**
 * Straps from npm packages: the module `virtual:strap-packages` is a record of their keys with their sources and loaders,
 * each a chunk of its own like those of the product (strap-plugins/strap-folders.ts).
 */
export function strapPackages(root: string, specifiers: readonly string[]): Plugin {
  let packages: StrapPackage[] = [];
  /** Specifiers by the file that is their entry. */
  const entryFiles = new Map<string, string>();

  return {
    name: 'strap-packages',
    enforce: 'pre',
    config() {
      packages = readStrapPackages(root, specifiers);
      const names = packages.map(({ specifier }) => specifier);

      // Their sources go through the same build as the product's own: one kit, one React, styles and all.
      return {
        resolve: { alias: publicModules(root), dedupe: ['react', 'react-dom'] },
        optimizeDeps: { exclude: names },
        ssr: { noExternal: names },
      };
    },
    resolveId: (id) => (id === VIRTUAL_ID ? RESOLVED_ID : null),
    async load(id) {
      if (id !== RESOLVED_ID) return null;
      const entries = await Promise.all(
        packages.map(async ({ specifier, name, folder }) => {
          const entry = await this.resolve(
            specifier.startsWith('.') ? folder : specifier,
            join(root, 'strapwork.config.ts'),
          );
          if (!entry)
            this.error(`The strap package ${specifier} has no module to load ("exports" or "main").`);
          const file = entry.id.split('?')[0] ?? entry.id;
          entryFiles.set(file, specifier);
          const [key, source, address] = [name, relative(root, file), file].map((text) =>
            JSON.stringify(text),
          );

          return `${key}: { source: ${source}, load: () => import(${address}) }`;
        }),
      );

      return `export default { ${entries.join(', ')} };`;
    },
    moduleParsed({ id, exports }) {
      const specifier = entryFiles.get(id);
      if (specifier && this.environment.mode === 'build' && !exports?.includes('default')) {
        this.error(`The strap package ${specifier} has no default export; it should be defineStrap({ … }).`);
      }
    },
  };
}

function publicModules(root: string) {
  return PUBLIC_MODULES.map(({ from, to }) => ({ find: from, replacement: join(root, to) }));
}
