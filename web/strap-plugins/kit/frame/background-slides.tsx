import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { message } from '#web/src/messages.ts';
import { BackgroundButton } from './background-button.tsx';
import { BackgroundImage } from './background-image.tsx';
import { backgroundImages } from './background-style.ts';
import type { MovingBackgroundProps } from './strap-background.tsx';
import { useSlider } from '../use-slider.ts';

/** A slideshow behind a strap, in the layer where the server rendered the first picture. */
export function BackgroundSlides({ strap }: MovingBackgroundProps) {
  const { bgImage } = strap.config.style;
  const { transitionStyle, transitionInterval: interval, repeat } = bgImage;
  const images = backgroundImages(strap.config.style);
  const slider = useSlider({
    id: strap.id,
    count: images.length,
    interval,
    isStacked: true,
    isStill: false,
  });
  const { shown, isRotating } = slider;
  const last = usePrevious(shown);

  return (
    <>
      <IntoMedia>
        <div className={`strap__slides is-${transitionStyle}${last === null ? '' : ' is-moving'}`}>
          {images.map((image, index) => (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: a picture may be there twice.
              key={index}
              className={`strap__slide${index === shown ? ' is-shown' : index === last ? ' is-previous' : ''}`}
            >
              {/* The current slide and the next one. */}
              {isNear(index, shown, images.length) && (
                <BackgroundImage src={image} isTiled={repeat} isEager />
              )}
            </div>
          ))}
        </div>
      </IntoMedia>
      <div className="strap__controls">
        {transitionStyle === 'slide-controls' && (
          <BackgroundButton
            icon="chevron-left"
            label={message('background.previous')}
            onPress={() => slider.go(shown - 1)}
          />
        )}
        {slider.canRotate && (
          <BackgroundButton
            icon={isRotating ? 'pause' : 'play'}
            label={message(isRotating ? 'background.pause' : 'background.play')}
            onPress={slider.toggle}
          />
        )}
        {transitionStyle === 'slide-controls' && (
          <BackgroundButton
            icon="chevron-right"
            label={message('background.next')}
            onPress={() => slider.go(shown + 1)}
          />
        )}
      </div>
    </>
  );
}

function usePrevious(value: number): number | null {
  const [seen, setSeen] = useState<{ now: number; before: number | null }>({ now: value, before: null });
  if (seen.now !== value) setSeen({ now: value, before: seen.now });

  return seen.before;
}

function isNear(index: number, shown: number, count: number): boolean {
  return (index - shown + count) % count <= 1 || (shown - index + count) % count <= 1;
}

/** Renders between the server's picture and the overlay. */
function IntoMedia({ children }: { children: ReactNode }) {
  const [media, setMedia] = useState<Element | null>(null);

  return (
    <>
      <span
        hidden
        ref={(anchor) => setMedia(anchor?.parentElement?.querySelector(':scope > .strap__media') ?? null)}
      />
      {media && createPortal(children, media)}
    </>
  );
}
