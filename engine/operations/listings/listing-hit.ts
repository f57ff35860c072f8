import { mapTexts } from '#domain/listing/map-texts.ts';
import { withholdAddress } from '#domain/listing/withhold-address.ts';
import type { ListingDocument } from '../../store/documents.ts';
import type { IndexedListing } from '../../store/listings/index-rows.ts';
import type { ListingPublicInfo } from '../../store/listings/listing-public-info-table.ts';
import type { StoredListing } from '../../store/listings/listing-table.ts';

export type Hit = { _id: string; _source: ListingDocument };

/** Members a hit has only when they are selected. */
export const ADDITIONAL_MEMBERS = [
  'description',
  'additionalDetails',
  'publicInfo',
  'places',
  'price_history',
  'rooms',
  'image_captions',
];

/** The default selection; the last three are in every hit. */
const DEFAULT_SELECTION = ['description', 'province', 'city', 'open_houses'];

export const selectionOf = (select: readonly string[]) => (select.length > 0 ? select : DEFAULT_SELECTION);

const IMAGES_IN_LIST = 5;
/** Selections cached per listing. */
const MAX_SELECTIONS = 8;

/** A hit in a list: the first images, unless all of them are selected. */
export function listHit(listing: StoredListing, selection: readonly string[]): Hit {
  const { _id, _source } = fullHit(listing);
  if (selection.includes('images')) return { _id, _source };

  return { _id, _source: { ..._source, images: _source.images.slice(0, IMAGES_IN_LIST) } };
}

const listHits = new WeakMap<IndexedListing, Map<string, Hit>>();

/** A hit for a list of a space, the same object until the cached listing changes. Must not be mutated. */
export function indexedHit(listing: IndexedListing, selection: readonly string[], spaceId: string): Hit {
  const saved = selection.includes('publicInfo') ? listing.infos?.[spaceId] : undefined;
  const key = [...selection, ...(saved ? [spaceId] : [])].join();
  const known = listHits.get(listing) ?? new Map<string, Hit>();
  const hit =
    known.get(key) ??
    listHit({ ...listing, document: withInfo(selected(listing, selection), saved) }, selection);
  if (known.size < MAX_SELECTIONS) listHits.set(listing, known.set(key, hit));

  return hit;
}

/** Replaces the source's media with those the agents of a space have saved. */
export function withInfo(document: ListingDocument, saved: ListingPublicInfo | undefined): ListingDocument {
  return saved ? { ...document, publicInfo: saved } : document;
}

function selected({ document }: IndexedListing, selection: readonly string[]): ListingDocument {
  const left = Object.entries(document).filter(
    ([member]) => !ADDITIONAL_MEMBERS.includes(member) || selection.includes(member),
  );
  return Object.fromEntries(left) as ListingDocument;
}

/** A hit with all members, except an address that the seller withholds. */
export function fullHit({ id, document }: StoredListing): Hit {
  if (document.display?.address !== false) return { _id: id, _source: document };

  const { address, location, description, additionalDetails, ...rest } = document;
  const withhold = withholdAddress(address);
  return {
    _id: id,
    _source: {
      ...rest,
      ...(description && { description: withhold(description) }),
      ...(additionalDetails && { additionalDetails: mapTexts(additionalDetails, withhold) }),
    },
  };
}
