import { imageAlt } from '#domain/listing/image-alt.ts';
import type { SoldResolvers } from '../__generated__/types.ts';

export const Sold: SoldResolvers = {
  images: ({ images, ...place }) => {
    const altOf = imageAlt(place);

    return images.map((url, index) => ({ url, alt: altOf(index + 1) }));
  },
};
