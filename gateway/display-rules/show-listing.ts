import { changeWords } from '#domain/listing/change-words.ts';
import { listingSlug } from '#domain/listing/details-path.ts';
import { tellsAddress, withholdAddress } from '#domain/listing/withhold-address.ts';
import type {
  HitSource,
  ListingPoint,
  ListingSuggestionWire,
  SearchHit,
} from '../datasources/listings/listings.types.ts';
import { attributionOf } from './attribution.ts';
import type { DisplayRules } from './display-rules.ts';
import { factKey } from './shown-details.ts';
import { shownPhotos } from './shown-photos.ts';

declare const shown: unique symbol;

/** The members of a hit after the rules: its photos are bare addresses. */
export type ShownSource = Omit<HitSource, 'images'> & { images: string[] };
/** A hit that holds only what may be shown. Nothing else leaves the listings source. */
export type ShownHit = { _id: string; _source: ShownSource; readonly [shown]: true };
export type ShownPoint = ListingPoint & { readonly [shown]: true };

type Licensed = Pick<HitSource, 'status' | 'display' | 'permittedUses'>;

/** What may be shown of a hit; null when the listing may not be shown at all. `courtesyOf` is the line of the answer. */
export function showHit(
  { _id, _source }: SearchHit,
  rules: DisplayRules,
  courtesyOf?: string | null,
): ShownHit | null {
  if (!isShown(_source, rules)) return null;

  const hidesAddress = _source.display?.address === false;
  const fields = hidesAddress
    ? rules.fields.filter((field) => !rules.addressFields.includes(field))
    : rules.fields;
  const kept = Object.fromEntries(fields.map((field) => [field, _source[field]])) as HitSource;
  const source: ShownSource = {
    ...kept,
    ...photos(kept, rules),
    additionalDetails: showDetails(kept.additionalDetails, rules, hidesAddress),
    courtesyOfMessage: attributionOf(kept, [courtesyOf, rules.attribution]),
  };

  return { _id, _source: hidesAddress ? withoutAddress(source, _source) : source } as ShownHit;
}

/** A point tells where a house stands, so an address that is not shown takes its point with it. */
export function showPoint(point: ListingPoint, rules: DisplayRules): ShownPoint | null {
  return isShown(point, rules) && point.display?.address !== false ? (point as ShownPoint) : null;
}

/**
 * A suggestion that was found by its street would tell the address; one found by its number does not, and only the whole
 * number leaves no doubt which it was.
 */
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

/** Not withheld by its seller, in a status that is shown, and licensed for the use the site is made for. */
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

/** The address leaves the slug and every word about the home that holds it, also where the source did not send it. */
function withoutAddress(source: ShownSource, { address }: HitSource): ShownSource {
  const withhold = withholdAddress(address);
  const { description, additionalDetails } = source;

  return {
    ...source,
    publicId: listingSlug({ mls: source.mls, neighbourhood: source.neighbourhood, addressShown: false }),
    description: description && withhold(description),
    additionalDetails: additionalDetails && changeWords(additionalDetails, withhold),
    ...withoutTellingMedia(source, tellsAddress(address)),
  };
}

/** Pictures and tours whose URL tells the address go; what an agent wrote beside the home is read without it. */
function withoutTellingMedia(
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
