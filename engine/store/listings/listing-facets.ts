import { type Kysely, type RawBuilder, sql } from 'kysely';
import { OFFERED_OPEN_HOUSE_DAYS, type OpenHouseDay } from '#domain/listing/open-house-days.ts';
import { histogramBands, priceBands } from '#domain/listing/price-bands.ts';
import { type FacetFilters, OPEN_HOUSE_KEYS, PRICE_KEYS, withoutFilters } from '#domain/search/facets.ts';
import {
  EXACT_BATHROOMS,
  EXACT_BEDROOMS,
  GARAGE_SPACES,
  LOT_SIZES,
  PARKING_SPACES,
  ROOM_CHOICES,
  STOREYS,
} from '#domain/search/filter-options.ts';
import type { RawTerm } from '#domain/search/filters.ts';
import type { FiltersInput } from '#domain/search/search-input.ts';
import type { Schema } from '../schema.ts';
import { detailOf, type FieldTerm, fieldValues } from './field-terms.ts';
import { isTextSearched } from './is-text-searched.ts';
import {
  hasOpenHouse,
  hasOpenHouseOn,
  isReduced,
  type ListingSearch,
  listingConditions,
  rawCondition,
  storeysCondition,
} from './listing-conditions.ts';

export type ValueCount = { value: string; count: number };
export type RoomCount = { value: number; count: number };
export type PriceBandCount = { lowPrice: number; highPrice: number | null; count: number };

/** How many listings each choice of a filter would find with the other filters unchanged. */
export type ListingFacets = {
  total: number;
  transactionTypes: ValueCount[];
  propertyTypes: ValueCount[];
  /** Minimum; 0 is any. */
  bedrooms: RoomCount[];
  bathrooms: RoomCount[];
  /** 0 is a studio. */
  exactBedrooms: RoomCount[];
  exactBathrooms: RoomCount[];
  /** The last is three or more. */
  storeys: RoomCount[];
  /** Minimum. */
  lotSizes: RoomCount[];
  garageSpaces: RoomCount[];
  parkingSpaces: RoomCount[];
  priceReduced: number;
  withPhotos: number;
  withPool: number;
  openHouses: number;
  openHouseDays: { value: OpenHouseDay; count: number }[];
  priceBands: PriceBandCount[];
  /** Bars over the scale of the budget. */
  priceHistogram: PriceBandCount[];
  raw: { field: string; values: FieldTerm[] }[];
};

/** Limit of values counted for a field of the source. */
export const MAX_FIELD_VALUES = 100;

type Row = { facet: string; value: string | null; count: number };

/** All facets of a search in one query; a field without terms has no values. */
export async function listingFacets(
  db: Kysely<Schema>,
  search: ListingSearch,
  rawFields: readonly string[],
): Promise<ListingFacets> {
  const from = (own: FacetFilters) => facetRows(search, own);
  const bands = priceBands(search.priceScale ?? 1);
  const bars = histogramBands(search.search.filters?.transactionType, search.priceScale ?? 1);
  const parts: RawBuilder<unknown>[] = [
    sql`select 'total' as facet, null as value, count(*) as count from ${from({})}`,
    sql`select 'transactionTypes', transaction_type, count(*) from ${from({ keys: ['transactionType'] })} group by 2`,
    sql`select 'propertyTypes', type, count(*)
      from (select property_types from ${from({ keys: ['propertyTypes'] })}) found, unnest(property_types) as type
      group by 2`,
    ...choiceParts(search),
    bandCounts('priceBands', bands, from({ keys: PRICE_KEYS })),
    bandCounts('priceHistogram', bars, from({ keys: PRICE_KEYS })),
    ...rawParts(search, rawFields),
  ];
  const rows = await allOf(db, search, parts);

  return toFacets(rows, rawFields, { bands, bars });
}

/** The values of source fields only. */
export async function rawFacets(
  db: Kysely<Schema>,
  search: ListingSearch,
  rawFields: readonly string[],
): Promise<ListingFacets['raw']> {
  const parts = rawParts(search, rawFields);

  return rawValues(parts.length > 0 ? await allOf(db, search, parts) : [], rawFields);
}

