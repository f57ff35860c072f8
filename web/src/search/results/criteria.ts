import type { Filters } from '#domain/search/filters.ts';
import {
  changeBounds,
  changeFilters,
  clearFilters,
  clearGeo,
  drawArea,
} from '#domain/search/search-changes.ts';
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
  if (criterion === 'place')
    return state.geo?.kind === 'area' && state.geo.from ? drawArea(state, null) : clearGeo(state);
  if (criterion === 'bounds') return changeBounds(state, undefined);

  return changeFilters(state, Object.fromEntries(filterKeys(criterion).map((key) => [key, undefined])));
}

/** What a filter of a search says. */
export function factOf(state: SearchState, criterion: Criterion): string | undefined {
  return filterFacts(state.filters).find(({ keys }) =>
    filterKeys(criterion).some((key) => keys.includes(key)),
  )?.text;
}

/**
 * A search that differs from an empty one by the criterion that it is without, by another one too, or by a wider value of it; null:
 * without any filter.
 */
export type Alternative = {
  criterion: Criterion | null;
  second?: Criterion;
  isWider?: true;
  next: SearchState;
};

/** What one query counts. */
const ALTERNATIVES_MAX = 12;

/**
 * The searches to offer where one finds nothing: without its filters, without each of its criteria, with wider values, and without
 * two criteria, as many as one query counts. A basket has none.
 */
export function alternativesOf(state: SearchState): Alternative[] {
  if (state.ids || state.text) return [];
  const criteria = criteriaOf(state);
  const filters = criteria.filter((criterion) => !isArea(criterion));
  const each = criteria.map((criterion) => ({ criterion, next: without(state, criterion) }));

  return [
    ...(filters.length > 1 ? [{ criterion: null, next: clearFilters(state) }] : []),
    ...each,
    ...widerOf(state),
    ...pairsOf(state, criteria, filters),
  ].slice(0, ALTERNATIVES_MAX);
}

/** Times a highest price or rent. */
const WIDER_PRICES = [1.1, 1.25];

function widerOf(state: SearchState): Alternative[] {
  const { highPrice, bedrooms = 0, openHouseDay } = state.filters;
  const wider = (criterion: Criterion, filters: Filters): Alternative => ({
    criterion,
    isWider: true,
    next: changeFilters(state, filters),
  });

  return [
    ...(openHouseDay ? [wider('openHouses', { openHouseDay: undefined, openHouses: true })] : []),
    ...(highPrice
      ? WIDER_PRICES.map((times) => wider('budget', { highPrice: roundedUp(highPrice * times) }))
      : []),
    ...(bedrooms > 2 ? [wider('bedrooms', { bedrooms: bedrooms - 1 })] : []),
  ];
}

/** To two digits. */
function roundedUp(price: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(price)) - 1);

  // Without the last bits of a product such as 1.1 times 500,000.
  return Math.ceil(Number((price / unit).toFixed(6))) * unit;
}

/** One of a pair is the budget, the most common limit, while there is room for few. Two that are all filters are cleared. */
function pairsOf(
  state: SearchState,
  criteria: readonly Criterion[],
  filters: readonly Criterion[],
): Alternative[] {
  const pairs = criteria.flatMap((criterion, at) =>
    criteria
      .slice(at + 1)
      .map((second) => ({ criterion, second, next: without(without(state, criterion), second) })),
  );
  const others = pairs.filter(
    ({ criterion, second }) =>
      !(isArea(criterion) && isArea(second)) && (isArea(criterion) || isArea(second) || filters.length > 2),
  );
  const hasBudget = ({ criterion, second }: (typeof pairs)[number]) =>
    criterion === 'budget' || second === 'budget';

  return [...others.filter(hasBudget), ...others.filter((pair) => !hasBudget(pair))];
}

const isArea = (criterion: Criterion | null | undefined) => AREAS.some((area) => area === criterion);

const WAYS_MAX = 4;

/**
 * The alternatives to offer: wider values, the nearest of each; those that find most without one criterion, a filter before the
 * place; only where there are none of these, those without two. Without any filter last. Empty where none finds anything.
 */
export function mostUseful<Counted extends Alternative & { total: number }>(
  counted: readonly Counted[],
): Counted[] {
  const ways = counted.filter(({ total }) => total > 0);
  const areas = ({ criterion, second }: Counted) => Number(isArea(criterion)) + Number(isArea(second));
  const most = (some: readonly Counted[]) =>
    some.toSorted((one, other) => areas(one) - areas(other) || other.total - one.total);
  const wider = ways.filter(
    (way, at) =>
      way.isWider &&
      !ways.slice(0, at).some(({ isWider, criterion }) => isWider && criterion === way.criterion),
  );
  const single = most(ways.filter(({ criterion, second, isWider }) => criterion && !second && !isWider));
  const pairs = most(ways.filter(({ second }) => second));
  const near = [...wider, ...single].slice(0, WAYS_MAX);

  return [
    ...(near.length > 0 ? near : pairs.slice(0, WAYS_MAX)),
    ...ways.filter(({ criterion }) => criterion === null),
  ];
}

function filterKeys(criterion: Criterion): readonly (keyof Filters)[] {
  return FILTER_KEYS[criterion] ?? [criterion as keyof Filters];
}
