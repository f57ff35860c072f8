import { type PriceBand, priceBands } from '#domain/listing/price-bands.ts';
import { withoutFilters } from '#domain/search/facets.ts';
import { ROOM_CHOICES } from '#domain/search/filter-options.ts';
import type { FiltersInput } from '#domain/search/search-input.ts';
import type { ListingSearch } from '../store/listings/listing-conditions.ts';
import { type ListingFacets, mostFirst, type ValueCount } from '../store/listings/listing-facets.ts';
import { type Bits, countBits, countCommon, eachBit, intersectWith } from './bitset.ts';
import { listCondition, set } from './conditions.ts';
import type { ListingIndex } from './listing-index.ts';

/**
 * Like `listingFacets` of the store without the fields of the source; null for a search that only the
 * database can answer.
 */
export function facets(index: ListingIndex, search: ListingSearch): Omit<ListingFacets, 'raw'> | null {
  const all = index.plan(search);
  if (!all) return null;

  const { columns } = index;
  const whole = index.match(all);
  const without = (...keys: (keyof FiltersInput)[]): Bits => {
    if (!keys.some((key) => search.search.filters?.[key] !== undefined)) return whole;
    const rest = { ...search, search: withoutFilters(search.search, { keys }) };
    return index.match(index.plan(rest) ?? []);
  };
  const rooms = (name: 'bedrooms' | 'bathrooms') => {
    const found = without(name);
    return ROOM_CHOICES.map(({ value }) => ({
      value,
      count:
        value === 0
          ? countBits(found)
          : countCommon(
              found,
              index.rowsOf(`${name} ${value}`, () => (row) => (columns[name][row] as number) >= value),
            ),
    }));
  };

  return {
    total: countBits(whole),
    transactionTypes: transactionTypes(index, without('transactionType')),
    propertyTypes: propertyTypes(index, without('propertyTypes')),
    bedrooms: rooms('bedrooms'),
    bathrooms: rooms('bathrooms'),
    openHouses: openHouses(index, without('openHouses'), search.now.getTime()),
    priceBands: bandCounts(index, priceBands(search.priceScale ?? 1), without('lowPrice', 'highPrice')),
  };
}

function transactionTypes(index: ListingIndex, found: Bits): ValueCount[] {
  const { columns } = index;
  const leases = countCommon(
    found,
    index.rowsOf('lease 1', () => (row) => columns.isLease[row] === 1),
  );
  const counts = [
    { value: 'lease', count: leases },
    { value: 'sale', count: countBits(found) - leases },
  ];

  return mostFirst(counts.filter(({ count }) => count > 0));
}

function propertyTypes(index: ListingIndex, found: Bits): ValueCount[] {
  const { columns } = index;
  const types = new Set(columns.lists.propertyTypes.values.flat());
  const counts = [...types].map((value) => {
    const condition = listCondition('propertyTypes', [value], columns);
    const rows = condition.kind === 'set' ? index.rowsOf(condition.key, condition.test) : found;
    return { value, count: countCommon(found, rows) };
  });

  return mostFirst(counts.filter(({ count }) => count > 0));
}

function openHouses(index: ListingIndex, found: Bits, now: number): number {
  const { columns } = index;
  const { openHouseUntil } = columns;
  const rows = index.match([set('open houses', () => (row) => !Number.isNaN(columns.openHouseUntil[row]))]);
  intersectWith(rows, found);
  let count = 0;
  eachBit(rows, (row) => {
    if ((openHouseUntil[row] as number) >= now) count++;
  });

  return count;
}

function bandCounts(
  index: ListingIndex,
  bands: readonly PriceBand[],
  found: Bits,
): ListingFacets['priceBands'] {
  const { price } = index.columns;
  const counts = new Uint32Array(bands.length);
  const edges = Float64Array.from(bands, ({ lowPrice }) => lowPrice);
  eachBit(found, (row) => {
    const value = price[row] as number;
    let band = -1;
    while (band + 1 < edges.length && value >= (edges[band + 1] as number)) band++;
    if (band >= 0) counts[band] = (counts[band] as number) + 1;
  });

  return bands.map(({ lowPrice, highPrice = null }, band) => ({
    lowPrice,
    highPrice,
    count: counts[band] as number,
  }));
}
