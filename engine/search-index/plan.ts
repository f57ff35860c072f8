import { costFactors, monthlyCost } from '#domain/listing/mortgage/monthly-cost.ts';
import type { MortgageCountry } from '#domain/listing/mortgage/mortgage.ts';
import { type OpenHouseDay, openHouseDates } from '#domain/listing/open-house-days.ts';
import type { Bounds } from '#domain/search/bounds.ts';
import { POSTAL_INDEX } from '#domain/search/postal-code.ts';
import { TYPES_WITH_FEES } from '#domain/search/property-types.ts';
import type { FiltersInput, GeoInput } from '#domain/search/search-input.ts';
import { PLACES_INDEX } from '#domain/search/search-state.ts';
import { LISTED_AREA_INDEX } from '#domain/search/street/listed-area.ts';
import { STREET_INDEX } from '#domain/search/street/street.ts';
import {
  type ListingSearch,
  listedSince,
  placeNumber,
  SearchConditionError,
  searchedPostalCode,
} from '../store/listings/listing-conditions.ts';
import { localMinute } from '../store/listings/local-minute.ts';
import { boxAround, boxInside, EARTH_RADIUS_KM, radians } from '../store/places/circle.ts';
import type { LatLon } from '../store/places/place-points.ts';
import { type Columns, known } from './columns.ts';
import type { Test } from './condition-sets.ts';
import {
  atLeast,
  type Condition,
  cached,
  exactly,
  flagged,
  listCondition,
  listedAreaCondition,
  openHouseCondition,
  postalCodeCondition,
  price,
  set,
  storeys,
  streetCondition,
  textCondition,
} from './conditions.ts';
import { openHouseEnd } from './open-house-end.ts';
import { createRingTest } from './polygon.ts';
import { rawCondition } from './raw-conditions.ts';

/** PostgreSQL's geometric types compare with this tolerance. */
const EDGE = 2e-6;

/** Numbers that a search has a minimum of. */
const AT_LEAST = [
  'bedrooms',
  'bathrooms',
  'interiorSize',
  'lotSize',
  'garageSpaces',
  'parkingSpaces',
] as const;

/** Whether a search has keywords or terms that only the database can evaluate. */
export function hasStoreTerms({ search: { filters = {} } }: ListingSearch, columns: Columns): boolean {
  return Boolean(filters.keywords) || rawTerms(filters).some((term) => rawCondition(term, columns) === null);
}

const rawTerms = (filters: FiltersInput) => [...(filters.raw ?? []), ...(filters.agentSetRaw ?? [])];

/** The conditions of a search; null for one with terms that only the database can evaluate. */
export function planSearch(
  { search, now, timeZone, mortgageCountry, agentIds, area }: ListingSearch,
  columns: Columns,
): Condition[] | null {
  const { filters = {}, geo, bounds, ids } = search;
  const raw = rawTerms(filters).map((term) => rawCondition(term, columns));
  if (raw.some((condition) => condition === null) || filters.keywords) return null;

  return [
    ...filterConditions(filters, columns, { now, timeZone, mortgageCountry }),
    ...raw.filter((condition) => condition !== null),
    ...(agentIds ? [listCondition('agentIds', agentIds, columns)] : []),
    ...(bounds ? [box(bounds)] : []),
    ...(area ? areaConditions(area, columns) : geo ? geoConditions(geo, columns) : []),
    ...(ids ? [{ kind: 'ids' as const, ids }] : []),
  ];
}

