import type { Sharp } from 'sharp';
import type { ImageFormat } from './image-request.ts';

export const CONTENT_TYPES: Record<ImageFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
  png: 'image/png',
};

/** Low effort: the first visitor waits for it, later ones get the cached bytes. */
export function encode(image: Sharp, format: ImageFormat): Promise<Buffer> {
  switch (format) {
    case 'avif':
      return image.avif({ quality: 54, effort: 0, chromaSubsampling: '4:2:0' }).toBuffer();
    case 'webp':
      return image.webp({ quality: 80, effort: 2 }).toBuffer();
    case 'png':
      return image.png({ compressionLevel: 8 }).toBuffer();
    default:
      return image.flatten({ background: '#ffffff' }).jpeg({ quality: 82, progressive: true }).toBuffer();
  }
}
