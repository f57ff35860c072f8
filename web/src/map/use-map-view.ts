import { type RefObject, useEffect, useRef, useState } from 'react';
import { LEAST_ZOOM } from '#domain/search/map-zoom.ts';
import { message } from '../messages.ts';
import type { MapPosition } from './map-position.ts';
import type { MapEvents, MapView } from './map-view.ts';

/** Load states of the map; none: not requested yet, or not supported. */
export type MapLoad = 'none' | 'loading' | 'loaded' | 'failed';

type MapLook = {
  styleUrl: string | null;
  /** Zoom buttons over the map. */
  hasZoom?: boolean;
  /** The farthest zoom that shows homes. */
  leastZoom?: number;
  /** Where the map begins, if not at its position. */
  start?: MapPosition | null;
};
type MapHandle = {
  container: RefObject<HTMLDivElement | null>;
  view: MapView | null;
  load: MapLoad;
  /** The streets are on the screen, or have had their time. */
  isDrawn: boolean;
};

/** After this the map is shown with the tiles that have come. */
const DRAWN_MS = 8000;

/** Loads the map library when the container comes into view; moves the map when the position changes. */
export function useMapView(
  position: MapPosition,
  { styleUrl, hasZoom = true, leastZoom = LEAST_ZOOM, start: begin = null }: MapLook,
  events: MapEvents,
): MapHandle {
  const container = useRef<HTMLDivElement>(null);
  const latest = useRef(events);
  const start = useRef(begin ?? position);
  const [view, setView] = useState<MapView | null>(null);
  const [load, setLoad] = useState<MapLoad>('none');
  const [isDrawn, setDrawn] = useState(false);
  const isSeen = useSeen(container);

  useEffect(() => {
    latest.current = events;
  });

  useEffect(() => {
    const node = container.current;
    if (!isSeen || !node) return;
    let isUnmounted = false;
    let created: MapView | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const draw = () => !isUnmounted && setDrawn(true);

    setLoad('loading');
    setDrawn(false);
    createView(node, { position: start.current, styleUrl, hasZoom, leastZoom }, latest, draw).then(
      (next) => {
        if (isUnmounted) return next.remove();
        created = next;
        setView(next);
        setLoad('loaded');
        timer = setTimeout(draw, DRAWN_MS);
      },
      () => setLoad('failed'),
    );

    return () => {
      isUnmounted = true;
      clearTimeout(timer);
      created?.remove();
      setView(null);
    };
  }, [isSeen, styleUrl, hasZoom, leastZoom]);

  const key = JSON.stringify(position);
  const shownKey = useRef(key);
  useEffect(() => {
    if (shownKey.current === key) return;
    start.current = position;
    if (!view) return;
    shownKey.current = key;
    view.moveTo(position);
  }, [view, key, position]);

  return { container, view, load, isDrawn };
}

async function createView(
  node: HTMLElement,
  look: { position: MapPosition; styleUrl: string | null; hasZoom: boolean; leastZoom: number },
  latest: RefObject<MapEvents>,
  onDrawn: () => void,
): Promise<MapView> {
  const { createMapView } = await import('./map-view.ts');
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;

  return createMapView(
    node,
    { ...look, isStill, label: message('map.canvas') },
    {
      onStart: () => latest.current.onStart(),
      onRest: (rest) => latest.current.onRest(rest),
      onPress: (marker, element) => latest.current.onPress(marker, element),
      onHover: (marker) => latest.current.onHover(marker),
      onBackgroundPress: () => latest.current.onBackgroundPress(),
      onGap: () => latest.current.onGap(),
      onDrawn,
    },
  );
}

/** True once the element has been near the screen. */
function useSeen(element: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false);

  useEffect(() => {
    const node = element.current;
    if (!node || isSeen) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), {
      rootMargin: '200px',
    });
    observer.observe(node);
    return () => observer.disconnect();
  }, [element, isSeen]);

  return isSeen;
}
