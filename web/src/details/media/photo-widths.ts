import type { Shapes } from '#domain/theme/shapes.ts';

/** Beside a panel of facts. */
const BESIDE_PANEL = { large: '48rem', small: '19rem' };
const WHOLE = '76rem';
const HALF = '38rem';
const TWO_THIRDS = '51rem';
const THIRD = '26rem';
const QUARTER = '19rem';

export type PhotoWidths = {
  large: string;
  small: string;
  /** Of the last one, where it fills the row. */
  last?: string;
};

/** How wide a large screen shows the first of `count` photos and the others, in the rows of `photo-mosaic.css`. */
export function photoWidths(
  count: number,
  topPhotos: Shapes['topPhotos'],
  isBesidePanel: boolean,
): PhotoWidths {
  // Two are squares beside the panel: photos are cropped at their sides.
  if (isBesidePanel) return count === 2 ? { large: HALF, small: HALF } : BESIDE_PANEL;
  if (count === 1) return { large: WHOLE, small: WHOLE };
  // Higher than wide: photos are cropped at their sides.
  if (count === 2 || topPhotos === 'row') return { large: HALF, small: HALF };
  if (count === 3 || topPhotos === 'three') return { large: TWO_THIRDS, small: THIRD };

  return { large: HALF, small: QUARTER, ...(count === 4 && { last: HALF }) };
}
