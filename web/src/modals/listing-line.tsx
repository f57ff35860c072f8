import { message } from '../messages.ts';
import type { ModalListing } from './modal-request.ts';
import './form-modal.css';

/** The listing a modal's form is about. */
export function ListingLine({ listing }: { listing: ModalListing }) {
  return <p className="form-modal__listing">{message('details.contact.subject', listingParams(listing))}</p>;
}

export function listingParams({ address, mls }: ModalListing): { address: string; mls: string } {
  return { address: address ?? message('listing.noAddress'), mls };
}
