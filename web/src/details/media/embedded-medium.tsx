import { message } from '../../messages.ts';
import type { Slide } from './gallery-slides.ts';

/** A video, or an agent's markup in a sandboxed frame without scripts or access to the site. */
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
