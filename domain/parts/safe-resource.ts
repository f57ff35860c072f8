import { isSafeUrl } from '../json/safe-url.ts';

const PICTURE_DATA = /^data:image\/(png|jpeg|gif|webp|avif)[;,]/i;

/** True for a URL that a picture or video may have: one a link may have, or the `data:` URL of a picture. */
export function isSafeResource(url: string): boolean {
  return isSafeUrl(url) || PICTURE_DATA.test(url);
}
