import packages from 'virtual:strap-packages';
import type { AnyStrap } from './define-strap.ts';

type Loader = () => Promise<{ default: AnyStrap }>;

/** A strap or template is registered by its folder; each one is a chunk. */
const FOLDERS: Record<string, { root: string; loaders: Record<string, Loader> }> = {
  strap: { root: '..', loaders: import.meta.glob<{ default: AnyStrap }>('../*/index.ts') },
  header: {
    root: '../../src/templates/headers',
    loaders: import.meta.glob<{ default: AnyStrap }>('../../src/templates/headers/*/index.ts'),
  },
  hero: {
    root: '../../src/templates/heroes',
    loaders: import.meta.glob<{ default: AnyStrap }>('../../src/templates/heroes/*/index.ts'),
  },
  footer: {
    root: '../../src/templates/footers',
    loaders: import.meta.glob<{ default: AnyStrap }>('../../src/templates/footers/*/index.ts'),
  },
};

/** Loaded definitions: code only, so one map serves all requests. */
const loaded = new Map<string, AnyStrap>();

/** The definition of a template key such as `strap-text` or `header-basic`; null if neither a folder nor a package has it. */
export async function loadStrap(name: string): Promise<AnyStrap | null> {
  const known = loaded.get(name);
  if (known) return known;

  const definition = (await find(name)?.load())?.default;
  if (!definition) return null;
  if (definition.name !== name) throw new Error(`The strap ${name} calls itself ${definition.name}`);
  loaded.set(name, definition);

  return definition;
}

/** Loads every definition a page needs, so that it renders in one pass. */
export async function loadStraps(names: Iterable<string>): Promise<void> {
  await Promise.all([...new Set(names)].map(loadStrap));
}

/** A definition loaded by `loadStrap`; null if it is not loaded or does not exist. */
export function loadedStrap(name: string): AnyStrap | null {
  return loaded.get(name) ?? null;
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

  return path ? path.replace(/^\.\.\/\.\.\//, 'web/').replace(/^\.\.\//, 'web/strap-plugins/') : null;
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
