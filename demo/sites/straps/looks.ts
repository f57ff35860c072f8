import type { Look } from './strap-seed.ts';

export const ALTERNATE: Look = { theme: 'alternate' };
export const FEATURE: Look = { theme: 'feature', rule: false };
/** With portraits small and round: they say who somebody is. */
export const round = (look: Look): Look => ({ ...look, frame: { ...look.frame, pictures: 'circle' } });

export const LEFT: Look = { textAlign: 'left' };

/** A background picture, shaded behind the words. */
export function overImage(imageUrl: string, more: Look = {}): Look {
  return { ...FEATURE, ...more, bgImage: { imageUrls: [imageUrl] }, overlayStyle: 'scrim' };
}

/** Slowly changing background pictures, shaded behind the words. */
export function overSlides(imageUrls: string[], more: Look = {}): Look {
  const bgImage = { imageUrls, kenburns: true, transitionStyle: 'fade' as const, transitionInterval: 8 };
  return { ...FEATURE, ...more, bgImage, overlayStyle: 'scrim' };
}

/** Less space above and below. */
export const CLOSE: Look = { frame: { above: 'small', below: 'small' } };
