import type { OpenHouseDay } from '../../listing/open-house-days.ts';
import type { Filters, TransactionChoice } from '../filters.ts';

/** The words of the filter grammar, which is written by `encodeFilters` and read by `decodeFilters`. */

type NumberKey = {
  [K in keyof Filters]-?: NonNullable<Filters[K]> extends number ? K : never;
}[keyof Filters];

export const TRANSACTION_TOKENS: Readonly<Record<TransactionChoice, string>> = {
  SALE: 'for-sale',
  LEASE: 'for-lease',
  ANY: 'for-sale-or-lease',
};

/** Filters with a number and what is before and after it, in output order. */
export const NUMBER_TOKENS: readonly [key: NumberKey, before: string, after: string][] = [
  ['bedrooms', '', '-bedrooms'],
  ['bathrooms', '', '-bathrooms'],
  ['exactBedrooms', 'exactly-', '-bedrooms'],
  ['exactBathrooms', 'exactly-', '-bathrooms'],
  ['lowPrice', 'price-from-', ''],
  ['highPrice', 'price-to-', ''],
  ['monthlyPayment', 'payment-to-', ''],
  ['monthlyFee', 'fee-to-', ''],
  ['interiorSize', '', '-sqft'],
  ['lotSize', 'lot-', '-sqft'],
  ['storeys', '', '-storeys'],
  ['garageSpaces', '', '-car-garage'],
  ['parkingSpaces', '', '-parking-spaces'],
  ['constructionAgeYears', 'less-than-', '-years'],
  ['listingAgeDays', 'listed-', '-days'],
];

export const OPEN_HOUSES_TOKEN = 'open-houses';

export function openHousesToken(day: OpenHouseDay): string {
  return `${OPEN_HOUSES_TOKEN}-${day.toLowerCase()}`;
}

/** Filters that are either set or not, after those of open houses. */
export const FLAG_TOKENS = [
  ['priceReduced', 'price-reduced'],
  ['withPhotos', 'with-photos'],
  ['withPool', 'with-pool'],
] as const;

/** Tokens of terms on fields: their name in the grammar and the filter. */
export const RAW_TOKENS = [
  ['raw', 'raw'],
  ['agent-set', 'agentSetRaw'],
] as const;
