import fc from 'fast-check';
import { encodeGeohash } from '#domain/listing/geohash.ts';
import { OPEN_HOUSE_DAYS } from '#domain/listing/open-house-days.ts';
import type { FiltersInput, GeoInput, SearchInput } from '#domain/search/search-input.ts';
import type { ListingSearch } from '#engine/store/listings/listing-conditions.ts';
import { SOURCE, sampleListing } from '#engine/testing/fixtures.ts';
import { TEST_NOW } from '#engine/testing/test-engine.ts';

/** Few distinct values, so that listings share them and searches hit boundaries. */
const from = <Value>(...values: Value[]) => fc.constantFrom(...values);
const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { freq: 4 });
const TYPES = ['house', 'condo', 'townhouse', 'commercial'] as const;
const agents = fc.subarray(['x', 'y', 'z']);
const lat = fc.oneof(from(53.5, 53.55, 53.6), fc.double({ min: 53.4, max: 53.7, noNaN: true }));
const lon = fc.oneof(from(-113.5, -113.45), fc.double({ min: -113.7, max: -113.3, noNaN: true }));
const corner = fc.record({ lat, lon });
const time = (day: number) => new Date(TEST_NOW.getTime() - day * 86_400_000).toISOString();

/** Around noon of `TEST_NOW` in Edmonton. */
const OPEN_HOUSES = [
  { date: '2026-11-20', start_time: '13:00', end_time: '15:00' },
  { date: '2026-11-21', start_time: '09:30', end_time: '11:59' },
  { date: '2026-11-21', start_time: '10:00', end_time: '12:00' },
  { date: '2026-11-21', start_time: '13:00', end_time: '15:00' },
  { date: '2026-11-22', start_time: '13:00', end_time: '15:00' },
];

/** A row of the store; ids repeat, so that changes hit existing rows. */
export const anyListing = fc
  .record({
    id: from(...'abcdefghijklmnopqrstuvwxyz'),
    status: from('active', 'active', 'active', 'active', 'pending', 'off'),
    transaction_type: from('sale' as const, 'sale' as const, 'lease' as const),
    property_types: fc.subarray([...TYPES]),
    price: maybe(from(0, 25, 1000, 1900, 25_000, 250_000, 300_000, 300_001, 999_999, 1_000_000, 5_000_000)),
    bedrooms: maybe(from(0, 1, 2, 3, 4, 6)),
    bathrooms: maybe(from(1, 1.5, 2, 2.5, 3)),
    interior_size: maybe(from(600, 1000, 1500, 3000)),
    year_built: maybe(from(1950, 2001, 2020, 2026)),
    lot_size: maybe(from(3000, 5000, 43_560)),
    storeys: maybe(from(1, 1.5, 2, 2.5, 4)),
    garage_spaces: maybe(from(1, 2, 3)),
    parking_spaces: maybe(from(1, 2, 5)),
    previous_price: maybe(from(400_000)),
    price_reduced_at: maybe(from(time(1), time(3))),
    hasPhotos: fc.boolean(),
    hasPool: fc.boolean(),
    taxes: maybe(from('$1,200 (2026)', '4120.50', 'unknown')),
    fee: maybe(from('$385', '620', '0')),
    listed_at: from(time(0), time(0.5), time(1), time(7), time(7), '2026-11-14T06:59:59.999999Z', time(200)),
    location: maybe(corner),
    hidden: from<Record<string, boolean>>(
      {},
      {},
      {},
      { address: false },
      { details: false },
      { listing: false },
    ),
    neighbourhood: maybe(from('Oliver', 'oliver', 'Glenora')),
    city: from('Edmonton', 'St. Albert'),
    address: maybe(from('204 10425 82 Avenue NW', '10425 82 Avenue NW', '7 Whyte Avenue NW #12')),
    postal_code: maybe(from('T6E 2A3', 'T6E2A4', 't6f 1a1')),
    office_id: maybe(from('o-1', 'o-2')),
    agent_ids: agents,
    place_ids: fc.subarray([10, 11, 12]),
    open_house_until: maybe(from(time(-1), time(0), time(1))),
    open_houses: fc.subarray(OPEN_HOUSES),
  })
  .map(({ location, hidden, hasPhotos, hasPool, taxes, fee, open_houses, ...row }) =>
    sampleListing({
      ...row,
      document: {
        open_houses,
        additionalDetails: {
          ...(taxes !== null && { Taxes: taxes }),
          ...(fee !== null && { 'Monthly Fee': fee }),
        },
        ...(!hasPhotos && { images: [] }),
        ...(hasPool && { has_pool: true }),
      },
      display: hidden,
      ...(location && { location, geohash: encodeGeohash(location, 9) }),
    }),
  );

