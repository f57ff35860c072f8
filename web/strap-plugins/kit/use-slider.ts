import { useCallback, useEffect, useRef, useState } from 'react';

const REFRESH_AFTER_MS = 1000;
const SETTLED_AFTER_MS = 120;
const MOTION_ALLOWED = '(prefers-reduced-motion: no-preference)';

type SliderOptions = {
  /** Id of the strap. */
  id: string;
  count: number;
  /** Seconds between two slides. */
  interval: number;
  /** Slides are stacked instead of side by side. */
  isStacked: boolean;
  /** Disables rotation, for example while text is edited. */
  isStill: boolean;
};

/** `auto` until the visitor interacts; `playing` once started by the visitor. */
type Mode = 'auto' | 'playing' | 'stopped';

/** State of a slider: the current slide and the rotation. */
export function useSlider({ id, count, interval, isStacked, isStill }: SliderOptions) {
  const track = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  const [mode, setMode] = useState<Mode>('auto');
  const [isHeld, setIsHeld] = useState(false);
  const isReady = useMotionAllowed();
  const canRotate = isReady && !isStill && count > 1;
  const isRotating = canRotate && (mode === 'playing' || (mode === 'auto' && !isHeld));
  const current = Math.min(shown, count - 1);

  const show = useCallback(
    (index: number, behavior: ScrollBehavior = 'auto') => {
      const next = (index + count) % count;
      setShown(next);
      const node = track.current;
      if (node && !isStacked) node.scrollTo?.({ left: next * node.clientWidth, behavior });
    },
    [count, isStacked],
  );

  // Another strap or interval restarts the rotation.
  // biome-ignore lint/correctness/useExhaustiveDependencies: they say when
  useEffect(() => setMode('auto'), [id, interval]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another strap begins its own wait
  useEffect(() => {
    if (!isRotating) return;
    const timer = setInterval(() => {
      if (!document.hidden) show(current + 1);
    }, interval * 1000);

    return () => clearInterval(timer);
  }, [isRotating, interval, current, show, id]);

  const refresh = useRef(() => {});
  refresh.current = () => show(current, 'instant');
  useEffect(() => {
    // Fonts and pictures are loaded by then, so the width is final.
    const timer = setTimeout(() => refresh.current(), REFRESH_AFTER_MS);

    return () => clearTimeout(timer);
  }, []);

  return {
    track,
    shown: current,
    canRotate,
    isRotating,
    onScroll: useSettledScroll(setShown),
    hold: setIsHeld,
    /** Stops the rotation after an interaction. */
    stop: () => setMode('stopped'),
    go: (index: number) => {
      setMode('stopped');
      show(index);
    },
    toggle: () => setMode(isRotating ? 'stopped' : 'playing'),
  };
}

function useMotionAllowed(): boolean {
  const [isAllowed, setIsAllowed] = useState(false);

  useEffect(() => {
    const query = window.matchMedia?.(MOTION_ALLOWED);
    const read = () => setIsAllowed(query?.matches ?? false);
    read();
    query?.addEventListener('change', read);

    return () => query?.removeEventListener('change', read);
  }, []);

  return isAllowed;
}

/** The slide where scrolling came to rest. */
function useSettledScroll(onSettle: (index: number) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  return ({ currentTarget: { scrollLeft, clientWidth } }: { currentTarget: HTMLElement }) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => onSettle(Math.round(scrollLeft / Math.max(clientWidth, 1))),
      SETTLED_AFTER_MS,
    );
  };
}
