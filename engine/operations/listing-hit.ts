import type { ListingDocument } from '../store/documents.ts';
import type { StoredListing } from '../store/listing-table.ts';

export type Hit = { _id: string; _source: ListingDocument };

/** What a hit has only when it is selected. */
export const ADDITIONAL_MEMBERS = ['description', 'additionalDetails', 'publicInfo', 'places'];

/** What a search selects that names nothing; the last three are in every hit. */
export const DEFAULT_SELECTION = ['description', 'province', 'city', 'open_houses'];

const IMAGES_IN_LIST = 5;

/** A hit of a list: the first images, unless all of them are selected. */
export function listHit(listing: StoredListing, selection: readonly string[]): Hit {
  const { _id, _source } = fullHit(listing);
  if (selection.includes('images')) return { _id, _source };

  return { _id, _source: { ..._source, images: _source.images.slice(0, IMAGES_IN_LIST) } };
}

/** A hit with all its members; an address that the seller withholds is not among them. */
export function fullHit({ id, document }: StoredListing): Hit {
  if (document.display?.address !== false) return { _id: id, _source: document };

  const { address, location, ...rest } = document;
  return { _id: id, _source: rest };
}
