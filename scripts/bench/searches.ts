/** The searches of the benchmark: varied filters in a fixed order, so that runs are comparable. */
export const SEARCH_QUERY = `query Bench($search: SearchInput, $sort: SearchSort, $page: Int) {
  search(search: $search, sort: $sort, page: $page, size: 20) {
    total
    listings { id path address price bedrooms bathrooms interiorSize propertyTypes images { url alt } officeName }
  }
}`;

const TYPES = [['house'], ['condo'], ['townhouse'], ['house', 'townhouse'], ['land'], null] as const;
const SORTS = ['LIST_DATE_DES', 'PRICE_ASC', 'PRICE_DES', 'LIST_DATE_ASC'] as const;

export function searchVariables(index: number) {
  const low = (index * 37) % 9;
  const types = TYPES[index % TYPES.length];

  return {
    search: {
      filters: {
        lowPrice: low === 0 ? undefined : low * 50_000,
        highPrice: index % 3 === 0 ? undefined : 400_000 + ((index * 53) % 13) * 50_000,
        bedrooms: index % 5 === 0 ? undefined : 1 + (index % 4),
        bathrooms: index % 4 === 0 ? 2 : undefined,
        propertyTypes: types ? [...types] : undefined,
      },
      bounds:
        index % 4 === 1
          ? { north: 53.6, south: 53.45, east: -113.4, west: -113.4 - 0.02 * (1 + (index % 7)) }
          : undefined,
    },
    sort: SORTS[(index >> 2) % SORTS.length],
    page: 1 + (index % 3),
  };
}
