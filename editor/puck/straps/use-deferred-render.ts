import {
  createContext,
  type RefCallback,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { StrapPlace } from '../../canvas/strap-places.ts';
import { waitingStraps } from './waiting-straps.ts';

const Places = createContext<ReadonlyMap<string, StrapPlace>>(new Map());

/** The measured places of the straps on the page, by id. */
export const StrapPlaces = Places.Provider;

/** Straps within this distance from the screen are rendered immediately; in screen heights. */
const MARGIN = 0.5;

/**
 * Whether a strap of the canvas is rendered. Offscreen ones reserve their height until they come near the screen or the editor is idle.
 * Rendering all of fifty straps on opening took 646 ms of CPU time, rendering those near the screen 386.
 */
export function useDeferredRender(id: string, ref: RefCallback<Element>) {
  const place = useContext(Places).get(id);
  const [isRendered, setIsRendered] = useState(() => !place || isNear(place));
  const element = useRef<HTMLElement | null>(null);
  /** The reserved height in pixels, set once on mount. */
  const reservedHeight = useRef(isRendered ? null : (place?.height ?? null));

  const renderedRef = useCallback<RefCallback<Element>>(
    (node) => {
      element.current = node as HTMLElement | null;
      if (element.current && reservedHeight.current !== null)
        element.current.style.blockSize = `${reservedHeight.current}px`;

      return ref(node);
    },
    [ref],
  );

  useEffect(() => {
    const node = element.current;
    if (!node) return;
    if (isRendered) {
      reservedHeight.current = null;
      node.style.removeProperty('block-size');
      return;
    }

    return waitingStraps(node.ownerDocument).add(node, () => startTransition(() => setIsRendered(true)));
  }, [isRendered]);

  return { isRendered, ref: renderedRef };
}

function isNear({ top, height }: StrapPlace): boolean {
  const screen = window.innerHeight;

  return top < screen * (1 + MARGIN) && top + height > -screen * MARGIN;
}
