import { lazy, Suspense, useState } from 'react';
import { shapesOf } from '#domain/theme/shapes.ts';
import { ListingPhoto } from '../../listing/listing-photo.tsx';
import { message } from '../../messages.ts';
import { useSite } from '../../site/site-context.tsx';
import { Icon } from '../../ui/icon.tsx';
import { WithoutScript } from '../../ui/without-script.tsx';
import type { ListingDetails_ListingFragment } from '../listing-details.generated.ts';
import { gallerySlides } from './gallery-slides.ts';
import { Mosaic, SHOWN } from './mosaic.tsx';
import { photoWidths } from './photo-widths.ts';

const MediaModal = lazy(() => import('./media-modal.tsx').then((module) => ({ default: module.MediaModal })));
const ListingGallery = lazy(() =>
  import('./listing-gallery.tsx').then((module) => ({ default: module.ListingGallery })),
);
const MediaEditor = lazy(() =>
  import('./media-editor.tsx').then((module) => ({ default: module.MediaEditor })),
);

type PhotoMosaicProps = {
  listing: ListingDetails_ListingFragment;
  /** Show the contact card with the media too. */
  hasContactCard: boolean;
};

/**
 * One large and four small photos; each opens full screen, or its file without JavaScript. The button opens the list of all
 * media.
 */
export function PhotoMosaic({ listing, hasContactCard }: PhotoMosaicProps) {
  const [openAt, setOpenAt] = useState<number | null>(null);
  const [largeAt, setLargeAt] = useState<number | null>(null);
  const slides = gallerySlides(listing);
  const photos = listing.images;
  const { homePlan, topPhotos } = shapesOf(useSite().website.theme);
  const isPanel = homePlan === 'panel' && hasContactCard;
  const modal = (start: number) => (
    <Suspense>
      <MediaModal
        listing={listing}
        start={start}
        hasContactCard={hasContactCard}
        onClose={() => setOpenAt(null)}
      />
    </Suspense>
  );

  if (photos.length === 0) {
    return (
      <div className="photo-mosaic is-empty">
        <ListingPhoto image={null} place={listing.location} sizes="100vw" />
        {slides.length > 0 && <ShowAll count={slides.length} onOpen={() => setOpenAt(0)} />}
        <AddMedia listing={listing} />
        {openAt !== null && modal(openAt)}
      </div>
    );
  }

  return (
    <div className={`photo-mosaic has-${Math.min(photos.length, SHOWN)}`}>
      <Mosaic photos={photos} widths={photoWidths(photos.length, topPhotos, isPanel)} onOpen={setLargeAt} />
      <ShowAll count={slides.length} onOpen={() => setOpenAt(0)} />
      {openAt !== null && modal(openAt)}
      {largeAt !== null && (
        <Suspense>
          <ListingGallery listing={listing} start={largeAt} onClose={() => setLargeAt(null)} />
        </Suspense>
      )}
    </div>
  );
}

function ShowAll({ count, onOpen }: { count: number; onOpen: () => void }) {
  return (
    <>
      <WithoutScript hides=".photo-mosaic__all" />
      <button type="button" className="photo-mosaic__all" onClick={onOpen}>
        <Icon name="images" />
        {message('details.photos.all', { count })}
      </button>
    </>
  );
}

/** Entry for editors of a listing without media. */
function AddMedia({ listing }: { listing: ListingDetails_ListingFragment }) {
  const { canEdit } = useSite().viewer;
  const [isOpen, setOpen] = useState(false);
  if (!canEdit) return null;

  return (
    <>
      <button type="button" className="photo-mosaic__all is-add" onClick={() => setOpen(true)}>
        <Icon name="plus" />
        {message('details.media.add')}
      </button>
      {isOpen && (
        <Suspense>
          <MediaEditor listing={listing} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
