/** A list of this height shows a handful of options. */
const ENOUGH_PX = 280;
const MARGIN_PX = 16;
/** A header that stays at the top covers so much. */
const HEADER_PX = 80;

export type ListRoom = { side: 'below' | 'above'; height: number };

/** Where a list that hangs from a field is seen whole: below it, unless there is too little room and more above. */
export function listRoom(field: { top: number; bottom: number }, screenHeight: number): ListRoom {
  const below = screenHeight - field.bottom - MARGIN_PX;
  const above = field.top - HEADER_PX - MARGIN_PX;

  return below >= ENOUGH_PX || below >= above
    ? { side: 'below', height: Math.max(below, ENOUGH_PX) }
    : { side: 'above', height: Math.max(above, ENOUGH_PX) };
}
