import { createContext, useContext } from 'react';
import type { PICTURE_SHAPES } from '#domain/page/page.ts';
import { shapesOf } from '#domain/theme/shapes.ts';
import { useSite } from '../site/site-context.tsx';
import { coverSizes } from '../ui/image-sources.ts';

type PictureShape = (typeof PICTURE_SHAPES)[number];

/** Width to height, as in frame-settings.css and the theme's shapes. */
const RATIOS: Record<Exclude<PictureShape, 'auto'>, number> = {
  square: 1,
  landscape: 4 / 3,
  wide: 16 / 9,
  portrait: 3 / 4,
  circle: 1,
  arch: 3 / 4,
};
/** Photos of homes whose URL does not tell it. */
const USUAL_RATIO = 3 / 2;

/** The shape that a strap gives its pictures. */
export const PictureShapeOfStrap = createContext<PictureShape>('auto');

/** The `sizes` of a photo that covers a box of a card whose width they name. */
export function usePhotoSizes(sizes: string): (url: string) => string {
  const shape = useContext(PictureShapeOfStrap);
  const { cardPhotos } = shapesOf(useSite().website.theme);
  const ratio = RATIOS[shape === 'auto' ? cardPhotos : shape];

  return (url) => coverSizes(sizes, url, ratio, USUAL_RATIO);
}
