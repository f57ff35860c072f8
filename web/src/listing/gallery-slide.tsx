import { message } from '../messages.ts';
import { Picture } from '../ui/picture.tsx';
import type { Slide } from './gallery-slides.ts';

/** One medium; what is far from the screen is not loaded yet. The agent's own markup runs in a frame of its own. */
export function GallerySlide({ slide, isNear }: { slide: Slide; isNear: boolean }) {
  if (!isNear) return null;

  switch (slide.kind) {
    case 'photo':
      return <Picture src={slide.url} alt={slide.alt} sizes="100vw" width={1600} height={1200} isEager />;
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
