import type { ModalListing } from '../modals/modal-request.ts';
import type { ListingDetails_ListingFragment } from './listing-details.generated.ts';

/** What the modals need to know of a home. */
export function modalListing({
  id,
  mls,
  path,
  address,
}: Pick<ListingDetails_ListingFragment, 'id' | 'mls' | 'path' | 'address'>): ModalListing {
  return { id, mls, path, address: address ?? null };
}
