import { MAX_CALL_SIZE, MAX_FROM, offsetOf } from '#domain/search/paging.ts';
import { atLeast } from './numbers.ts';

type Maybe<T> = T | null | undefined;

export type Paging = { page: number; size: number; from: number };

type PagingOptions = {
  defaultSize: number;
  /** 0 where a caller may request the total alone. */
  minSize?: number;
  /** The number of results that can be reached, at most 10,000. */
  maxResults?: number;
};

/** The arguments `page` and `size` of a list: the size is cut to 100, the page to the last that can be reached. */
export function readPaging(
  { page, size }: { page?: Maybe<number>; size?: Maybe<number> },
  { defaultSize, minSize = 1, maxResults = MAX_FROM }: PagingOptions,
): Paging {
  const cutSize = readLimit(size, {
    argument: 'size',
    fallback: defaultSize,
    min: minSize,
    max: MAX_CALL_SIZE,
  });
  const lastPage = Math.floor(Math.min(maxResults, MAX_FROM) / Math.max(1, cutSize));
  const cutPage = readLimit(page, { argument: 'page', fallback: 1, min: 1, max: Math.max(1, lastPage) });

  return { page: cutPage, size: cutSize, from: offsetOf(cutPage, cutSize) };
}

/** A maximum number of results: cut to `max`, rejected below `min`. */
export function readLimit(
  limit: Maybe<number>,
  {
    argument = 'limit',
    fallback,
    min,
    max,
  }: { argument?: string; fallback: number; min: number; max: number },
): number {
  return Math.min(atLeast(limit ?? fallback, argument, min), max);
}
