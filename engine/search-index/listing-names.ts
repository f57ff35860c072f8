const MAX_KEPT = 20_000;

/** Which listing a public id or an MLS number named when it was last looked up; what has another name now is not there. */
export class ListingNames {
  readonly #ids = new Map<string, string>();

  has(source: string, name: string): boolean {
    return this.#ids.has(keyOf(source, name));
  }

  get(source: string, name: string): string | undefined {
    return this.#ids.get(keyOf(source, name));
  }

  set(source: string, name: string, id: string): void {
    this.#ids.set(keyOf(source, name), id);
    if (this.#ids.size > MAX_KEPT) this.#ids.delete(this.#ids.keys().next().value ?? '');
  }

  /** Forgets every name of listings that have changed. */
  drop(source: string, ids: readonly string[]): void {
    if (this.#ids.size === 0 || ids.length === 0) return;

    const gone = new Set(ids);
    for (const [key, id] of this.#ids)
      if (key.startsWith(`${source}\n`) && gone.has(id)) this.#ids.delete(key);
  }
}

const keyOf = (source: string, name: string) => `${source}\n${name}`;
