import { type CSSProperties, lazy, Suspense, useState } from 'react';
import { message } from '#web/src/messages.ts';
import type { StrapViewProps } from '../kit/define-strap.ts';
import { Heading } from '../kit/heading.tsx';
import { ImagePartView } from '../kit/image-part-view.tsx';
import { shownImages } from '../kit/shown-images.ts';
import { textOf } from '../kit/rendered.ts';
import { imagesInRow } from './gallery-rows.ts';
import type { GalleryState } from './parts.ts';
import './view.css';

const PhotoGallery = lazy(() =>
  import('#web/src/details/media/photo-gallery.tsx').then((module) => ({ default: module.PhotoGallery })),
);

/** Opens the picture in the gallery; without JavaScript it links to the file. */
export function GalleryView({ state, isEditing }: StrapViewProps<GalleryState>) {
  const [openAt, setOpenAt] = useState<number | null>(null);
  const images = shownImages(state.images, isEditing);
  const columns = Math.min(5, Math.max(2, state.columns));
  if (images.length === 0) return null;
  const inRow = imagesInRow(images.length, columns);

  return (
    <div className="strap-gallery__body">
      <Heading part={state.title} />
      <ul
        className={`strap-gallery__list is-${state.layout}`}
        style={{ '--columns': columns } as CSSProperties}
      >
        {images.map((image, index) => {
          const alt = image.altText || message('gallery.image', { number: index + 1 });
          const picture = (
            <ImagePartView
              isPlain
              part={image}
              sizes={sizesOf(state.layout, index, columns)}
              width={640}
              height={480}
              isEditing={isEditing}
            />
          );

          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: images have no id, and two may be alike.
            <li key={index} style={{ '--in-row': inRow[index] } as CSSProperties}>
              {isEditing ? (
                picture
              ) : (
                <a
                  className="strap-gallery__open"
                  href={image.imageUrl}
                  aria-label={message('gallery.open', { alt })}
                  onClick={(event) => {
                    event.preventDefault();
                    setOpenAt(index);
                  }}
                >
                  {picture}
                </a>
              )}
            </li>
          );
        })}
      </ul>
      {openAt !== null && (
        <Suspense>
          <PhotoGallery
            title={textOf(state.title.html)}
            slides={images.map(({ imageUrl, altText = '' }) => ({
              kind: 'photo',
              url: imageUrl,
              alt: altText,
            }))}
            start={openAt}
            onClose={() => setOpenAt(null)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** In rows of unequal pictures every fifth has the whole width, see `view.css`. */
function sizesOf(layout: GalleryState['layout'], index: number, columns: number): string {
  if (layout === 'filmstrip') return '(min-width: 53rem) 44rem, 84vw';
  if (layout === 'editorial') return `(min-width: 56rem) ${index % 5 === 4 ? 72 : 44}rem, 92vw`;

  return `(min-width: 56rem) ${Math.round(72 / columns)}rem, 46vw`;
}
