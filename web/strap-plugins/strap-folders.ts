import packages from 'virtual:strap-packages';
import type { AnyStrap } from './kit/define-strap.ts';

export type StrapModule = { default: AnyStrap };

type Loader = () => Promise<StrapModule>;

/**
 * A strap or template is registered by its folder; each one is a chunk. This list is a chunk too: a first page needs none of it
 * (decision 0021).
 */
const FOLDERS: Record<string, { root: string; loaders: Record<string, Loader> }> = {
  strap: { root: '.', loaders: import.meta.glob<StrapModule>('./*/index.ts') },
  header: {
    root: '../src/templates/headers',
    loaders: import.meta.glob<StrapModule>('../src/templates/headers/*/index.ts'),
  },
  hero: {
    root: '../src/templates/heroes',
    loaders: import.meta.glob<StrapModule>('../src/templates/heroes/*/index.ts'),
  },
  footer: {
    root: '../src/templates/footers',
    loaders: import.meta.glob<StrapModule>('../src/templates/footers/*/index.ts'),
  },
};

/** Loads the module of a definition; null if neither a folder nor a package has the key. */
export async function importStrap(name: string): Promise<StrapModule | null> {
  return (await find(name)?.load()) ?? null;
}

/** Keys of one kind: `strap`, `header`, `hero` or `footer`. */
export function strapNames(kind: 'strap' | 'header' | 'hero' | 'footer'): string[] {
  const folder = FOLDERS[kind];

  const own = Object.keys(folder?.loaders ?? {}).map((path) => `${kind}-${path.split('/').at(-2)}`);
  const added = Object.keys(packages).filter((name) => name.startsWith(`${kind}-`));

  return [...own, ...added].sort();
}

/** Path of the definition's module from the root of the product, as in the build manifest. */
export function strapSource(name: string): string | null {
  const path = find(name)?.path;

  return path ? path.replace(/^\.\.\//, 'web/').replace(/^\.\//, 'web/strap-plugins/') : null;
}

function find(name: string): { path: string; load: Loader } | null {
  const added = Object.hasOwn(packages, name) ? packages[name] : undefined;
  if (added) return { path: added.source, load: added.load };

  const [kind = '', ...rest] = name.split('-');
  const folder = Object.hasOwn(FOLDERS, kind) ? FOLDERS[kind] : undefined;
  if (!folder || rest.length === 0) return null;

  const path = `${folder.root}/${rest.join('-')}/index.ts`;
  const load = Object.hasOwn(folder.loaders, path) ? folder.loaders[path] : undefined;

  return load ? { path, load } : null;
}
