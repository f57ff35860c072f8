import { roomsLabel, shortPrice } from '#domain/search/filter-labels.ts';
import { filterFacts } from '#domain/search/filter-summary.ts';
import type { Filters } from '#domain/search/filters.ts';
import { propertyTypeLabel } from '#domain/search/property-types.ts';
import { message } from '../messages.ts';

/** The filters with a panel of their own. */
export const FILTER_KEYS = [
  'propertyTypes',
  'budget',
  'bedrooms',
  'bathrooms',
  'interiorSize',
  'constructionAgeYears',
  'listingAgeDays',
  'openHouses',
] as const;

export type FilterKey = (typeof FILTER_KEYS)[number];

/** True when the filter narrows the search. */
export function isActive(key: FilterKey, filters: Filters): boolean {
  return factOf(key, filters) !== null;
}

export function activeCount(filters: Filters, keys: readonly FilterKey[]): number {
  return keys.filter((key) => isActive(key, filters)).length + (filters.transactionType ? 1 : 0);
}

/** What a chip says: the filter's name, or its value once it has one. */
export function filterChip(key: FilterKey, filters: Filters): string {
  const fact = factOf(key, filters);
  if (fact === null) return message(`search.filter.${key}`);

  switch (key) {
    case 'propertyTypes':
      return typesChip(filters.propertyTypes?.map(propertyTypeLabel) ?? []);
    case 'budget':
      return budgetChip(filters);
    case 'bedrooms':
    case 'bathrooms':
      return message('search.chip.count', {
        of: message(`search.filter.${key}`),
        count: roomsLabel(filters[key]),
      });
    default:
      return fact;
  }
}

function typesChip([first = '', ...others]: string[]): string {
  return others.length > 0 ? message('search.chip.more', { first, more: others.length }) : first;
}

function budgetChip({ lowPrice, highPrice }: Filters): string {
  if (lowPrice && highPrice) {
    return message('search.chip.range', { low: shortPrice(lowPrice), high: shortPrice(highPrice) });
  }
  return lowPrice
    ? message('search.chip.from', { price: shortPrice(lowPrice) })
    : message('search.chip.upTo', { price: shortPrice(highPrice) });
}

function factOf(key: FilterKey, filters: Filters): string | null {
  const own: keyof Filters = key === 'budget' ? 'lowPrice' : key;

  return filterFacts(filters).find(({ keys }) => keys.includes(own))?.text ?? null;
}
