import type { Kysely } from 'kysely';
import { indexRowsAfter, indexRowsOf } from '../store/index-rows.ts';
import { JOURNAL_RETENTION_MS, listingChangesSince } from '../store/listing-journal.ts';
import type { Schema } from '../store/schema.ts';
import { findSources, type Source } from '../store/source-table.ts';
import { DocumentCache } from './document-cache.ts';
import { ListingIndex } from './listing-index.ts';
import { ListingNames } from './listing-names.ts';
import { OrderedCopy } from './ordered-copy.ts';

/** How often the journal of changes is read: a change of any process is found after at most so long and a read. */
export const REFRESH_MS = 1000;
/** An index that could not read the journal for so long answers nothing; the database is asked instead. */
export const MAX_AGE_MS = 5000;
const BATCH = 4000;
/** What the log says once searches are answered from memory. */
export const READY = 'The search index is ready';

type Log = Record<'info' | 'error', (details: object, message: string) => void>;

/**
 * Copies of the listings that searches find, one a source, kept right by the journal of changes. Until a copy is there,
 * and whenever the journal cannot be read, it has no answer and the store is asked.
 */
export class SearchIndex {
  readonly documents: DocumentCache;
  readonly names = new ListingNames();
  readonly #db: Kysely<Schema>;
  readonly #log: Log;
  readonly #revisions = new Map<string, number>();
  #indexes = new Map<string, ListingIndex>();
  /** Indexes whose rows are brought into a new order, by their source. */
  readonly #copies = new Map<string, OrderedCopy>();
  #sources = new Map<string, Source>();
  #next = '0';
  #readAt = Number.NEGATIVE_INFINITY;
  /** The same by the clock on the wall, which goes on while the machine sleeps. */
  #readOn = 0;
  #timer: NodeJS.Timeout | null = null;
  #starting: Promise<void> = Promise.resolve();
  #refreshing: Promise<void> | null = null;
  #refreshingAgain: Promise<void> | null = null;
  #isStopped = false;

  constructor({ db, log }: { db: Kysely<Schema>; log: Log }) {
    this.#db = db;
    this.#log = log;
    this.documents = new DocumentCache(db);
  }

  /** The copy of a source; null while there is none that is fresh. */
  of(source: string): ListingIndex | null {
    return this.#isFresh() ? (this.#indexes.get(source) ?? null) : null;
  }

  /** Another number after each change of the source's listings. */
  revision(source: string): number {
    return this.#revisions.get(source) ?? 0;
  }

  source(key: string): Source | null {
    return this.#isFresh() ? (this.#sources.get(key) ?? null) : null;
  }

  /** Loads every source, then reads the journal once a second until it is stopped. */
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

  /** Reads what has changed since the last time: all of it that was committed before the call. */
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

  /** Waits for what is under way. */
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

  /** Brings a copy up to date; one whose rows were ordered anew takes its place. */
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
    // While many come, the order would be old before it is made.
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
    for (let start = 0; start < ids.length; start += BATCH) {
      const some = ids.slice(start, start + BATCH);
      index.change(some, await indexRowsOf(this.#db, source, some));
      this.documents.drop(source, some);
      this.names.drop(source, some);
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

  /** The journal was not read for so long that its beginning may be gone, or another store is behind the same URL. */
  #hasMissedChanges(next: string): boolean {
    return Date.now() - this.#readOn > JOURNAL_RETENTION_MS / 2 || BigInt(next) < BigInt(this.#next);
  }

  /** Everything is loaded anew. */
  #forget(): void {
    this.#indexes.clear();
    this.#copies.clear();
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
