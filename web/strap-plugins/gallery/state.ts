import type { HeadingPart, ImagePart } from '#domain/page/parts.ts';

export type GalleryState = {
  title: HeadingPart;
  /** How many stand side by side on a wide screen, 2 to 5. */
  columns: number;
  images: ImagePart[];
};

export const newItem: ImagePart = { imageUrl: '' };

export const defaultState: GalleryState = {
  title: { html: 'Gallery', size: 'h2' },
  columns: 3,
  images: [newItem, newItem, newItem],
};
