import { AREA_CORNERS_MAX, AREA_CORNERS_MIN, RADIUS_KM } from '#domain/search/area.ts';
import { areBounds } from '#domain/search/bounds.ts';
import {
  areRawValues,
  RAW_MATCHES_MAX,
  RAW_TERMS_MAX,
  RAW_VALUE_MAX_LENGTH,
  RAW_VALUES_MAX,
  rawValueCount,
} from '#domain/search/filters.ts';
import { KEYWORD_MAX_LENGTH, KEYWORDS_FIELD, KEYWORDS_MAX, usableKeywords } from '#domain/search/keywords.ts';
import { MAX_CALL_SIZE } from '#domain/search/paging.ts';
import type { FiltersInput, GeoInput, SearchInput } from '#domain/search/search-input.ts';
import { isPlaceId, PLACES_MAX } from '#domain/search/search-state.ts';
import { isOfListings } from '#domain/search/street/street.ts';
import type {
  BoundsInput as BoundsArgument,
  FiltersInput as FiltersArgument,
  GeoInput as GeoArgument,
  SearchInput as SearchArgument,
} from '../__generated__/types.ts';
import type { DisplayRules } from '../display-rules/display-rules.ts';
import { mayFilterBy, maySearch, maySearchText } from '../display-rules/searchable.ts';
import { badInput } from '../errors.ts';
import { readLatLon, within } from './numbers.ts';

const TOO_MUCH = `A value has at most ${RAW_VALUE_MAX_LENGTH} characters, and a match at most ${RAW_MATCHES_MAX} values.`;
const WHOLE_VALUES = 'This field can be searched by whole values and by numbers only.';

type Maybe<T> = T | null | undefined;
type FakeGeo = NonNullable<GeoArgument['fake']>;

/** Parses the search argument, or throws BAD_USER_INPUT naming the invalid argument. */
export function readSearch(search: Maybe<SearchArgument>, rules: DisplayRules): SearchInput {
  const { filters, geo, bounds, ids, isLenient } = search ?? {};
  const { fake, ...area } = geo ?? {};
  const narrowed = fake ? withTermsOf(fake, filters ?? {}, isLenient ? null : rules) : filters;

  return {
    ...(narrowed && { filters: readFilters(isLenient ? searchable(narrowed, rules) : narrowed, rules) }),
    ...(geo && !fake && { geo: readSearchedGeo(area, rules) }),
    ...(bounds && { bounds: readBounds(bounds) }),
    ...(ids && { ids: readIds(ids) }),
  };
}

/** The fields of terms that a lenient search drops, without duplicates. */
export function leftOutFields(search: Maybe<SearchArgument>, rules: DisplayRules): string[] {
  if (!search?.isLenient) return [];
  const { filters, geo } = search;
  const terms = [...(filters?.raw ?? []), ...(filters?.agentSetRaw ?? []), ...(geo?.fake?.raw ?? [])];

  const unknown = terms.filter((term) => !maySearch(term, rules)).map(({ field }) => field);
  const hasKeywords = Boolean(filters?.keywords?.length) && !maySearchText(rules);

  return [...new Set([...unknown, ...(hasKeywords ? [KEYWORDS_FIELD] : [])])];
}

function searchable(filters: FiltersArgument, rules: DisplayRules): FiltersArgument {
  const known = (terms: FiltersArgument['raw']) => terms?.filter((term) => maySearch(term, rules));

  return {
    ...filters,
    keywords: maySearchText(rules) ? filters.keywords : undefined,
    raw: known(filters.raw),
    agentSetRaw: known(filters.agentSetRaw),
  };
}

function readFilters(filters: FiltersArgument, rules: DisplayRules): FiltersInput {
  const { propertyTypes, keywords, raw, agentSetRaw, ...rest } = filters;
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value != null)) as FiltersInput;

  return {
    ...given,
    ...(propertyTypes && { propertyTypes }),
    ...(keywords && { keywords: readKeywords(keywords, rules) }),
    ...(raw && { raw: readRaw(raw, rules, 'search.filters.raw') }),
    ...(agentSetRaw && { agentSetRaw: readRaw(agentSetRaw, rules, 'search.filters.agentSetRaw') }),
  };
}

