import type { Kysely } from 'kysely';
import { indexRowsAfter, indexRowsOf } from '../store/listings/index-rows.ts';
import { JOURNAL_RETENTION_MS, listingChangesSince } from '../store/listings/listing-journal.ts';
import { findSources, type Source } from '../store/listings/source-table.ts';
import type { Schema } from '../store/schema.ts';
import { DetailCache } from './detail-cache.ts';
import { DocumentCache } from './document-cache.ts';
import { ListingIndex } from './listing-index.ts';
import { ListingNames } from './listing-names.ts';
import { OrderedCopy } from './ordered-copy.ts';

/** Polling interval of the journal: changes of any process are visible after this time and a read. */
export const REFRESH_MS = 1000;
/** An index that could not read the journal for this long stops answering; the database is queried instead. */
export const MAX_AGE_MS = 5000;
/** Listings read at once while an index is loaded. */
const BATCH = 4000;
/** Changed listings applied at once: other requests wait meanwhile. */
const CHANGED_BATCH = 125;
/** Log message once searches run in memory. */
export const READY = 'The search index is ready';

type Log = Record<'info' | 'error', (details: object, message: string) => void>;

/**
 * In-memory indexes of searchable listings, one per source, updated from the journal. Without a fresh index
 * the store answers.
 */
export class SearchIndex {
  readonly details: DetailCache;
  readonly documents: DocumentCache;
  readonly names = new ListingNames();
  readonly #db: Kysely<Schema>;
  readonly #log: Log;
  readonly #revisions = new Map<string, number>();
  #indexes = new Map<string, ListingIndex>();
  /** Indexes that are being reordered, by source. */
  readonly #copies = new Map<string, OrderedCopy>();
  #sources = new Map<string, Source>();
  #next = '0';
  #readAt = Number.NEGATIVE_INFINITY;
  /** Wall-clock time of the last read, which also advances while the machine sleeps. */
  #readOn = 0;
  #timer: NodeJS.Timeout | null = null;
  #starting: Promise<void> = Promise.resolve();
  #refreshing: Promise<void> | null = null;
  #refreshingAgain: Promise<void> | null = null;
  #isStopped = false;

  constructor({ db, log }: { db: Kysely<Schema>; log: Log }) {
    this.#db = db;
    this.#log = log;
    this.details = new DetailCache(db);
    this.documents = new DocumentCache(db);
  }

  /** The index of a source; null while none is fresh. */
  of(source: string): ListingIndex | null {
    return this.#isFresh() ? (this.#indexes.get(source) ?? null) : null;
  }

  /** Whether searches run in memory. */
  get isReady(): boolean {
    return this.#isFresh();
  }

