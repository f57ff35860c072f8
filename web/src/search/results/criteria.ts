import type { Filters } from '#domain/search/filters.ts';
import { changeBounds, changeFilters, clearFilters, clearGeo } from '#domain/search/search-changes.ts';
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
  'monthlyFee',
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

const AREAS: readonly Criterion[] = ['place', 'bounds'];

const FILTER_KEYS: Partial<Record<Criterion, readonly (keyof Filters)[]>> = {
  transaction: ['transactionType'],
  budget: ['lowPrice', 'highPrice', 'monthlyPayment'],
  bedrooms: ['bedrooms', 'exactBedrooms'],
  bathrooms: ['bathrooms', 'exactBathrooms'],
  openHouses: ['openHouses', 'openHouseDay'],
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

/** A search that differs from an empty one by the criterion that it is without; null: without any filter. */
export type Alternative = { criterion: Criterion | null; next: SearchState };

/** What one query counts. */
const ALTERNATIVES_MAX = 12;

/** The searches to offer where one finds nothing: without its filters, and without each of its criteria. A basket has none. */
export function alternativesOf(state: SearchState): Alternative[] {
  if (state.ids || state.text) return [];
  const criteria = criteriaOf(state);
  const filters = criteria.filter((criterion) => !AREAS.includes(criterion));
  const each = criteria.map((criterion) => ({ criterion, next: without(state, criterion) }));

  return [...(filters.length > 1 ? [{ criterion: null, next: clearFilters(state) }] : []), ...each].slice(
    0,
    ALTERNATIVES_MAX,
  );
}

const WAYS_MAX = 4;

/** The alternatives that find most, a filter before the place; without any filter last. Empty where none finds anything. */
export function mostUseful<Counted extends Alternative & { total: number }>(
  counted: readonly Counted[],
): Counted[] {
  const ways = counted.filter(({ total }) => total > 0);
  const isArea = ({ criterion }: Counted) => criterion !== null && AREAS.includes(criterion);
  const single = ways
    .filter(({ criterion }) => criterion !== null)
    .sort((one, other) => Number(isArea(one)) - Number(isArea(other)) || other.total - one.total);

  return [...single.slice(0, WAYS_MAX), ...ways.filter(({ criterion }) => criterion === null)];
}

function filterKeys(criterion: Criterion): readonly (keyof Filters)[] {
  return FILTER_KEYS[criterion] ?? [criterion as keyof Filters];
}
