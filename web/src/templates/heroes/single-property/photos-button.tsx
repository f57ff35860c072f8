import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { message } from '#web/src/messages.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import type { Photo } from './property-parts.ts';

const PhotoGallery = lazy(() =>
  import('#web/src/details/media/photo-gallery.tsx').then((module) => ({ default: module.PhotoGallery })),
);

type PhotosButtonProps = { photos: readonly Photo[]; title: string; path: string };

/** Opens the gallery; without JavaScript it links to the listing's page, which shows the photos too. */
export function PhotosButton({ photos, title, path }: PhotosButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const open = (event: MouseEvent) => {
    event.preventDefault();
    setOpen(true);
  };

  return (
    <>
      <a className="button is-secondary" href={path} onClick={open}>
        <Icon name="images" />
        {message('hero.photos', { count: photos.length })}
      </a>
      {isOpen && (
        <Suspense>
          <PhotoGallery
            title={title}
            slides={photos.map((photo) => ({ kind: 'photo', ...photo }))}
            start={0}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
