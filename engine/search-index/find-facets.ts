import { OFFERED_OPEN_HOUSE_DAYS } from '#domain/listing/open-house-days.ts';
import { histogramBands, type PriceBand, priceBands } from '#domain/listing/price-bands.ts';
import { OPEN_HOUSE_KEYS, PRICE_KEYS, withoutFilters } from '#domain/search/facets.ts';
import {
  EXACT_BATHROOMS,
  EXACT_BEDROOMS,
  GARAGE_SPACES,
  LOT_SIZES,
  PARKING_SPACES,
  ROOM_CHOICES,
  STOREYS,
} from '#domain/search/filter-options.ts';
import type { FiltersInput } from '#domain/search/search-input.ts';
import type { ListingSearch } from '../store/listings/listing-conditions.ts';
import { type ListingFacets, mostFirst, type ValueCount } from '../store/listings/listing-facets.ts';
import { type Bits, countBits, countCommon, eachBit } from './bitset.ts';
import { atLeast, type Condition, exactly, flagged, listCondition, storeys } from './conditions.ts';
import type { ListingIndex } from './listing-index.ts';
import { openHouseOn, withOpenHouse } from './plan.ts';

/**
 * Like `listingFacets` of the store without the fields of the source; null for a search that only the
 * database can evaluate.
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
  const counts = <Value extends number>(
    choices: readonly Value[],
    key: keyof FiltersInput,
    condition: (value: Value) => Condition & { kind: 'set' },
    others: readonly (keyof FiltersInput)[] = [],
  ) => {
    const found = without(key, ...others);
    return choices.map((value) => {
      const { key: name, test } = condition(value);
      return { value: Number(value), count: countCommon(found, index.rowsOf(name, test)) };
    });
  };
  const flags = (
    name: 'priceReduced' | 'withPhotos' | 'withPool',
    column: 'isReduced' | 'hasPhotos' | 'hasPool',
  ) => {
    const { key, test } = flagged(column, columns);
    return countCommon(without(name), index.rowsOf(key, test));
  };
  const rooms = (name: 'bedrooms' | 'bathrooms', exact: 'exactBedrooms' | 'exactBathrooms') => {
    const found = without(name, exact);
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

  const withoutPrices = without(...PRICE_KEYS);

  return {
    total: countBits(whole),
    transactionTypes: transactionTypes(index, without('transactionType')),
    propertyTypes: propertyTypes(index, without('propertyTypes')),
    bedrooms: rooms('bedrooms', 'exactBedrooms'),
    bathrooms: rooms('bathrooms', 'exactBathrooms'),
    exactBedrooms: counts(EXACT_BEDROOMS, 'exactBedrooms', (n) => exactly('bedrooms', n, columns), [
      'bedrooms',
    ]),
    exactBathrooms: counts(EXACT_BATHROOMS, 'exactBathrooms', (n) => exactly('bathrooms', n, columns), [
      'bathrooms',
    ]),
    storeys: counts(STOREYS, 'storeys', (n) => storeys(n, columns)),
    lotSizes: counts(LOT_SIZES, 'lotSize', (n) => atLeast('lotSize', n, columns)),
    garageSpaces: counts(GARAGE_SPACES, 'garageSpaces', (n) => atLeast('garageSpaces', n, columns)),
    parkingSpaces: counts(PARKING_SPACES, 'parkingSpaces', (n) => atLeast('parkingSpaces', n, columns)),
    priceReduced: flags('priceReduced', 'isReduced'),
    withPhotos: flags('withPhotos', 'hasPhotos'),
    withPool: flags('withPool', 'hasPool'),
    ...openHouses(index, without(...OPEN_HOUSE_KEYS), search),
    priceBands: bandCounts(index, priceBands(search.priceScale ?? 1), withoutPrices),
    priceHistogram: bandCounts(
      index,
      histogramBands(search.search.filters?.transactionType, search.priceScale ?? 1),
      withoutPrices,
    ),
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

function openHouses(
  index: ListingIndex,
  found: Bits,
  search: ListingSearch,
): Pick<ListingFacets, 'openHouses' | 'openHouseDays'> {
  const coming = withOpenHouse(search.now, index.columns);

  return {
    openHouses: countCommon(found, index.match(coming)),
    openHouseDays: OFFERED_OPEN_HOUSE_DAYS.map((value) => ({
      value,
      count: countCommon(found, index.match([...coming, openHouseOn(value, search, index.columns)])),
    })),
  };
}

function bandCounts(
  index: ListingIndex,
  bands: readonly Omit<PriceBand, 'label'>[],
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
