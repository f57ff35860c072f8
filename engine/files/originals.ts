import { buffer } from 'node:stream/consumers';
import sharp, { type Sharp } from 'sharp';
import { FILE_MAX_BYTES, IMAGE_MAX_PIXELS } from '#domain/files/site-file.ts';
import { IMAGE_WIDTHS, type ImageRequest } from './image-request.ts';
import type { FileStorage } from './storage/file-storage.ts';

/** A picture before it is scaled and encoded. `version` changes whenever its pixels do. */
export type Original = {
  version: string;
  /** When the picture of the path becomes another one. */
  changes: 'never' | 'by release' | 'any time';
  /** Null when it has just been deleted. */
  open(width: number | null): Promise<Sharp | null>;
};

/** Paths of uploads contain a digest of their bytes. */
const BY_DIGEST = /^[0-9a-f]{16}\//;
const WIDEST = IMAGE_WIDTHS[IMAGE_WIDTHS.length - 1] as number;

/** Pictures of the demo, served below `/_files/demo/`. */
export type Illustrations = {
  /** Part of each cache key: raise it when a drawing changes. */
  version: string;
  has(path: string): boolean;
  /** The picture at a path, or null. A drawing takes about 20 ms. */
  draw(path: string): Illustration | null;
};

/** An SVG, or the path of a raster image. */
export type Illustration = { toSvg(width: number): string } | { file: string; mirrored?: boolean };

/** A picture of the demo sites, or a stored file of a space. */
export async function findOriginal(
  storage: FileStorage,
  request: ImageRequest,
  illustrations: Illustrations | undefined,
): Promise<Original | null> {
  if (request.space !== 'demo') return findUpload(storage, request);
  return illustrations ? findIllustration(illustrations, request.path) : null;
}

function findIllustration(illustrations: Illustrations, name: string): Original | null {
  if (!illustrations.has(name)) return null;
  return {
    version: illustrations.version,
    changes: 'by release',
    open: async (width) => {
      const picture = illustrations.draw(name);
      if (!picture) throw new Error(`There is no picture ${name}`);
      if ('file' in picture) {
        return sharp(picture.file)
          .flop(picture.mirrored ?? false)
          .resize({ width: width ?? WIDEST, withoutEnlargement: true });
      }
      return sharp(Buffer.from(picture.toSvg(Math.min(width ?? 1280, WIDEST))));
    },
  };
}

async function findUpload(storage: FileStorage, { space, path }: ImageRequest): Promise<Original | null> {
  const name = `${space}/${path}`;
  const found = await storage.find(name);
  if (!found) return null;

  return {
    version: found.version,
    changes: BY_DIGEST.test(path) ? 'never' : 'any time',
    async open(width) {
      if (found.bytes > FILE_MAX_BYTES) throw new Error(`${name} is larger than an upload may be`);
      const bytes = await storage.read(name);

      return (
        bytes &&
        sharp(await buffer(bytes), { limitInputPixels: IMAGE_MAX_PIXELS, failOn: 'error' })
          .rotate()
          .resize({ width: width ?? WIDEST, withoutEnlargement: true })
      );
    },
  };
}
