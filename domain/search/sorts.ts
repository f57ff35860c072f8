/** The orders of search results (specification §9); `key` is the word in URLs and REST calls. */
export const SORTS = [
  { value: 'LIST_DATE_DES', key: 'list_date_des', label: 'Most Recent' },
  { value: 'LIST_DATE_ASC', key: 'list_date_asc', label: 'Longest Listed' },
  { value: 'PRICE_ASC', key: 'price_asc', label: 'Price: low to high' },
  { value: 'PRICE_DES', key: 'price_des', label: 'Price: high to low' },
  { value: 'GEO_CENTRE', key: 'geo_centre', label: 'Nearest' },
] as const;

export type Sort = (typeof SORTS)[number]['value'];
export type SortKey = (typeof SORTS)[number]['key'];

export const DEFAULT_SORT: Sort = 'LIST_DATE_DES';

export function sortKey(sort: Sort): SortKey {
  return SORTS.find(({ value }) => value === sort)?.key ?? 'list_date_des';
}

export function sortFromKey(key: string): Sort | null {
  return SORTS.find((sort) => sort.key === key)?.value ?? null;
}

/** Nearest is offered only when there is a centre to be near to: of the place or of the visitor. */
export function offeredSorts(hasCentre: boolean): readonly (typeof SORTS)[number][] {
  return hasCentre ? SORTS : SORTS.filter((sort) => sort.value !== 'GEO_CENTRE');
}

/** Nearest falls back to the default sort when there is no centre. */
export function possibleSort(sort: Sort, hasCentre: boolean): Sort {
  return sort === 'GEO_CENTRE' && !hasCentre ? DEFAULT_SORT : sort;
}
