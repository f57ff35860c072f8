import type { ImageFocus } from './image-focus.ts';

/** Files that agents may upload to their site (decision 0023). */

export const FILE_KINDS = ['image', 'document', 'video'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** Documents that can use a file. */
export const FILE_USE_PLACES = [
  'page',
  'draft',
  'website',
  'header',
  'footer',
  'post',
  'agent',
  'listing',
] as const;
export type FileUsePlace = (typeof FILE_USE_PLACES)[number];

/** Every accepted type, detected from its bytes; `extension` is used in its URL. */
export const FILE_TYPES = [
  { type: 'image/jpeg', extension: 'jpg', kind: 'image' },
  { type: 'image/png', extension: 'png', kind: 'image' },
  { type: 'image/webp', extension: 'webp', kind: 'image' },
  { type: 'image/avif', extension: 'avif', kind: 'image' },
  { type: 'image/gif', extension: 'gif', kind: 'image' },
  { type: 'image/svg+xml', extension: 'svg', kind: 'image' },
  { type: 'application/pdf', extension: 'pdf', kind: 'document' },
  { type: 'video/mp4', extension: 'mp4', kind: 'video' },
  { type: 'video/webm', extension: 'webm', kind: 'video' },
] as const;
export type FileType = (typeof FILE_TYPES)[number]['type'];

/** Limit per file. */
export const FILE_MAX_BYTES = 20 * 1024 * 1024;
/** Limit per site. */
export const SITE_FILES_MAX_BYTES = 2 * 1024 * 1024 * 1024;
/** Limit of pixels, since decoding holds all of them in memory. */
export const IMAGE_MAX_PIXELS = 50_000_000;
export const FILE_NAME_MAX = 120;
export const FILES_PER_PAGE = 60;

export type SiteFile = {
  id: string;
  name: string;
  /** `/_files/{space}/{digest}/{name}`, immutable; another once it is replaced or its focus changes. */
  url: string;
  type: string;
  kind: FileKind;
  bytes: number;
  /** Displayed size in pixels. */
  width: number | null;
  height: number | null;
  uploadedAt: string;
  uploadedBy: string;
  /** Describes a picture where a page has no description. */
  altText: string;
  focus: ImageFocus;
};

/** The display name of a file: without folders, control and direction characters. */
export function fileDisplayName(uploadName: string): string {
  const last = uploadName.toWellFormed().split(/[/\\]/).pop() ?? '';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are removed
  const seen = last.replace(/[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');
  const name = seen.normalize('NFC').replace(/\s+/g, ' ').trim().replace(/^\.+/, '');

  return [...name].slice(0, FILE_NAME_MAX).join('') || 'file';
}

export type ImageSize = { width: number; height: number };

/**
 * The URL name of a file: lower-case letters, digits and hyphens, the size of an image, the extension. The
 * size lets pages reserve room for the image.
 */
export function fileUrlName(displayName: string, type: FileType, size: ImageSize | null = null): string {
  const { extension, kind } = FILE_TYPES.find((known) => known.type === type) ?? FILE_TYPES[0];
  const stem = displayName.replace(/\.[^.]*$/, '').normalize('NFKD');
  const safe = stem
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '');

  return `${safe || kind}${size ? `-${size.width}x${size.height}` : ''}.${extension}`;
}

const SIZED = /^\/_files\/[^/]+\/[0-9a-f]{16}\/[^/]*-(\d{1,5})x(\d{1,5})\.[a-z0-9]+$/;

/** The size of an uploaded image from its URL; null for any other URL. */
export function imageSizeOf(url: string): ImageSize | null {
  const [, width, height] = SIZED.exec(url) ?? [];
  if (!Number(width) || !Number(height)) return null;

  return { width: Number(width), height: Number(height) };
}
