import { mlsNumber } from '#domain/listing/mls-number.ts';
import { message } from '../messages.ts';
import type { ModalListing } from './modal-request.ts';
import './form-modal.css';

/** The listing a modal's form is about. */
export function ListingLine({ listing }: { listing: ModalListing }) {
  return <p className="form-modal__listing">{homeName(listing, 'details.contact.subject')}</p>;
}

/** The home as a sentence names it: its address, and the MLS number if it has one. */
export function homeName(
  { address, mls }: ModalListing,
  wording: 'modal.home' | 'details.contact.subject' = 'modal.home',
): string {
  const place = address ?? message('listing.noAddress');
  const number = mlsNumber(mls);

  return number ? message(wording, { address: place, mls: number }) : place;
}
