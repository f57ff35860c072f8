/** Height for a handful of options. */
const ENOUGH_PX = 280;
const MARGIN_PX = 16;
/** Height of a sticky header. */
const HEADER_PX = 80;

export type ListRoom = { side: 'below' | 'above'; height: number };

/** Places a field's list below it, or above if there is too little space below and more above. */
export function listRoom(field: { top: number; bottom: number }, screenHeight: number): ListRoom {
  const below = screenHeight - field.bottom - MARGIN_PX;
  const above = field.top - HEADER_PX - MARGIN_PX;

  return below >= ENOUGH_PX || below >= above
    ? { side: 'below', height: Math.max(below, ENOUGH_PX) }
    : { side: 'above', height: Math.max(above, ENOUGH_PX) };
}
