import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { type FileType, IMAGE_MAX_PIXELS } from '#domain/files/site-file.ts';
import { badInput } from '../errors.ts';
import { checkDrawing } from './check-drawing.ts';
import type { ReceivedFile } from './receive-file.ts';
import { isHeic, sniffType } from './sniff-type.ts';

export type InspectedFile = { type: FileType; width: number | null; height: number | null };

/** Larger files are not hand-made drawings. */
const SVG_MAX_BYTES = 2 * 1024 * 1024;
/** Detects the type from the bytes; rejects types that are not allowed, unreadable files and active content. */
export async function inspectFile({ temporary, head, bytes }: ReceivedFile): Promise<InspectedFile> {
  const type = sniffType(head);
  if (!type) throw badInput('file', isHeic(head) ? HEIC : NOT_TAKEN);
  if (!type.startsWith('image/')) return { type, width: null, height: null };
  if (type === 'image/svg+xml') await inspectDrawing(temporary, bytes);

  return { type, ...(await measure(temporary, type)) };
}

async function inspectDrawing(file: string, bytes: number): Promise<void> {
  if (bytes > SVG_MAX_BYTES) throw badInput('file', 'A drawing (SVG) may have 2 MB');
  checkDrawing(await readFile(file, 'utf8'));
}

/** The size as displayed: EXIF orientation may swap width and height. */
async function measure(file: string, type: FileType): Promise<{ width: number; height: number }> {
  const open = () => sharp(file, { limitInputPixels: IMAGE_MAX_PIXELS, failOn: 'error' });
  const {
    width,
    height,
    orientation = 1,
  } = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw badInput('file', UNREADABLE);
    });
  if (type !== 'image/svg+xml' && width * height > IMAGE_MAX_PIXELS) throw badInput('file', TOO_MANY_PIXELS);

  // The head may be valid while the rest is not.
  await open()
    .resize(16, 16, { fit: 'inside' })
    .toBuffer()
    .catch(() => {
      throw badInput('file', UNREADABLE);
    });
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}

const NOT_TAKEN =
  'This is neither a picture (JPEG, PNG, WebP, AVIF, GIF, SVG), nor a PDF, nor a video (MP4, WebM)';
const HEIC = 'Photos in the format HEIC cannot be shown by every browser; export this one as JPEG';
const UNREADABLE = 'This picture is damaged or cannot be read';
const TOO_MANY_PIXELS = `This picture has more than ${IMAGE_MAX_PIXELS / 1_000_000} million pixels`;
