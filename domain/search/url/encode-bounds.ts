import type { Bounds } from '../bounds.ts';
import { roundDegrees } from '../polyline.ts';

/** Bounds as the value of `?box=`: north, south, east, west. */
export function encodeBounds({ north, south, east, west }: Bounds): string {
  return [north, south, east, west].map(roundDegrees).join(',');
}
