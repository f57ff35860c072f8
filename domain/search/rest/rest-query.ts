import { DEFAULT_CALL_SIZE, MAX_CALL_SIZE, MAX_FROM } from '../paging.ts';
import type { SearchInput } from '../search-input.ts';
import { DEFAULT_SORT, type Sort, sortFromKey, sortKey } from '../sorts.ts';
import { filterParams, readFilterParams } from './rest-filters.ts';
import { boundsParams, geoParams, readBoundsParams, readGeoParams } from './rest-geo.ts';
import { BadParamError, type ParamReader, paramReader } from './rest-params.ts';

/** Default and maximum number of map points per call. */
export const DEFAULT_POINTS = 1000;
export const MAX_POINTS = 2000;
/** Limit of ids in a search. */
const MAX_IDS = 1000;

/** A search call to the listing data (docs/rest-calls.md, "Query of q, cluster and points"). */
export type RestSearch = {
  search: SearchInput;
  sort: Sort;
  from: number;
  size: number;
  /** Additional fields of a hit. */
  select: string[];
  /** Limit of map points. */
  limit: number;
  /** Whether the response contains the total. */
  count: boolean;
};

export type RestSearchResult =
  | { ok: true; value: RestSearch }
  /** `field` is the invalid parameter. */
  | { ok: false; error: { field: string; message: string } };

/** The query of a search call. `currentYear` turns a construction age into a year. */
export function toRestQuery(
  { search, sort, from, size, select, limit, count }: { search: SearchInput } & Partial<RestSearch>,
  { currentYear }: { currentYear: number },
): Record<string, string> {
  const params = {
    ...filterParams(search.filters ?? {}, currentYear),
    ...geoParams(search.geo),
    ...boundsParams(search.bounds),
    ids: search.ids?.join('|'),
    sort: sort && sortKey(sort),
    from: from?.toString(),
    size: size?.toString(),
    limit: limit?.toString(),
    select_additional: select?.join(','),
    count: count === false ? 'false' : undefined,
  };

  return Object.fromEntries(
    Object.entries(params).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}

/**
 * The inverse of `toRestQuery`: unknown parameters are ignored, an unreadable value is an error that names
 * the parameter.
 */
export function fromRestQuery(params: URLSearchParams): RestSearchResult {
  try {
    return { ok: true, value: readSearch(paramReader(params)) };
  } catch (error) {
    if (!(error instanceof BadParamError)) throw error;
    return { ok: false, error: { field: error.field, message: error.message } };
  }
}

function readSearch(params: ParamReader): RestSearch {
  const filters = readFilterParams(params);
  const geo = readGeoParams(params);
  const bounds = readBoundsParams(params);
  const ids = params.read('ids', `at most ${MAX_IDS} ids joined by |`, readIds);

  return {
    search: {
      ...(Object.keys(filters).length > 0 && { filters }),
      ...(geo && { geo }),
      ...(bounds && { bounds }),
      ...(ids && { ids }),
    },
    sort: params.read('sort', 'one of the known orders', sortFromKey) ?? DEFAULT_SORT,
    from: params.integer('from', { min: 0, max: MAX_FROM }) ?? 0,
    size: params.integer('size', { min: 0, max: MAX_CALL_SIZE }) ?? DEFAULT_CALL_SIZE,
    select: params.text('select_additional')?.split(',').filter(Boolean) ?? [],
    limit: params.integer('limit', { min: 0, max: MAX_POINTS }) ?? DEFAULT_POINTS,
    count: params.read('count', 'true or false', truth) ?? true,
  };
}

function readIds(value: string): string[] | null {
  const ids = value.split('|').filter(Boolean);

  return ids.length <= MAX_IDS ? ids : null;
}

function truth(param: string): boolean | null {
  return param === 'true' || (param === 'false' ? false : null);
}
