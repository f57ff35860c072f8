import { roundDegrees } from '#domain/search/polyline.ts';
import { toRestQuery } from '#domain/search/rest/rest-query.ts';
import type { QueryResolvers } from '../../__generated__/types.ts';
import { within } from '../../arguments/numbers.ts';
import { readSearch } from '../../arguments/search.ts';
import { tooManyRequests } from '../../errors.ts';

const MAX_GEOHASH_LENGTH = 8;

/** A map may need thousands: a metre is precise enough. Homes that are alone in a cell count like points. */
export const clusters: NonNullable<QueryResolvers['clusters']> = async (
  _,
  { search, precision },
  context,
) => {
  const found = await context.dataSources.listings.clusters(
    within(precision, 'precision', 1, MAX_GEOHASH_LENGTH),
    toRestQuery({ search: readSearch(search, context.rules) }, { currentYear: context.now.getFullYear() }),
  );

  const alone = found.filter(({ listing }) => listing).length;
  const seconds = alone > 0 ? (context.takePoints?.(alone) ?? null) : null;
  if (seconds !== null) throw tooManyRequests(seconds);

  return found.map(({ geohash, count, lat, lon, bounds: { north, south, east, west }, listing }) => ({
    geohash,
    count,
    lat: roundDegrees(lat),
    lon: roundDegrees(lon),
    bounds: {
      north: roundDegrees(north),
      south: roundDegrees(south),
      east: roundDegrees(east),
      west: roundDegrees(west),
    },
    listing: listing ?? null,
  }));
};
