import { type PropertyType, sortedPropertyTypes } from './property-types.ts';
import type { Sort } from './sorts.ts';

export const TRANSACTION_TYPES = ['SALE', 'LEASE'] as const;
export type TransactionType = (typeof TRANSACTION_TYPES)[number];

/** What a visitor chooses: homes to buy, to rent, or both side by side. */
export const TRANSACTION_CHOICES = [...TRANSACTION_TYPES, 'ANY'] as const;
export type TransactionChoice = (typeof TRANSACTION_CHOICES)[number];

/** A price and a rent have nothing in common: a search that asks for neither finds homes for sale. */
export const DEFAULT_TRANSACTION: TransactionChoice = 'SALE';

export const RAW_OPERATORS = ['eq', 'gte', 'lte', 'in', 'match'] as const;
export type RawOperator = (typeof RAW_OPERATORS)[number];

export function isRawOperator(operator: unknown): operator is RawOperator {
  return RAW_OPERATORS.some((known) => known === operator);
}

/** A term on a field of the listing source itself. */
export type RawTerm = { field: string; operator: RawOperator; values: string[] };

/** What narrows a search; a member that is missing does not narrow. */
export type Filters = {
  /** Left out, what the site looks for (`DEFAULT_TRANSACTION`). */
  transactionType?: TransactionChoice;
  lowPrice?: number;
  highPrice?: number;
  /** At least this many; 1 is any. */
  bedrooms?: number;
  /** At least this many; 1 is any. */
  bathrooms?: number;
  propertyTypes?: PropertyType[];
  /** At least this many square feet. */
  interiorSize?: number;
  /** Listed in the last so many days; 1 is today. */
  listingAgeDays?: number;
  /** Built in the last so many years. */
  constructionAgeYears?: number;
  openHouses?: boolean;
  officeId?: string;
  agentId?: string;
  orgChartId?: string;
  orgChartIncludeChildren?: boolean;
  raw?: RawTerm[];
  /** Raw terms that the agent set; shown as "Realtor-set filters". */
  agentSetRaw?: RawTerm[];
  /** The order a prepared search comes with; the visitor's own choice wins. */
  sort?: Sort;
};

/** The filters of a URL whose filters part is `defaults`. */
export const DEFAULT_FILTERS: Readonly<Filters> = { lowPrice: 250_000, highPrice: 400_000 };

/** A search has at most so many terms on fields of the source, and they have so many values together. */
export const RAW_TERMS_MAX = 20;
export const RAW_VALUES_MAX = 100;
/** Every listing is read for a text that contains another: there are few of those, and a value is no essay. */
export const RAW_MATCHES_MAX = 10;
export const RAW_VALUE_MAX_LENGTH = 200;

export function rawValueCount(terms: readonly { values: readonly string[] }[]): number {
  return terms.reduce((count, { values }) => count + values.length, 0);
}

/** True for as many and as long values as a term may have. */
export function areRawValues(operator: RawOperator, values: readonly string[]): boolean {
  return (
    values.length <= (operator === 'match' ? RAW_MATCHES_MAX : RAW_VALUES_MAX) &&
    values.every((value) => value.length <= RAW_VALUE_MAX_LENGTH)
  );
}

/** The largest number a filter can hold. */
export const FILTER_NUMBER_MAX = 999_999_999;

/** No listing is older than a century; a longer age asks for the same. */
const LISTING_AGE_DAYS_MAX = 36_525;

/** The same filters in their one written form: nothing that narrows nothing, types in the order of the table. */
export function normalFilters<F extends Filters>(filters: F): F {
  const more = (value: number | undefined, than: number) =>
    value !== undefined && value > than ? Math.min(Math.floor(value), FILTER_NUMBER_MAX) : undefined;
  const days = more(filters.listingAgeDays, 0);
  const types = sortedPropertyTypes(filters.propertyTypes ?? []);
  const all: Filters = {
    transactionType: filters.transactionType,
    lowPrice: more(filters.lowPrice, 0),
    highPrice: more(filters.highPrice, 0),
    bedrooms: more(filters.bedrooms, 1),
    bathrooms: more(filters.bathrooms, 1),
    propertyTypes: types.length > 0 ? types : undefined,
    interiorSize: more(filters.interiorSize, 0),
    listingAgeDays: days && Math.min(days, LISTING_AGE_DAYS_MAX),
    constructionAgeYears: more(filters.constructionAgeYears, 0),
    openHouses: filters.openHouses || undefined,
    officeId: filters.officeId || undefined,
    agentId: filters.agentId || undefined,
    orgChartId: filters.orgChartId || undefined,
    orgChartIncludeChildren: (filters.orgChartId && filters.orgChartIncludeChildren) || undefined,
    raw: usableTerms(filters.raw),
    agentSetRaw: usableTerms(filters.agentSetRaw),
    sort: filters.sort,
  };

  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as F;
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
