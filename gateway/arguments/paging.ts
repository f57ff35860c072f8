import { MAX_CALL_SIZE, MAX_FROM, offsetOf } from '#domain/search/paging.ts';
import { atLeast } from './numbers.ts';

export type Paging = { page: number; size: number; from: number };

/** Clamps the size to 100 and the page to the reach of the search. */
export function readPaging(page: number, size: number, maxResults = MAX_FROM): Paging {
  atLeast(page, 'page', 1);
  atLeast(size, 'size', 0);
  const clampedSize = Math.min(size, MAX_CALL_SIZE);
  const lastPage = Math.floor(Math.min(maxResults, MAX_FROM) / Math.max(1, clampedSize));
  const clampedPage = Math.min(page, Math.max(1, lastPage));

  return { page: clampedPage, size: clampedSize, from: offsetOf(clampedPage, clampedSize) };
}
