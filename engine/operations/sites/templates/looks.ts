import type { PartialStrapConfig } from '#domain/page/strap-config.ts';

export type Look = NonNullable<PartialStrapConfig['style']>;

export const ALTERNATE: Look = { theme: 'alternate' };
export const FEATURE: Look = { theme: 'feature', rule: false };

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

/** Pictures that the product draws itself and serves on every host. */
export const photo = (name: string): string => `/_files/demo/photos/${name}.jpg`;
export const scene = (name: string): string => `/_files/demo/scenes/${name}.jpg`;