function filterConditions(
  filters: FiltersInput,
  columns: Columns,
  { now, timeZone, mortgageCountry }: Pick<ListingSearch, 'now' | 'timeZone' | 'mortgageCountry'>,
): Condition[] {
  const { transactionType, lowPrice, highPrice, propertyTypes, listingAgeDays, officeId, agentId } = filters;
  const conditions: Condition[] = [];

  if (transactionType) {
    const wanted = transactionType === 'LEASE' ? 1 : 0;
    conditions.push(set(`lease ${wanted}`, () => (row) => columns.isLease[row] === wanted));
  }
  if (lowPrice !== undefined || highPrice !== undefined)
    conditions.push(price(lowPrice ?? -Infinity, highPrice ?? Infinity));
  for (const name of AT_LEAST) {
    const least = filters[name];
    if (least !== undefined) conditions.push(atLeast(name, least, columns));
  }
  if (filters.exactBedrooms !== undefined)
    conditions.push(exactly('bedrooms', filters.exactBedrooms, columns));
  if (filters.exactBathrooms !== undefined)
    conditions.push(exactly('bathrooms', filters.exactBathrooms, columns));
  if (filters.storeys !== undefined) conditions.push(storeys(filters.storeys, columns));
  if (filters.priceReduced) conditions.push(flagged('isReduced', columns));
  if (filters.withPhotos) conditions.push(flagged('hasPhotos', columns));
  if (filters.withPool) conditions.push(flagged('hasPool', columns));
  if (filters.monthlyPayment !== undefined)
    conditions.push(withinPayment(filters.monthlyPayment, mortgageCountry ?? null, columns));
  const { monthlyFee, openHouseDay } = filters;
  if (monthlyFee !== undefined) conditions.push(withinFee(monthlyFee, columns));
  if (propertyTypes) conditions.push(listCondition('propertyTypes', propertyTypes, columns));
  if (listingAgeDays !== undefined) {
    const since = listedSince(now, timeZone, listingAgeDays).getTime() * 1000;
    conditions.push(set(`listed ${since}`, () => (row) => (columns.listedAt[row] as number) >= since));
  }
  if (filters.openHouses || openHouseDay) conditions.push(...withOpenHouse(now, columns));
  if (openHouseDay) conditions.push(openHouseOn(openHouseDay, { now, timeZone }, columns));
  if (officeId !== undefined) conditions.push(textCondition('officeId', [officeId], columns));
  if (agentId !== undefined) conditions.push(listCondition('agentIds', [agentId], columns));

  return conditions;
}

export function withOpenHouse(now: Date, { openHouseUntil }: Columns): Condition[] {
  const time = now.getTime();

  return [
    set('open houses', () => (row) => !Number.isNaN(openHouseUntil[row])),
    { kind: 'check', test: (row) => (openHouseUntil[row] as number) >= time },
  ];
}

/** An open house on one of the days that is not over, of listings with one to come. */
export function openHouseOn(
  day: OpenHouseDay,
  search: Pick<ListingSearch, 'now' | 'timeZone'>,
  columns: Columns,
): Condition {
  const minute = localMinute(search);
  const { from, to } = openHouseDates(day, minute.slice(0, 10));

  return openHouseCondition((house) => {
    const date = house.slice(0, 10);
    return date >= from && date <= to && openHouseEnd(house) >= minute;
  }, columns);
}

/** An unknown fee is none, but not of condos and townhouses. */
function withinFee(most: number, columns: Columns): Condition {
  return set(`fee ${most}`, () => {
    const hasFee = cached(columns.lists.propertyTypes.values, (types) =>
      TYPES_WITH_FEES.some((type) => types.includes(type)),
    );

    return (row) => {
      const fee = known(columns.monthlyFee[row]);
      return fee === null ? !hasFee(columns.propertyTypes[row] as number) : fee <= most;
    };
  });
}

/** A rent, or the monthly cost of a home, within the payment. */
function withinPayment(monthly: number, country: MortgageCountry | null, columns: Columns): Condition {
  return set(`payment ${monthly} ${country}`, () => {
    const factors = country && costFactors(country);

    return (row) => {
      const price = columns.price[row] as number;
      if (columns.isLease[row] === 1) return price <= monthly;

      if (!factors) return true;
      const propertyTax = known(columns.propertyTax[row]);
      const monthlyFee = known(columns.monthlyFee[row]);

      return monthlyCost({ price, propertyTax, monthlyFee }, factors) <= monthly;
    };
  });
}

