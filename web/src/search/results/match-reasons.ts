import { formatDollars } from '#domain/language/format-number.ts';
import { tradeMessage } from '#domain/language/trade-message.ts';
import type { Filters } from '#domain/search/filters.ts';
import { lotLabel, storeysLabel } from '#domain/search/text/filter-labels.ts';
import { message } from '../../messages.ts';

export type Matched = {
  price?: number | null;
  lotSize?: number | null;
  storeys?: number | null;
  garageSpaces?: number | null;
  parkingSpaces?: number | null;
  yearBuilt?: number | null;
};

/** Below this share of the limit it is worth saying. */
const WELL_BELOW = 0.95;

/** Why a home is among the results, by what its card does not say anyway; in the order of the filters. */
export function matchReasons(listing: Matched, filters: Filters): string[] {
  const { highPrice, lotSize, storeys, garageSpaces, parkingSpaces, constructionAgeYears } = filters;
  const { withPool, keywords } = filters;
  const { price } = listing;
  const reasons = [
    highPrice && price && price <= highPrice * WELL_BELOW
      ? message('search.match.below', { amount: formatDollars(highPrice - price) })
      : null,
    lotSize && listing.lotSize && message('search.match.lot', { size: lotLabel(listing.lotSize) }),
    storeys && listing.storeys && storeysLabel(Math.floor(listing.storeys + 0.5)),
    garageSpaces && listing.garageSpaces && message('search.match.garage', { count: listing.garageSpaces }),
    parkingSpaces &&
      listing.parkingSpaces &&
      message('search.match.parking', { count: listing.parkingSpaces }),
    withPool ? message('search.match.pool') : null,
    constructionAgeYears && listing.yearBuilt
      ? message('search.match.built', { year: String(listing.yearBuilt) })
      : null,
    ...(keywords ?? []).map((keyword) => tradeMessage('fact.keyword', { keyword })),
  ];

  return reasons.filter((reason): reason is string => Boolean(reason));
}
