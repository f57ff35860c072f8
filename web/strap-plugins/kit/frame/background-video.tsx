import { useEffect, useRef, useState } from 'react';
import { message } from '#web/src/messages.ts';
import { BackgroundButton } from './background-button.tsx';
import type { MovingBackgroundProps } from './strap-background.tsx';

const MOTION_ALLOWED = '(prefers-reduced-motion: no-preference)';

/** Plays the video behind a strap while it is on the screen, unless the visitor stopped it or prefers reduced motion. */
export function BackgroundVideo({ strap }: MovingBackgroundProps) {
  const anchor = useRef<HTMLDivElement>(null);
  const [isWanted, setIsWanted] = useState(() => window.matchMedia?.(MOTION_ALLOWED).matches ?? false);
  const { mp4Url, webmUrl, oggUrl } = strap.config.style.bgVideo;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another video starts from its beginning
  useEffect(() => {
    const video = anchor.current?.parentElement?.querySelector<HTMLVideoElement>('.strap__video');
    if (!video || !isWanted) return;
    video.load();
    const observer = new IntersectionObserver(([entry]) => {
      // Browsers may not play it, to save power; the poster stays.
      if (entry?.isIntersecting) void video.play().catch(() => {});
      else video.pause();
    });
    observer.observe(video);

    return () => {
      observer.disconnect();
      video.pause();
    };
  }, [isWanted, mp4Url, webmUrl, oggUrl]);

  return (
    <div className="strap__controls" ref={anchor}>
      <BackgroundButton
        icon={isWanted ? 'pause' : 'play'}
        label={message(isWanted ? 'background.pause' : 'background.play')}
        onPress={() => setIsWanted(!isWanted)}
      />
    </div>
  );
}
