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

/** A tour is arranged on the page of the home; without a home there is no tour. */
export function propertyLinks(links: readonly LinkPart[], path: string | null): LinkPart[] {
  return links.flatMap((link) => {
    if (link.action !== 'schedule-tour' || link.href) return [link];

    return path ? [{ ...link, href: path }] : [];
  });
}
