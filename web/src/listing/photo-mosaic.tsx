import { lazy, Suspense, useState } from 'react';
import { message } from '../messages.ts';
import { Icon } from '../ui/icon.tsx';
import { gallerySlides } from './gallery-slides.ts';
import type { ListingDetails_ListingFragment } from './listing-details.generated.ts';
import { ListingPhoto } from './listing-photo.tsx';
import './photo-mosaic.css';

const PhotoGallery = lazy(() =>
  import('./photo-gallery.tsx').then((module) => ({ default: module.PhotoGallery })),
);

const SHOWN = 5;

/** One large and four small photos; each opens the gallery there. Without JavaScript each leads to its file. */
export function PhotoMosaic({ listing }: { listing: ListingDetails_ListingFragment }) {
  const [openAt, setOpenAt] = useState<number | null>(null);
  const slides = gallerySlides(listing);
  const photos = listing.images;

  if (photos.length === 0) {
    return (
      <div className="photo-mosaic is-empty">
        <ListingPhoto image={null} sizes="100vw" />
      </div>
    );
  }

  return (
    <div className={`photo-mosaic has-${Math.min(photos.length, SHOWN)}`}>
      <ul className="photo-mosaic__list">
        {photos.map((image, index) => (
          <li key={image.url} className={index < SHOWN ? undefined : 'is-swiped'}>
            <a
              className="photo-mosaic__open"
              href={image.url}
              aria-label={message('details.photo.open', { alt: image.alt })}
              onClick={(event) => {
                event.preventDefault();
                setOpenAt(index);
              }}
            >
              <ListingPhoto
                image={image}
                sizes={index === 0 ? '(max-width: 48rem) 100vw, 38rem' : '(max-width: 48rem) 100vw, 19rem'}
                isFirst={index === 0}
              />
            </a>
          </li>
        ))}
      </ul>
      <button type="button" className="photo-mosaic__all" onClick={() => setOpenAt(0)}>
        <Icon name="images" />
        {message(slides.length === 1 ? 'details.photos.one' : 'details.photos.all', { count: slides.length })}
      </button>
      {openAt !== null && (
        <Suspense>
          <PhotoGallery
            title={[listing.city, listing.province].filter(Boolean).join(', ')}
            slides={slides}
            start={openAt}
            onClose={() => setOpenAt(null)}
          />
        </Suspense>
      )}
    </div>
  );
}