function geoConditions(geo: GeoInput, columns: Columns): Condition[] {
  if ('placeId' in geo) return [inPlaces('whosonfirst', [geo.placeId], columns)];
  if ('placeIds' in geo) return [inPlaces('whosonfirst', geo.placeIds, columns)];
  if ('polygon' in geo) return areaConditions([[geo.polygon]], columns);
  if ('point' in geo) return geo.point.radius === undefined ? [] : near(geo.point, geo.point.radius, columns);
  if (geo.shape.index === POSTAL_INDEX)
    return [postalCodeCondition(searchedPostalCode(geo.shape.id), columns)];
  if (geo.shape.index === STREET_INDEX) return [streetCondition(geo.shape.id, columns)];
  if (geo.shape.index === LISTED_AREA_INDEX) return [listedAreaCondition(geo.shape.id, columns)];
  if (geo.shape.index !== PLACES_INDEX)
    throw new SearchConditionError('shape', `There is no index ${geo.shape.index} of shapes`);

  return [inPlaces('shape', [geo.shape.id], columns)];
}

/** In any of the places; their order does not matter to the cache. */
function inPlaces(field: string, ids: readonly string[], columns: Columns): Condition {
  const places = ids.map((id) => placeNumber(field, id)).sort((one, other) => one - other);

  return listCondition('placeIds', places, columns);
}

const box = (bounds: Bounds): Condition => ({ kind: 'box', box: bounds });

/** The same as the database's (store/listings/listing-conditions.ts): outer box, then inner box or angle. */
function near(centre: LatLon, radiusKm: number, { lat, lon }: Columns): Condition[] {
  const inner = boxInside(centre, radiusKm);
  const [sine, cosine] = [Math.sin(radians(centre.lat)), Math.cos(radians(centre.lat))];
  const least = Math.cos(radiusKm / EARTH_RADIUS_KM);
  const test = (row: number) => {
    const [rowLat, rowLon] = [lat[row] as number, lon[row] as number];
    if (rowLat <= inner.north && rowLat >= inner.south && rowLon <= inner.east && rowLon >= inner.west)
      return true;

    const angle =
      sine * Math.sin(radians(rowLat)) +
      cosine * Math.cos(radians(rowLat)) * Math.cos(radians(rowLon - centre.lon));
    return angle >= least;
  };

  return [box(boxAround(centre, radiusKm)), { kind: 'check', test }];
}

const resultsByRing = new WeakMap<readonly LatLon[], Uint8Array>();

/** Facets test the same rows against the same area once per filter; `ring` is unique to one call. */
function onceForEachRow(ring: readonly LatLon[] | undefined, rows: number, test: Test): Test {
  if (!ring) return test;
  const results = resultsByRing.get(ring) ?? new Uint8Array(rows);
  resultsByRing.set(ring, results);

  return (row) => {
    results[row] ||= test(row) ? 2 : 1;
    return results[row] === 2;
  };
}

/** In an outer ring and in none of the holes of the same polygon. */
function areaConditions(area: NonNullable<ListingSearch['area']>, { lat, lon }: Columns): Condition[] {
  const corners = area.flatMap(([outer = []]) => outer);
  const lats = corners.map((corner) => corner.lat);
  const lons = corners.map((corner) => corner.lon);
  const polygons = area.map((rings) => rings.map(createRingTest));
  const test = onceForEachRow(area[0]?.[0], lat.length, (row) => {
    const [rowLat, rowLon] = [lat[row] as number, lon[row] as number];
    return polygons.some(
      ([outer, ...holes]) => outer?.(rowLat, rowLon) && !holes.some((hole) => hole(rowLat, rowLon)),
    );
  });

  return [
    box({
      north: Math.max(...lats) + EDGE,
      south: Math.min(...lats) - EDGE,
      east: Math.max(...lons) + EDGE,
      west: Math.min(...lons) - EDGE,
    }),
    { kind: 'check', test },
  ];
}
