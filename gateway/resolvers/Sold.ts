import { imageAlt } from '#domain/listing/image-alt.ts';
import type { SoldResolvers } from '../__generated__/types.ts';

export const Sold: SoldResolvers = {
  images: ({ images, ...place }) => images.map((url, index) => ({ url, alt: imageAlt(place, index + 1) })),
};
