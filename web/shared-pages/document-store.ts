import { LRUCache } from 'lru-cache';
import type { Change, ChangeListener } from '#engine/store/database/changes.ts';
import type { SharedDocument } from './shared-document.ts';

/** What a document was made of. */
export type Tags = { spaceId: string; source: string };

export type Entry = {
  document: SharedDocument;
  tags: Tags;
  /** Changes that its render has seen. */
  version: string;
  madeAt: number;
  /** When a render last failed to replace it. */
  triedAt: number;
};

/** Numbers of changes so far. */
export type Changes = { ofSites: number; ofListings: number };

type Limits = { pagesBytes: number; madeUpBytes: number };
const LIMITS: Limits = { pagesBytes: 64 * 1024 * 1024, madeUpBytes: 32 * 1024 * 1024 };

/**
 * Documents by key, bounded in bytes, with what has changed since they were made. Addresses that strangers make up have a
 * store of their own, in which they evict each other.
 */
export class DocumentStore implements ChangeListener {
  readonly #pages: LRUCache<string, Entry>;
  readonly #madeUp: LRUCache<string, Entry>;
  readonly #versions = new Map<string, number>();
  #all = 0;
  readonly #changes: Changes = { ofSites: 0, ofListings: 0 };
  #isListening = false;

  constructor({ pagesBytes, madeUpBytes } = LIMITS) {
    const bounded = (maxSize: number) =>
      new LRUCache<string, Entry>({ maxSize, sizeCalculation: ({ document }) => document.bytes });
    this.#pages = bounded(pagesBytes);
    this.#madeUp = bounded(madeUpBytes);
  }

  get(key: string): Entry | undefined {
    return this.#pages.get(key) ?? this.#madeUp.get(key);
  }

  put(key: string, entry: Entry, isMadeUp: boolean): void {
    (isMadeUp ? this.#madeUp : this.#pages).set(key, entry);
  }

  delete(key: string): void {
    this.#pages.delete(key);
    this.#madeUp.delete(key);
  }

  clear(): void {
    this.#pages.clear();
    this.#madeUp.clear();
  }

  /** Everything that has changed so far, as it concerns documents with these tags. */
  versionOf({ spaceId, source }: Tags): string {
    return `${this.#all} ${this.#versions.get(`site ${spaceId}`) ?? 0} ${this.#versions.get(`source ${source}`) ?? 0}`;
  }

  /** A version of everything: to compare with that of the tags, which are known after the render. */
  snapshot(): (tags: Tags) => string {
    const all = this.#all;
    const versions = new Map(this.#versions);

    return ({ spaceId, source }) =>
      `${all} ${versions.get(`site ${spaceId}`) ?? 0} ${versions.get(`source ${source}`) ?? 0}`;
  }

  /** Nothing that the document was made of has changed, as far as is known. */
  isCurrent({ tags, version }: Entry): boolean {
    return this.#isListening && version === this.versionOf(tags);
  }

  /** How many there were, of whatever site or source. */
  get changes(): Readonly<Changes> {
    return this.#changes;
  }

  get isListening(): boolean {
    return this.#isListening;
  }

  changed(change: Change): void {
    this.#changes[change.kind === 'source' ? 'ofListings' : 'ofSites'] += 1;
    switch (change.kind) {
      case 'site':
        this.#count(`site ${change.id}`);
        break;
      case 'source':
        // What may be shown of a listing may have changed: such documents are not even shown while nothing else can be.
        this.#count(`source ${change.id}`);
        this.#drop(({ tags }) => tags.source === change.id);
        break;
      case 'hosts':
      case 'all':
        this.#all += 1;
        this.clear();
    }
  }

  interrupted(): void {
    this.#isListening = false;
  }

  resumed(): void {
    this.#isListening = true;
    this.#changes.ofSites += 1;
    this.#all += 1;
  }

  #count(tag: string): void {
    this.#versions.set(tag, (this.#versions.get(tag) ?? 0) + 1);
  }

  #drop(isConcerned: (entry: Entry) => boolean): void {
    for (const store of [this.#pages, this.#madeUp])
      for (const [key, entry] of store.entries()) if (isConcerned(entry)) store.delete(key);
  }
}
