import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { costFactors } from '#domain/listing/mortgage/monthly-cost.ts';
import type { MortgageCountry } from '#domain/listing/mortgage/mortgage.ts';
import { type OpenHouseDay, openHouseDates } from '#domain/listing/open-house-days.ts';
import type { Bounds } from '#domain/search/bounds.ts';
import { type RawTerm, STOREYS_MAX } from '#domain/search/filters.ts';
import { usableKeywords } from '#domain/search/keywords.ts';
import { POSTAL_INDEX, readPostalCode } from '#domain/search/postal-code.ts';
import { TYPES_WITH_FEES } from '#domain/search/property-types.ts';
import type { FiltersInput, GeoInput, SearchInput } from '#domain/search/search-input.ts';
import { isPlaceId, PLACES_INDEX } from '#domain/search/search-state.ts';
import { LISTED_AREA_INDEX } from '#domain/search/street/listed-area.ts';
import { STREET_INDEX } from '#domain/search/street/street.ts';
import { boxAround, boxInside, EARTH_RADIUS_KM, radians } from '../places/circle.ts';
import type { LatLon } from '../places/place-points.ts';
import { dayStart } from './day-start.ts';
import { inListedArea } from './listed-area-condition.ts';
import { localMinute } from './local-minute.ts';
import { inPostalCode } from './postal-code-condition.ts';
import { indexedCondition, rawTermCondition, readsDocument } from './raw-terms.ts';
import { onStreet } from './street-condition.ts';

export type ListingSearch = {
  source: string;
  search: SearchInput;
  now: Date;
  /** Days begin at midnight of this time zone. */
  timeZone: string;
  /** How many times higher prices are than in dollars; 1 when omitted. */
  priceScale?: number;
  /** Whose rules the monthly payment of the filters follows; without them only rents are filtered by it. */
  mortgageCountry?: MortgageCountry | null;
  /** Only listings of these agents, from a unit of the organisation chart. */
  agentIds?: readonly string[];
  /** The polygons of the requested shape, each an outer ring and its holes. */
  area?: readonly (readonly (readonly LatLon[])[])[];
};

type Condition = RawBuilder<SqlBool>;

/** A term that cannot be compared, or an unknown area; `field` is the request parameter. */
export class SearchConditionError extends Error {
  override name = 'SearchConditionError';
  readonly field: string;

  constructor(field: string, message: string) {
    super(message);
    this.field = field;
  }
}

/** The conditions of a search, shared by hits, count, clusters and points. */
export function listingConditions({
  source,
  search,
  now,
  timeZone,
  mortgageCountry,
  agentIds,
  area,
}: ListingSearch): Condition {
  const { filters, geo, bounds, ids } = search;
  const conditions = [
    sql<SqlBool>`shown and source = ${source}`,
    ...(filters ? filterConditions(filters, { now, timeZone, mortgageCountry }) : []),
    ...(agentIds ? [sql<SqlBool>`agent_ids && ${[...agentIds]}::text[]`] : []),
    ...(area ? [inArea(area)] : geo ? [geoCondition(geo)] : []),
    ...(bounds ? [inBounds(bounds)] : []),
    ...(ids ? [sql<SqlBool>`id = any (${ids}::text[])`] : []),
  ];

  return sql`${sql.join(conditions, sql` and `)}`;
}

function filterConditions(
  filters: FiltersInput,
  { now, timeZone, mortgageCountry }: Pick<ListingSearch, 'now' | 'timeZone' | 'mortgageCountry'>,
): Condition[] {
  const when = <T>(value: T | undefined, condition: (value: T) => Condition) =>
    value === undefined ? [] : [condition(value)];

  return [
    ...when(filters.transactionType, (type) => sql`transaction_type = ${type.toLowerCase()}`),
    ...when(filters.lowPrice, (price) => sql`price >= ${price}::integer`),
    ...when(filters.highPrice, (price) => sql`price <= ${price}::integer`),
    ...when(filters.bedrooms, (count) => sql`bedrooms >= ${count}::integer`),
    ...when(filters.bathrooms, (count) => sql`bathrooms >= ${count}::integer`),
    ...when(filters.exactBedrooms, (count) => sql`bedrooms = ${count}::integer`),
    ...when(filters.exactBathrooms, (count) => sql`floor(bathrooms) = ${count}::integer`),
    ...when(filters.monthlyPayment, (monthly) => withinPayment(monthly, mortgageCountry ?? null)),
    ...when(filters.monthlyFee, withinFee),
    ...when(filters.propertyTypes, (types) => sql`property_types && ${types}::text[]`),
    ...when(filters.interiorSize, (size) => sql`interior_size >= ${size}::integer`),
    ...when(filters.lotSize, (size) => sql`lot_size >= ${size}::integer`),
    ...when(filters.storeys, storeysCondition),
    ...when(filters.garageSpaces, (count) => sql`garage_spaces >= ${count}::integer`),
    ...when(filters.parkingSpaces, (count) => sql`parking_spaces >= ${count}::integer`),
    ...when(
      filters.listingAgeDays,
      (days) => sql`listed_at >= ${listedSince(now, timeZone, days)}::timestamptz`,
    ),
    ...when(filters.openHouses || undefined, () => hasOpenHouse(now)),
    ...when(filters.openHouseDay, (day) => hasOpenHouseOn(day, { now, timeZone })),
    ...when(filters.priceReduced || undefined, () => isReduced),
    ...when(filters.withPhotos || undefined, () => sql`has_photos`),
    ...when(filters.withPool || undefined, () => sql`has_pool`),
    ...when(filters.keywords, keywordCondition),
    ...when(filters.officeId, (id) => sql`office_id = ${id}`),
    ...when(filters.agentId, (id) => sql`agent_ids @> array[${id}::text]`),
    ...rawConditions([...(filters.raw ?? []), ...(filters.agentSetRaw ?? [])]),
  ];
}

