import { LINK_PROTOCOLS } from './allow-lists.ts';

const PICTURE_DATA = /^data:image\/(png|jpeg|gif|webp|avif)[;,]/i;

/** True for an address a link may have; read as a browser reads it, so that hidden characters hide nothing. */
export function isSafeLink(url: string): boolean {
  const parsed = URL.parse(url, 'https://relative.invalid');

  return parsed === null || LINK_PROTOCOLS.includes(parsed.protocol);
}

/** True for an address a picture or video may have: as a link, or a picture within the text. */
export function isSafeResource(url: string): boolean {
  return isSafeLink(url) || PICTURE_DATA.test(url);
}
