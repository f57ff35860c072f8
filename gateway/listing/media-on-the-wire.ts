import { youTubeId } from '#domain/page/video-url.ts';
import type { ListingMediaInput } from '../__generated__/types.ts';
import type { MediaWire } from '../datasources/listings/listings.types.ts';
import { badInput } from '../errors.ts';
import { webUrl } from './web-url.ts';

const LONGEST_HTML = 60_000;

/** A medium as the listing data stores it; `index` is its position in the input, for error messages. */
export function mediaOnTheWire({ imageUrl, videoUrl, html }: ListingMediaInput, index: number): MediaWire {
  const field = (name: string) => `media.${index}.${name}`;

  if (imageUrl != null) {
    const url = webUrl(imageUrl.trim());
    if (!url) throw badInput('This is not the address of a picture.', field('imageUrl'));
    return { type: 'image', data: { imageUrl: url } };
  }
  if (videoUrl != null) {
    const url = videoUrl.trim();
    if (!youTubeId(url)) throw badInput('This is not a link to a YouTube video.', field('videoUrl'));
    return { type: 'video', data: { url } };
  }
  if (!html?.trim() || html.length > LONGEST_HTML || !html.isWellFormed())
    throw badInput(`Markup has 1 to ${LONGEST_HTML} characters.`, field('html'));

  return { type: 'other', data: { html: encodeURIComponent(html) } };
}
