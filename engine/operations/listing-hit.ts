import { changeWords } from '#domain/listing/change-words.ts';
import { withholdAddress } from '#domain/listing/withhold-address.ts';
import type { ListingDocument } from '../store/documents.ts';
import type { IndexedListing } from '../store/index-rows.ts';
import type { ListingPublicInfo } from '../store/listing-public-info-table.ts';
import type { StoredListing } from '../store/listing-table.ts';

export type Hit = { _id: string; _source: ListingDocument };

/** What a hit has only when it is selected. */
export const ADDITIONAL_MEMBERS = ['description', 'additionalDetails', 'publicInfo', 'places'];

/** What a search selects that names nothing; the last three are in every hit. */
export const DEFAULT_SELECTION = ['description', 'province', 'city', 'open_houses'];

const IMAGES_IN_LIST = 5;
/** Selections that a listing's hit is kept for. */
const MAX_SELECTIONS = 8;

/** A hit of a list: the first images, unless all of them are selected. */
export function listHit(listing: StoredListing, selection: readonly string[]): Hit {
  const { _id, _source } = fullHit(listing);
  if (selection.includes('images')) return { _id, _source };

  return { _id, _source: { ..._source, images: _source.images.slice(0, IMAGES_IN_LIST) } };
}

const listHits = new WeakMap<IndexedListing, Map<string, Hit>>();

/** The hit of a list of a space, the same object as long as the listing in memory is the same. Nobody may change it. */
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

/** What the agents of a space have saved beside a listing takes the place of what its source sent. */
export function withInfo(document: ListingDocument, saved: ListingPublicInfo | undefined): ListingDocument {
  return saved ? { ...document, publicInfo: saved } : document;
}

function selected({ document }: IndexedListing, selection: readonly string[]): ListingDocument {
  const left = Object.entries(document).filter(
    ([member]) => !ADDITIONAL_MEMBERS.includes(member) || selection.includes(member),
  );
  return Object.fromEntries(left) as ListingDocument;
}

/** A hit with all its members; an address that the seller withholds is not among them. */
export function fullHit({ id, document }: StoredListing): Hit {
  if (document.display?.address !== false) return { _id: id, _source: document };

  const { address, location, description, additionalDetails, ...rest } = document;
  const withhold = withholdAddress(address);
  return {
    _id: id,
    _source: {
      ...rest,
      ...(description && { description: withhold(description) }),
      ...(additionalDetails && { additionalDetails: changeWords(additionalDetails, withhold) }),
    },
  };
}
