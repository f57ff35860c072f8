import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { SliderStyle } from '#domain/page/page.ts';
import { message } from '#web/src/messages.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import type { IconName } from '#web/src/ui/icon-names.ts';
import { useSlider } from './use-slider.ts';
import './slider.css';

const SWIPE_PX = 40;

type SliderProps = {
  /** The strap's id. */
  id: string;
  /** Accessible name of the slides. */
  label: string;
  /** `slide-controls` has its buttons beside the slides instead of below. */
  style: SliderStyle;
  /** Seconds between two slides. */
  interval: number;
  isEditing: boolean;
  slides: readonly ReactNode[];
};

/** One slide at a time, rotating where the visitor allows motion. Before hydration a row that scrolls. */
export function Slider({ id, label, style, interval, isEditing, slides }: SliderProps) {
  const isMounted = useIsMounted();
  const isStacked = isMounted && style === 'fade';
  const slider = useSlider({ id, count: slides.length, interval, isStacked, isStill: isEditing });
  const swipe = useSwipe((by) => isStacked && slider.go(slider.shown + by));
  const { shown, isRotating } = slider;
  const before = useBefore(shown);
  const isSlider = slides.length > 1;

  return (
    <section
      className={`slider is-${style}${isStacked ? ' is-stacked' : ''}`}
      aria-roledescription="carousel"
      aria-label={label}
      onMouseEnter={() => slider.hold(true)}
      onMouseLeave={() => slider.hold(false)}
      onFocus={() => slider.hold(true)}
      onBlur={() => slider.hold(false)}
    >
      <div
        ref={slider.track}
        className="slider__track"
        tabIndex={isSlider && !isStacked && !isEditing ? 0 : undefined}
        aria-live={isRotating ? 'off' : 'polite'}
        onScroll={slider.onScroll}
        onWheel={({ deltaX, deltaY }) => Math.abs(deltaX) > Math.abs(deltaY) && slider.stop()}
        onTouchMove={slider.stop}
        {...swipe}
      >
        {slides.map((slide, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is a group of a carousel, not of a form
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: slides have no id, and two may be alike.
            key={index}
            className={`slider__slide${placeClass(index, { shown, before })}`}
            role="group"
            aria-roledescription="slide"
            aria-label={message('slider.place', { shown: index + 1, count: slides.length })}
            inert={isMounted && isSlider && !isEditing && index !== shown}
          >
            {slide}
          </div>
        ))}
      </div>
      {isSlider && (
        <div
          className="slider__controls"
          hidden={!isMounted}
          data-puck-overlay-portal={isEditing || undefined}
        >
          <SliderButton
            className="is-previous"
            icon="chevron-left"
            label={message('slider.previous')}
            onPress={() => slider.go(shown - 1)}
          />
          <span className="slider__dots" aria-hidden="true">
            {slides.map((_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as the slides
              <span key={index} className={index === shown ? 'is-shown' : undefined} />
            ))}
          </span>
          <SliderButton
            className="is-next"
            icon="chevron-right"
            label={message('slider.next')}
            onPress={() => slider.go(shown + 1)}
          />
          {slider.canRotate && (
            <SliderButton
              icon={isRotating ? 'pause' : 'play'}
              label={message(isRotating ? 'slider.pause' : 'slider.play')}
              onPress={slider.toggle}
            />
          )}
        </div>
      )}
    </section>
  );
}

function placeClass(index: number, { shown, before }: { shown: number; before: number | null }): string {
  if (index === shown) return ' is-shown';

  return index === before ? ' was-shown' : '';
}

/** The previous slide. */
function useBefore(shown: number): number | null {
  const [places, setPlaces] = useState<{ shown: number; before: number | null }>({ shown, before: null });
  if (places.shown === shown) return places.before;
  setPlaces({ shown, before: places.shown });

  return places.shown;
}

type SliderButtonProps = { icon: IconName; label: string; className?: string; onPress: () => void };

function SliderButton({ icon, label, className = '', onPress }: SliderButtonProps) {
  return (
    <button type="button" className={`round-button ${className}`} aria-label={label} onClick={onPress}>
      <Icon name={icon} size={20} />
    </button>
  );
}

function useIsMounted(): boolean {
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => setIsMounted(true), []);

  return isMounted;
}

/** Stacked slides do not scroll, so a swipe is detected from its start and end. */
function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const begin = useRef(0);

  return {
    onTouchStart: ({ touches }: React.TouchEvent) => {
      begin.current = touches[0]?.clientX ?? 0;
    },
    onTouchEnd: ({ changedTouches }: React.TouchEvent) => {
      const way = (changedTouches[0]?.clientX ?? begin.current) - begin.current;
      if (Math.abs(way) > SWIPE_PX) onSwipe(way < 0 ? 1 : -1);
    },
  };
}
