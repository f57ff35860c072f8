import type { Filters } from '#domain/search/filters.ts';
import { changeBounds, changeFilters, clearGeo } from '#domain/search/search-changes.ts';
import type { SearchState } from '#domain/search/search-state.ts';
import { filterFacts } from '#domain/search/text/filter-summary.ts';

/** A criterion that narrows a search and can be dropped separately. */
export const CRITERIA = [
  'place',
  'bounds',
  'transaction',
  'propertyTypes',
  'bedrooms',
  'bathrooms',
  'budget',
  'interiorSize',
  'lotSize',
  'storeys',
  'garageSpaces',
  'parkingSpaces',
  'constructionAgeYears',
  'listingAgeDays',
  'openHouses',
  'priceReduced',
  'withPhotos',
  'withPool',
  'keywords',
  'officeId',
  'agentId',
  'orgChartId',
  'raw',
  'agentSetRaw',
] as const;

export type Criterion = (typeof CRITERIA)[number];

const FILTER_KEYS: Partial<Record<Criterion, readonly (keyof Filters)[]>> = {
  transaction: ['transactionType'],
  budget: ['lowPrice', 'highPrice', 'monthlyPayment'],
  bedrooms: ['bedrooms', 'exactBedrooms'],
  bathrooms: ['bathrooms', 'exactBathrooms'],
  orgChartId: ['orgChartId', 'orgChartIncludeChildren'],
};

/** The criteria of a search in the order of the table. */
export function criteriaOf(state: SearchState): Criterion[] {
  return CRITERIA.filter((criterion) => {
    if (criterion === 'place') return state.geo !== null && state.geo.kind !== 'all-areas';
    if (criterion === 'bounds') return state.bounds !== undefined;
    // Both types together are not a filter.
    if (criterion === 'transaction' && state.filters.transactionType === 'ANY') return false;
    return filterKeys(criterion).some((key) => state.filters[key] !== undefined);
  });
}

/** The same search without one of its criteria. */
export function without(state: SearchState, criterion: Criterion): SearchState {
  if (criterion === 'place') return clearGeo(state);
  if (criterion === 'bounds') return changeBounds(state, undefined);

  return changeFilters(state, Object.fromEntries(filterKeys(criterion).map((key) => [key, undefined])));
}

/** What a filter of a search says. */
export function factOf(state: SearchState, criterion: Criterion): string | undefined {
  return filterFacts(state.filters).find(({ keys }) =>
    filterKeys(criterion).some((key) => keys.includes(key)),
  )?.text;
}

/** The criterion that hides the most listings, so dropping it finds the most. Null if dropping any one finds nothing. */
export function hidingMost(
  totals: Partial<Record<Criterion, number>>,
): { criterion: Criterion; total: number } | null {
  const found = CRITERIA.map((criterion) => ({ criterion, total: totals[criterion] ?? 0 }));
  const most = found.reduce((best, next) => (next.total > best.total ? next : best));

  return most.total > 0 ? most : null;
}

function filterKeys(criterion: Criterion): readonly (keyof Filters)[] {
  return FILTER_KEYS[criterion] ?? [criterion as keyof Filters];
}
