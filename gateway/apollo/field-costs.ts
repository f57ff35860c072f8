import type { RawTerm } from '#domain/search/filters.ts';
import { MAX_CALL_SIZE } from '#domain/search/paging.ts';
import { MAX_POINTS } from '#domain/search/rest/rest-query.ts';

export type Arguments = Readonly<Record<string, unknown>>;

/** Reading the document of every listing takes the embedded database 100 ms. */
const SCAN = 6_000;
/** One more field or value per scan. */
const FIELD = 400;
const VALUE = 50;
/** Remarks are long texts, and a substring search reads all of them. */
const REMARKS_VALUE = 1_500;
const CORNER = 20;
/** A listing read with its document. */
const LISTING = 20;
/** Mixed on the server's own thread, in 5 ms. */
const AUDIO = 2_000;
/** Fields compared without reading the listing's document. */
const COLUMNS: ReadonlySet<string> = new Set([
  'price',
  'bedrooms',
  'bathrooms',
  'sqft',
  'year_built',
  'mls',
  'transaction_type',
  'building_types',
  'neighbourhood',
  'city',
  'province',
  'listOfficeId',
  'listOfficeName',
]);
/** Above this number of values a detail's index is not used. */
const INDEXED_VALUES_MAX = 10;
/** A geohash has 32 characters per digit; the number of cells is limited. */
const MAX_CLUSTERS = 1_700;
/** Assumed size of a list without a size argument. */
export const SHORT_LIST = 5;
const LONG_TEXTS: Readonly<Record<string, number>> = { description: 10, html: 20, body: 20, content: 20 };

type Price = (given: Arguments) => number;

/** The cost of a field besides its result: what is read for it. */
const WORK: Readonly<Record<string, Price>> = {
  search: (given) =>
    (typeof given.size === 'number' ? clamp(given.size, MAX_CALL_SIZE) * LISTING : 0) + searchCost(given),
  points: searchCost,
  clusters: (given) => 1_000 + searchCost(given),
  searchFacets: (given) => {
    const { rawFields } = given;
    const fields = Array.isArray(rawFields) ? rawFields.length : 0;

    return 1_500 + (fields > 0 ? SCAN : 0) + fields * FIELD + searchCost(given);
  },
  fieldTerms: () => SCAN,
  emptySearches: ({ paths }) => (Array.isArray(paths) ? clamp(paths.length, 24) : 1) * FIELD,
  marketStats: ({ areaIds }) => 2 * SCAN + (Array.isArray(areaIds) ? areaIds.length * FIELD : 0),
  autocomplete: () => 4_000,
  similarListings: () => 2_000,
  similarSolds: () => 1_000,
  nearby: () => 1_000,
  nearbyKinds: () => 200,
  nearbyInBounds: () => 500,
  neighbourhoodStats: () => SCAN,
  neighbourhoodRents: () => SCAN,
  lookUpGeo: () => 1_000,
  hierarchies: () => 1_000,
  favourites: ({ size }) => (typeof size === 'number' ? clamp(size, MAX_CALL_SIZE) : 20) * LISTING,
  requests: ({ size }) => (typeof size === 'number' ? clamp(size, MAX_CALL_SIZE) : 20) * LISTING,
  favouriteIds: () => 500,
  savedSearches: () => 500,
  // The listings of a result are of the same name, and read already.
  listings: ({ ids }) => (Array.isArray(ids) ? clamp(ids.length, MAX_CALL_SIZE) * LISTING : 0),
  form: () => 200,
  captchaAudio: () => AUDIO,
  solds: ({ text }) => (text ? 4_000 : 1_000),
};

export function workCost(name: string, given: Arguments): number {
  return WORK[name]?.(given) ?? 0;
}

/** The number of source fields whose values are counted. */
export function rawFieldCount(name: string, { rawFields }: Arguments): number {
  return name === 'searchFacets' && Array.isArray(rawFields) ? rawFields.length : 0;
}

export function leafCost(name: string): number {
  return LONG_TEXTS[name] ?? 1;
}

/** The maximum number of results of a field; null where its arguments have none. */
export function responseSize(name: string, given: Arguments): number | null {
  const { size, limit, ids, precision } = given;
  if (name === 'clusters' && typeof precision === 'number')
    return clamp(32 ** Math.max(precision - 1, 0), MAX_CLUSTERS);
  if (typeof size === 'number') return clamp(size, MAX_CALL_SIZE);
  if (typeof limit === 'number') return clamp(limit, MAX_POINTS);
  if (Array.isArray(ids)) return clamp(ids.length, MAX_CALL_SIZE);

  return null;
}

/** How often an object is there at all: of the cells of a map, an eighth tells of a home alone (engine: `ALONE_MAX`). */
export function shareOf(type: string | undefined, field: string): number {
  return type === 'Cluster' && field === 'listing' ? 1 / 8 : 1;
}

function searchCost(given: Arguments): number {
  const terms = termsOf(given);
  const { polygon } = (given.search as { geo?: { polygon?: unknown[] } } | undefined)?.geo ?? {};
  const values = terms.reduce((sum, term) => sum + valuesCost(term), 0);

  return (readsDocuments(given) ? SCAN : 0) + values + keywordCost(given) + (polygon?.length ?? 0) * CORNER;
}

/** Found by an index, but counted in the database. */
function keywordCost(given: Arguments): number {
  const { filters } = (given.search ?? {}) as { filters?: { keywords?: unknown[] } };

  return (filters?.keywords?.length ?? 0) * FIELD;
}

const readsDocuments = (given: Arguments) => termsOf(given).some(readsDocument);

function valuesCost({ field, operator, values }: RawTerm): number {
  return values.length * (operator === 'match' && field === 'description' ? REMARKS_VALUE : VALUE);
}

function readsDocument({ field, operator, values }: RawTerm): boolean {
  const isEqual = operator === 'eq' || operator === 'in';
  if (COLUMNS.has(field)) return operator === 'match';

  return !(isEqual && field.startsWith('additionalDetails.') && values.length <= INDEXED_VALUES_MAX);
}

function termsOf(given: Arguments): RawTerm[] {
  const { filters } = (given.search ?? {}) as { filters?: { raw?: RawTerm[]; agentSetRaw?: RawTerm[] } };

  return [...(filters?.raw ?? []), ...(filters?.agentSetRaw ?? [])];
}

const clamp = (value: number, max: number) => Math.min(Math.max(value, 1), max);
