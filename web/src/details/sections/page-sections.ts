import { isMortgageable } from '#domain/listing/mortgage/home-payment.ts';
import { mortgageCountry } from '#domain/listing/mortgage/mortgage-country.ts';
import type { ListingPage_QueryFragment } from '../listing-page.generated.ts';

/** The ids of the parts of a home's page that are linked at its top, in their order. */
export const SECTION_IDS = {
  overview: 'about-this-home',
  facts: 'facts',
  rooms: 'rooms',
  map: 'where-it-is',
  nearby: 'nearby',
  payment: 'monthly-cost',
  history: 'price-history',
  market: 'market',
  similar: 'similar-homes',
} as const;

export type Section = keyof typeof SECTION_IDS;

type Shown = {
  locale: string;
  showMap: boolean;
  /** The site has no map of its area. */
  isWithoutMap?: boolean;
};

/** The sections that a home's page has. */
export function shownSections(
  page: ListingPage_QueryFragment,
  { locale, showMap, isWithoutMap }: Shown,
): Section[] {
  const { listing, nearby, neighbourhoodStats, neighbourhoodRents, similarListings } = page;
  if (!listing) return [];
  const has: Readonly<Record<Section, boolean>> = {
    overview: Boolean(listing.description),
    facts: true,
    rooms: listing.rooms.length > 0,
    map: showMap && !isWithoutMap && Boolean(listing.location),
    nearby: nearby.length > 0,
    payment: mortgageCountry(locale) !== null && isMortgageable(listing),
    history: listing.priceHistory.length > 0,
    market: Boolean(neighbourhoodRents || (neighbourhoodStats?.area && neighbourhoodStats.count > 0)),
    similar: similarListings.length > 0,
  };

  return (Object.keys(has) as Section[]).filter((section) => has[section]);
}
