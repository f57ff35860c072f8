import { videoPlayerUrl, youTubeId } from '#domain/page/video-url.ts';

type Media = { type: string; imageUrl?: string | null; url?: string | null; html?: string | null };
type Listing = { images: readonly { url: string; alt: string }[]; media: readonly Media[] };

/** One thing to look at. */
export type Slide =
  | { kind: 'photo'; url: string; alt: string }
  | { kind: 'video'; url: string }
  | { kind: 'other'; html: string };

export const SLIDE_KINDS = ['photo', 'video', 'other'] as const;

/** The photos of the listing with what the agent added, in the order of the gallery: photos, videos, others. */
export function gallerySlides({ images, media }: Listing): Slide[] {
  const photos = images.map(({ url, alt }): Slide => ({ kind: 'photo', url, alt }));
  const added = media.flatMap((medium) => mediumSlide(medium, images[0]?.alt ?? '') ?? []);
  const all = [...photos, ...added];

  return SLIDE_KINDS.flatMap((kind) => all.filter((slide) => slide.kind === kind));
}

/** Null for a medium that cannot be shown. */
function mediumSlide({ type, imageUrl, url, html }: Media, alt: string): Slide | null {
  if (type === 'image' && imageUrl) return { kind: 'photo', url: imageUrl, alt };
  const video = type === 'video' && url ? youTubeId(url) : null;
  if (video) return { kind: 'video', url: videoPlayerUrl(video) };
  const markup = type === 'other' && html ? decoded(html) : '';

  return markup ? { kind: 'other', html: markup } : null;
}

/** Markup is stored URI-encoded; what is not is no markup. */
export function decoded(html: string): string {
  try {
    return decodeURIComponent(html);
  } catch {
    return '';
  }
}
