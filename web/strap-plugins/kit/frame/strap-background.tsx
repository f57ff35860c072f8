import { type ComponentType, useEffect, useState } from 'react';
import type { Strap } from '#domain/page/page.ts';
import { imageSources } from '#web/src/ui/image-sources.ts';
import { BackgroundImage } from './background-image.tsx';
import { backgroundImages, hasMedia, mediaClasses, overlayStyle, videoSources } from './background-style.ts';

type StrapBackgroundProps = { strap: Strap; isFirst: boolean };

/** What moves behind a strap, drawn over the picture that the server drew. */
export type MovingBackgroundProps = { strap: Strap };

/** Pictures or a video behind a strap, and the overlay that keeps its text readable. */
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
          // It has no autoplay: whoever wants no motion, or has no JavaScript, keeps the poster and saves the download.
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

/** The code behind motion comes after the page and only for a strap that moves. */
function useMovingBackground({ config: { style } }: Strap): Moving | null {
  const kind =
    videoSources(style).length > 0 ? 'video' : backgroundImages(style).length > 1 ? 'slides' : 'still';
  const [loaded, setLoaded] = useState<{ kind: string; Moving: Moving } | null>(null);

  useEffect(() => {
    let isWanted = true;
    const ready = (Moving: Moving) => isWanted && setLoaded({ kind, Moving });
    if (kind === 'video')
      void import('./background-video.tsx').then((module) => ready(module.BackgroundVideo), giveUp);
    if (kind === 'slides')
      void import('./background-slides.tsx').then((module) => ready(module.BackgroundSlides), giveUp);

    return () => {
      isWanted = false;
    };
  }, [kind]);

  return loaded?.kind === kind ? loaded.Moving : null;
}

/** Without the code for motion the first picture stays. */
function giveUp(): void {}
