/** The most popular searches that are shown. */
export const POPULAR_SEARCHES_MAX = 20;

/** The prepared searches that are offered as popular ones: the first of them. */
export function popularSearches<T>(prepared: readonly T[]): T[] {
  return prepared.slice(0, POPULAR_SEARCHES_MAX);
}
