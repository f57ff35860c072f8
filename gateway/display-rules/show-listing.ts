import { listingSlug } from '#domain/listing/details-path.ts';
import { factKey } from '#domain/listing/fact-key.ts';
import { mapTexts } from '#domain/listing/map-texts.ts';
import { revealsAddress, withholdAddress } from '#domain/listing/withhold-address.ts';
import type {
  HitSource,
  ListingPoint,
  ListingSuggestionWire,
  SearchHit,
} from '../datasources/listings/listings.types.ts';
import { attributionOf } from './attribution.ts';
import type { DisplayRules } from './display-rules.ts';
import { shownPhotos } from './shown-photos.ts';

declare const shown: unique symbol;

/** A hit after the rules, with photos as plain URLs. */
export type ShownSource = Omit<HitSource, 'images'> & {
  images: string[];
  /** Whether details are withheld until the viewer completes the viewing conditions. */
  detailsWithheld: boolean;
};
/** A hit with only what may be shown. The listings source returns nothing else. */
export type ShownHit = { _id: string; _source: ShownSource; readonly [shown]: true };
export type ShownPoint = ListingPoint & { readonly [shown]: true };

type Licensed = Pick<HitSource, 'status' | 'display' | 'permittedUses'>;

/** Applies the rules to a hit; null when the listing may not be shown. `courtesyOf` is the line of the response. */
export function showHit(
  { _id, _source }: SearchHit,
  rules: DisplayRules,
  courtesyOf?: string | null,
): ShownHit | null {
  if (!isShown(_source, rules)) return null;

  const hidesAddress = _source.display?.address === false;
  const hidesDetails = withholdsDetails(_source, rules);
  const hidden = [...(hidesAddress ? rules.addressFields : []), ...(hidesDetails ? rules.detailFields : [])];
  const fields = hidden.length > 0 ? rules.fields.filter((field) => !hidden.includes(field)) : rules.fields;
  const shown = Object.fromEntries(fields.map((field) => [field, _source[field]])) as HitSource;
  const source: ShownSource = {
    ...shown,
    ...photos(shown, hidesDetails ? { ...rules, maxPhotos: 1 } : rules),
    additionalDetails: showDetails(shown.additionalDetails, rules, hidesAddress),
    courtesyOfMessage: attributionOf(shown, [courtesyOf, rules.attribution]),
    detailsWithheld: hidesDetails,
  };

  return { _id, _source: hidesAddress ? withoutAddress(source, _source) : source } as ShownHit;
}

/** Whether the details of a listing depend on the viewer. */
export function isMarked({ display }: Pick<HitSource, 'display'>): boolean {
  return display?.details === false;
}

function withholdsDetails(source: HitSource, { detailsWithheld }: DisplayRules): boolean {
  return detailsWithheld === 'all' || (detailsWithheld === 'marked' && isMarked(source));
}

/** A point reveals the address, so both are withheld together. */
export function showPoint(point: ListingPoint, rules: DisplayRules): ShownPoint | null {
  return isShown(point, rules) && point.display?.address !== false ? (point as ShownPoint) : null;
}

/** A suggestion matched by its street would reveal the address; one matched by its complete MLS number does not. */
export function showSuggestion(
  suggestion: ListingSuggestionWire,
  text: string,
  rules: DisplayRules,
): ListingSuggestionWire | null {
  const { display, mls } = suggestion;
  if (!isShown(suggestion, rules)) return null;
  if (display?.address !== false) return suggestion;
  if (mls.toLowerCase() !== text.trim().toLowerCase()) return null;

  return { ...suggestion, label: mls, publicId: mls.toLowerCase() };
}

/** Not withheld by its seller, in a shown status, and licensed for the site's use. */
function isShown({ status, display, permittedUses }: Licensed, { use, statuses }: DisplayRules): boolean {
  return (
    display?.listing !== false &&
    statuses.includes(status ?? 'active') &&
    (permittedUses?.includes(use) ?? true)
  );
}

function photos({ images, image_count }: HitSource, rules: DisplayRules) {
  const all = images ?? [];
  const allowed = shownPhotos(all, rules);
  const count = image_count ?? all.length;

  return {
    images: allowed,
    image_count: Math.min(count - (all.length - allowed.length), rules.maxPhotos ?? count),
  };
}

/** Removes the address from the slug and every text about the listing, even if the source did not send it. */
function withoutAddress(source: ShownSource, { address }: HitSource): ShownSource {
  const withhold = withholdAddress(address);
  const { description, additionalDetails, image_captions } = source;

  return {
    ...source,
    publicId: listingSlug({ mls: source.mls, neighbourhood: source.neighbourhood, isAddressShown: false }),
    description: description && withhold(description),
    additionalDetails: additionalDetails && mapTexts(additionalDetails, withhold),
    image_captions:
      image_captions &&
      Object.fromEntries(Object.entries(image_captions).map(([url, text]) => [url, withhold(text)])),
    ...withoutRevealingMedia(source, revealsAddress(address)),
  };
}

/** Removes pictures and tours whose URL reveals the address, and the address from agents' own texts. */
function withoutRevealingMedia(
  { images, image_count, publicInfo }: ShownSource,
  tells: (url: string) => boolean,
) {
  const left = images.filter((url) => !tells(url));
  const media = publicInfo?.additionalMedia?.filter(
    ({ data }) => ![data?.imageUrl, data?.url, data?.html].some((text) => text && tells(text)),
  );

  return {
    images: left,
    image_count: image_count && image_count - (images.length - left.length),
    publicInfo: publicInfo && { ...publicInfo, additionalMedia: media },
  };
}

function showDetails(details: HitSource['additionalDetails'], rules: DisplayRules, hidesAddress: boolean) {
  if (!details) return details;

  return Object.fromEntries(
    Object.entries(details).filter(
      ([name]) =>
        rules.details.has(factKey(name)) && !(hidesAddress && rules.addressDetails.has(factKey(name))),
    ),
  );
}
