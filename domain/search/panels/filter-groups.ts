import type { FilterKey } from '../search-config.ts';
import type { FilterPanel } from './filter-panel.ts';

/** In the order in which people search. What a home costs a month, and panels of a site on prices, come after the home. */
const GROUPS = ['price', 'home', 'costs', 'outside', 'features', 'listing', 'who'] as const;
type Group = (typeof GROUPS)[number];

/** The limit of the monthly payment is a part of the budget elsewhere. */
export type GroupedPanel = FilterPanel | 'monthlyPayment';

const GROUP_OF: Record<FilterKey | 'monthlyPayment', Group> = {
  budget: 'price',
  monthlyPayment: 'costs',
  monthlyFee: 'costs',
  bedrooms: 'home',
  bathrooms: 'home',
  propertyTypes: 'home',
  interiorSize: 'home',
  storeys: 'home',
  constructionAgeYears: 'home',
  lotSize: 'outside',
  garageSpaces: 'outside',
  parkingSpaces: 'outside',
  withPool: 'outside',
  keywords: 'features',
  listingAgeDays: 'listing',
  openHouses: 'listing',
  priceReduced: 'listing',
  withPhotos: 'listing',
};

/** The most used lead their group: a long list of types would push the rooms off the first screen of a phone. */
const MOST_USED: readonly FilterPanel[] = ['bedrooms', 'bathrooms', 'propertyTypes'];

function groupOf(panel: GroupedPanel): Group {
  if (typeof panel === 'string') return GROUP_OF[panel];
  if (!('field' in panel)) return 'who';
  return panel.group === 'price' ? 'costs' : (panel.group ?? 'features');
}

/** The panels in groups, those without a panel left out; inside a group in the order of the site. `hasPayment` adds the monthly payment to the budget. */
export function filterGroups(
  panels: readonly FilterPanel[],
  { hasPayment = false } = {},
): { group: Group; panels: readonly GroupedPanel[] }[] {
  const first = MOST_USED.filter((panel) => panels.includes(panel));
  const payment = hasPayment && panels.includes('budget') ? (['monthlyPayment'] as const) : [];
  const ordered: GroupedPanel[] = [...first, ...payment, ...panels.filter((panel) => !first.includes(panel))];

  return GROUPS.map((group) => ({
    group,
    panels: ordered.filter((panel) => groupOf(panel) === group),
  })).filter(({ panels: some }) => some.length > 0);
}
