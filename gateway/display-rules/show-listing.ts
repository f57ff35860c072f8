import { listingSlug } from '#domain/listing/details-path.ts';
import type {
  HitSource,
  ListingPoint,
  ListingSuggestionWire,
  SearchHit,
} from '../datasources/listings/listings.types.ts';
import type { DisplayRules } from './display-rules.ts';
import { factKey } from './shown-details.ts';

declare const shown: unique symbol;

/** A hit that holds only what may be shown. Nothing else leaves the listings source. */
export type ShownHit = SearchHit & { readonly [shown]: true };
export type ShownPoint = ListingPoint & { readonly [shown]: true };

/** What may be shown of a hit; null when the listing may not be shown at all. */
export function showHit(hit: SearchHit, rules: DisplayRules): ShownHit | null {
  const { _id, _source } = hit;
  if (_source.display?.listing === false) return null;
  if (!rules.statuses.includes(_source.status ?? 'active')) return null;

  const hidesAddress = _source.display?.address === false;
  const fields = hidesAddress
    ? rules.fields.filter((field) => !rules.addressFields.includes(field))
    : rules.fields;
  const kept = Object.fromEntries(fields.map((field) => [field, _source[field]])) as HitSource;
  const source: HitSource = {
    ...kept,
    additionalDetails: showDetails(kept.additionalDetails, rules, hidesAddress),
    courtesyOfMessage: kept.courtesyOfMessage || attribution(kept, rules),
    ...(hidesAddress ? { publicId: listingSlug({ ..._source, addressShown: false }) } : {}),
  };

  return { _id, _source: source } as ShownHit;
}

/** A point tells where a house stands, so an address that is not shown takes its point with it. */
export function showPoint(point: ListingPoint): ShownPoint | null {
  return hidesSomething(point.display) ? null : (point as ShownPoint);
}

/** A suggestion that was found by its street would tell the address; one found by its number does not. */
export function showSuggestion(
  suggestion: ListingSuggestionWire,
  text: string,
): ListingSuggestionWire | null {
  const { display, mls } = suggestion;
  if (!hidesSomething(display)) return suggestion;
  if (display?.listing === false || !mls.toLowerCase().includes(text.trim().toLowerCase())) return null;

  return { ...suggestion, label: mls, publicId: mls.toLowerCase() };
}

const hidesSomething = (display: HitSource['display']) =>
  display?.listing === false || display?.address === false;

const attribution = ({ listOfficeName }: HitSource, rules: DisplayRules) =>
  listOfficeName ? rules.attribution.replace('{office}', listOfficeName) : null;

function showDetails(details: HitSource['additionalDetails'], rules: DisplayRules, hidesAddress: boolean) {
  if (!details) return details;

  return Object.fromEntries(
    Object.entries(details).filter(
      ([name]) =>
        rules.details.has(factKey(name)) && !(hidesAddress && rules.addressDetails.has(factKey(name))),
    ),
  );
}
