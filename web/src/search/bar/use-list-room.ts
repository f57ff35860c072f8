import { type RefObject, useLayoutEffect, useState } from 'react';
import { type ListRoom, listRoom } from './list-placement.ts';

/** Room for the list of a field, measured whenever the list is shown; null until then. */
export function useListRoom(field: RefObject<HTMLElement | null>, isShown: boolean): ListRoom | null {
  const [room, setRoom] = useState<ListRoom | null>(null);

  useLayoutEffect(() => {
    const frame = field.current?.parentElement;
    if (!isShown || !frame) return;
    setRoom(listRoom(frame.getBoundingClientRect(), window.visualViewport?.height ?? window.innerHeight));
  }, [field, isShown]);

  return room;
}