const term = fc.oneof(
  fc.record({
    field: from('price', 'bedrooms', 'bathrooms', 'sqft', 'year_built'),
    operator: from('gte' as const, 'lte' as const),
    values: fc.array(from('2', '2.5', '1000', '300000', '2001'), { minLength: 1, maxLength: 2 }),
  }),
  fc.record({
    field: from('bedrooms', 'price', 'year_built', 'neighbourhood', 'city', 'listOfficeId', 'building_types'),
    operator: from('eq' as const, 'in' as const),
    values: fc.array(from('2', '300000', '2001', 'Oliver', 'St. Albert', 'o-1', 'condo'), {
      minLength: 1,
      maxLength: 2,
    }),
  }),
  fc.record({
    field: from('mls', 'additionalDetails.Parking'),
    operator: from('match' as const),
    values: from(['Ea'], ['b']),
  }),
);

const filters: fc.Arbitrary<FiltersInput> = fc.record(
  {
    transactionType: from('SALE' as const, 'LEASE' as const),
    lowPrice: from(0, 1900, 250_000, 300_000, 300_001),
    highPrice: from(1900, 300_000, 999_999, 6_000_000),
    bedrooms: fc.integer({ min: 1, max: 7 }),
    bathrooms: fc.integer({ min: 1, max: 4 }),
    propertyTypes: fc.subarray([...TYPES], { minLength: 1 }),
    exactBedrooms: fc.integer({ min: 0, max: 4 }),
    exactBathrooms: fc.integer({ min: 1, max: 3 }),
    monthlyPayment: from(1000, 1900, 2500, 6000),
    lotSize: from(3000, 5001),
    storeys: fc.integer({ min: 1, max: 3 }),
    garageSpaces: from(1, 2),
    parkingSpaces: from(1, 3),
    priceReduced: fc.boolean(),
    withPhotos: fc.boolean(),
    withPool: fc.boolean(),
    interiorSize: from(600, 1000, 1001),
    listingAgeDays: from(1, 7, 8, 300),
    openHouses: fc.boolean(),
    openHouseDay: from(...OPEN_HOUSE_DAYS),
    monthlyFee: from(0, 384, 385, 620),
    officeId: from('o-1', 'nobody'),
    agentId: from('x', 'nobody'),
    raw: fc.array(term, { minLength: 1, maxLength: 2 }),
    agentSetRaw: fc.array(term, { minLength: 1, maxLength: 1 }),
  },
  { requiredKeys: [] },
);

const ring = fc.array(corner, { minLength: 3, maxLength: 12 });
const geo: fc.Arbitrary<GeoInput> = fc.oneof(
  from('10', '11', '99').map((placeId) => ({ placeId })),
  fc.shuffledSubarray(['10', '11', '12', '99'], { minLength: 2 }).map((placeIds) => ({ placeIds })),
  fc.record({ lat, lon, radius: from(0.01, 1, 5, 20) }).map((point) => ({ point })),
  corner.map((point) => ({ point })),
  ring.map((polygon) => ({ polygon })),
  from('10', '12').map((id) => ({ shape: { index: 'whosonfirst', id } })),
  from('T6E', 't6e 2a3', 'T6F').map((id) => ({ shape: { index: 'postal', id } })),
  from('82_Avenue_NW__Edmonton', 'whyte_avenue_nw__edmonton').map((id) => ({
    shape: { index: 'street', id },
  })),
  from('oliver__Edmonton', 'Glenora__St._Albert', 'St._Albert', '', '__').map((id) => ({
    shape: { index: 'listed-area', id },
  })),
);
const bounds = fc.tuple(corner, corner).map(([one, other]) => ({
  north: Math.max(one.lat, other.lat),
  south: Math.min(one.lat, other.lat),
  east: Math.max(one.lon, other.lon),
  west: Math.min(one.lon, other.lon),
}));

const input: fc.Arbitrary<SearchInput> = fc.record(
  { filters, geo, bounds, ids: fc.subarray(['a', 'b', 'c', 'nobody']) },
  { requiredKeys: [] },
);

/** Searches of the fixtures' source. */
export const anySearch: fc.Arbitrary<ListingSearch> = fc
  .record(
    {
      search: input,
      agentIds: agents,
      mortgageCountry: from(null, 'CA' as const, 'US' as const),
      area: fc.array(fc.array(ring, { minLength: 1, maxLength: 2 }), { maxLength: 2 }),
    },
    { requiredKeys: ['search'] },
  )
  .map((search) => ({ source: SOURCE, now: TEST_NOW, timeZone: 'America/Edmonton', ...search }));

export const anyPage = fc.record({
  sort: from(
    'LIST_DATE_DES' as const,
    'LIST_DATE_ASC' as const,
    'PRICE_ASC' as const,
    'PRICE_DES' as const,
    'GEO_CENTRE' as const,
    'OPEN_HOUSE' as const,
    'REDUCED_DES' as const,
    'PRICE_PER_SQFT_ASC' as const,
    'BEDS_DES' as const,
    'SIZE_DES' as const,
    'LOT_DES' as const,
  ),
  centre: maybe(corner),
  from: from(0, 0, 1, 5, 40),
  size: from(0, 1, 3, 20),
});
