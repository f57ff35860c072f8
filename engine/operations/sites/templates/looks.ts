import type { PartialStrapConfig } from '#domain/page/strap-config.ts';

export type Look = NonNullable<PartialStrapConfig['style']>;

export const ALTERNATE: Look = { theme: 'alternate' };
export const FEATURE: Look = { theme: 'feature', rule: false };

export const LEFT: Look = { textAlign: 'left' };

/** A picture behind a strap, shaded behind the text. */
export function over(url: string, more: Look = {}): Look {
  return {
    theme: 'feature',
    rule: false,
    ...more,
    bgImage: { ...more.bgImage, imageUrls: [url] },
    overlayStyle: 'scrim',
  };
}

/** Pictures that come with the product and are served on every host. */
export const photo = (name: string): string => `/_files/demo/photos/${name}.jpg`;
export const scene = (name: string): string => `/_files/demo/scenes/${name}.jpg`;
/** A rendered scene, which narrow crops show right of its middle, where the house is. */
export const rendered = (name: string): string => `/_files/demo/scenes/${name}--x70--y50-1760x990.jpg`;
