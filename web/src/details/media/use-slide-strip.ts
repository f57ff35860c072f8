import { type ComponentProps, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';

type SlideStrip = {
  /** Index of the slide in view. */
  shown: number;
  goTo: (index: number) => void;
  step: (by: number) => void;
  /** Arrow keys, Home and End. */
  press: (event: KeyboardEvent) => void;
  /** Properties of the scrolling list of slides. */
  strip: ComponentProps<'ul'>;
};

/** Opens the dialog at a slide, and scrolls from slide to slide: the browser's own scrolling says which one is shown. */
export function useSlideStrip(
  count: number,
  start: number,
  dialog: RefObject<HTMLDialogElement | null>,
): SlideStrip {
  const ref = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(start);
  /** The index being scrolled to; null at rest, or once a finger or wheel takes over. */
  const target = useRef<number | null>(null);
  const position = useRef(start);

  useEffect(() => {
    const node = dialog.current;
    if (node && !node.open) {
      node.showModal();
      // Else the first button has a focus ring, also after a press.
      node.focus();
    }
    scrollTo(ref.current, start, 'instant');
  }, [dialog, start]);

  // On a phone that is turned, the same distance is another slide.
  useEffect(() => {
    const keep = () => scrollTo(ref.current, target.current ?? position.current, 'instant');
    window.addEventListener('resize', keep);

    return () => window.removeEventListener('resize', keep);
  }, []);

  // Quick presses count from the target, not from the current position.
  const goTo = (index: number) => {
    target.current = Math.min(Math.max(index, 0), count - 1);
    scrollTo(ref.current, target.current);
  };
  const step = (by: number) => goTo((target.current ?? shown) + by);
  const clearTarget = () => {
    target.current = null;
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') step(1);
    else if (event.key === 'ArrowLeft') step(-1);
    else if (event.key === 'Home') goTo(0);
    else if (event.key === 'End') goTo(count - 1);
    else return;
    event.preventDefault();
  };

  return {
    shown,
    goTo,
    step,
    press,
    strip: {
      ref,
      onPointerDown: clearTarget,
      onWheel: clearTarget,
      onScroll: ({ currentTarget }) => {
        position.current = indexAt(currentTarget);
        setShown(position.current);
      },
      onScrollEnd: ({ currentTarget }) => indexAt(currentTarget) === target.current && clearTarget(),
    },
  };
}

function indexAt({ scrollLeft, clientWidth }: HTMLElement): number {
  return Math.round(scrollLeft / Math.max(clientWidth, 1));
}

function scrollTo(strip: HTMLElement | null, index: number, behavior: ScrollBehavior = 'auto') {
  strip?.scrollTo({ left: index * strip.clientWidth, behavior });
}
