import { useCallback, useEffect, useRef, useState } from 'react';

const REFRESH_AFTER_MS = 1000;
const SETTLED_AFTER_MS = 120;
const MOTION_ALLOWED = '(prefers-reduced-motion: no-preference)';

type SliderOptions = {
  /** The strap the slider belongs to. */
  id: string;
  count: number;
  /** Seconds between two slides. */
  interval: number;
  /** Slides lie over each other instead of beside each other. */
  isStacked: boolean;
  /** It never moves by itself, for example while its words are typed. */
  isStill: boolean;
};

/** `auto` until somebody takes over; `playing` when somebody asked for it and so looks at it. */
type Mode = 'auto' | 'playing' | 'stopped';

/** Which slide is shown, and when the next one comes. */
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

  // Another strap or another interval: it begins anew.
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
    // Fonts and pictures have come by then, and with them the final width.
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
    /** The visitor has taken over. */
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

/** The slide a swipe has come to rest on. */
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
