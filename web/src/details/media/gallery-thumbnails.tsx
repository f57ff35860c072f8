import { useEffect, useMemo, useRef } from 'react';
import { message } from '../../messages.ts';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { Slide } from './gallery-slides.ts';
import { loadedVariant } from './loaded-variant.ts';

type GalleryThumbnailsProps = {
  slides: readonly Slide[];
  shown: number;
  onChoose: (index: number) => void;
};

/** All media as a row of small pictures; the shown one stays in view. */
export function GalleryThumbnails({ slides, shown, onChoose }: GalleryThumbnailsProps) {
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const row = list.current;
    const item = row?.children[shown];
    if (!row || !(item instanceof HTMLElement)) return;
    // Not scrollIntoView, which would scroll the page below the dialog too.
    row.scrollTo({ left: item.offsetLeft - (row.clientWidth - item.clientWidth) / 2 });
  }, [shown]);

  return (
    <ul ref={list} className="photo-gallery__thumbnails" aria-label={message('details.gallery.thumbnails')}>
      {slides.map((slide, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of the slides does not change while the gallery is open.
        <li key={index}>
          <button
            type="button"
            // The arrow keys lead from photo to photo.
            tabIndex={index === shown ? 0 : -1}
            aria-label={message('details.gallery.count', { shown: index + 1, count: slides.length })}
            aria-current={index === shown || undefined}
            onClick={() => onChoose(index)}
          >
            {slide.kind === 'photo' ? (
              <Thumbnail url={slide.url} />
            ) : (
              <Icon name={slide.kind === 'video' ? 'video' : 'layout-grid'} size={22} />
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** What the page has loaded of the photo is seen until the small file is there. */
function Thumbnail({ url }: { url: string }) {
  const backgroundImage = useMemo(() => loadedVariant(url), [url]);

  return <Picture src={url} alt="" sizes="6rem" width={160} height={120} style={{ backgroundImage }} />;
}
