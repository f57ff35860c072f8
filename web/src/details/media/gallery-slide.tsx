import { useMemo } from 'react';
import { Picture } from '../../ui/picture.tsx';
import { EmbeddedMedium } from './embedded-medium.tsx';
import type { Slide } from './gallery-slides.ts';
import { loadedVariant } from './loaded-variant.ts';

/** One slide; lazily loaded while far from the screen. */
export function GallerySlide({ slide, isNear }: { slide: Slide; isNear: boolean }) {
  if (!isNear) return null;
  if (slide.kind !== 'photo') return <EmbeddedMedium slide={slide} />;

  return <LargePhoto url={slide.url} alt={slide.alt} />;
}

/** Behind the large photo is a small one, which the visitor sees until the large one is loaded. */
function LargePhoto({ url, alt }: { url: string; alt: string }) {
  const backgroundImage = useMemo(() => loadedVariant(url), [url]);

  return (
    <Picture
      src={url}
      alt={alt}
      sizes="100vw"
      width={1600}
      height={1200}
      isEager
      style={{ backgroundImage }}
    />
  );
}
