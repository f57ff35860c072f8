/** Limit of popular searches. */
export const POPULAR_SEARCHES_MAX = 20;

/** The prepared searches shown as popular ones. */
export function popularSearches<T>(prepared: readonly T[]): T[] {
  return prepared.slice(0, POPULAR_SEARCHES_MAX);
}
