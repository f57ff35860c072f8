import { photoUrl } from './art/illustrations.ts';
import { createRandom } from './art/random.ts';
import { makeProperty } from './listings/property.ts';
import { writeRemarks } from './listings/remarks.ts';
import { createSiteDealer } from './listings/sites.ts';
import type { Market } from './markets/market.ts';

const DAY_MS = 86_400_000;

const STYLES = {
  northern: ['Bungalow', '2 Storey', 'Bi-Level', '4 Level Split', 'Hillside Bungalow', '1 and Half Storey'],
  southern: ['One Story', 'Two Story', 'Ranch', 'Traditional', 'Spanish', 'Craftsman'],
} as const;

/** Sold homes of the site's own office, in the shape of the sold calls. */
export function generateSolds(market: Market, count: number, now: Date) {
  const random = createRandom(`${market.source} solds`);
  const southern = market.climate === 'southern';
  const weights = market.neighbourhoods.map((hood) => [hood, hood.weight] as const);
  const office = market.agents[0]?.office;

  return Array.from({ length: count }, (_, n) => {
    const hood = random.weighted(weights);
    let property = makeProperty(random, hood, now.getUTCFullYear());
    while (property.kind !== 'house' || property.transaction !== 'sale')
      property = makeProperty(random, hood, now.getUTCFullYear());
    const { address, at } = createSiteDealer(
      createRandom(`${market.source} sold ${n}`),
      market,
      hood,
    ).house();
    const soldAt = new Date(now.getTime() - random.between(3, 720) * DAY_MS);
    soldAt.setUTCHours(18, 0, 0, 0);
    const mlsNum = market.mls(-9000 + n * 4);

    return {
      source: market.source,
      id: `${southern ? 'sat' : 'edm'}-sold-${n + 1}`,
      office_id: office?.id ?? null,
      sold_at: soldAt.toISOString(),
      document: {
        mlsNum,
        streetAddress: address,
        city: market.city,
        state: market.province,
        neighbourhood: hood.name,
        remarks: writeRemarks(random, property, { neighbourhood: hood.name, city: market.city, southern }),
        photos: [southern ? 'ranch' : 'house', 'living', 'kitchen', 'bedroom'].map((kind) => ({
          url: photoUrl(kind as 'house', random.whole(0, 9999)),
        })),
        price: property.price,
        lat: Math.round(at[1] * 1e6) / 1e6,
        lng: Math.round(at[0] * 1e6) / 1e6,
        homeStyle: random.pick(STYLES[market.climate]),
        bedrooms: property.bedrooms,
        bathrooms: property.bathrooms,
        sqft: property.sqft,
        yearBuilt: property.built,
        soldDate: soldAt.toISOString().slice(0, 10),
        soldPrice: Math.round((property.price * random.between(0.93, 1.04)) / 500) * 500,
        listOfficeName: office?.name ?? '',
      },
    };
  });
}