function readKeywords(keywords: readonly string[], rules: DisplayRules): string[] {
  const at = 'search.filters.keywords';
  within(keywords.length, at, 0, KEYWORDS_MAX);
  if (keywords.length > 0 && !maySearchText(rules)) throw badInput('This field can not be searched.', at);
  if (keywords.some((keyword) => keyword.length > KEYWORD_MAX_LENGTH))
    throw badInput(`A keyword has at most ${KEYWORD_MAX_LENGTH} characters.`, at);

  return usableKeywords(keywords);
}

function readRaw(terms: NonNullable<FiltersArgument['raw']>, rules: DisplayRules, at: string) {
  within(terms.length, at, 0, RAW_TERMS_MAX);
  within(rawValueCount(terms), `${at}.values`, 0, RAW_VALUES_MAX);

  return terms.map(({ field, operator, values }) => {
    if (!mayFilterBy(field, rules)) throw badInput('This field can not be searched.', `${at}.field`);
    if (!areRawValues(operator, values)) throw badInput(TOO_MUCH, `${at}.values`);
    if (!maySearch({ field, operator, values }, rules)) throw badInput(WHOLE_VALUES, `${at}.operator`);

    return { field, operator, values };
  });
}

/** A named area has no geometry that a search call could have: its terms are conditions like those of the filters. */
function withTermsOf(fake: FakeGeo, filters: FiltersArgument, rules: DisplayRules | null): FiltersArgument {
  const raw = rules ? readFakeGeo(fake, rules).raw : fake.raw;

  return { ...filters, raw: [...(filters.raw ?? []), ...raw] };
}

export function readFakeGeo({ locationTitle, raw }: FakeGeo, rules: DisplayRules) {
  return { locationTitle: locationTitle ?? null, raw: readRaw(raw, rules, 'search.geo.fake.raw') };
}

/** A postal code or a street would reveal where withheld listings are, where the service may match them. */
function readSearchedGeo(area: Omit<GeoArgument, 'fake'>, rules: DisplayRules): GeoInput {
  const geo = readGeo(area);
  if ('shape' in geo && isOfListings(geo.shape.index) && !maySearchText(rules))
    throw badInput('This source cannot be searched by postal code or street.', 'search.geo.shape');

  return geo;
}

/** All areas but a named one. */
export function readGeo({ placeId, placeIds, point, polygon, shape }: Omit<GeoArgument, 'fake'>): GeoInput {
  if (placeId != null) return { placeId };
  if (placeIds) return readPlaces(placeIds);
  if (point) return { point: readPoint(point) };
  if (polygon) {
    if (polygon.length < AREA_CORNERS_MIN || polygon.length > AREA_CORNERS_MAX) {
      const corners = `${AREA_CORNERS_MIN} to ${AREA_CORNERS_MAX} corners`;
      throw badInput(`A drawn area has ${corners}.`, 'search.geo.polygon');
    }
    return { polygon: polygon.map((corner) => readLatLon(corner, 'search.geo.polygon')) };
  }
  if (!shape) throw badInput('A geo has exactly one member.', 'search.geo');

  const { index, id, type, path } = shape;
  return { shape: { index, id, ...(type != null && { type }), ...(path != null && { path }) } };
}

/** One place of them is searched like one alone. */
function readPlaces(placeIds: readonly string[]): GeoInput {
  const at = 'search.geo.placeIds';
  within(placeIds.length, at, 1, PLACES_MAX);
  if (!placeIds.every(isPlaceId)) throw badInput('This is not the id of a place.', at);
  const [placeId = '', ...others] = [...new Set(placeIds)];

  return others.length > 0 ? { placeIds: [placeId, ...others] } : { placeId };
}

function readPoint(point: NonNullable<GeoArgument['point']>) {
  const at = 'search.geo.point';
  const { lat, lon } = readLatLon(point, at);
  if (point.radius == null) return { lat, lon };

  return { lat, lon, radius: within(point.radius, `${at}.radius`, RADIUS_KM.min, RADIUS_KM.max) };
}

function readBounds({ north, south, east, west }: BoundsArgument) {
  const bounds = { north, south, east, west };
  if (areBounds(bounds)) return bounds;
  throw badInput(
    'Bounds have their north above their south and their east beyond their west.',
    'search.bounds',
  );
}

function readIds(ids: string[]): string[] {
  within(ids.length, 'search.ids', 0, MAX_CALL_SIZE);
  if (ids.some((id) => id.includes('|'))) throw badInput('This is not an id.', 'search.ids');

  return ids;
}
