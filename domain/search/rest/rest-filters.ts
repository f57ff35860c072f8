import { OPEN_HOUSE_DAYS, type OpenHouseDay } from '../../listing/open-house-days.ts';
import {
  areRawValues,
  FILTER_NUMBER_MAX,
  isRawOperator,
  normalFilters,
  RAW_TERMS_MAX,
  RAW_VALUES_MAX,
  type RawTerm,
  ROOMS_MAX,
  rawValueCount,
} from '../filters.ts';
import { isPropertyType, type PropertyType } from '../property-types.ts';
import type { FiltersInput } from '../search-input.ts';
import { isStorable } from '../url-escape.ts';
import { atLeast, parseAtLeast, parseBedrooms } from './at-least.ts';
import { BadParamError, type ParamReader } from './rest-params.ts';

/** The source field of the construction age. */
export const YEAR_BUILT_FIELD = 'year_built';

/** Those of a search, plus one for the construction age. */
const MAX_TERMS = RAW_TERMS_MAX + 1;
const MAX_VALUES = RAW_VALUES_MAX + 1;
const TERMS_FORM = 'a JSON list of { field, operator, values }';
const DAYS_FORM = OPEN_HOUSE_DAYS.map((day) => day.toLowerCase()).join(', ');
const ANY_AMOUNT = { min: 0, max: FILTER_NUMBER_MAX };
const ROOMS = { min: 0, max: ROOMS_MAX };

/** Filters as query parameters of a search call. A construction age becomes a raw term relative to the current year. */
export function filterParams(filters: FiltersInput, currentYear: number): Record<string, string | undefined> {
  const normal = normalFilters(filters);
  const { bedrooms, bathrooms, interiorSize, listingAgeDays, lotSize, garageSpaces, parkingSpaces } = normal;
  const raw = [...(normal.raw ?? []), ...ageTerm(normal.constructionAgeYears, currentYear)];

  return {
    transaction_type: normal.transactionType?.toLowerCase(),
    low_price: normal.lowPrice?.toString(),
    high_price: normal.highPrice?.toString(),
    bedrooms: bedrooms && atLeast(bedrooms),
    bathrooms: bathrooms && atLeast(bathrooms),
    exact_bedrooms: normal.exactBedrooms?.toString(),
    exact_bathrooms: normal.exactBathrooms?.toString(),
    monthly_payment: normal.monthlyPayment?.toString(),
    monthly_fee: normal.monthlyFee?.toString(),
    property_types: normal.propertyTypes?.join('|'),
    interior_size: interiorSize && atLeast(interiorSize),
    lot_size: lotSize && atLeast(lotSize),
    storeys: normal.storeys?.toString(),
    garage_spaces: garageSpaces && atLeast(garageSpaces),
    parking_spaces: parkingSpaces && atLeast(parkingSpaces),
    listing_age: listingAgeDays && `now-${listingAgeDays}d/d`,
    open_houses: normal.openHouses && 'true',
    open_house_day: normal.openHouseDay?.toLowerCase(),
    price_reduced: normal.priceReduced && 'true',
    with_photos: normal.withPhotos && 'true',
    with_pool: normal.withPool && 'true',
    keywords: normal.keywords?.join('|'),
    office_id: normal.officeId,
    agent_id: normal.agentId,
    org_chart_id: normal.orgChartId,
    org_chart_include_children: normal.orgChartIncludeChildren && 'true',
    agentSetRaw: normal.agentSetRaw && JSON.stringify(normal.agentSetRaw),
    raw: raw.length > 0 ? JSON.stringify(raw) : undefined,
  } as Record<string, string | undefined>;
}

