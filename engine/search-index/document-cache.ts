import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import { withoutSignal } from '../calls/call-signal.ts';
import { type IndexedListing, indexedListings } from '../store/listings/index-rows.ts';
import type { Schema } from '../store/schema.ts';

const MAX_ENTRIES = 10_000;
/** Of JSON text; as objects the listings take several times as much. */
const MAX_BYTES = 64 * 1024 * 1024;
const MAX_BATCH = 500;
/** Once the cache is full, only one in so many listings is admitted, so that a crawl of all of them evicts few. */
const NEWCOMERS = 8;

type Options = { size?: number; maxBytes?: number; chance?: () => number };
type Batch = { ids: Set<string>; listings: Promise<Map<string, IndexedListing>> };

/** Listings by id: cached ones, and the others of concurrent requests batched into one query. */
export class DocumentCache {
  readonly #db: Kysely<Schema>;
  readonly #chance: () => number;
  readonly #entries: LRUCache<string, IndexedListing>;
  readonly #batches = new Map<string, Batch>();
  #drops = 0;

  constructor(
    db: Kysely<Schema>,
    { size = MAX_ENTRIES, maxBytes = MAX_BYTES, chance = Math.random }: Options = {},
  ) {
    this.#db = db;
    this.#entries = new LRUCache({ max: size, maxSize: maxBytes });
    this.#chance = chance;
  }

  /** Those on the market, in any order. */
  async get(source: string, ids: readonly string[]): Promise<IndexedListing[]> {
    const found: IndexedListing[] = [];
    const missing: string[] = [];
    for (const id of ids) {
      const key = keyOf(source, id);
      const known = this.#entries.get(key);
      if (known) found.push(known);
      else missing.push(id);
    }
    if (missing.length === 0) return found;

    const batch = this.#join(source, missing);
    const listings = await batch.listings;
    return [...found, ...missing.flatMap((id) => listings.get(id) ?? [])];
  }

  drop(source: string, ids: readonly string[]): void {
    this.#drops++;
    for (const id of ids) this.#entries.delete(keyOf(source, id));
  }

  clear(): void {
    this.#drops++;
    this.#entries.clear();
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
      return withoutSignal(() => this.#load(source, [...ids]));
    });
    const batch = { ids, listings };
    this.#batches.set(source, batch);
    return batch;
  }

  async #load(source: string, ids: readonly string[]): Promise<Map<string, IndexedListing>> {
    const drops = this.#drops;
    const listings = await indexedListings(this.#db, source, ids);
    // A change during the read may make the result stale.
    if (drops === this.#drops) for (const listing of listings) this.#store(source, listing);

    return new Map(listings.map((listing) => [listing.id, listing]));
  }

  #isAdmitted(): boolean {
    return this.#chance() < 1 / NEWCOMERS;
  }

  #store(source: string, listing: IndexedListing): void {
    const key = keyOf(source, listing.id);
    this.#entries.delete(key);
    const { calculatedSize, size, max, maxSize } = this.#entries;
    const usual = size === 0 ? 0 : calculatedSize / size;
    const isFull = size >= max || calculatedSize + usual > maxSize;
    if (isFull && !this.#isAdmitted()) return;
    this.#entries.set(key, listing, { size: listing.characters });
  }
}

const keyOf = (source: string, id: string) => `${source}\n${id}`;
