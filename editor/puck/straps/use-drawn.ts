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
import type { StrapPlace } from '../../strap-places.ts';
import { waitingStraps } from './waiting-straps.ts';

const Places = createContext<ReadonlyMap<string, StrapPlace>>(new Map());

/** Where the straps of the canvas stood on the page, by their ids. */
export const StrapPlaces = Places.Provider;

/** So far above and below the screen straps are drawn at once, in heights of the screen. */
const MARGIN = 0.5;

/**
 * Whether a strap of the canvas is drawn yet. Those near the screen are from the beginning; the others keep the room they had on the
 * page until they come near or nobody does anything.
 */
export function useDrawn(id: string, ref: RefCallback<Element>) {
  const place = useContext(Places).get(id);
  const [isDrawn, setIsDrawn] = useState(() => !place || isNear(place));
  const element = useRef<HTMLElement | null>(null);
  /** Pixels; given once, when the element is there. */
  const room = useRef(isDrawn ? null : (place?.height ?? null));

  const drawnRef = useCallback<RefCallback<Element>>(
    (node) => {
      element.current = node as HTMLElement | null;
      if (element.current && room.current !== null) element.current.style.blockSize = `${room.current}px`;

      return ref(node);
    },
    [ref],
  );

  useEffect(() => {
    const node = element.current;
    if (!node) return;
    if (isDrawn) {
      room.current = null;
      node.style.removeProperty('block-size');
      return;
    }

    return waitingStraps(node.ownerDocument).add(node, () => startTransition(() => setIsDrawn(true)));
  }, [isDrawn]);

  return { isDrawn, ref: drawnRef };
}

function isNear({ top, height }: StrapPlace): boolean {
  const screen = window.innerHeight;

  return top < screen * (1 + MARGIN) && top + height > -screen * MARGIN;
}
