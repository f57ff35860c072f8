import type { SiteFile } from '#domain/files/site-file.ts';
import { editorMessage } from '../messages.ts';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** A human-readable size, for example 1.4 MB. */
export function formatSize(bytes: number): string {
  const step = Math.min(
    UNITS.length - 1,
    Math.max(0, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(1024))),
  );
  const format = new Intl.NumberFormat(undefined, {
    style: 'unit',
    unit: UNITS[step],
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: step < 2 ? 0 : 1,
  });

  return format.format(bytes / 1024 ** step);
}

/** The thumbnail URL of an image; null for other files. */
export function thumbnailOf({ kind, type, url }: Pick<SiteFile, 'kind' | 'type' | 'url'>): string | null {
  if (kind !== 'image') return null;

  return type === 'image/svg+xml' ? url : smallImage(url);
}

/** A small version of an image; external images are unchanged. */
export function smallImage(url: string): string {
  return /^\/_files\/[^?#]+\.(jpe?g|png|webp|avif|gif)$/i.test(url) ? `${url}?w=320` : url;
}

/** Dimensions, size and type of a file. */
export function fileFacts({ width, height, bytes, type }: SiteFile): string {
  const pixels = width && height ? editorMessage('files.pixels', { width, height }) : null;

  return [TYPE_NAMES[type] ?? type, pixels, formatSize(bytes)].filter(Boolean).join(' · ');
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'image/avif': 'AVIF',
  'image/gif': 'GIF',
  'image/svg+xml': 'SVG',
  'application/pdf': 'PDF',
  'video/mp4': 'MP4',
  'video/webm': 'WebM',
};
