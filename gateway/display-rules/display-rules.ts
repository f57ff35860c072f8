import type { HitSource } from '../datasources/listings/listings.types.ts';
import { SHOWN_DETAILS } from './shown-details.ts';

/** What of a source's listings may be shown. Whatever no rule names stays inside. */
export type DisplayRules = {
  /** The use of listings that the site is licensed for; a record that names its uses must name this one. */
  use: 'IDX' | 'VOW';
  /** Statuses of listings that are shown at all. */
  statuses: readonly string[];
  /** Members of a hit that may leave the gateway. */
  fields: readonly (keyof HitSource)[];
  /** Members that go when the seller does not show the address. */
  addressFields: readonly (keyof HitSource)[];
  /** Named facts that may be shown, written as `factKey` writes them. */
  details: ReadonlySet<string>;
  /** Named facts that tell where the house stands. */
  addressDetails: ReadonlySet<string>;
  /** Permissions of a photo (RESO `Media.Permission`, lower case) that let it be shown; one without any is public. */
  photoPermissions: ReadonlySet<string>;
  /** Photos of a listing that are shown at most; null for all. */
  maxPhotos: number | null;
  /** How many results of one search can be reached by its pages, and how many of them a map shows one by one. */
  maxResults: number;
  /**
   * Whether remarks and details may be searched letter by letter: only where the service leaves homes out whose address
   * is withheld.
   */
  wordsSearched: boolean;
  /** What the licence lets stand beside a listing, unless its seller does not want it. */
  beside: Readonly<Record<'valuation' | 'comments', boolean>>;
  /** The attribution when the source sends none; `{office}` is the listing office. */
  attribution: string;
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
  wordsSearched: false,
  beside: { valuation: false, comments: false },
  attribution: 'Listing courtesy of {office}',
};

const BOTH = { valuation: true, comments: true } as const;

/** Sources whose licence differs; every other one has the strictest rules. */
const RULES_BY_SOURCE: Readonly<Record<string, DisplayRules>> = {
  // The board shows what has an offer on it until it is sold.
  'idx-edm-v5': { ...STRICTEST, statuses: ['active', 'pending'], maxResults: 2000, beside: BOTH },
  // The national pool: only what is on the market.
  'idx-ddf-v5': STRICTEST,
  // The association caps what one search reaches.
  'idx-sat-v5': {
    ...STRICTEST,
    statuses: ['active', 'pending'],
    maxResults: 1000,
    beside: BOTH,
    attribution: 'Courtesy of {office}',
  },
};

export function displayRules(source: string): DisplayRules {
  return (Object.hasOwn(RULES_BY_SOURCE, source) && RULES_BY_SOURCE[source]) || STRICTEST;
}

/** The same where the service that is searched keeps what is withheld out of its searches. */
export function rulesWithWords(source: string): DisplayRules {
  return (Object.hasOwn(WITH_WORDS, source) && WITH_WORDS[source]) || STRICTEST_WITH_WORDS;
}

const withWords = (rules: DisplayRules): DisplayRules => ({ ...rules, wordsSearched: true });
// Made once: what the rules make of a listing is cached by them.
const STRICTEST_WITH_WORDS = withWords(STRICTEST);
const WITH_WORDS: Readonly<Record<string, DisplayRules>> = Object.fromEntries(
  Object.entries(RULES_BY_SOURCE).map(([source, rules]) => [source, withWords(rules)]),
);
