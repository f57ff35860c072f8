import type { OpenHouseDay } from '../listing/open-house-days.ts';
import { usableKeywords } from './keywords.ts';
import { type PropertyType, sortedPropertyTypes } from './property-types.ts';
import type { Sort } from './sorts.ts';

export const TRANSACTION_TYPES = ['SALE', 'LEASE'] as const;
export type TransactionType = (typeof TRANSACTION_TYPES)[number];

/** What a visitor chooses: homes to buy, to rent, or both. */
export const TRANSACTION_CHOICES = [...TRANSACTION_TYPES, 'ANY'] as const;
export type TransactionChoice = (typeof TRANSACTION_CHOICES)[number];

/** Prices and rents are not comparable: the default finds homes for sale. */
export const DEFAULT_TRANSACTION: TransactionChoice = 'SALE';

export const RAW_OPERATORS = ['eq', 'gte', 'lte', 'in', 'match'] as const;
export type RawOperator = (typeof RAW_OPERATORS)[number];

export function isRawOperator(operator: unknown): operator is RawOperator {
  return RAW_OPERATORS.some((known) => known === operator);
}

/** A term on a field of the listing source. */
export type RawTerm = { field: string; operator: RawOperator; values: string[] };

/** Restrictions of a search; a missing member does not restrict. */
export type Filters = {
  /** Defaults to the site's (`DEFAULT_TRANSACTION`). */
  transactionType?: TransactionChoice;
  lowPrice?: number;
  highPrice?: number;
  /** Minimum; 1 is any. */
  bedrooms?: number;
  /** Minimum; 1 is any. */
  bathrooms?: number;
  /** Exactly this number, 0 for a studio; replaces the minimum. */
  exactBedrooms?: number;
  /** Exactly this number of whole bathrooms; replaces the minimum. */
  exactBathrooms?: number;
  /** Maximum of a home's monthly cost with a mortgage, or of the rent. */
  monthlyPayment?: number;
  /** Maximum of the condo or association fee of a month, 0 for none; an unknown fee is none, but not of `TYPES_WITH_FEES`. */
  monthlyFee?: number;
  propertyTypes?: PropertyType[];
  /** Minimum in square feet. */
  interiorSize?: number;
  /** Minimum in square feet. */
  lotSize?: number;
  /** Rounded number of storeys; 3 is three or more. */
  storeys?: number;
  /** Minimum. */
  garageSpaces?: number;
  /** Minimum, garage included. */
  parkingSpaces?: number;
  /** Listed in the last N days; 1 is today. */
  listingAgeDays?: number;
  /** Built in the last N years. */
  constructionAgeYears?: number;
  openHouses?: boolean;
  /** The days of its open houses; replaces `openHouses`. */
  openHouseDay?: OpenHouseDay;
  /** The price was reduced since the home was listed. */
  priceReduced?: boolean;
  withPhotos?: boolean;
  /** A pool of its own or of the building. */
  withPool?: boolean;
  /** Words or phrases of the remarks and facts; all of them are found. */
  keywords?: string[];
  officeId?: string;
  agentId?: string;
  orgChartId?: string;
  orgChartIncludeChildren?: boolean;
  raw?: RawTerm[];
  /** Raw terms that the agent set; shown as "Realtor-set filters". */
  agentSetRaw?: RawTerm[];
  /** The sort of a prepared search; the visitor's own choice wins. */
  sort?: Sort;
};

/** The filters of a URL whose filters segment is `defaults`. */
export const DEFAULT_FILTERS: Readonly<Filters> = { lowPrice: 250_000, highPrice: 400_000 };

/** Limits of the number of raw terms, and of their values together. */
export const RAW_TERMS_MAX = 20;
export const RAW_VALUES_MAX = 100;
/** A substring match scans every listing: their number and length are limited. */
export const RAW_MATCHES_MAX = 10;
export const RAW_VALUE_MAX_LENGTH = 200;

export function rawValueCount(terms: readonly { values: readonly string[] }[]): number {
  return terms.reduce((count, { values }) => count + values.length, 0);
}

