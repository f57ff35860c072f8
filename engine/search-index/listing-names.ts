import { LRUCache } from 'lru-cache';

const MAX_NAMES = 20_000;

/** Cached listing ids by public id and MLS number. */
export class ListingNames {
  readonly #ids = new LRUCache<string, string>({ max: MAX_NAMES });

  has(source: string, name: string): boolean {
    return this.#ids.has(keyOf(source, name));
  }

  get(source: string, name: string): string | undefined {
    return this.#ids.get(keyOf(source, name));
  }

  set(source: string, name: string, id: string): void {
    this.#ids.set(keyOf(source, name), id);
  }

  /** Drops every name of changed listings. */
  clear(): void {
    this.#ids.clear();
  }

  drop(source: string, ids: readonly string[]): void {
    if (this.#ids.size === 0 || ids.length === 0) return;

    const removed = new Set(ids);
    for (const [key, id] of this.#ids)
      if (key.startsWith(`${source}\n`) && removed.has(id)) this.#ids.delete(key);
  }
}

const keyOf = (source: string, name: string) => `${source}\n${name}`;
