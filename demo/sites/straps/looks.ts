import type { Look } from './strap-seed.ts';

export const ALTERNATE: Look = { theme: 'alternate' };
export const FEATURE: Look = { theme: 'feature', rule: false };
export const LEFT: Look = { textAlign: 'left' };

/** A background picture with the theme's overlay at that opacity in percent. */
export function overImage(imageUrl: string, overlayAlpha: number, more: Look = {}): Look {
  return { ...FEATURE, ...more, bgImage: { imageUrls: [imageUrl] }, overlayAlpha };
}

/** Slowly changing background pictures. */
export function overSlides(imageUrls: string[], overlayAlpha: number, more: Look = {}): Look {
  const bgImage = { imageUrls, kenburns: true, transitionStyle: 'fade' as const, transitionInterval: 8 };
  return { ...FEATURE, ...more, bgImage, overlayAlpha };
}

type Fade = { angle: number; from: string; to: string };

/** A background picture under a gradient that leaves one side clear. */
export function overFade(imageUrl: string, { angle, from, to }: Fade, more: Look = {}): Look {
  return {
    ...FEATURE,
    ...more,
    bgImage: { imageUrls: [imageUrl] },
    overlayStyle: 'gradient-custom',
    overlayGradient: {
      angle,
      colors: [
        { color: from, pos: 0 },
        { color: to, pos: 1 },
      ],
    },
  };
}