/** Whether a term's values are within the limits. */
export function areRawValues(operator: RawOperator, values: readonly string[]): boolean {
  return (
    values.length <= (operator === 'match' ? RAW_MATCHES_MAX : RAW_VALUES_MAX) &&
    values.every((value) => value.length <= RAW_VALUE_MAX_LENGTH)
  );
}

/** The largest number a filter can hold. */
export const FILTER_NUMBER_MAX = 999_999_999;

/** Larger counts of rooms and parking spaces are cut. */
export const ROOMS_MAX = 99;
/** Homes with more storeys are one choice. */
export const STOREYS_MAX = 3;

/** A listing older than a century is not searched for: longer ages are cut. */
const LISTING_AGE_DAYS_MAX = 36_525;

/** The canonical form of the filters: members without effect dropped, types in the order of the table. */
export function normalFilters<F extends Filters>(filters: F): F {
  const more = (value: number | undefined, than: number) =>
    value !== undefined && value > than ? Math.min(Math.floor(value), FILTER_NUMBER_MAX) : undefined;
  const days = more(filters.listingAgeDays, 0);
  const types = sortedPropertyTypes(filters.propertyTypes ?? []);
  const keywords = usableKeywords(filters.keywords ?? []);
  const few = (value: number | undefined, than: number) => {
    const count = more(value, than);
    return count === undefined ? undefined : Math.min(count, ROOMS_MAX);
  };
  const exactBedrooms = few(filters.exactBedrooms, -1);
  const exactBathrooms = few(filters.exactBathrooms, 0);
  const storeys = few(filters.storeys, 0);
  const all: Filters = {
    transactionType: filters.transactionType,
    lowPrice: more(filters.lowPrice, 0),
    highPrice: more(filters.highPrice, 0),
    bedrooms: exactBedrooms === undefined ? more(filters.bedrooms, 1) : undefined,
    bathrooms: exactBathrooms === undefined ? more(filters.bathrooms, 1) : undefined,
    exactBedrooms,
    exactBathrooms,
    monthlyPayment: more(filters.monthlyPayment, 0),
    monthlyFee: more(filters.monthlyFee, -1),
    propertyTypes: types.length > 0 ? types : undefined,
    interiorSize: more(filters.interiorSize, 0),
    lotSize: more(filters.lotSize, 0),
    storeys: storeys && Math.min(storeys, STOREYS_MAX),
    garageSpaces: few(filters.garageSpaces, 0),
    parkingSpaces: few(filters.parkingSpaces, 0),
    listingAgeDays: days && Math.min(days, LISTING_AGE_DAYS_MAX),
    constructionAgeYears: more(filters.constructionAgeYears, 0),
    openHouses: (!filters.openHouseDay && filters.openHouses) || undefined,
    openHouseDay: filters.openHouseDay,
    priceReduced: filters.priceReduced || undefined,
    withPhotos: filters.withPhotos || undefined,
    withPool: filters.withPool || undefined,
    keywords: keywords.length > 0 ? keywords : undefined,
    officeId: filters.officeId || undefined,
    agentId: filters.agentId || undefined,
    orgChartId: filters.orgChartId || undefined,
    orgChartIncludeChildren: (filters.orgChartId && filters.orgChartIncludeChildren) || undefined,
    raw: usableTerms(filters.raw),
    agentSetRaw: usableTerms(filters.agentSetRaw),
    sort: filters.sort,
  };

  const present: Record<string, unknown> = {};
  for (const name in all) {
    const value = all[name as keyof Filters];
    if (value !== undefined) present[name] = value;
  }

  return present as F;
}

export function hasFilters(filters: Filters): boolean {
  return Object.keys(normalFilters(filters)).length > 0;
}

function usableTerms(terms: RawTerm[] | undefined): RawTerm[] | undefined {
  const usable = terms?.filter(
    ({ field, operator, values }) => field !== '' && values.length > 0 && areRawValues(operator, values),
  );

  return usable?.length ? usable : undefined;
}
