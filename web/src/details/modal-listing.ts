import type { ModalListing } from '../modals/modal-request.ts';
import type { ListingDetails_ListingFragment } from './listing-details.generated.ts';

/** Data of a listing that modals need. */
export function modalListing({
  id,
  mls,
  path,
  address,
}: Pick<ListingDetails_ListingFragment, 'id' | 'mls' | 'path' | 'address'>): ModalListing {
  return { id, mls, path, address: address ?? null };
}
