import { tradeMessage } from '../language/trade-message.ts';

const VALUES = [
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

export type Sort = (typeof VALUES)[number];
export type SortKey = Lowercase<Sort>;
type SortChoice = { value: Sort; key: SortKey; readonly label: string };

/** The orders of search results; `key` is used in URLs and REST calls. */
export const SORTS: readonly SortChoice[] = VALUES.map((value) => ({
  value,
  key: value.toLowerCase() as SortKey,
  get label() {
    return tradeMessage(`sort.${value}`);
  },
}));

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
  return SORTS.find(({ value }) => value === sort)?.key ?? DEFAULT_SORT_KEY;
}

export function sortFromKey(key: string): Sort | null {
  return SORTS.find((sort) => sort.key === key)?.value ?? null;
}

/** "Nearest" is offered only with a centre, of the place or of the visitor. */
export function offeredSorts(hasCentre: boolean): readonly SortChoice[] {
  return SORTS.filter(({ value }) => value !== 'GEO_CENTRE' || hasCentre);
}

/** Without a centre "nearest" falls back to null, the default order. */
export function possibleSort(sort: Sort | null, hasCentre: boolean): Sort | null {
  return sort === 'GEO_CENTRE' && !hasCentre ? null : sort;
}
