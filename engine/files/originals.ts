import { stat } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { IMAGE_MAX_PIXELS } from '#domain/files/site-file.ts';
import { ART_VERSION, drawDemo } from './demo-art.ts';
import { IMAGE_WIDTHS, type ImageRequest } from './image-request.ts';

/** A picture before it is scaled and encoded. `version` changes whenever its pixels do. */
export type Original = {
  version: string;
  /** The same address always gives the same picture. */
  immutable: boolean;
  open(width: number | null): Sharp;
};

/** Uploads have an address made of their bytes. */
const BY_DIGEST = /^[0-9a-f]{16}\//;
const WIDEST = IMAGE_WIDTHS[IMAGE_WIDTHS.length - 1] as number;

/** Illustrations of the demo sites, and the files that a space has stored. */
export async function findOriginal(dataDir: string, request: ImageRequest): Promise<Original | null> {
  return request.space === 'demo' ? findIllustration(request.path) : findUpload(dataDir, request);
}

function findIllustration(name: string): Original | null {
  const drawing = drawDemo(name);
  if (!drawing) return null;
  return {
    version: `art-${ART_VERSION}`,
    immutable: true,
    open: (width) => sharp(Buffer.from(drawing.toSvg(Math.min(width ?? 1280, WIDEST)))),
  };
}

async function findUpload(dataDir: string, { space, path: name }: ImageRequest): Promise<Original | null> {
  const root = path.resolve(dataDir, 'files', space);
  const file = path.resolve(root, name);
  if (!file.startsWith(root + path.sep)) return null;
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