  /** Listings by source. */
  sizes(): [string, number][] {
    return [...this.#indexes].map(([source, { size }]) => [source, size]);
  }

  /** Time since the last read of the journal; null before the first. */
  get ageMs(): number | null {
    return this.#readAt === Number.NEGATIVE_INFINITY ? null : performance.now() - this.#readAt;
  }

  /** A counter incremented by each change of the source's listings. */
  revision(source: string): number {
    return this.#revisions.get(source) ?? 0;
  }

  source(key: string): Source | null {
    return this.#isFresh() ? (this.#sources.get(key) ?? null) : null;
  }

  /** Loads every source, then polls the journal every second until stopped. */
  start(): Promise<void> {
    this.#starting = this.#start();
    return this.#starting;
  }

  async #start(): Promise<void> {
    try {
      const { next } = await listingChangesSince(this.#db, null);
      this.#next = next;
      this.#readOn = Date.now();
      for (const source of await findSources(this.#db)) {
        if (this.#isStopped) return;
        this.#indexes.set(source.key, await this.#load(source.key));
      }
      await this.refresh();
      const listings = Object.fromEntries([...this.#indexes].map(([key, { size }]) => [key, size]));
      this.#log.info({ listings }, READY);
    } catch (error) {
      this.#report(error);
    }
    this.#schedule();
  }

  /** Applies all changes committed before the call. */
  refresh(): Promise<void> {
    if (this.#refreshing) {
      this.#refreshingAgain ??= this.#refreshing
        .catch(() => undefined)
        .then(() => {
          this.#refreshingAgain = null;
          return this.refresh();
        });
      return this.#refreshingAgain;
    }
    this.#refreshing = this.#refresh().finally(() => {
      this.#refreshing = null;
    });
    return this.#refreshing;
  }

  /** Waits for pending work. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    if (this.#timer) clearTimeout(this.#timer);
    await this.#starting;
    await (this.#refreshingAgain ?? this.#refreshing)?.catch(() => undefined);
    await Promise.allSettled([...this.#copies.values()].map(({ ended }) => ended));
  }

  async #refresh(): Promise<void> {
    const begun = performance.now();
    const { next, changes } = await listingChangesSince(this.#db, this.#next);
    if (this.#hasMissedChanges(next)) this.#forget();
    const sources = await findSources(this.#db);
    for (const { key } of sources) if (!this.#indexes.has(key)) this.#indexes.set(key, await this.#load(key));
    for (const source of this.#indexes.keys()) {
      const ids = changes.filter((change) => change.source === source).map(({ id }) => id);
      await this.#update(source, ids);
    }
    this.#sources = new Map(sources.map((source) => [source.key, source]));
    this.#next = next;
    this.#readAt = begun;
    this.#readOn = Date.now();
  }

  /** Updates an index; a finished reordered copy replaces it. */
  async #update(source: string, ids: readonly string[]): Promise<void> {
    const index = this.#indexes.get(source) as ListingIndex;
    const copy = this.#copies.get(source);
    if (copy?.made) {
      this.#copies.delete(source);
      await this.#change(source, copy.made, [...new Set([...copy.missed, ...ids])]);
      this.#indexes.set(source, copy.made);
      return;
    }

    copy?.miss(ids);
    const { strays } = index;
    await this.#change(source, index, ids);
    // While listings are changing, a reordering would be outdated when finished.
    if (!copy && index.isScattered && index.strays === strays) this.#reorder(source, index);
  }

  #reorder(source: string, index: ListingIndex): void {
    const copy = new OrderedCopy(index, () => this.#pauseUnlessStopped());
    this.#copies.set(source, copy);
    copy.ended.catch((error) => {
      this.#copies.delete(source);
      this.#report(error);
    });
  }

  async #change(source: string, index: ListingIndex, ids: readonly string[]): Promise<void> {
    if (ids.length > 0) this.#revisions.set(source, this.revision(source) + 1);
    for (let start = 0; start < ids.length; start += CHANGED_BATCH) {
      const some = ids.slice(start, start + CHANGED_BATCH);
      index.change(some, await indexRowsOf(this.#db, source, some));
      this.details.drop(source, some);
      this.documents.drop(source, some);
      this.names.drop(source, some);
      await pause();
    }
  }

  async #load(source: string): Promise<ListingIndex> {
    const index = new ListingIndex();
    let after = '';
    while (!this.#isStopped) {
      const rows = await indexRowsAfter(this.#db, source, { after, limit: BATCH });
      index.add(rows);
      after = rows.at(-1)?.id ?? '';
      if (rows.length < BATCH) break;
      await pause();
    }
    await index.order(pause);
    return index;
  }

  async #pauseUnlessStopped(): Promise<void> {
    if (this.#isStopped) throw new Error('The search index is stopped');
    await pause();
  }

  #schedule(): void {
    if (this.#isStopped) return;
    this.#timer = setTimeout(async () => {
      await (this.#readAt === Number.NEGATIVE_INFINITY ? this.start() : this.#refreshAgain());
    }, REFRESH_MS).unref();
  }

  async #refreshAgain(): Promise<void> {
    await this.refresh().catch((error) => this.#report(error));
    this.#schedule();
  }

  /** The journal was unread longer than its retention, or another store is behind the same URL. */
  #hasMissedChanges(next: string): boolean {
    return Date.now() - this.#readOn > JOURNAL_RETENTION_MS / 2 || BigInt(next) < BigInt(this.#next);
  }

  /** Drops all indexes, so that everything is loaded again. */
  #forget(): void {
    this.#indexes.clear();
    this.#copies.clear();
    this.details.clear();
    this.documents.clear();
    this.names.clear();
  }

  #isFresh(): boolean {
    return performance.now() - this.#readAt < MAX_AGE_MS;
  }

  #report(error: unknown): void {
    if (!this.#isStopped) this.#log.error({ err: error }, 'The search index could not read the store');
  }
}

const pause = () => new Promise<void>((resolve) => setImmediate(resolve));
