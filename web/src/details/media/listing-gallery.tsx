import { message } from '../../messages.ts';
import { Heart } from '../../modals/heart.tsx';
import { ModalLink } from '../../modals/modal-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { ListingDetails_ListingFragment } from '../listing-details.generated.ts';
import { modalListing } from '../modal-listing.ts';
import { gallerySlides } from './gallery-slides.ts';
import { PhotoGallery } from './photo-gallery.tsx';

type ListingGalleryProps = {
  listing: ListingDetails_ListingFragment;
  start: number;
  onClose: () => void;
};

/** The media of a listing over the whole screen, with its heart and a tour. */
export function ListingGallery({ listing, start, onClose }: ListingGalleryProps) {
  return (
    <PhotoGallery
      title={listing.address ?? message('listing.noAddress')}
      slides={gallerySlides(listing)}
      start={start}
      actions={
        <>
          <Heart listing={listing} className="photo-gallery__button" />
          <ModalLink className="photo-gallery__tour" kind="tour" modal={{ listing: modalListing(listing) }}>
            <Icon name="calendar-check" />
            {message('details.contact.tour')}
          </ModalLink>
        </>
      }
      onClose={onClose}
    />
  );
}
