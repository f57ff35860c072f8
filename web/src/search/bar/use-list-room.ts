import { type RefObject, useLayoutEffect, useState } from 'react';

const MARGIN_PX = 16;
/** A handful of options. */
const ENOUGH_PX = 280;
/** Height of a sticky header. */
const HEADER_PX = 80;

/** Height for the list below a field; null until it is shown. Where the screen has too little of it, the page scrolls as far as the list needs. */
export function useListRoom(field: RefObject<HTMLElement | null>, options: number): number | null {
  const [room, setRoom] = useState<number | null>(null);

  useLayoutEffect(() => {
    const frame = field.current?.parentElement;
    const list = frame?.nextElementSibling;
    if (options === 0 || !frame || !list) return;
    const { top, bottom } = frame.getBoundingClientRect();
    const below = (window.visualViewport?.height ?? window.innerHeight) - bottom - MARGIN_PX;
    const missing = Math.min(list.scrollHeight, ENOUGH_PX) - below;
    const scrolled = Math.max(0, Math.min(missing, top - HEADER_PX));
    if (scrolled > 0) window.scrollBy({ top: scrolled });
    setRoom(Math.max(below + scrolled, ENOUGH_PX));
  }, [field, options]);

  return room;
}
