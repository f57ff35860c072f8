import { ListingPhoto } from '../../listing/listing-photo.tsx';
import { message } from '../../messages.ts';
import { EmbeddedMedium } from './embedded-medium.tsx';
import type { Slide } from './gallery-slides.ts';

/** A medium in a list; a photo opens the gallery at its position. */
export function MediumFrame({ slide, onOpen }: { slide: Slide; onOpen: () => void }) {
  if (slide.kind !== 'photo') return <EmbeddedMedium slide={slide} />;

  return (
    <button
      type="button"
      className="media-modal__photo"
      aria-label={message('details.photo.open', { alt: slide.alt })}
      onClick={onOpen}
    >
      <ListingPhoto image={slide} sizes="(max-width: 40rem) 100vw, 36rem" />
    </button>
  );
}