export function hasOpenHouse(now: Date): Condition {
  return sql`open_house_until >= ${now}::timestamptz`;
}

/** With an open house on one of the days that is not over. */
export function hasOpenHouseOn(
  day: OpenHouseDay,
  search: Pick<ListingSearch, 'now' | 'timeZone'>,
): Condition {
  const minute = localMinute(search);
  const { from, to } = openHouseDates(day, minute.slice(0, 10));

  return sql`case when ${hasOpenHouse(search.now)} then exists (
    select from jsonb_array_elements(document -> 'open_houses') house
    where house ->> 'date' between ${from} and ${to}
      and (house ->> 'date') || 'T' || (house ->> 'end_time') >= ${minute}
  ) else false end`;
}

export const isReduced: Condition = sql`previous_price is not null`;

/** An unknown fee is none, but not of condos and townhouses. */
function withinFee(fee: number): Condition {
  return sql`case when monthly_fee is null then not property_types && ${TYPES_WITH_FEES}::text[]
    else monthly_fee <= ${fee}::integer end`;
}

/** A rent, or the monthly cost of a home, within the payment. */
function withinPayment(monthly: number, country: MortgageCountry | null): Condition {
  return sql`case when transaction_type = 'lease' then price <= ${monthly}::integer
    else ${country ? sql`${costIn(country)} <= ${monthly}::integer` : sql`true`} end`;
}

/** `monthlyCost` of the domain. */
function costIn(country: MortgageCountry): RawBuilder<number> {
  const { downPart, taxPart, insurancePart, loanPayment } = costFactors(country);
  const partOf = (part: number) => sql`floor(price * ${part}::float8 + 0.5)`;

  return sql`(floor((price - ceil(price * ${downPart}::float8)) * ${loanPayment}::float8 + 0.5)
    + floor(coalesce(property_tax, ${partOf(taxPart)}) / 12 + 0.5)
    + floor(${partOf(insurancePart)} / 12 + 0.5) + coalesce(monthly_fee, 0))`;
}

/** One and a half are two; the last choice is open. */
export function storeysCondition(count: number): Condition {
  return count >= STOREYS_MAX
    ? sql`storeys >= ${count - 0.5}::real`
    : sql`floor(storeys + 0.5) = ${count}::integer`;
}

/**
 * Every keyword is found, its last word by its beginning. The keywords are plain words, so that they need no quotes. The index
 * has no positions of words: that they follow each other is read from the text, which takes a seventh of the time of indexing it again.
 */
function keywordCondition(keywords: readonly string[]): Condition {
  const phrases = usableKeywords(keywords).map((keyword) => keyword.split(' '));
  if (phrases.length === 0) return sql`true`;
  const all = phrases.map((words) => `${words.join(' & ')}:*`).join(' & ');
  const inOrder = phrases.filter(({ length }) => length > 1).map(followEachOther);

  return sql.join([sql`${LISTING_WORDS} @@ ${all}::text::tsquery`, ...inOrder], sql` and `);
}

const LISTING_WORDS = sql`listing_words(document, display)`;
const LISTING_TEXT = sql<string>`lower(concat_ws(' ', document ->> 'description',
  (select string_agg(value, ' ') from jsonb_each_text(
    case when jsonb_typeof(document -> 'additionalDetails') = 'object' then document -> 'additionalDetails' end))))`;

/** Text with accents may have the words without them. */
function followEachOther(words: readonly string[]): Condition {
  const pattern = `\\m${words.join('[^[:alnum:]]+')}`;
  const phrase = `${words.join(' <-> ')}:*`;

  return sql`(${LISTING_TEXT} ~ ${pattern}
    or (${LISTING_TEXT} ~ '[^\\x01-\\x7f]'
      and ${LISTING_WORDS} @@ ${phrase}::text::tsquery))`;
}

