import { videoPlayerUrl, youTubeId } from '#domain/page/video-url.ts';

type Media = { type: string; imageUrl?: string | null; url?: string | null; html?: string | null };
type Image = { url: string; alt: string; caption?: string | null };
type Listing = { images: readonly Image[]; media: readonly Media[] };

/** One slide of the gallery. */
export type Slide =
  | { kind: 'photo'; url: string; alt: string; caption?: string | null }
  | { kind: 'video'; url: string }
  | { kind: 'other'; html: string };

export const SLIDE_KINDS = ['photo', 'video', 'other'] as const;

/** The photos of the listing and the agent's own media, in gallery order: photos, videos, others. */
export function gallerySlides({ images, media }: Listing): Slide[] {
  const photos = images.map(
    ({ url, alt, caption }): Slide => ({ kind: 'photo', url, alt, caption: caption ?? null }),
  );
  const added = media.flatMap((medium) => mediumSlide(medium, images[0]?.alt ?? '') ?? []);
  const all = [...photos, ...added];

  return SLIDE_KINDS.flatMap((kind) => all.filter((slide) => slide.kind === kind));
}

/** Null for an invalid medium. */
function mediumSlide({ type, imageUrl, url, html }: Media, alt: string): Slide | null {
  if (type === 'image' && imageUrl) return { kind: 'photo', url: imageUrl, alt };
  const video = type === 'video' && url ? youTubeId(url) : null;
  if (video) return { kind: 'video', url: videoPlayerUrl(video) };
  const markup = type === 'other' && html ? decoded(html) : '';

  return markup ? { kind: 'other', html: markup } : null;
}

/** Markup is stored URI-encoded; invalid encoding yields null. */
export function decoded(html: string): string {
  try {
    return decodeURIComponent(html);
  } catch {
    return '';
  }
}
