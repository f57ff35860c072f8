import { z } from 'zod';
import { AREA_CORNERS_MAX, isArea } from '../area.ts';
import { areBounds, type Bounds } from '../bounds.ts';
import type { Filters } from '../filters.ts';
import { isOnEarth } from '../polyline.ts';
import { type Geo, isPlaceId, PLACES_MAX, placesGeo, type SearchState } from '../search-state.ts';
import { type Sort, sortFromKey, sortKey } from '../sorts.ts';
import { isStorable } from '../url-escape.ts';
import { filterParams, readFilterParams } from './rest-filters.ts';
import { BadParamError, paramReader } from './rest-params.ts';

/** What a saved search consists of. */
export type SearchCriteria = Pick<SearchState, 'filters' | 'geo' | 'sort' | 'bounds'>;

/** The same in REST calls: filters by the names and values of a search call, an order by its key. */
export type UiState = {
  geo: Record<string, unknown> | null;
  sort: string | null;
  filters: Record<string, string>;
  /** The visible map, where the search was of what it shows. */
  viewport?: Bounds;
};

type ReadUiState =
  | { ok: true; value: SearchCriteria }
  | { ok: false; error: { field: string; message: string } };

/** Longer than any filter, of which a list of raw terms is the longest. */
const FILTER_MAX_LENGTH = 50_000;

const storable = (max: number) => z.string().min(1).max(max).refine(isStorable);
const corner = z.object({ lat: z.number(), lon: z.number() }).refine(isOnEarth);
const geo = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('all-areas') }),
    z.object({ type: z.literal('whosonfirst'), id: z.coerce.string().refine(isPlaceId) }),
    z.object({
      type: z.literal('places'),
      ids: z.array(z.coerce.string().refine(isPlaceId)).min(1).max(PLACES_MAX),
    }),
    z.object({
      type: z.literal('location'),
      centre_lat: z.number().min(-90).max(90),
      centre_lon: z.number().min(-180).max(180),
    }),
    z.object({ type: z.literal('polygon'), corners: z.array(corner).max(AREA_CORNERS_MAX).refine(isArea) }),
    z.object({
      type: z.literal('pre_indexed_shape'),
      index: storable(200),
      id: storable(200),
      shape_type: storable(200).optional(),
      path: storable(200).optional(),
    }),
  ])
  .nullable();

const uiState = z.object({
  geo: geo.default(null),
  sort: z.string().nullable().default(null),
  filters: z
    .record(
      z.string().max(100),
      z.union([z.string().max(FILTER_MAX_LENGTH), z.number(), z.boolean()]).transform(String),
    )
    .default({}),
  viewport: z
    .object({ north: z.number(), south: z.number(), east: z.number(), west: z.number() })
    .refine(areBounds)
    .nullish(),
});

/** Criteria as a REST call sends and returns them. */
export function toUiState({ filters, geo, sort, bounds }: SearchCriteria): UiState {
  const { constructionAgeYears, transactionType, sort: preparedSort, ...rest } = filters;
  // A search call has the year instead of the age, which would be another one next year.
  const params = filterParams({ ...rest, ...(transactionType !== 'ANY' && { transactionType }) }, 0);
  const all = {
    ...params,
    ...(transactionType === 'ANY' && { transaction_type: 'any' }),
    construction_age: constructionAgeYears ? String(constructionAgeYears) : undefined,
    sort: preparedSort && sortKey(preparedSort),
  };

  return {
    geo: geo && wireGeo(geo),
    sort: sort && sortKey(sort),
    filters: Object.fromEntries(
      Object.entries(all).filter((entry): entry is [string, string] => Boolean(entry[1])),
    ),
    ...(bounds && { viewport: bounds }),
  };
}

/** Parses an untrusted state by the rules of search calls; the error names the invalid member. */
export function fromUiState(value: unknown): ReadUiState {
  const parsed = uiState.safeParse(value);
  if (!parsed.success) {
    const path = parsed.error.issues[0]?.path ?? [];
    return failed(path.join('.'), `${String(path.at(-1) ?? 'uiState')} cannot be read`);
  }
  const { geo, sort: key, filters: wire, viewport } = parsed.data;
  const sort = key === null ? null : sortFromKey(key);
  if (key !== null && !sort) return failed('sort', 'sort is not an order');

  try {
    const criteria = { filters: readFilters(wire), geo: geo && readGeo(geo), sort };
    return { ok: true, value: viewport ? { ...criteria, bounds: viewport } : criteria };
  } catch (error) {
    if (!(error instanceof BadParamError)) throw error;
    return failed(`filters.${error.field}`, error.message);
  }
}

function readFilters(wire: Record<string, string>): Filters {
  const { transaction_type, construction_age, sort, ...rest } = wire;
  const isAny = transaction_type === 'any';
  const params = paramReader(
    new URLSearchParams({ ...rest, ...(transaction_type && !isAny && { transaction_type }) }),
  );
  const age = paramReader(new URLSearchParams({ construction_age: construction_age ?? '' }));
  const years = age.integer('construction_age', { min: 1, max: 1000 });
  const order = sort === undefined ? undefined : readSort(sort);

  return {
    ...readFilterParams(params),
    ...(isAny && { transactionType: 'ANY' }),
    ...(years && { constructionAgeYears: years }),
    ...(order && { sort: order }),
  };
}

function readSort(key: string): Sort {
  const sort = sortFromKey(key);
  if (!sort) throw new BadParamError('sort', 'sort is not an order');

  return sort;
}

function wireGeo(geo: Geo): Record<string, unknown> {
  switch (geo.kind) {
    case 'all-areas':
      return { type: 'all-areas' };
    case 'place':
      return { type: 'whosonfirst', id: geo.id };
    case 'places':
      return { type: 'places', ids: geo.ids };
    case 'point':
      return { type: 'location', centre_lat: geo.lat, centre_lon: geo.lon };
    case 'area':
      return { type: 'polygon', corners: geo.corners };
    case 'shape': {
      const { index, id, type, path } = geo;
      return {
        type: 'pre_indexed_shape',
        index,
        id,
        ...(type && { shape_type: type }),
        ...(path && { path }),
      };
    }
  }
}

function readGeo(wire: NonNullable<z.infer<typeof geo>>): Geo {
  switch (wire.type) {
    case 'all-areas':
      return { kind: 'all-areas' };
    case 'whosonfirst':
      return { kind: 'place', id: wire.id };
    case 'places':
      return placesGeo(wire.ids);
    case 'location':
      return { kind: 'point', lat: wire.centre_lat, lon: wire.centre_lon };
    case 'polygon':
      return { kind: 'area', corners: wire.corners };
    case 'pre_indexed_shape': {
      const { index, id, shape_type, path } = wire;
      return { kind: 'shape', index, id, ...(shape_type && { type: shape_type }), ...(path && { path }) };
    }
  }
}

function failed(field: string, message: string): ReadUiState {
  return { ok: false, error: { field, message } };
}
