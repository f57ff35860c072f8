import { imageAlt } from '#domain/listing/image-alt.ts';
import type { ShownSource } from '../display-rules/show-listing.ts';
import { postalCode } from './details.ts';
import { webUrl } from './web-url.ts';

/** Pictures with an alternative text of place and position. */
export function listingImages(source: ShownSource) {
  const { address, neighbourhood, city, province } = source;
  const altOf = imageAlt({ address, neighbourhood, city, province, postalCode: postalCode(source) });

  return source.images.flatMap((image, index) => {
    const url = webUrl(image);
    const caption = source.image_captions?.[image]?.trim() || null;

    return url ? [{ url, alt: altOf(index + 1), caption }] : [];
  });
}
