import type { SliderStyle } from '#domain/page/page.ts';
import type { HeadingPart, ImagePart } from '#domain/page/parts.ts';

export type GallerySliderState = {
  title: HeadingPart;
  images: ImagePart[];
  /** Seconds. */
  interval: number;
  style: SliderStyle;
};

export const newItem: ImagePart = { imageUrl: '' };

export const defaultState: GallerySliderState = {
  title: { html: '', size: 'h2' },
  images: [newItem, newItem],
  interval: 4,
  style: 'slide',
};
