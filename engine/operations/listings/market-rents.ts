import type { EngineContext } from '#engine/context.ts';
import { rentFigures } from '#engine/store/listings/market-rents.ts';
import { placeLinks } from '#engine/store/places/place-table.ts';
import type { SearchTarget } from './prepare-search.ts';
import { searchedSource } from './search-context.ts';

/** The rents of some areas now. */
export async function marketRents(
  context: Pick<EngineContext, 'db' | 'cache' | 'clock' | 'index' | 'scans'>,
  target: SearchTarget,
  areaIds: readonly number[],
) {
  const { source } = await searchedSource(context, target);
  const now = context.clock();
  const day = now.toISOString().slice(0, 10);
  const key = ['rents', { source: source.key, areaIds }, context.index?.revision(source.key), day];
  const { figures, places } = await context.scans.runCached(key, async () => ({
    figures: await rentFigures(context.db, { source: source.key, areaIds, now }),
    places: await placeLinks(context.db, areaIds),
  }));

  return {
    asOf: source.lastUpdate,
    groups: figures.map(({ areaId, bedrooms, count, medianRent, medianDaysListed }) => ({
      area: { id: areaId, name: places.find(({ id }) => id === areaId)?.name ?? areaId },
      bedrooms,
      count,
      median_rent: medianRent,
      median_days_listed: medianDaysListed,
    })),
  };
}
