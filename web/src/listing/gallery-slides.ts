import { videoPlayerUrl, youTubeId } from '#domain/page/video-url.ts';

type Media = { type: string; imageUrl?: string | null; url?: string | null; html?: string | null };
type Listing = { images: readonly { url: string; alt: string }[]; media: readonly Media[] };

/** One thing to look at, in the order of the gallery: photos, videos, others. */
export type Slide =
  | { kind: 'photo'; url: string; alt: string }
  | { kind: 'video'; url: string }
  | { kind: 'other'; html: string };

export const SLIDE_KINDS = ['photo', 'video', 'other'] as const;

/** The photos of the listing with what the agent added; a medium that cannot be shown is left out. */
export function gallerySlides({ images, media }: Listing): Slide[] {
  const photos = images.map(({ url, alt }): Slide => ({ kind: 'photo', url, alt }));
  const added = media.flatMap((medium): Slide[] => {
    const slide = mediumSlide(medium, images[0]?.alt ?? '');
    return slide ? [slide] : [];
  });
  const all = [...photos, ...added];

  return SLIDE_KINDS.flatMap((kind) => all.filter((slide) => slide.kind === kind));
}

function mediumSlide({ type, imageUrl, url, html }: Media, alt: string): Slide | null {
  if (type === 'image' && imageUrl) return { kind: 'photo', url: imageUrl, alt };
  const video = type === 'video' && url ? youTubeId(url) : null;
  if (video) return { kind: 'video', url: videoPlayerUrl(video) };
  return html ? { kind: 'other', html: decoded(html) } : null;
}

function decoded(html: string): string {
  try {
    return decodeURIComponent(html);
  } catch {
    return '';
  }
}
