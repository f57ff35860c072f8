import { message } from '../../messages.ts';
import type { Slide } from './gallery-slides.ts';

/** A video, or markup of agents, which runs in a frame of its own that knows neither scripts nor this site. */
export function EmbeddedMedium({ slide }: { slide: Exclude<Slide, { kind: 'photo' }> }) {
  if (slide.kind === 'other')
    return <iframe srcDoc={slide.html} title={message('details.gallery.other.title')} sandbox="" />;

  return (
    <iframe
      src={slide.url}
      title={message('details.gallery.video.title')}
      allow="fullscreen; picture-in-picture"
      loading="lazy"
    />
  );
}
