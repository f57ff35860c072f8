import { type ComponentType, useEffect, useState } from 'react';
import type { Strap } from '#domain/page/page.ts';
import { imageSources } from '#web/src/ui/image-sources.ts';
import { BackgroundImage } from './background-image.tsx';
import { backgroundImages, hasMedia, mediaClasses, overlayStyle, videoSources } from './background-style.ts';

type StrapBackgroundProps = { strap: Strap; isFirst: boolean };

/** The moving part of a background, rendered over the server's picture. */
export type MovingBackgroundProps = { strap: Strap };

/** Pictures or a video behind a strap, and the overlay that keeps text readable. */
export function StrapBackground({ strap, isFirst }: StrapBackgroundProps) {
  const { style } = strap.config;
  const [image] = backgroundImages(style);
  const sources = videoSources(style);
  const Moving = useMovingBackground(strap);
  if (!hasMedia(style)) return null;

  return (
    <>
      <div className={mediaClasses(style)} aria-hidden="true">
        {sources.length > 0 ? (
          // No autoplay: without JavaScript or with reduced motion the poster stays and the download is saved.
          <video
            className="strap__video"
            muted
            loop
            playsInline
            preload="none"
            poster={image && imageSources(image).fallback}
          >
            {sources.map(({ src, type }) => (
              <source key={type} src={src} type={type} />
            ))}
          </video>
        ) : (
          image && <BackgroundImage src={image} isTiled={style.bgImage.repeat} isEager={isFirst} />
        )}
        <div className="strap__overlay" style={overlayStyle(style)} />
      </div>
      {Moving && <Moving strap={strap} />}
    </>
  );
}

type Moving = ComponentType<MovingBackgroundProps>;

/** Code for motion loads after the page, and only for moving straps. */
function useMovingBackground({ config: { style } }: Strap): Moving | null {
  const kind =
    videoSources(style).length > 0 ? 'video' : backgroundImages(style).length > 1 ? 'slides' : 'still';
  const [loaded, setLoaded] = useState<{ kind: string; Moving: Moving } | null>(null);

  useEffect(() => {
    let isWanted = true;
    const ready = (Moving: Moving) => isWanted && setLoaded({ kind, Moving });
    if (kind === 'video')
      void import('./background-video.tsx').then((module) => ready(module.BackgroundVideo), ignoreFailure);
    if (kind === 'slides')
      void import('./background-slides.tsx').then((module) => ready(module.BackgroundSlides), ignoreFailure);

    return () => {
      isWanted = false;
    };
  }, [kind]);

  return loaded?.kind === kind ? loaded.Moving : null;
}

/** If the code for motion fails to load, the first picture stays. */
function ignoreFailure(): void {}
