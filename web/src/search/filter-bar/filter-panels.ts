import { type FilterPanel, filterPanel, panelKey } from '#domain/search/filter-panel.ts';
import type { Filters } from '#domain/search/filters.ts';
import { FILTER_KEYS, type SearchSetup } from '#domain/search/search-config.ts';
import { isActive } from './filter-chips.ts';

/** Which filters stand in the bar at once, and which the advanced search adds. */
export type FilterPanels = { basic: readonly FilterPanel[]; advanced: readonly FilterPanel[] };

const STORED_NAMES: Record<string, string> = {
  constructionAge: 'constructionAgeYears',
  size: 'interiorSize',
};

/** The key of the panel that a page names; older pages call some by another name. */
export function panelNameKey(name: string): string {
  return STORED_NAMES[name] ?? name;
}

/**
 * The panels of a site, those first that a page names. A name without a panel is passed over; a panel whose
 * setup lacks something is told on the console and left out.
 */
export function filterPanels(names: readonly string[], setup: SearchSetup = {}): FilterPanels {
  const wanted = names.map(panelNameKey);
  const shown = (setup.panels ?? FILTER_KEYS).flatMap((entry) => {
    try {
      return [filterPanel(entry, setup)];
    } catch (error) {
      console.warn((error as Error).message);
      return [];
    }
  });
  const isBasic = (panel: FilterPanel) => wanted.includes(panelKey(panel));

  return { basic: shown.filter(isBasic), advanced: shown.filter((panel) => !isBasic(panel)) };
}

/** True when the advanced search must be open for the visitor to see what narrows the results. */
export function hasAdvancedFilters(filters: Filters, advanced: readonly FilterPanel[]): boolean {
  return advanced.some((panel) => isActive(panel, filters));
}
