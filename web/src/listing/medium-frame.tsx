import { message } from '../messages.ts';
import type { Slide } from './gallery-slides.ts';
import { ListingPhoto } from './listing-photo.tsx';

/** A medium in a list. Markup of agents runs in a frame of its own that knows neither scripts nor this site. */
export function MediumFrame({ slide, onOpen }: { slide: Slide; onOpen: () => void }) {
  switch (slide.kind) {
    case 'photo':
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
    case 'video':
      return (
        <iframe
          src={slide.url}
          title={message('details.gallery.video.title')}
          allow="fullscreen; picture-in-picture"
          loading="lazy"
        />
      );
    case 'other':
      return <iframe srcDoc={slide.html} title={message('details.gallery.other.title')} sandbox="" />;
  }
}
