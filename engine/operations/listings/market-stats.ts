import type { EngineContext } from '#engine/context.ts';
import {
  type MarketFigures,
  marketFigures,
  newListingsByMonth,
} from '#engine/store/listings/market-stats.ts';
import { placeLinks } from '#engine/store/places/place-table.ts';
import type { SearchTarget } from './prepare-search.ts';
import { searchedSource } from './search-context.ts';

type Input = { areaIds: number[]; propertyTypes: string[] };

/** Figures of the current market, without sold or removed listings. */
export async function marketStats(
  context: Pick<EngineContext, 'db' | 'cache' | 'clock' | 'index' | 'scans'>,
  target: SearchTarget,
  { areaIds, propertyTypes }: Input,
) {
  const { source, space } = await searchedSource(context, target);
  const market = {
    source: source.key,
    areaIds: [...new Set(areaIds)],
    propertyTypes,
    timeZone: space.timeZone,
  };
  const now = context.clock();
  const day = now.toISOString().slice(0, 10);
  const key = ['market', market, context.index?.revision(source.key), day];
  const { figures, months, places } = await context.scans.runCached(key, async () => ({
    figures: await marketFigures(context.db, { ...market, now }),
    months: await newListingsByMonth(context.db, { ...market, now }),
    places: await placeLinks(context.db, market.areaIds),
  }));
  const areaOf = (id: string | null) => {
    const place = places.find((candidate) => candidate.id === id);
    return id === null ? null : { id, name: place?.name ?? id };
  };

  return {
    asOf: source.lastUpdate,
    groups: figures.map((group) => toGroup(group, areaOf(group.areaId))),
    newListings: months.map(({ areaId, month, count }) => ({ area: areaOf(areaId), month, count })),
  };
}

function toGroup(figures: MarketFigures, area: { id: string; name: string } | null) {
  return {
    area,
    property_type: figures.propertyType,
    count: figures.count,
    median_price: figures.medianPrice,
    average_price: figures.averagePrice,
    min_price: figures.minPrice,
    max_price: figures.maxPrice,
    median_days_listed: figures.medianDaysListed,
    median_price_per_sqft: figures.medianPricePerSqft,
    listed_in_7_days: figures.listedIn7Days,
    listed_in_30_days: figures.listedIn30Days,
    reduced: figures.reduced,
  };
}