/** Listed on one of the N days that end today; N = 1 is today. */
export function listedSince(now: Date, timeZone: string, days: number): Date {
  return dayStart(now, timeZone, Math.max(days, 1) - 1);
}

/**
 * One term uses the index of details, the others filter its rows. Documents are compressed: several terms
 * share one decompression.
 */
function rawConditions(terms: readonly RawTerm[]): Condition[] {
  const first = terms.findIndex((term) => indexedCondition(term) !== null);
  const indexed = terms.slice(first, first + 1).flatMap((term) => indexedCondition(term) ?? []);
  const rest = terms.filter((_, index) => index !== first);
  const others = [...indexed, ...rest.filter((term) => !readsDocument(term)).map(rawCondition)];
  const read = rest.filter(readsDocument).map(rawCondition);
  if (read.length < 2) return [...others, ...read];

  return [
    ...others,
    sql`(select ${sql.join(read, sql` and `)}
      from (select document || '{}'::jsonb as document offset 0) unpacked)`,
  ];
}

/** The SQL condition of a term. */
export function rawCondition(term: RawTerm): Condition {
  const condition = rawTermCondition(term);
  if (!condition) throw new SearchConditionError('raw', `${term.field} cannot be compared with that value`);

  return condition;
}

function geoCondition(geo: GeoInput): Condition {
  if ('placeId' in geo) return inPlace('whosonfirst', geo.placeId);
  if ('placeIds' in geo) return inAnyPlace(geo.placeIds);
  if ('point' in geo) return geo.point.radius === undefined ? sql`true` : near(geo.point, geo.point.radius);
  if ('polygon' in geo) return inRing(geo.polygon);

  if (geo.shape.index === POSTAL_INDEX) return inPostalCode(searchedPostalCode(geo.shape.id));
  if (geo.shape.index === STREET_INDEX) return onStreet(geo.shape.id);
  if (geo.shape.index === LISTED_AREA_INDEX) return inListedArea(geo.shape.id);
  if (geo.shape.index !== PLACES_INDEX)
    throw new SearchConditionError('shape', `There is no index ${geo.shape.index} of shapes`);
  return inPlace('shape', geo.shape.id);
}

function inPlace(field: string, id: string): Condition {
  return sql`place_ids @> array[${placeNumber(field, id)}::bigint]`;
}

function inAnyPlace(ids: readonly string[]): Condition {
  return sql`place_ids && ${ids.map((id) => placeNumber('whosonfirst', id))}::bigint[]`;
}

/** The canonical form of a postal code. */
export function searchedPostalCode(text: string): string {
  const code = readPostalCode(text);
  if (!code) throw new SearchConditionError('shape', 'shape is no postal code');

  return code;
}

/** The number of a place; `field` is named in the error. */
export function placeNumber(field: string, id: string): number {
  if (!isPlaceId(id)) throw new SearchConditionError(field, `${field} is the number of a place`);

  return Number(id);
}

function inRing(ring: readonly LatLon[]): Condition {
  const corners = ring.map(({ lat, lon }) => `(${lon},${lat})`).join(',');

  return sql`search_location <@ ${`(${corners})`}::text::polygon`;
}

/** In the outer ring of a polygon and in none of its holes. */
function inArea(area: NonNullable<ListingSearch['area']>): Condition {
  const polygons = area.map(([outer = [], ...holes]) => {
    const outside = holes.map((hole) => sql`not (${inRing(hole)})`);
    return sql`(${sql.join([inRing(outer), ...outside], sql` and `)})`;
  });

  return polygons.length > 0 ? sql`(${sql.join(polygons, sql` or `)})` : sql`false`;
}

function inBounds({ north, south, east, west }: Bounds): Condition {
  return sql`search_location <@ ${`(${east},${north}),(${west},${south})`}::text::box`;
}

/**
 * The box around the circle selects candidates, the box inside it accepts; in between, the great-circle angle
 * decides.
 */
function near({ lat, lon }: { lat: number; lon: number }, radiusKm: number): Condition {
  const angle = sql`${Math.sin(radians(lat))}::float8 * sin(radians(search_location[1]))
    + ${Math.cos(radians(lat))}::float8 * cos(radians(search_location[1])) * cos(radians(search_location[0] - ${lon}::float8))`;

  return sql`${inBounds(boxAround({ lat, lon }, radiusKm))}
    and (${inBounds(boxInside({ lat, lon }, radiusKm))} or ${angle} >= ${Math.cos(radiusKm / EARTH_RADIUS_KM)}::float8)`;
}
