/** The orders of search results. Their labels: `sort-choices.ts`. */
export const SORT_VALUES = [
  'LIST_DATE_DES',
  'LIST_DATE_ASC',
  'PRICE_ASC',
  'PRICE_DES',
  'REDUCED_DES',
  'PRICE_PER_SQFT_ASC',
  'BEDS_DES',
  'SIZE_DES',
  'LOT_DES',
  'OPEN_HOUSE',
  'GEO_CENTRE',
] as const;

export type Sort = (typeof SORT_VALUES)[number];
/** As written in URLs and REST calls. */
export type SortKey = Lowercase<Sort>;

/** The default orders a site can choose. Not "nearest", since not every search has a centre. */
export const SITE_SORT_KEYS = [
  'list_date_des',
  'list_date_asc',
  'price_asc',
  'price_des',
] as const satisfies readonly SortKey[];
export type SiteSortKey = (typeof SITE_SORT_KEYS)[number];

export const DEFAULT_SORT: Sort = 'LIST_DATE_DES';
export const DEFAULT_SORT_KEY: SiteSortKey = 'list_date_des';

export function sortKey(sort: Sort): SortKey {
  return sort.toLowerCase() as SortKey;
}

export function sortFromKey(key: string): Sort | null {
  return SORT_VALUES.find((sort) => sortKey(sort) === key) ?? null;
}

/** Without a centre "nearest" falls back to null, the default order. */
export function possibleSort(sort: Sort | null, hasCentre: boolean): Sort | null {
  return sort === 'GEO_CENTRE' && !hasCentre ? null : sort;
}
