import type { Filters } from '#domain/search/filters.ts';
import { FILTER_KEYS, type FilterKey, isActive } from './filter-chips.ts';

/** Which filters stand in the bar at once, and which the advanced search adds. */
export type FilterPanels = { basic: readonly FilterKey[]; advanced: readonly FilterKey[] };

const STORED_NAMES: Record<string, FilterKey> = {
  constructionAge: 'constructionAgeYears',
  size: 'interiorSize',
};

/** Reads the panels a page names; a name without a panel is passed over. */
export function filterPanels(names: readonly string[]): FilterPanels {
  const wanted = names.map((name) => STORED_NAMES[name] ?? name);
  const basic = FILTER_KEYS.filter((key) => wanted.includes(key));

  return { basic, advanced: FILTER_KEYS.filter((key) => !basic.includes(key)) };
}

/** True when the advanced search must be open for the visitor to see what narrows the results. */
export function hasAdvancedFilters(filters: Filters, advanced: readonly FilterKey[]): boolean {
  return advanced.some((key) => isActive(key, filters));
}
