import { mortgageCountry } from '#domain/listing/mortgage/mortgage-country.ts';
import type { SearchInput } from '#domain/search/search-input.ts';
import { isPlaceId, PLACES_INDEX } from '#domain/search/search-state.ts';
import { isOfListings } from '#domain/search/street/street.ts';
import { priceScaleOf } from '#domain/site/market-text.ts';
import type { Space } from '#domain/site/website.ts';
import type { EngineContext } from '../../context.ts';
import { badInput } from '../../errors.ts';
import { type ListingSearch, SearchConditionError } from '../../store/listings/listing-conditions.ts';
import { readsDocument } from '../../store/listings/raw-terms.ts';
import { findOrgChart } from '../../store/people/org-chart-table.ts';
import type { LatLon } from '../../store/places/place-points.ts';
import { findPlaceCentre } from '../../store/places/place-table.ts';
import { findShapeArea } from '../../store/places/shape-table.ts';
import { agentsOfUnit } from '../agents-of-unit.ts';
import { searchedSource } from './search-context.ts';

type Context = Pick<EngineContext, 'db' | 'cache' | 'clock' | 'index'>;
export type SearchContext = Context & Pick<EngineContext, 'listings'>;
export type SearchTarget = { spaceId: string; source: string };

/** A search in the terms of the store, with its source. */
export async function prepareSearch(context: Context, target: SearchTarget, search: SearchInput) {
  const { space, source } = await searchedSource(context, target);
  const listingSearch: ListingSearch = {
    source: source.key,
    search,
    now: context.clock(),
    timeZone: space.timeZone,
    priceScale: priceScaleOf(space.currency),
    ...paymentRules(search, space.locale),
    ...(search.filters?.orgChartId !== undefined && { agentIds: await chartAgents(context, space, search) }),
    ...(isStoredShape(search) && { area: await shapeArea(context, search) }),
  };

  return { listingSearch, source };
}

/** Whose rules a monthly payment of the filters follows on a site. */
export function paymentRules(
  { filters }: SearchInput,
  locale: string,
): Pick<ListingSearch, 'mortgageCountry'> {
  return filters?.monthlyPayment === undefined ? {} : { mortgageCountry: mortgageCountry(locale) };
}

const MINUTE_MS = 60_000;

/** The cache key of a search, with a resolution of a minute. */
export function searchKey({ index }: Pick<Context, 'index'>, { now, ...search }: ListingSearch): unknown[] {
  return [search, index?.revision(search.source), Math.floor(now.getTime() / MINUTE_MS)];
}

/** Runs a store query, queued when it reads the documents of all listings. */
export function runQueued<Result>(
  { scans }: Pick<EngineContext, 'scans'>,
  { search: { filters } }: ListingSearch,
  run: () => Promise<Result>,
): Promise<Result> {
  const terms = [...(filters?.raw ?? []), ...(filters?.agentSetRaw ?? [])];

  return terms.some(readsDocument) ? scans.run(run) : run();
}

/** Runs a search; a value that cannot be compared becomes a bad_input error. */
export async function comparable<T>(run: () => T | Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw error instanceof SearchConditionError ? badInput(error.field, error.message) : error;
  }
}

/** The origin of the "nearest" order; null when the area has no centre. */
export async function searchCentre(
  { db }: Pick<Context, 'db'>,
  { search: { geo }, area }: ListingSearch,
): Promise<LatLon | null> {
  if (area) return area.length > 0 ? mean(area.flatMap(([outer = []]) => outer)) : null;
  if (!geo) return null;
  if ('point' in geo) return geo.point;
  if ('polygon' in geo) return mean(geo.polygon);

  if ('placeIds' in geo) return null;
  if ('shape' in geo && isOfListings(geo.shape.index)) return null;

  const id = 'placeId' in geo ? geo.placeId : geo.shape.id;
  // An invalid place id is rejected by the search conditions, which name the field.
  return isPlaceId(id) ? findPlaceCentre(db, Number(id)) : null;
}

function mean(corners: readonly LatLon[]): LatLon {
  const sum = (of: (corner: LatLon) => number) =>
    corners.reduce((total, corner) => total + of(corner), 0) / corners.length;

  return { lat: sum(({ lat }) => lat), lon: sum(({ lon }) => lon) };
}

/** The agents of a unit of the organisation chart; empty for an unknown unit. */
async function chartAgents({ db }: Context, space: Space, { filters }: SearchInput): Promise<string[]> {
  const chart = (await findOrgChart(db, space.id))?.body ?? {};

  return agentsOfUnit(chart, filters?.orgChartId ?? '', filters?.orgChartIncludeChildren === true);
}

function isStoredShape({ geo }: SearchInput): boolean {
  if (!geo || !('shape' in geo)) return false;

  return geo.shape.index !== PLACES_INDEX && !isOfListings(geo.shape.index);
}

/** The polygons of a stored shape; empty for an unknown one, which no listing is in. */
async function shapeArea({ db }: Context, { geo }: SearchInput): Promise<LatLon[][][]> {
  if (!geo || !('shape' in geo)) return [];
  const { index, id } = geo.shape;

  return (await findShapeArea(db, { index, id })) ?? [];
}
