import { formatDollars } from '#domain/language/format-number.ts';
import type { Filters } from '#domain/search/filters.ts';
import type { FilterPanel, OwnFilterPanel } from '#domain/search/panels/filter-panel.ts';
import { propertyTypeLabel } from '#domain/search/property-types.ts';
import { withoutFields } from '#domain/search/raw-terms.ts';
import type { FilterKey } from '#domain/search/search-config.ts';
import { type FilterFact, filterFacts } from '#domain/search/text/filter-summary.ts';
import { message } from '../../messages.ts';
import { idFilter, ownPanelValue } from '../filters/own-panel-value.ts';

/** True if the filter narrows the search. */
export function isActive(panel: FilterPanel, filters: Filters): boolean {
  return narrowing(panel, filters) !== null;
}

/** The number of filters that are set, as many as have a chip: the panels of the site name theirs, the product the rest. */
export function activeCount(filters: Filters, panels: readonly FilterPanel[]): number {
  const own = activeOwnPanels(filters, panels);

  return filterFacts(own.reduce(withoutPanel, filters)).length + own.length;
}

export function activeOwnPanels(filters: Filters, panels: readonly FilterPanel[]): OwnFilterPanel[] {
  return panels.filter(
    (panel): panel is OwnFilterPanel => typeof panel !== 'string' && isActive(panel, filters),
  );
}

/** The filters without what a panel of the site sets. */
export function withoutPanel(filters: Filters, panel: OwnFilterPanel): Filters {
  if ('field' in panel) return withoutFields(filters, [panel.field]);

  return { ...filters, [idFilter(panel.kind)]: undefined };
}

/** The label of a panel. */
export function panelLabel(panel: FilterPanel): string {
  return typeof panel === 'string' ? message(`search.filter.${panel}`) : panel.label;
}

/** Text of a chip: the filter's name, or its value if set. */
export function filterChip(panel: FilterPanel, filters: Filters): string {
  const value = narrowing(panel, filters);
  if (value === null) return panelLabel(panel);

  return typeof panel === 'string' ? ownLabel(panel, filters, value) : value;
}

function ownLabel(key: FilterKey, filters: Filters, fact: string): string {
  switch (key) {
    case 'propertyTypes':
      return shortList(filters.propertyTypes?.map(propertyTypeLabel) ?? []);
    case 'budget':
      return budgetChip(filters);
    case 'bedrooms':
    case 'bathrooms':
      return roomsChip(key, filters) ?? fact;
    default:
      return fact;
  }
}

/** Text of a fact among the filters of a search: the words of the bar where those are short. */
export function factChip({ keys: [key], text }: FilterFact, filters: Filters): string {
  return ((key === 'bedrooms' || key === 'bathrooms') && roomsChip(key, filters)) || text;
}

function roomsChip(key: 'bedrooms' | 'bathrooms', filters: Filters): string | null {
  return filters[key] ? message(`search.chip.${key}`, { rooms: filters[key] }) : null;
}

/** The first of several values and the number of others. */
export function shortList([first = '', ...others]: readonly string[]): string {
  return others.length > 0 ? message('search.chip.more', { first, more: others.length }) : first;
}

/** The same format as in the panel. */
function budgetChip({ lowPrice, highPrice, monthlyPayment }: Filters): string {
  if (monthlyPayment && !lowPrice && !highPrice)
    return message('search.chip.payment', { price: formatDollars(monthlyPayment) });
  if (lowPrice && highPrice) {
    return message('search.chip.range', { low: formatDollars(lowPrice), high: formatDollars(highPrice) });
  }
  return lowPrice
    ? message('search.chip.from', { price: formatDollars(lowPrice) })
    : message('search.chip.upTo', { price: formatDollars(highPrice ?? 0) });
}

function narrowing(panel: FilterPanel, filters: Filters): string | null {
  return typeof panel === 'string' ? factOf(panel, filters) : ownChip(panel, filters);
}

function ownChip(panel: OwnFilterPanel, filters: Filters): string | null {
  const text = ownPanelValue(panel, filters);

  return text.length > 0 ? message('search.chip.count', { of: panel.label, count: shortList(text) }) : null;
}

/** The filters that a panel sets, where they are not named like it. */
const FILTERS_OF: Partial<Record<FilterKey, readonly (keyof Filters)[]>> = {
  budget: ['lowPrice', 'highPrice', 'monthlyPayment'],
  bedrooms: ['bedrooms', 'exactBedrooms'],
  bathrooms: ['bathrooms', 'exactBathrooms'],
  openHouses: ['openHouses', 'openHouseDay'],
};

export function filtersOf(key: FilterKey): readonly (keyof Filters)[] {
  return FILTERS_OF[key] ?? [key as keyof Filters];
}

function factOf(key: FilterKey, filters: Filters): string | null {
  const own = filtersOf(key);

  return filterFacts(filters).find(({ keys }) => keys.some((one) => own.includes(one)))?.text ?? null;
}
