import type { HitSource } from '../datasources/listings/listings.types.ts';
import { SHOWN_DETAILS } from './shown-details.ts';

/** What of a source's listings may be shown. Whatever no rule names stays inside. */
export type DisplayRules = {
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
  /** The attribution when the source sends none; `{office}` is the listing office. */
  attribution: string;
};

const PUBLIC_RULES: DisplayRules = {
  statuses: ['active', 'pending'],
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
  attribution: 'Listing courtesy of {office}',
};

/** Sources whose licence differs; every other one has the strictest common rules. */
const RULES_BY_SOURCE: Readonly<Record<string, DisplayRules>> = {
  // The national pool: only what is on the market.
  'idx-ddf-v5': { ...PUBLIC_RULES, statuses: ['active'] },
};

export function displayRules(source: string): DisplayRules {
  return (Object.hasOwn(RULES_BY_SOURCE, source) && RULES_BY_SOURCE[source]) || PUBLIC_RULES;
}
