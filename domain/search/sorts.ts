import { tradeMessage } from '../language/trade-message.ts';

/** The orders of search results; `key` is used in URLs and REST calls. */
export const SORTS = [
  {
    value: 'LIST_DATE_DES',
    key: 'list_date_des',
    get label() {
      return tradeMessage('sort.LIST_DATE_DES');
    },
  },
  {
    value: 'LIST_DATE_ASC',
    key: 'list_date_asc',
    get label() {
      return tradeMessage('sort.LIST_DATE_ASC');
    },
  },
  {
    value: 'PRICE_ASC',
    key: 'price_asc',
    get label() {
      return tradeMessage('sort.PRICE_ASC');
    },
  },
  {
    value: 'PRICE_DES',
    key: 'price_des',
    get label() {
      return tradeMessage('sort.PRICE_DES');
    },
  },
  {
    value: 'GEO_CENTRE',
    key: 'geo_centre',
    get label() {
      return tradeMessage('sort.GEO_CENTRE');
    },
  },
  {
    value: 'OPEN_HOUSE',
    key: 'open_house',
    get label() {
      return tradeMessage('sort.OPEN_HOUSE');
    },
  },
] as const;

export type Sort = (typeof SORTS)[number]['value'];
export type SortKey = (typeof SORTS)[number]['key'];

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

/**
 * "Nearest" is offered only with a centre, of the place or of the visitor; "next open house" where only homes with one are
 * searched.
 */
export function offeredSorts(hasCentre: boolean, hasOpenHouses = false): readonly (typeof SORTS)[number][] {
  return SORTS.filter(
    ({ value }) => (value !== 'GEO_CENTRE' || hasCentre) && (value !== 'OPEN_HOUSE' || hasOpenHouses),
  );
}

/** Without a centre "nearest" falls back to null, the default order. */
export function possibleSort(sort: Sort | null, hasCentre: boolean): Sort | null {
  return sort === 'GEO_CENTRE' && !hasCentre ? null : sort;
}
