import type { FileType } from '#domain/files/site-file.ts';

/** Bytes from the beginning that suffice to detect a type. */
export const SNIFF_BYTES = 4096;

const AVIF_BRANDS = ['avif', 'avis'];
const MP4_BRANDS = /^(isom|iso[2-9]|mp4\d|avc1|M4V |dash|mmp4|MSNV)$/;

/** The type of a file by its first bytes, whatever its name; null for one that is not accepted. */
export function sniffType(head: Buffer): FileType | null {
  const ascii = (from: number, to: number) => head.toString('latin1', from, to);

  if (head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'image/jpeg';
  if (ascii(0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (/^GIF8[79]a$/.test(ascii(0, 6))) return 'image/gif';
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'image/webp';
  if (ascii(0, 5) === '%PDF-') return 'application/pdf';
  if (ascii(4, 8) === 'ftyp') return sniffIsoMedia(head);
  if (ascii(0, 4) === '\x1a\x45\xdf\xa3') return ascii(0, 64).includes('webm') ? 'video/webm' : null;

  return isSvg(head) ? 'image/svg+xml' : null;
}

/** Photos of iPhones, which browsers cannot display. */
export function isHeic(head: Buffer): boolean {
  return head.toString('latin1', 4, 8) === 'ftyp' && /hei[cxms]|hev[cx]|mif1/.test(brandsOf(head).join(' '));
}

function sniffIsoMedia(head: Buffer): FileType | null {
  const brands = brandsOf(head);
  if (brands.some((brand) => AVIF_BRANDS.includes(brand))) return 'image/avif';

  return brands.some((brand) => MP4_BRANDS.test(brand)) ? 'video/mp4' : null;
}

/** The major brand and the compatible ones of the first box. */
function brandsOf(head: Buffer): string[] {
  const end = Math.min(head.length, head.length >= 4 ? head.readUInt32BE(0) : 0);
  const brands = [head.toString('latin1', 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(head.toString('latin1', at, at + 4));

  return brands;
}

/** The root element, after a declaration, a document type and comments. */
function isSvg(head: Buffer): boolean {
  const text = head.toString('utf8').replace(/^\ufeff/, '');
  const before =
    /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*(?:<!DOCTYPE\s+svg[^[>]*(?:\[[^\]]*\]\s*)?>\s*)?(?:<!--[\s\S]*?-->\s*)*/i;

  return /^<svg[\s>]/i.test(text.replace(before, ''));
}