async function allOf(
  db: Kysely<Schema>,
  search: ListingSearch,
  parts: readonly RawBuilder<unknown>[],
): Promise<Row[]> {
  const { rows } = await sql<Row>`${withMatching(search)} ${sql.join(
    parts.map((part) => sql`(${part})`),
    sql` union all `,
  )}`.execute(db);

  return rows;
}

/**
 * The matches of the raw terms are computed once: they are the most expensive part, shared by all facets
 * except those of their fields.
 */
function withMatching(search: ListingSearch): RawBuilder<unknown> {
  const { raw = [], agentSetRaw = [] } = search.search.filters ?? {};
  const { source, now, timeZone } = search;
  const terms: ListingSearch = { source, now, timeZone, search: { filters: { raw, agentSetRaw } } };

  return hasTerms(search)
    ? sql`with matching as materialized (select id from listings where ${listingConditions(terms)})`
    : sql``;
}

const hasTerms = (search: ListingSearch) => termCount(search) > 0;

function rawParts(search: ListingSearch, rawFields: readonly string[]): RawBuilder<unknown>[] {
  const details: Detail[] = [];
  const parts = rawFields.flatMap((field, index) => {
    const facet = `raw ${index}`;
    const detail = detailOf(field);
    if (detail !== null) {
      details.push({ facet, field, detail });
      return [];
    }
    const values = fieldValues(field);
    return values ? [rawFacet(facet, values, facetRows(search, { rawField: field }))] : [];
  });

  return details.length > 0 ? [...parts, detailFacets(search, details)] : parts;
}

type Detail = { facet: string; field: string; detail: string };

/**
 * Values of details, counted while each document is decompressed once. A detail counts the listings that fail
 * no counted term except its own.
 */
function detailFacets(search: ListingSearch, details: readonly Detail[]): RawBuilder<unknown> {
  const { raw = [], ...filters } = search.search.filters ?? {};
  const isOwn = (term: RawTerm) => details.some(({ field }) => field === term.field);
  const own = raw.filter(isOwn).map((term, index) => ({ term, missed: sql.ref(`missed_${index}`) }));
  const others = raw.filter((term) => !isOwn(term));
  const rest = { ...search, search: { ...search.search, filters: { ...filters, raw: others } } };
  const from = own.length > 0 ? sql`listings where ${listingConditions(rest)}` : facetRows(search, {});

  const misses = own.map(
    ({ term, missed }) => sql`, case when ${rawCondition(term)} then 0 else 1 end as ${missed}`,
  );
  const sum = (missed: RawBuilder<unknown>[]) => sql.join([sql.lit(0), ...missed], sql` + `);
  const all = sum(own.map(({ missed }) => missed));
  const values = details.map(({ facet, field, detail }) => {
    const mine = sum(own.filter(({ term }) => term.field === field).map(({ missed }) => missed));
    return sql`(${sql.lit(facet)}, listing_details(document) ->> ${detail}::text, ${all} = ${mine})`;
  });

  return sql`select facet, key as value, count from (
      select facet, key, count(*) as count, row_number() over (partition by facet order by count(*) desc, key) as place
      from (select * from ${from} and ${isTextSearched}) listings, lateral (
        select facet, key
        from (
          select document ${sql.join(misses, sql` `)}
          from (select listings.document || '{}'::jsonb as document offset 0) unpacked offset 0
        ) tested, lateral (values ${sql.join(values)}) as value (facet, key, counts)
        where counts and key is not null
      ) value
      group by facet, key
    ) ranked
    where place <= ${sql.lit(MAX_FIELD_VALUES)}`;
}

/** The listings a facet counts: the search without the facet's own filters. */
function facetRows(search: ListingSearch, own: FacetFilters): RawBuilder<unknown> {
  const counted = without(search, own);
  const isShared = hasTerms(search) && termCount(counted) === termCount(search);
  if (!isShared) return sql`listings where ${listingConditions(counted)}`;

  const { raw, agentSetRaw, ...filters } = counted.search.filters ?? {};
  const rest = { ...counted, search: { ...counted.search, filters } };
  return sql`listings where ${listingConditions(rest)} and id in (select id from matching)`;
}

