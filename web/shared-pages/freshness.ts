import type { DocumentStore, Entry } from './document-store.ts';

/** Documents say what the time of day changes: new listings, open houses, the year. */
const FRESH_MS = 60_000;
/** Older ones are still sent while one render replaces them. */
const STALE_MS = 10 * 60_000;
/** Older ones are not sent, not even when nothing else can be. */
const STALE_IF_ERROR_MS = 60 * 60_000;
/** After a render that failed, and while changes may be missed. */
const RETRY_MS = 1000;

export type FreshnessOptions = {
  store: Pick<DocumentStore, 'isCurrent' | 'isListening'>;
  freshMs?: number;
  now: () => number;
};

/** What may still be done with a cached document. */
export function createFreshness({ store, freshMs = FRESH_MS, now }: FreshnessOptions) {
  const age = (entry: Entry) => now() - entry.madeAt;

  return {
    /** Sent as it is. */
    isFresh(entry: Entry): boolean {
      if (store.isCurrent(entry)) return age(entry) < freshMs;
      // Nobody can say what has changed: look once a second.
      return !store.isListening && now() - Math.max(entry.madeAt, entry.triedAt) < RETRY_MS;
    },
    /** Sent, while a render replaces it. */
    isStale: (entry: Entry): boolean => store.isCurrent(entry) && age(entry) < STALE_MS,
    /** Sent when the render that replaces it fails, or takes too long. */
    mayBeLate: (entry: Entry): boolean => age(entry) < STALE_IF_ERROR_MS,
    /** A render has just failed to replace it, or begun to. */
    isJustTried: (entry: Entry): boolean => now() - entry.triedAt < RETRY_MS,
  };
}
