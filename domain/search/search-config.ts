import { AUTOCOMPLETE_DEBOUNCE_MS, AUTOCOMPLETE_FOCUS_DISTANCE_KM } from './autocomplete.ts';
import { DEFAULT_TRANSACTION, type TransactionChoice } from './filters.ts';
import { type MapTier, mapTiers, type TierTable } from './map-zoom.ts';
import { RESULTS_PER_PAGE } from './paging.ts';
import { POINT_SEARCH_RADIUS_KM } from './search-input.ts';
import { DEFAULT_SORT_KEY, type SiteSortKey } from './sorts.ts';

/** Where a browser asks for listings. */

/** The filters with a panel of the product's own. */
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

export type Option = { value: string; label: string };

/** One field of the listing source and what can be asked of it. */
export type RawFieldSet = {
  /** As the source calls it, for example `additionalDetails.Basement`. */
  field: string;
  /** The ends of a range panel. */
  min?: number;
  max?: number;
  step?: number;
  /** Stands behind the numbers of a range panel. */
  unit?: string;
  /** The choices of a checkbox panel. */
  values?: Option[];
};

export const RAW_PANEL_KINDS = ['raw-range', 'raw-text', 'raw-checkboxes'] as const;
export const WHO_PANEL_KINDS = ['office', 'agent', 'org-chart'] as const;

/** A panel that a site adds: on a field of the source, or on who sells. */
export type OwnPanel =
  | { kind: (typeof RAW_PANEL_KINDS)[number]; label: string; rawFieldSet: string }
  | { kind: (typeof WHO_PANEL_KINDS)[number]; label?: string };

/** Choices of the panels on who sells, by the name that a missing one is told by. */
export type FilterOptions = { Office?: Option[]; Agent?: Option[]; 'Org chart'?: Option[] };

/** A search that the agent has prepared: /search/p/{slug} does what the address of another search says. */
export type PreparedSearch = {
  slug: string;
  name: string;
  url: string;
  /** Templates of the page's title and description (`fillMetaTemplate`). */
  htmlMeta?: { title?: string; description?: string };
};

/** The advanced search setup: what an agent sets of the search, all of it optional. */
export type SearchSetup = {
  /** `focusDistance` in kilometres. */
  autocomplete?: { focusDistance?: number; size?: number };
  resultsPerPage?: number;
  /** The order without a choice of the visitor; the most recent first when left out. */
  defaultSort?: SiteSortKey;
  /** What is looked for when the address does not say: homes for sale, unless the site says otherwise. */
  defaultTransaction?: TransactionChoice;
  /** Kilometres. */
  pointSearchRadius?: number;
  rawFieldSets?: Record<string, RawFieldSet>;
  preconfiguredSearches?: PreparedSearch[];
  /** Where /search looks when its address names no place; the place of the site when left out. */
  defaultGeo?: { type: 'whosonfirst'; id: string } | { type: 'all-areas' };
  /** The filter panels that are shown, in this order; all of the product's own when left out. */
  panels?: (FilterKey | OwnPanel)[];
  filterOptions?: FilterOptions;
  /** What the map shows at which zoom: the product's own table, one with clusters at every zoom, or the site's own. */
  mapTiers?: TierTable | MapTier[];
};

/** Everything the search of a site runs by. */
export type SearchConfig = Required<Omit<SearchSetup, 'autocomplete' | 'defaultGeo' | 'mapTiers'>> & {
  /** From the nearest to the farthest view. */
  mapTiers: readonly MapTier[];
  autocomplete: { focusDistance: number; size: number; debounceMs: number };
  defaultGeo: NonNullable<SearchSetup['defaultGeo']>;
};

/** What a site is, as far as its search depends on it. */
type SearchSpace = { defaultPlaceId: number };

/** The setup of a site, completed with the product's own values. */
export function searchConfig(space: SearchSpace, setup: SearchSetup = {}): SearchConfig {
  return {
    resultsPerPage: RESULTS_PER_PAGE,
    defaultSort: DEFAULT_SORT_KEY,
    defaultTransaction: DEFAULT_TRANSACTION,
    pointSearchRadius: POINT_SEARCH_RADIUS_KM,
    rawFieldSets: {},
    preconfiguredSearches: [],
    defaultGeo: { type: 'whosonfirst', id: String(space.defaultPlaceId) },
    panels: [...FILTER_KEYS],
    filterOptions: {},
    ...setup,
    mapTiers: mapTiers(setup.mapTiers),
    autocomplete: {
      focusDistance: AUTOCOMPLETE_FOCUS_DISTANCE_KM,
      size: 8,
      debounceMs: AUTOCOMPLETE_DEBOUNCE_MS,
      ...setup.autocomplete,
    },
  };
}
