import { shortDay } from '#domain/calendar/format-day.ts';
import { formatDollars } from '#domain/language/format-number.ts';
import { tradeMessage } from '#domain/language/trade-message.ts';
import { openHouseDates } from '#domain/listing/open-house-days.ts';
import { type Filters, STOREYS_MAX } from '#domain/search/filters.ts';
import { lotLabel, storeysLabel } from '#domain/search/text/filter-labels.ts';
import { comingOpenHouses, type OpenHouse } from '../../listing/listing-badges.ts';
import { openHouseTime } from '../../listing/open-house-text.ts';
import { message } from '../../messages.ts';

export type Matched = {
  lotSize?: number | null;
  storeys?: number | null;
  garageSpaces?: number | null;
  parkingSpaces?: number | null;
  yearBuilt?: number | null;
};

/** Why a home is among the results, by what neither its card nor the filter says anyway; in the order of the filters. */
export function matchReasons(listing: Matched, filters: Filters): string[] {
  const { lotSize, storeys, garageSpaces, parkingSpaces, constructionAgeYears } = filters;
  const { withPool, keywords } = filters;
  const levels = Math.min(STOREYS_MAX, Math.floor((listing.storeys ?? 0) + 0.5));
  const reasons = [
    lotSize && listing.lotSize && message('search.match.lot', { size: lotLabel(listing.lotSize) }),
    isMore(levels, storeys) && storeysLabel(levels),
    isMet(listing.garageSpaces, garageSpaces) &&
      message('search.match.garage', { count: listing.garageSpaces }),
    isMet(listing.parkingSpaces, parkingSpaces) &&
      message('search.match.parking', { count: listing.parkingSpaces }),
    withPool ? message('search.match.pool') : null,
    constructionAgeYears && listing.yearBuilt
      ? message('search.match.built', { year: String(listing.yearBuilt) })
      : null,
    ...(keywords ?? []).map((keyword) => tradeMessage('fact.keyword', { keyword })),
  ];

  return reasons.filter((reason): reason is string => Boolean(reason));
}

export type WithFee = {
  transactionType: 'SALE' | 'LEASE';
  monthlyFee?: number | null;
  detailsWithheld?: boolean;
};

/**
 * The fee of a home that a search by fees found; null where it is withheld, and for a lease, whose fee is the owner's. One that is
 * unknown counts as none in the search, but is not said to be none.
 */
export function feeText(listing: WithFee, filters: Filters): string | null {
  const { transactionType, monthlyFee, detailsWithheld } = listing;
  if (filters.monthlyFee === undefined || transactionType === 'LEASE' || detailsWithheld) return null;
  if (monthlyFee === null || monthlyFee === undefined) return message('search.fee.unknown');

  return monthlyFee === 0
    ? message('search.fee.none')
    : message('search.fee', { price: formatDollars(monthlyFee) });
}

/** When a home that a search for open houses found is open next, on the days of the search. `clock` is the site's local time. */
export function openHouseText(
  { openHouses }: { openHouses: readonly OpenHouse[] },
  { openHouses: isSearched, openHouseDay }: Filters,
  clock: string,
): string | null {
  if (!isSearched && !openHouseDay) return null;
  const days = openHouseDay && openHouseDates(openHouseDay, clock.slice(0, 'YYYY-MM-DD'.length));
  const house = comingOpenHouses(openHouses, clock).find(
    ({ date }) => !days || (days.from <= date && date <= days.to),
  );

  return house
    ? message('search.openHouse', { day: shortDay(house.date), time: openHouseTime(house) })
    : null;
}

/** The home has what the filter asks for at least: how many it has is known from neither. */
function isMet(has: number | null | undefined, asked: number | undefined): has is number {
  return asked !== undefined && (has ?? 0) >= asked;
}

/** The home has more than the minimum of the filter. */
function isMore(has: number | null | undefined, asked: number | undefined): has is number {
  return asked !== undefined && (has ?? 0) > asked;
}
