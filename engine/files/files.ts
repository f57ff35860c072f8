import { createHash } from 'node:crypto';
import path from 'node:path';
import { withoutFocus } from '#domain/files/image-focus.ts';
import { createTaskQueue, QueueFull } from '../limits/task-queue.ts';
import { CONTENT_TYPES, encode } from './encode.ts';
import { createImageCache } from './image-cache.ts';
import { type ImageRequest, readImageRequest } from './image-request.ts';
import { findOriginal, type Illustrations, type Original } from './originals.ts';
import type { FileStorage } from './storage/file-storage.ts';
import { sendStoredFile, storedFileAt } from './stored-file.ts';

export type Files = {
  /** Handles every path under `/_files/`. */
  fetch(request: Request): Promise<Response>;
};

type Log = { error(details: Record<string, unknown>, message: string): void };

type FilesOptions = {
  /** Resized pictures are cached in it. */
  dataDir: string;
  /** Byte budget of that cache. */
  cacheBytes?: number;
  storage: FileStorage;
  /** The space of the requested host; stored files of other spaces are not found there. */
  spaceOf: (request: Request) => Promise<string | null>;
  log?: Log;
  /** Without them `/_files/demo/` is empty. */
  illustrations?: Illustrations;
};

/** Served on every host. */
const DEMO_SPACE = 'demo';
const MAX_RENDERS = 2;
const MAX_WAITING = 240;
const BUSY = 'Too many pictures are being prepared at the moment.';
const UNAVAILABLE = 'The picture cannot be prepared at the moment.';
/** Browsers ask again after this time, and are answered with 304 while the picture is the same. */
const CACHE_CONTROL: Record<Original['changes'], string> = {
  never: 'public, max-age=31536000, immutable',
  'by release': 'public, max-age=3600',
  'any time': 'public, max-age=300',
};

/**
 * One pipeline for every picture: found, scaled, encoded, cached on disk under `dataDir`. Other files are
 * sent as they are.
 */
export function createFiles({
  dataDir,
  cacheBytes,
  storage,
  spaceOf,
  log,
  illustrations,
}: FilesOptions): Files {
  const cache = createImageCache(path.join(dataDir, 'cache', 'images'), {
    maxBytes: cacheBytes,
    onError: (error) => log?.error({ err: error }, 'The image cache could not be read or written'),
  });
  const queue = createTaskQueue({ limit: MAX_RENDERS, waiting: MAX_WAITING });

  async function respond(request: Request): Promise<Response> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return failure(405, 'method_not_allowed', 'Files can only be read here.', undefined, {
        allow: 'GET, HEAD',
      });
    }
    const url = new URL(request.url);
    const pathname = withoutFocus(url.pathname);
    const stored = storedFileAt(pathname);
    if (stored) {
      const isOfHost = stored.space === (await spaceOf(request));
      const sent = isOfHost ? await sendStoredFile(request, { storage, file: stored }) : null;
      return sent ?? failure(404, 'not_found', 'There is no such file.');
    }

    const imageRequest = readImageRequest(pathname, url.searchParams, request.headers.get('accept'));
    if ('status' in imageRequest) {
      return failure(
        imageRequest.status,
        imageRequest.status === 400 ? 'bad_input' : 'not_found',
        imageRequest.message,
        imageRequest.field,
      );
    }
    const isOfHost = imageRequest.space === DEMO_SPACE || imageRequest.space === (await spaceOf(request));
    const original = isOfHost ? await findOriginal(storage, imageRequest, illustrations) : null;
    if (!original) return failure(404, 'not_found', 'There is no such picture.');

    const key = digest(imageRequest, original);
    const headers = responseHeaders(imageRequest, original, key);
    if (matches(request.headers.get('if-none-match'), key))
      return new Response(null, { status: 304, headers });

    const bytes = await cache.get(`${key}.${imageRequest.format}`, () =>
      queue.run(async () => {
        const image = await original.open(imageRequest.width);
        if (!image) throw new Gone();

        return encode(image, imageRequest.format);
      }),
    );
    headers.set('content-length', String(bytes.length));
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), { headers });
  }

  return {
    async fetch(request) {
      try {
        return await respond(request);
      } catch (error) {
        if (error instanceof Gone) return failure(404, 'not_found', 'There is no such picture.');
        if (error instanceof QueueFull) return failure(503, 'busy', BUSY, undefined, { 'retry-after': '2' });
        log?.error({ err: error, url: request.url }, 'An image could not be resized');
        if (isOfSystem(error)) {
          return failure(503, 'unavailable', UNAVAILABLE, undefined, { 'retry-after': '30' });
        }
        return failure(415, 'unreadable', 'This file cannot be read as a picture.');
      }
    },
  };
}

/** Deleted between the look and the reading. */
class Gone extends Error {}

/** Failures of the disk or the network, not of the picture. */
const isOfSystem = (error: unknown) =>
  error instanceof Error && (('code' in error && typeof error.code === 'string') || 'extensions' in error);

function digest(imageRequest: ImageRequest, original: Original): string {
  const parts = [
    imageRequest.space,
    imageRequest.path,
    original.version,
    imageRequest.width ?? 'own',
    imageRequest.format,
  ];
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 40);
}

function matches(ifNoneMatch: string | null, key: string): boolean {
  return (ifNoneMatch ?? '')
    .split(',')
    .some((tag) => tag.trim().replace(/^W\//, '') === `"${key}"` || tag.trim() === '*');
}

function responseHeaders(imageRequest: ImageRequest, original: Original, key: string): Headers {
  const headers = new Headers({
    'content-type': CONTENT_TYPES[imageRequest.format],
    'cache-control': CACHE_CONTROL[imageRequest.versioned ? 'never' : original.changes],
    etag: `"${key}"`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  if (imageRequest.negotiated) headers.set('vary', 'accept');
  return headers;
}

function failure(
  status: number,
  code: string,
  message: string,
  field?: string,
  headers: Record<string, string> = {},
): Response {
  return Response.json(
    { error: { code, message, ...(field ? { field } : {}) } },
    { status, headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', ...headers } },
  );
}
