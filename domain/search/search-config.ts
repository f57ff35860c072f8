import { type Autocomplete, autocompleteOf } from './autocomplete.ts';
import { DEFAULT_TRANSACTION, type TransactionChoice } from './filters.ts';
import { type MapTier, mapTiers, type TierTable } from './map-zoom.ts';
import { RESULTS_PER_PAGE } from './paging.ts';
import { POINT_SEARCH_RADIUS_KM } from './search-input.ts';
import { DEFAULT_SORT_KEY, type SiteSortKey } from './sorts.ts';

/** The configuration of a site's search. */

/** The filters with a built-in panel. */
export const FILTER_KEYS = [
  'propertyTypes',
  'budget',
  'monthlyFee',
  'bedrooms',
  'bathrooms',
  'interiorSize',
  'lotSize',
  'storeys',
  'garageSpaces',
  'parkingSpaces',
  'withPool',
  'constructionAgeYears',
  'listingAgeDays',
  'openHouses',
  'priceReduced',
  'withPhotos',
  'keywords',
] as const;

export type FilterKey = (typeof FILTER_KEYS)[number];

export type Option = { value: string; label: string };

/** One field of the listing source and how it can be filtered. */
export type RawFieldSet = {
  /** The field's path in the source, for example `additionalDetails.Basement`. */
  field: string;
  /** The ends of a range panel. */
  min?: number;
  max?: number;
  step?: number;
  /** Unit after the numbers of a range panel. */
  unit?: string;
  /** The choices of a checkbox panel. */
  values?: Option[];
};

export const RAW_PANEL_KINDS = ['raw-range', 'raw-text', 'raw-checkboxes'] as const;
export const WHO_PANEL_KINDS = ['office', 'agent', 'org-chart'] as const;

/** The groups of all filters, in their order. */
export const FILTER_GROUPS = ['price', 'home', 'outside', 'features', 'listing', 'who'] as const;
export type FilterGroup = (typeof FILTER_GROUPS)[number];

/** A custom panel of a site: on a source field, with the group it belongs to, or on office, agent or unit. */
export type OwnPanel =
  | { kind: (typeof RAW_PANEL_KINDS)[number]; label: string; rawFieldSet: string; group?: FilterGroup }
  | { kind: (typeof WHO_PANEL_KINDS)[number]; label?: string };

/** Choices of the office, agent and unit panels, keyed by the name used in error messages. */
export type FilterOptions = { Office?: Option[]; Agent?: Option[]; 'Org chart'?: Option[] };

/** A search prepared by the agent: /search/p/{slug} shows the search of another URL. */
export type PreparedSearch = {
  slug: string;
  name: string;
  url: string;
  /** Templates of the page's title and description (`fillMetaTemplate`). */
  htmlMeta?: { title?: string; description?: string };
};

/** The advanced search setup of a site; every member is optional. */
export type SearchSetup = {
  /** `focusDistance` in kilometres; `streetNames`: other names of streets with those that listings have. */
  autocomplete?: { focusDistance?: number; size?: number; streetNames?: Record<string, string> };
  resultsPerPage?: number;
  /** The default order; the most recent first when omitted. */
  defaultSort?: SiteSortKey;
  /** The transaction type when the URL has none; homes for sale when omitted. */
  defaultTransaction?: TransactionChoice;
  /** Kilometres. */
  pointSearchRadius?: number;
  rawFieldSets?: Record<string, RawFieldSet>;
  preconfiguredSearches?: PreparedSearch[];
  /** The location of /search when the URL has none; the place of the site when omitted. */
  defaultGeo?: { type: 'whosonfirst'; id: string } | { type: 'all-areas' };
  /** The filter panels in display order; all built-in ones when omitted. */
  panels?: (FilterKey | OwnPanel)[];
  filterOptions?: FilterOptions;
  /** The content of the map by zoom: a named table or the site's own. */
  mapTiers?: TierTable | MapTier[];
  /** Who may search an area they draw: everybody, or after signing in. */
  drawing?: DrawingChoice;
};

/** Whether an area that a visitor draws is searched at once or after a sign-in. */
export const DRAWING_CHOICES = ['open', 'sign-in'] as const;
export type DrawingChoice = (typeof DRAWING_CHOICES)[number];

/** The resolved search configuration of a site. */
export type SearchConfig = Required<Omit<SearchSetup, 'autocomplete' | 'defaultGeo' | 'mapTiers'>> & {
  /** From the nearest to the farthest view. */
  mapTiers: readonly MapTier[];
  autocomplete: Autocomplete;
  defaultGeo: NonNullable<SearchSetup['defaultGeo']>;
};

/** The members of a space its search depends on. */
type SearchSpace = { defaultPlaceId: number };

/** The setup of a site, completed with the defaults. */
export function searchConfig(space: SearchSpace, setup: SearchSetup = {}): SearchConfig {
  return {
    resultsPerPage: RESULTS_PER_PAGE,
    defaultSort: DEFAULT_SORT_KEY,
    defaultTransaction: DEFAULT_TRANSACTION,
    pointSearchRadius: POINT_SEARCH_RADIUS_KM,
    rawFieldSets: {},
    preconfiguredSearches: [],
    defaultGeo:
      space.defaultPlaceId > 0
        ? { type: 'whosonfirst', id: String(space.defaultPlaceId) }
        : { type: 'all-areas' },
    panels: [...FILTER_KEYS],
    filterOptions: {},
    drawing: 'open',
    ...setup,
    mapTiers: mapTiers(setup.mapTiers),
    autocomplete: autocompleteOf(setup),
  };
}
