import { useEffect, useRef, useState } from 'react';
import { message } from '#web/src/messages.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import { Picture } from '#web/src/ui/picture.tsx';
import type { Photo } from './property-parts.ts';

type PropertyPhotosProps = { photos: readonly Photo[]; isEager: boolean };

/** The photos of a home behind its ribbon, swiped or by two buttons. All but the first load once somebody comes near. */
export function PropertyPhotos({ photos, isEager }: PropertyPhotosProps) {
  const strip = useRef<HTMLDivElement>(null);
  const [isReady, setReady] = useState(false);
  const [isUsed, setUsed] = useState(false);
  const [shown, setShown] = useState(0);
  const last = photos.length - 1;

  useEffect(() => setReady(true), []);
  if (last < 0) return null;

  function show(next: number) {
    setUsed(true);
    strip.current?.scrollTo({ left: next * strip.current.clientWidth });
  }

  return (
    <div className="hero-single-property__photos" onPointerEnter={() => setUsed(true)}>
      <div
        ref={strip}
        className="hero-single-property__strip"
        tabIndex={last > 0 ? 0 : undefined}
        onPointerDown={() => setUsed(true)}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => {
          setUsed(true);
          setShown(Math.round(scrollLeft / Math.max(1, clientWidth)));
        }}
      >
        {photos.map(({ url, alt }, index) => (
          <div key={url} className="hero-single-property__photo">
            {(index === 0 || isUsed) && (
              <Picture
                src={url}
                alt={alt}
                sizes="100vw"
                width={1600}
                height={1200}
                isEager={isEager && index === 0}
              />
            )}
          </div>
        ))}
      </div>
      {isReady && last > 0 && (
        <div className="hero-single-property__turn">
          <button
            type="button"
            className="round-button"
            aria-label={message('listing.photos.previous')}
            onClick={() => show(shown === 0 ? last : shown - 1)}
          >
            <Icon name="chevron-left" />
          </button>
          <span aria-live="polite">
            {shown + 1}/{photos.length}
          </span>
          <button
            type="button"
            className="round-button"
            aria-label={message('listing.photos.next')}
            onClick={() => show(shown === last ? 0 : shown + 1)}
          >
            <Icon name="chevron-right" />
          </button>
        </div>
      )}
    </div>
  );
}
