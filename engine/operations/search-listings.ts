import type { RestSearch } from '#domain/search/rest-query.ts';
import type { SearchInput } from '#domain/search/search-input.ts';
import type { EngineContext } from '../context.ts';
import { badInput } from '../errors.ts';
import { type ListingSearch, SearchConditionError } from '../store/listing-conditions.ts';
import { searchListings as searchTable } from '../store/listing-table.ts';
import type { LatLon } from '../store/place-points.ts';
import { findPlaceCentre } from '../store/place-table.ts';
import { ADDITIONAL_MEMBERS, DEFAULT_SELECTION, listHit } from './listing-hit.ts';
import { searchedSource } from './search-context.ts';

type Context = Pick<EngineContext, 'db' | 'cache' | 'clock'>;
export type SearchTarget = { spaceId: string; source: string };

/** One page of a search, with the number of all it finds unless it is not to be counted. */
export async function searchListings(
  context: Context,
  target: SearchTarget,
  { search, sort, from, size, select, count }: RestSearch,
) {
  const { listingSearch, source } = await prepareSearch(context, target, search);
  const selection = select.length > 0 ? select : DEFAULT_SELECTION;
  const omit = ADDITIONAL_MEMBERS.filter((member) => !selection.includes(member));
  const centre = sort === 'GEO_CENTRE' ? await searchCentre(context, search) : null;
  const { total, listings } = await comparable(() =>
    searchTable(context.db, listingSearch, { sort, centre, from, size, count, omit }),
  );

  return {
    ok: true,
    hits: { total, hits: listings.map((listing) => listHit(listing, selection)) },
    courtesyOfMessage: source.settings.courtesyOfMessage,
    asOf: source.lastUpdate,
  };
}

/** A search in the terms of the store, with the source it is for. */
export async function prepareSearch(context: Context, target: SearchTarget, search: SearchInput) {
  const { space, source } = await searchedSource(context, target);
  const listingSearch: ListingSearch = {
    source: source.key,
    search,
    now: context.clock(),
    timeZone: space.timeZone,
  };

  return { listingSearch, source };
}

/** Runs a search; a value that cannot be compared is the caller's mistake. */
export async function comparable<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw error instanceof SearchConditionError ? badInput(error.field, error.message) : error;
  }
}

/** Where "nearest" is measured from; null where the area has no centre. */
async function searchCentre({ db }: Context, { geo }: SearchInput): Promise<LatLon | null> {
  if (!geo) return null;
  if ('point' in geo) return geo.point;
  if ('polygon' in geo) return mean(geo.polygon);

  const id = 'placeId' in geo ? geo.placeId : geo.shape.id;
  return findPlaceCentre(db, Number(id));
}

function mean(corners: readonly LatLon[]): LatLon {
  const sum = (of: (corner: LatLon) => number) =>
    corners.reduce((total, corner) => total + of(corner), 0) / corners.length;

  return { lat: sum(({ lat }) => lat), lon: sum(({ lon }) => lon) };
}
