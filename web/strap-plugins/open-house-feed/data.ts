import type { Space } from '#domain/site/website.ts';
import { comingOpenHouses } from '#web/src/listing/listing-badges.ts';
import { type FeedVariables, type SearchSetup, setupVariables } from '#web/src/listing/search-setup.ts';
import type { OpenHouseFeedStrapQuery } from './data.generated.ts';
import type { OpenHouseFeedState } from './parts.ts';

/** The feed queries open houses only, whatever the setup. */
export function openHouseSetup({ setup }: Pick<OpenHouseFeedState, 'setup'>): SearchSetup {
  return { ...setup, filters: { ...setup.filters, openHouses: true } };
}

export function feedVariables(state: OpenHouseFeedState, space: Space): FeedVariables {
  return setupVariables(openHouseSetup(state), state.limit, space);
}

type Listing = OpenHouseFeedStrapQuery['search']['listings'][number];

/** Each listing with its next open house, the soonest first. */
export function openHomes(listings: readonly Listing[], clock: string) {
  return listings
    .flatMap((listing) => {
      const [house] = comingOpenHouses(listing.openHouses, clock);
      return house ? [{ listing, house }] : [];
    })
    .sort((a, b) => order(a.house).localeCompare(order(b.house)));
}

const order = ({ date, startTime }: { date: string; startTime: string }) => `${date} ${startTime}`;