const termCount = ({ search: { filters = {} } }: ListingSearch) =>
  (filters.raw?.length ?? 0) + (filters.agentSetRaw?.length ?? 0);

const without = (search: ListingSearch, own: FacetFilters): ListingSearch => ({
  ...search,
  search: withoutFilters(search.search, own),
});

type Band = { lowPrice: number; highPrice?: number };

function bandCounts(facet: string, bands: readonly Band[], from: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select ${sql.lit(facet)}, band::text, count(*)
    from (select width_bucket(price, ${bands.map(({ lowPrice }) => lowPrice)}::integer[]) as band from ${from}) found
    where band > 0 group by 2`;
}

/** A filter with a choice of a few numbers, counted without its own keys. */
type Choices = {
  facet: string;
  values: readonly number[];
  condition: (value: number) => RawBuilder<unknown>;
  keys: readonly (keyof FiltersInput)[];
};

function openHouseChoices(search: ListingSearch): Choices[] {
  return [
    { facet: 'openHouses', values: [1], condition: () => hasOpenHouse(search.now), keys: OPEN_HOUSE_KEYS },
    ...OFFERED_OPEN_HOUSE_DAYS.map((day) => ({
      facet: `openHouses ${day}`,
      values: [1],
      condition: () => hasOpenHouseOn(day, search),
      keys: OPEN_HOUSE_KEYS,
    })),
  ];
}

const BEDROOM_KEYS = ['bedrooms', 'exactBedrooms'] as const;
const BATHROOM_KEYS = ['bathrooms', 'exactBathrooms'] as const;
const ROOM_VALUES = ROOM_CHOICES.map(({ value }) => value);

const CHOICES: readonly Choices[] = [
  { facet: 'bedrooms', values: ROOM_VALUES, condition: leastRooms('bedrooms'), keys: BEDROOM_KEYS },
  { facet: 'bathrooms', values: ROOM_VALUES, condition: leastRooms('bathrooms'), keys: BATHROOM_KEYS },
  {
    facet: 'exactBedrooms',
    values: EXACT_BEDROOMS,
    condition: (n) => sql`bedrooms = ${sql.lit(n)}`,
    keys: BEDROOM_KEYS,
  },
  {
    facet: 'exactBathrooms',
    values: EXACT_BATHROOMS,
    condition: (n) => sql`floor(bathrooms) = ${sql.lit(n)}`,
    keys: BATHROOM_KEYS,
  },
  { facet: 'storeys', values: STOREYS, condition: storeysCondition, keys: ['storeys'] },
  {
    facet: 'lotSizes',
    values: LOT_SIZES,
    condition: (n) => sql`lot_size >= ${sql.lit(n)}`,
    keys: ['lotSize'],
  },
  {
    facet: 'garageSpaces',
    values: GARAGE_SPACES,
    condition: (n) => sql`garage_spaces >= ${sql.lit(n)}`,
    keys: ['garageSpaces'],
  },
  {
    facet: 'parkingSpaces',
    values: PARKING_SPACES,
    condition: (n) => sql`parking_spaces >= ${sql.lit(n)}`,
    keys: ['parkingSpaces'],
  },
  { facet: 'priceReduced', values: [1], condition: () => isReduced, keys: ['priceReduced'] },
  { facet: 'withPhotos', values: [1], condition: () => sql`has_photos`, keys: ['withPhotos'] },
  { facet: 'withPool', values: [1], condition: () => sql`has_pool`, keys: ['withPool'] },
];

function leastRooms(column: 'bedrooms' | 'bathrooms') {
  return (value: number) => (value === 0 ? sql`true` : sql`${sql.ref(column)} >= ${sql.lit(value)}`);
}

/** One scan for all choices that are counted over the same listings: those of the filters that are not set. */
function choiceParts(search: ListingSearch): RawBuilder<unknown>[] {
  const { filters = {} } = search.search;
  const ownKeys = ({ keys }: Choices) => keys.filter((key) => filters[key] !== undefined);
  const groups = Map.groupBy([...CHOICES, ...openHouseChoices(search)], (choices) => ownKeys(choices).join());

  return [...groups.values()].map((group) => {
    const [first] = group as [Choices, ...Choices[]];
    const all = group.flatMap(({ facet, values, condition }) =>
      values.map((value, index) => ({ facet, choice: String(index + 1), condition: condition(value) })),
    );
    const counts = all.map(({ condition }) => sql`count(*) filter (where ${condition})`);
    const names = all.map(
      ({ facet, choice }, index) => sql`(${sql.lit(facet)}, ${sql.lit(choice)}, ${sql.lit(index + 1)})`,
    );

    return sql`select facet, choice, counts[at]
      from (select array[${sql.join(counts)}] as counts from ${facetRows(search, { keys: ownKeys(first) })}) counted,
        (values ${sql.join(names)}) as named (facet, choice, at)`;
  });
}

function rawFacet(name: string, values: RawBuilder<unknown>, from: RawBuilder<unknown>) {
  return sql`select ${sql.lit(name)} as facet, key as value, count(*) as count
    from (select * from ${from}) listings, ${values} as value (key)
    where key is not null
    group by key order by 3 desc, key limit ${sql.lit(MAX_FIELD_VALUES)}`;
}

function toFacets(
  rows: readonly Row[],
  rawFields: readonly string[],
  { bands, bars }: { bands: readonly Band[]; bars: readonly Band[] },
): ListingFacets {
  const of = (facet: string) => rows.filter((row) => row.facet === facet);
  const one = (facet: string) => of(facet)[0]?.count ?? 0;
  const values = (facet: string) => valuesOf(rows, facet);
  const at = (facet: string, position: number) =>
    of(facet).find(({ value }) => value === String(position + 1))?.count ?? 0;
  const choiceCounts = (facet: string, choices: readonly number[]) =>
    choices.map((value, index) => ({ value, count: at(facet, index) }));
  const roomCounts = (facet: string) =>
    choiceCounts(
      facet,
      ROOM_CHOICES.map(({ value }) => value),
    );
  const priceCounts = (facet: string, of: readonly Band[]) =>
    of.map(({ lowPrice, highPrice = null }, index) => ({ lowPrice, highPrice, count: at(facet, index) }));

  return {
    total: one('total'),
    transactionTypes: values('transactionTypes'),
    propertyTypes: values('propertyTypes'),
    bedrooms: roomCounts('bedrooms'),
    bathrooms: roomCounts('bathrooms'),
    openHouses: at('openHouses', 0),
    openHouseDays: OFFERED_OPEN_HOUSE_DAYS.map((value) => ({ value, count: at(`openHouses ${value}`, 0) })),
    exactBedrooms: choiceCounts('exactBedrooms', EXACT_BEDROOMS),
    exactBathrooms: choiceCounts('exactBathrooms', EXACT_BATHROOMS),
    storeys: choiceCounts('storeys', STOREYS),
    lotSizes: choiceCounts('lotSizes', LOT_SIZES),
    garageSpaces: choiceCounts('garageSpaces', GARAGE_SPACES),
    parkingSpaces: choiceCounts('parkingSpaces', PARKING_SPACES),
    priceReduced: at('priceReduced', 0),
    withPhotos: at('withPhotos', 0),
    withPool: at('withPool', 0),
    priceBands: priceCounts('priceBands', bands),
    priceHistogram: priceCounts('priceHistogram', bars),
    raw: rawValues(rows, rawFields),
  };
}

function rawValues(rows: readonly Row[], rawFields: readonly string[]): ListingFacets['raw'] {
  return rawFields.map((field, index) => ({
    field,
    values: valuesOf(rows, `raw ${index}`).map(({ value, count }) => ({ key: value, count })),
  }));
}

function valuesOf(rows: readonly Row[], facet: string): ValueCount[] {
  const found = rows.filter((row) => row.facet === facet);

  return mostFirst(found.map(({ value, count }) => ({ value: value ?? '', count })));
}

/** The most frequent first, ties by value. */
export function mostFirst(counts: ValueCount[]): ValueCount[] {
  return counts.sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1));
}
