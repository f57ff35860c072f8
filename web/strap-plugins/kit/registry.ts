import type { StrapModule } from '../strap-folders.ts';
import type { AnyStrap } from './define-strap.ts';

/** Loaded definitions: code only, so one map serves all requests. */
const loaded = new Map<string, AnyStrap>();

/** Loaded ahead of a failure: without a connection the list of straps could not be. */
const AHEAD: Record<string, () => Promise<StrapModule>> = {
  'strap-error': () => import('../error/index.ts'),
};

/** In a browser, the URLs of the chunks that its document names, whose styles it contains. */
let chunks: Readonly<Record<string, string>> = {};

export function setStrapChunks(urls: Readonly<Record<string, string>>): void {
  chunks = urls;
}

/** The definition of a template key such as `strap-text` or `header-basic`; null if neither a folder nor a package has it. */
export async function loadStrap(name: string): Promise<AnyStrap | null> {
  const known = loaded.get(name);
  if (known) return known;

  const definition = (await importModule(name))?.default;
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

/** The list of all straps, which only pages after the first need. */
export function loadFolders() {
  return import('../strap-folders.ts');
}

async function importModule(name: string): Promise<StrapModule | null> {
  const url = Object.hasOwn(chunks, name) ? chunks[name] : undefined;

  if (url) return import(/* @vite-ignore */ url);

  const ahead = Object.hasOwn(AHEAD, name) ? AHEAD[name] : undefined;

  return ahead?.() ?? (await loadFolders()).importStrap(name);
}
