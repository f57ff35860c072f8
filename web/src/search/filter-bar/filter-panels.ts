import { type FilterPanel, filterPanel, panelKey } from '#domain/search/panels/filter-panel.ts';
import { FILTER_KEYS, type SearchSetup } from '#domain/search/search-config.ts';

/** Filters of the basic bar and of the advanced search. */
export type FilterPanels = { basic: readonly FilterPanel[]; advanced: readonly FilterPanel[] };

const STORED_NAMES: ReadonlyMap<string, string> = new Map([
  ['constructionAge', 'constructionAgeYears'],
  ['size', 'interiorSize'],
]);

/** The panel of a configured name; older pages use other names. */
export function panelNameKey(name: string): string {
  return STORED_NAMES.get(name) ?? name;
}

/** The panels of a site, configured ones first. Unknown names are skipped; panels with an incomplete setup are logged and skipped. */
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
