import type { ImagePart, LinkPart } from '#domain/page/parts.ts';

export type Photo = { url: string; alt: string };

/** The page's own photos, else those of the listing. */
export function propertyPhotos(
  images: readonly ImagePart[],
  listing: { images: readonly Photo[] } | null,
): Photo[] {
  const own = images.filter(({ imageUrl }) => imageUrl !== '');

  return own.length > 0
    ? own.map(({ imageUrl, altText = '' }) => ({ url: imageUrl, alt: altText }))
    : [...(listing?.images ?? [])];
}

/** Without a listing there is no tour link. */
export function propertyLinks(links: readonly LinkPart[], hasListing: boolean): LinkPart[] {
  return links.filter(({ action, href }) => hasListing || href || action !== 'schedule-tour');
}
