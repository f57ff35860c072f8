import { stat } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { IMAGE_MAX_PIXELS } from '#domain/files/site-file.ts';
import { findStoredPath } from './find-stored-path.ts';
import { IMAGE_WIDTHS, type ImageRequest } from './image-request.ts';

/** A picture before it is scaled and encoded. `version` changes whenever its pixels do. */
export type Original = {
  version: string;
  /** The same path always gives the same picture. */
  immutable: boolean;
  open(width: number | null): Sharp;
};

/** Paths of uploads contain a digest of their bytes. */
const BY_DIGEST = /^[0-9a-f]{16}\//;
const WIDEST = IMAGE_WIDTHS[IMAGE_WIDTHS.length - 1] as number;

/** Generated pictures, served below `/_files/demo/`. */
export type Illustrations = {
  /** Part of each cache key: raise it when a drawing changes. */
  version: string;
  has(path: string): boolean;
  /** The drawing at a path, or null. Takes about 20 ms. */
  draw(path: string): { toSvg(width: number): string } | null;
};

/** A generated picture of the demo sites, or a stored file of a space. */
export async function findOriginal(
  dataDir: string,
  request: ImageRequest,
  illustrations: Illustrations | undefined,
): Promise<Original | null> {
  if (request.space !== 'demo') return findUpload(dataDir, request);
  return illustrations ? findIllustration(illustrations, request.path) : null;
}

function findIllustration(illustrations: Illustrations, name: string): Original | null {
  if (!illustrations.has(name)) return null;
  return {
    version: illustrations.version,
    immutable: true,
    open: (width) => {
      const drawing = illustrations.draw(name);
      if (!drawing) throw new Error(`There is no drawing ${name}`);
      return sharp(Buffer.from(drawing.toSvg(Math.min(width ?? 1280, WIDEST))));
    },
  };
}

async function findUpload(dataDir: string, { space, path: name }: ImageRequest): Promise<Original | null> {
  const file = await findStoredPath(dataDir, path.join(space, name));
  if (file === null) return null;
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) return null;
  return {
    version: `${found.size}-${Math.trunc(found.mtimeMs)}`,
    immutable: BY_DIGEST.test(name),
    open: (width) =>
      sharp(file, { limitInputPixels: IMAGE_MAX_PIXELS, failOn: 'error' })
        .rotate()
        .resize({ width: width ?? WIDEST, withoutEnlargement: true }),
  };
}
