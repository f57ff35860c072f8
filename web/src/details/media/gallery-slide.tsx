import { Picture } from '../../ui/picture.tsx';
import { EmbeddedMedium } from './embedded-medium.tsx';
import type { Slide } from './gallery-slides.ts';

/** One slide; lazily loaded while far from the screen. */
export function GallerySlide({ slide, isNear }: { slide: Slide; isNear: boolean }) {
  if (!isNear) return null;
  if (slide.kind !== 'photo') return <EmbeddedMedium slide={slide} />;

  return <Picture src={slide.url} alt={slide.alt} sizes="100vw" width={1600} height={1200} isEager />;
}
