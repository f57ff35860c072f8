import fc from 'fast-check';
import { OPEN_HOUSE_DAYS } from '../listing/open-house-days.ts';
import { isArea } from '../search/area.ts';
import type { Bounds } from '../search/bounds.ts';
import {
  type Filters,
  normalFilters,
  RAW_OPERATORS,
  type RawTerm,
  TRANSACTION_TYPES,
} from '../search/filters.ts';
import { roundDegrees } from '../search/polyline.ts';
import { POSTAL_INDEX } from '../search/postal-code.ts';
import { PROPERTY_TYPES } from '../search/property-types.ts';
import { isComparable } from '../search/raw-terms.ts';
import {
  type Geo,
  isId,
  type PathGeo,
  PLACES_INDEX,
  PLACES_MAX,
  type SearchState,
} from '../search/search-state.ts';
import { SORT_VALUES } from '../search/sorts.ts';
import { openRing } from '../search/url/encode-area.ts';

/** Any storable text, including separators of every grammar. */
export const anyText = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 12 }).map((text) => text.replaceAll('\0', '0')),
  fc.constantFrom('.', '..', '/', ',', '~', '~41', '%2F', '+', '&', ' ', 'é', '☺', 'a.b,c|d'),
);

const amount = fc.integer({ min: 1, max: 999_999_999 });

const rawTerms: fc.Arbitrary<RawTerm[]> = fc.array(
  fc
    .record({
      field: anyText,
      operator: fc.constantFrom(...RAW_OPERATORS),
      values: fc.array(fc.oneof(anyText, fc.constantFrom('', '-1.5', '2026-11-21')), {
        minLength: 1,
        maxLength: 3,
      }),
    })
    .filter(isComparable),
  { minLength: 1, maxLength: 3 },
);

/** Normalised filters. */
export const anyFilters: fc.Arbitrary<Filters> = fc
  .record(
    {
      transactionType: fc.constantFrom(...TRANSACTION_TYPES),
      lowPrice: amount,
      highPrice: amount,
      bedrooms: fc.integer({ min: 2, max: 9 }),
      bathrooms: fc.integer({ min: 2, max: 9 }),
      exactBedrooms: fc.integer({ min: 0, max: 9 }),
      exactBathrooms: fc.integer({ min: 1, max: 9 }),
      monthlyPayment: amount,
      monthlyFee: fc.oneof(fc.constant(0), amount),
      lotSize: amount,
      storeys: fc.integer({ min: 1, max: 3 }),
      garageSpaces: fc.integer({ min: 1, max: 9 }),
      parkingSpaces: fc.integer({ min: 1, max: 9 }),
      priceReduced: fc.boolean(),
      withPhotos: fc.boolean(),
      withPool: fc.boolean(),
      keywords: fc.array(anyText, { maxLength: 6 }),
      propertyTypes: fc.subarray(PROPERTY_TYPES.map(({ value }) => value)),
      interiorSize: amount,
      listingAgeDays: fc.integer({ min: 1, max: 9999 }),
      constructionAgeYears: fc.integer({ min: 1, max: 500 }),
      openHouses: fc.boolean(),
      openHouseDay: fc.constantFrom(...OPEN_HOUSE_DAYS),
      officeId: anyText,
      agentId: anyText,
      orgChartId: anyText,
      orgChartIncludeChildren: fc.boolean(),
      raw: rawTerms,
      agentSetRaw: rawTerms,
      sort: fc.constantFrom(...SORT_VALUES),
    },
    { requiredKeys: [] },
  )
  .map(normalFilters);

const degrees = (max: number) =>
  fc.double({ min: -max, max, noNaN: true, noDefaultInfinity: true }).map(roundDegrees);

export const anyPoint = fc.record({ lat: degrees(90), lon: degrees(180) });

/** Corners of a drawn area. */
export const anyArea = fc.array(anyPoint, { minLength: 4, maxLength: 40 }).map(openRing).filter(isArea);

export const anyBounds: fc.Arbitrary<Bounds> = fc
  .tuple(anyPoint, anyPoint)
  .filter(([one, other]) => one.lat !== other.lat && one.lon !== other.lon)
  .map(([one, other]) => ({
    north: Math.max(one.lat, other.lat),
    south: Math.min(one.lat, other.lat),
    east: Math.max(one.lon, other.lon),
    west: Math.min(one.lon, other.lon),
  }));

const shape: fc.Arbitrary<PathGeo> = fc.record(
  {
    kind: fc.constant('shape' as const),
    // `wof` and `all-areas` have another meaning in this segment of the URL.
    index: anyText.filter((index) => !['wof', 'all-areas', PLACES_INDEX, POSTAL_INDEX].includes(index)),
    id: anyText,
    type: fc.string({ minLength: 1 }),
    path: fc.string({ minLength: 1 }),
  },
  { requiredKeys: ['kind', 'index', 'id'] },
);

const anyPathGeo: fc.Arbitrary<PathGeo> = fc.oneof(
  fc.constant<PathGeo>({ kind: 'all-areas' }),
  fc.nat().map<PathGeo>((id) => ({ kind: 'place', id: String(id) })),
  fc
    .uniqueArray(fc.nat().map(String), { minLength: 2, maxLength: PLACES_MAX })
    .map<PathGeo>((ids) => ({ kind: 'places', ids })),
  shape,
);

export const anyGeo: fc.Arbitrary<Geo | null> = fc.oneof(
  fc.constant(null),
  anyPathGeo,
  anyPoint.map<Geo>((point) => ({ kind: 'point', ...point })),
  anyArea.map<Geo>((corners) => ({ kind: 'area', corners })),
);

/** What was searched before is in URLs only. */
const anyAreaFrom = fc
  .record({ kind: fc.constant('area' as const), corners: anyArea, from: anyPathGeo })
  .map<Geo>((geo) => geo);

const common = {
  sort: fc.constantFrom(null, ...SORT_VALUES),
  page: fc.integer({ min: 1, max: 501 }),
  ids: fc.uniqueArray(anyText.filter(isId), { minLength: 1, maxLength: 5 }),
  bounds: anyBounds,
  map: fc.constant(true as const),
};

export const anySearchState: fc.Arbitrary<SearchState> = fc.oneof(
  fc.record(
    { ...common, filters: anyFilters, geo: fc.oneof(anyGeo, anyAreaFrom) },
    { requiredKeys: ['filters', 'geo', 'sort', 'page'] },
  ),
  // A prepared search defines its own filters and location.
  fc
    .tuple(
      fc.record(common, { requiredKeys: ['sort', 'page'] }),
      fc.constantFrom('preconfigured', 'savedSearch'),
      anyText,
    )
    .map(([present, key, name]) => ({ ...present, filters: {}, geo: null, [key]: name })),
);
