import { lazy, Suspense, useState } from 'react';
import { gallerySlides } from '../details/media/gallery-slides.ts';
import { Mosaic, SHOWN } from '../details/media/mosaic.tsx';
import { ListingPhoto } from '../listing/listing-photo.tsx';
import { message } from '../messages.ts';
import { Icon } from '../ui/icon.tsx';
import { WithoutScript } from '../ui/without-script.tsx';

const PhotoGallery = lazy(() =>
  import('../details/media/photo-gallery.tsx').then((module) => ({ default: module.PhotoGallery })),
);

type SoldPhotosProps = { title: string; images: readonly { url: string; alt: string }[] };

/** The photos of a sold home, which open full screen. */
export function SoldPhotos({ title, images }: SoldPhotosProps) {
  const [openAt, setOpenAt] = useState<number | null>(null);
  if (images.length === 0)
    return (
      <div className="photo-mosaic is-empty">
        <ListingPhoto image={null} sizes="100vw" />
      </div>
    );

  return (
    <div className={`photo-mosaic has-${Math.min(images.length, SHOWN)}`}>
      <Mosaic photos={images} widths={{ large: '38rem', small: '19rem' }} onOpen={setOpenAt} />
      <WithoutScript hides=".photo-mosaic__all" />
      <button type="button" className="photo-mosaic__all" onClick={() => setOpenAt(0)}>
        <Icon name="images" />
        {message('details.photos.all', { count: images.length })}
      </button>
      {openAt !== null && (
        <Suspense>
          <PhotoGallery
            title={title}
            slides={gallerySlides({ images, media: [] })}
            start={openAt}
            onClose={() => setOpenAt(null)}
          />
        </Suspense>
      )}
    </div>
  );
}
