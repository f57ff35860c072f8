import type { Drawing } from '../drawing.ts';
import { BACK, type Room } from './room.ts';
import { closeRoom, openRoom } from './room-shell.ts';

export const FLOOR = BACK.y + BACK.h;

/** Half of all rooms are mirrored. */
export function compose(name: string, tiled: boolean, furnish: (room: Room) => void): Drawing {
  const room = openRoom(name, tiled);
  const mirrored = room.random.chance(0.5);
  room.art.group(mirrored ? 'transform="translate(1600 0) scale(-1 1)"' : '', () => furnish(room));
  return closeRoom(room);
}
