import { Picture } from '../../ui/picture.tsx';
import { EmbeddedMedium } from './embedded-medium.tsx';
import type { Slide } from './gallery-slides.ts';

/** One medium; what is far from the screen is not loaded yet. */
export function GallerySlide({ slide, isNear }: { slide: Slide; isNear: boolean }) {
  if (!isNear) return null;
  if (slide.kind !== 'photo') return <EmbeddedMedium slide={slide} />;

  return <Picture src={slide.url} alt={slide.alt} sizes="100vw" width={1600} height={1200} isEager />;
}
