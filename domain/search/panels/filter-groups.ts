import { FILTER_GROUPS, type FilterGroup, type FilterKey } from '../search-config.ts';
import type { FilterPanel } from './filter-panel.ts';

const GROUP_OF: Record<FilterKey, FilterGroup> = {
  budget: 'price',
  monthlyFee: 'price',
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

function groupOf(panel: FilterPanel): FilterGroup {
  if (typeof panel === 'string') return GROUP_OF[panel];
  return 'field' in panel ? (panel.group ?? 'features') : 'who';
}

/** The panels in groups, those without a panel left out; inside a group in the order of the site. */
export function filterGroups(
  panels: readonly FilterPanel[],
): { group: FilterGroup; panels: readonly FilterPanel[] }[] {
  const first = MOST_USED.filter((panel) => panels.includes(panel));
  const ordered = [...first, ...panels.filter((panel) => !first.includes(panel))];

  return FILTER_GROUPS.map((group) => ({
    group,
    panels: ordered.filter((panel) => groupOf(panel) === group),
  })).filter(({ panels: some }) => some.length > 0);
}
