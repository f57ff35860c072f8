import type { HitSource } from '../datasources/listings/listings.types.ts';
import { postalCode } from './details.ts';
import { webAddress } from './web-address.ts';

/** Pictures with a text that tells the place and the position; positions count from one. */
export function listingImages(source: HitSource) {
  const { address, neighbourhood, city, province } = source;
  const place = [address, neighbourhood, city, province, postalCode(source)].filter(Boolean).join(', ');

  return (source.images ?? []).flatMap((image, index) => {
    const url = webAddress(image);
    return url ? [{ url, alt: `${place} ${index + 1}`.trim() }] : [];
  });
}