export function readFilterParams(params: ParamReader): FiltersInput {
  const amount = (value: string) => parseAtLeast(value);

  return normalFilters({
    transactionType: params.read('transaction_type', 'sale or lease', (value) =>
      value === 'sale' ? 'SALE' : value === 'lease' ? 'LEASE' : null,
    ),
    lowPrice: params.integer('low_price', ANY_AMOUNT),
    highPrice: params.integer('high_price', ANY_AMOUNT),
    bedrooms: readBedrooms(params),
    bathrooms: params.read('bathrooms', 'a number and p, like 2p', amount),
    exactBedrooms: params.integer('exact_bedrooms', ROOMS),
    exactBathrooms: params.integer('exact_bathrooms', ROOMS),
    monthlyPayment: params.integer('monthly_payment', ANY_AMOUNT),
    monthlyFee: params.integer('monthly_fee', ANY_AMOUNT),
    propertyTypes: params.read('property_types', 'property types joined by |', readTypes),
    interiorSize: params.read('interior_size', 'a number and p, like 1000p', amount),
    lotSize: params.read('lot_size', 'a number and p, like 5000p', amount),
    storeys: params.integer('storeys', ROOMS),
    garageSpaces: params.read('garage_spaces', 'a number and p, like 2p', amount),
    parkingSpaces: params.read('parking_spaces', 'a number and p, like 2p', amount),
    listingAgeDays: params.read('listing_age', 'a number of days, like now-7d/d', readAge),
    openHouses: params.read('open_houses', 'true or false', readTruth),
    openHouseDay: params.read('open_house_day', DAYS_FORM, readOpenHouseDay),
    priceReduced: params.read('price_reduced', 'true or false', readTruth),
    withPhotos: params.read('with_photos', 'true or false', readTruth),
    withPool: params.read('with_pool', 'true or false', readTruth),
    keywords: params.read('keywords', 'words joined by |', (value) => value.split('|')),
    officeId: params.text('office_id'),
    agentId: params.text('agent_id'),
    orgChartId: params.text('org_chart_id'),
    orgChartIncludeChildren: params.read('org_chart_include_children', 'true or false', readTruth),
    raw: params.read('raw', TERMS_FORM, readTerms),
    agentSetRaw: params.read('agentSetRaw', TERMS_FORM, readTerms),
  });
}

/** Less than N years old means built in this year or one of the N - 1 before. */
function ageTerm(years: number | undefined, currentYear: number): RawTerm[] {
  if (!years) return [];
  return [{ field: YEAR_BUILT_FIELD, operator: 'gte', values: [String(currentYear - years + 1)] }];
}

function readBedrooms(params: ParamReader): number | undefined {
  const value = params.text('bedrooms');

  try {
    return value === undefined ? undefined : (parseBedrooms(value) ?? undefined);
  } catch (error) {
    throw new BadParamError('bedrooms', (error as Error).message);
  }
}

function readTruth(value: string): boolean | null {
  return value === 'true' || (value === 'false' ? false : null);
}

function readOpenHouseDay(value: string): OpenHouseDay | null {
  return OPEN_HOUSE_DAYS.find((day) => day.toLowerCase() === value) ?? null;
}

function readTypes(value: string): PropertyType[] | null {
  const types = value.split('|');

  return types.every(isPropertyType) ? types : null;
}

function readAge(value: string): number | null {
  const days = /^now-(\d{1,5})d\/d$/.exec(value)?.[1];

  return days ? Number(days) : null;
}

function readTerms(value: string): RawTerm[] | null {
  try {
    const terms: unknown = JSON.parse(value);
    if (!Array.isArray(terms) || terms.length > MAX_TERMS) return null;
    return terms.every(isRawTerm) && rawValueCount(terms) <= MAX_VALUES ? terms.map(onlyTerm) : null;
  } catch {
    return null;
  }
}

function isRawTerm(term: unknown): term is RawTerm {
  if (typeof term !== 'object' || term === null) return false;

  const { field, operator, values } = term as Partial<Record<keyof RawTerm, unknown>>;
  return (
    isText(field) &&
    isRawOperator(operator) &&
    Array.isArray(values) &&
    values.every(isText) &&
    areRawValues(operator, values)
  );
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && isStorable(value);
}

function onlyTerm({ field, operator, values }: RawTerm): RawTerm {
  return { field, operator, values };
}
