import { DEFAULT_CALL_SIZE, MAX_CALL_SIZE, MAX_FROM } from './paging.ts';
import { filterWords, readFilterWords } from './rest-filters.ts';
import { boundsWords, geoWords, readBoundsWords, readGeoWords } from './rest-geo.ts';
import { BadWordError, type WordReader, wordReader } from './rest-words.ts';
import type { SearchInput } from './search-input.ts';
import { DEFAULT_SORT, type Sort, sortFromKey, sortKey } from './sorts.ts';

/** Map points that a call gives when it names no limit, and the most it gives. */
export const DEFAULT_POINTS = 1000;
export const MAX_POINTS = 2000;
/** Ids that a search is limited to. */
const MAX_IDS = 1000;

/** A search as a call to the listing data has it (docs/rest-calls.md, "Query of q, cluster and points"). */
export type RestSearch = {
  search: SearchInput;
  sort: Sort;
  from: number;
  size: number;
  /** Fields of a hit beyond the usual ones. */
  select: string[];
  /** Of map points. */
  limit: number;
  /** Whether the hits come with the number of all that the search finds. */
  count: boolean;
};

export type RestSearchResult =
  | { ok: true; value: RestSearch }
  /** `field` is the word at fault. */
  | { ok: false; error: { field: string; message: string } };

/** The query of a search call. `currentYear` turns a construction age into a year. */
export function toRestQuery(
  { search, sort, from, size, select, limit, count }: { search: SearchInput } & Partial<RestSearch>,
  { currentYear }: { currentYear: number },
): Record<string, string> {
  const words = {
    ...filterWords(search.filters ?? {}, currentYear),
    ...geoWords(search.geo),
    ...boundsWords(search.bounds),
    ids: search.ids?.join('|'),
    sort: sort && sortKey(sort),
    from: from?.toString(),
    size: size?.toString(),
    limit: limit?.toString(),
    select_additional: select?.join(','),
    count: count === false ? 'false' : undefined,
  };

  return Object.fromEntries(
    Object.entries(words).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}

/** The opposite of `toRestQuery`: a word it does not know is ignored, a value it cannot read is an error that names it. */
export function fromRestQuery(params: URLSearchParams): RestSearchResult {
  try {
    return { ok: true, value: readSearch(wordReader(params)) };
  } catch (error) {
    if (!(error instanceof BadWordError)) throw error;
    return { ok: false, error: { field: error.field, message: error.message } };
  }
}

function readSearch(words: WordReader): RestSearch {
  const filters = readFilterWords(words);
  const geo = readGeoWords(words);
  const bounds = readBoundsWords(words);
  const ids = words.read('ids', `at most ${MAX_IDS} ids joined by |`, readIds);

  return {
    search: {
      ...(Object.keys(filters).length > 0 && { filters }),
      ...(geo && { geo }),
      ...(bounds && { bounds }),
      ...(ids && { ids }),
    },
    sort: words.read('sort', 'one of the known orders', sortFromKey) ?? DEFAULT_SORT,
    from: words.integer('from', { min: 0, max: MAX_FROM }) ?? 0,
    size: words.integer('size', { min: 0, max: MAX_CALL_SIZE }) ?? DEFAULT_CALL_SIZE,
    select: words.text('select_additional')?.split(',').filter(Boolean) ?? [],
    limit: words.integer('limit', { min: 0, max: MAX_POINTS }) ?? DEFAULT_POINTS,
    count: words.read('count', 'true or false', truth) ?? true,
  };
}

function readIds(value: string): string[] | null {
  const ids = value.split('|').filter(Boolean);

  return ids.length <= MAX_IDS ? ids : null;
}

function truth(word: string): boolean | null {
  return word === 'true' || (word === 'false' ? false : null);
}
