import type { Kysely } from 'kysely';
import { type IndexedListing, indexedListings } from '../store/index-rows.ts';
import type { Schema } from '../store/schema.ts';

/** Some ten kilobytes each. */
const MAX_KEPT = 10_000;
const MAX_BATCH = 500;
/** Once the memory is full, one listing of so many goes in: who walks through all of them pushes out few that others ask for. */
const NEWCOMERS = 8;

type Batch = { ids: Set<string>; listings: Promise<Map<string, IndexedListing>> };

/**
 * Listings by their id: those asked for lately come from memory, the others of all requests of the same moment in one
 * question to the database.
 */
export class DocumentCache {
  readonly #db: Kysely<Schema>;
  readonly #size: number;
  readonly #chance: () => number;
  readonly #kept = new Map<string, IndexedListing>();
  readonly #batches = new Map<string, Batch>();
  #drops = 0;

  constructor(db: Kysely<Schema>, { size = MAX_KEPT, chance = Math.random } = {}) {
    this.#db = db;
    this.#size = size;
    this.#chance = chance;
  }

  /** Those that are on the market, in any order. */
  async get(source: string, ids: readonly string[]): Promise<IndexedListing[]> {
    const found: IndexedListing[] = [];
    const missing: string[] = [];
    for (const id of ids) {
      const key = keyOf(source, id);
      const known = this.#kept.get(key);
      if (!known) {
        missing.push(id);
        continue;
      }
      // The latest asked for are the last to go.
      this.#kept.delete(key);
      this.#kept.set(key, known);
      found.push(known);
    }
    if (missing.length === 0) return found;

    const batch = this.#join(source, missing);
    const listings = await batch.listings;
    return [...found, ...missing.flatMap((id) => listings.get(id) ?? [])];
  }

  drop(source: string, ids: readonly string[]): void {
    this.#drops++;
    for (const id of ids) this.#kept.delete(keyOf(source, id));
  }

  clear(): void {
    this.#drops++;
    this.#kept.clear();
  }

  #join(source: string, ids: readonly string[]): Batch {
    const open = this.#batches.get(source);
    const batch = open && open.ids.size + ids.length <= MAX_BATCH ? open : this.#open(source);
    for (const id of ids) batch.ids.add(id);

    return batch;
  }

  #open(source: string): Batch {
    const ids = new Set<string>();
    const listings = new Promise((resolve) => setImmediate(resolve)).then(() => {
      if (this.#batches.get(source) === batch) this.#batches.delete(source);
      return this.#load(source, [...ids]);
    });
    const batch = { ids, listings };
    this.#batches.set(source, batch);
    return batch;
  }

  async #load(source: string, ids: readonly string[]): Promise<Map<string, IndexedListing>> {
    const drops = this.#drops;
    const listings = await indexedListings(this.#db, source, ids);
    // What changed while it was read may be older than the change.
    if (drops === this.#drops) for (const listing of listings) this.#keep(source, listing);

    return new Map(listings.map((listing) => [listing.id, listing]));
  }

  #keep(source: string, listing: IndexedListing): void {
    const key = keyOf(source, listing.id);
    const isFull = this.#kept.size >= this.#size && !this.#kept.has(key);
    if (isFull && this.#chance() >= 1 / NEWCOMERS) return;

    this.#kept.set(key, listing);
    if (isFull) this.#kept.delete(this.#kept.keys().next().value ?? '');
  }
}

const keyOf = (source: string, id: string) => `${source}\n${id}`;
