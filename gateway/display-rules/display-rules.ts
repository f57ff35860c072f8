import type { HitSource } from '../datasources/listings/listings.types.ts';
import { SHOWN_DETAILS } from './shown-details.ts';

/** What of a source's listings may be shown. Anything without a rule is withheld. */
export type DisplayRules = {
  /** The site's licensed use; a record that lists its uses must contain it. */
  use: 'IDX' | 'VOW';
  /** Statuses of listings that are shown. */
  statuses: readonly string[];
  /** Members of a hit that may be returned. */
  fields: readonly (keyof HitSource)[];
  /** Members withheld together with the address. */
  addressFields: readonly (keyof HitSource)[];
  /**
   * Whose details are withheld, besides those a licence forbids: those of listings marked for it, of all, or of
   * none because the viewer has completed the viewing conditions.
   */
  detailsWithheld: 'marked' | 'all' | 'none';
  /** Members withheld together with the details. */
  detailFields: readonly (keyof HitSource)[];
  /** Facts that may be shown, as normalised by `factKey`. */
  details: ReadonlySet<string>;
  /** Facts that reveal the position of the listing. */
  addressDetails: ReadonlySet<string>;
  /** Photo permissions (RESO `Media.Permission`, lower case) that allow showing it; a photo without any is public. */
  photoPermissions: ReadonlySet<string>;
  /** Limit of photos per listing; null for all. */
  maxPhotos: number | null;
  /** Limit of results reachable by paging, and of single points on a map. */
  maxResults: number;
  /**
   * Whether remarks and details may be searched by substring: only where the service excludes listings whose
   * address is withheld.
   */
  isTextSearched: boolean;
  /** What the licence allows to be shown with a listing, unless its seller forbids it. */
  permittedExtras: Readonly<Record<'valuation' | 'comments', boolean>>;
  /** The attribution that the source prescribes though it sends none; `{office}` is the listing office. */
  attribution: string | null;
};

const STRICTEST: DisplayRules = {
  use: 'IDX',
  statuses: ['active'],
  fields: [
    'publicId',
    'mls',
    'status',
    'transaction_type',
    'building_types',
    'address',
    'neighbourhood',
    'city',
    'province',
    'price',
    'bedrooms',
    'bathrooms',
    'sqft',
    'year_built',
    'lot_size',
    'storeys',
    'garage_spaces',
    'parking_spaces',
    'previous_price',
    'price_reduced_at',
    'rooms',
    'image_captions',
    'list_date',
    'location',
    'images',
    'image_count',
    'open_houses',
    'listOfficeId',
    'listOfficeName',
    'agent',
    'courtesyOfMessage',
    'display',
    'description',
    'additionalDetails',
    'publicInfo',
    'places',
  ],
  addressFields: ['address', 'location'],
  detailsWithheld: 'marked',
  detailFields: [
    'description',
    'additionalDetails',
    'publicInfo',
    'open_houses',
    'agent',
    'price_history',
    'rooms',
    'image_captions',
  ],
  details: SHOWN_DETAILS,
  addressDetails: new Set([
    'postalcode',
    'zipcode',
    'parcelnumber',
    'unitnumber',
    'streetnumber',
    'streetname',
  ]),
  photoPermissions: new Set(['public', 'idx']),
  maxPhotos: null,
  maxResults: 500,
  isTextSearched: false,
  permittedExtras: { valuation: false, comments: false },
  attribution: null,
};

const BOTH = { valuation: true, comments: true } as const;

/** Boards whose licence lets a public page show a listing's price history and days on market. */
const WITH_HISTORY: DisplayRules = { ...STRICTEST, fields: [...STRICTEST.fields, 'price_history'] };

/** Rules by source; other sources have the strictest ones. */
const RULES_BY_SOURCE: Readonly<Record<string, DisplayRules>> = {
  // The board shows listings with an offer until they are sold.
  'idx-edm-v5': { ...WITH_HISTORY, statuses: ['active', 'pending'], maxResults: 2000, permittedExtras: BOTH },
  // The national pool: only active listings.
  'idx-ddf-v5': STRICTEST,
  // The association limits the results of a search.
  'idx-sat-v5': {
    ...WITH_HISTORY,
    statuses: ['active', 'pending'],
    maxResults: 1000,
    permittedExtras: BOTH,
    attribution: 'Courtesy of {office}',
  },
};

export function displayRules(source: string): DisplayRules {
  return (Object.hasOwn(RULES_BY_SOURCE, source) && RULES_BY_SOURCE[source]) || STRICTEST;
}

/** The same where the service excludes what is withheld from its searches. */
export function rulesWithTextSearch(source: string): DisplayRules {
  return (Object.hasOwn(WITH_WORDS, source) && WITH_WORDS[source]) || STRICTEST_WITH_TEXT_SEARCH;
}

const withTextSearch = (rules: DisplayRules): DisplayRules => ({ ...rules, isTextSearched: true });
// A constant, since results are cached by rules object.
const STRICTEST_WITH_TEXT_SEARCH = withTextSearch(STRICTEST);
const WITH_WORDS: Readonly<Record<string, DisplayRules>> = Object.fromEntries(
  Object.entries(RULES_BY_SOURCE).map(([source, rules]) => [source, withTextSearch(rules)]),
);
