import type { Bounds } from '#domain/search/bounds.ts';

/** Of a map across the page that a card at its end covers, with its margin. */
const COVERED = 0.4;

/** Bounds so much wider to the east that these stand beside the card. */
export function boundsBesideCard(bounds: Bounds): Bounds {
  const { west, east } = bounds;

  return { ...bounds, east: east + ((east - west) * COVERED) / (1 - COVERED) };
}
