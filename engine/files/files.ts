import { createHash } from 'node:crypto';
import path from 'node:path';
import { CONTENT_TYPES, encode } from './encode.ts';
import { createImageCache } from './image-cache.ts';
import { type ImageRequest, readImageRequest } from './image-request.ts';
import { findOriginal, type Illustrations, type Original } from './originals.ts';
import { createTaskQueue, QueueFull } from '../task-queue.ts';
import { sendStoredFile, storedFileAt } from './stored-file.ts';

export type Files = {
  /** Answers everything under `/_files/`. */
  fetch(request: Request): Promise<Response>;
};

type Log = { error(details: Record<string, unknown>, message: string): void };

type FilesOptions = {
  dataDir: string;
  /** The space whose site answers on the host asked; stored files of others are not found there. */
  spaceOf: (request: Request) => Promise<string | null>;
  log?: Log;
  /** Without them `/_files/demo/` has no pictures. */
  illustrations?: Illustrations;
};

/** Served on every host. */
const DEMO_SPACE = 'demo';
const MAX_RENDERS = 2;
const MAX_WAITING = 240;
const BUSY = 'Too many pictures are being prepared at the moment.';
const UNAVAILABLE = 'The picture cannot be prepared at the moment.';
const YEAR = 'public, max-age=31536000, immutable';

/** One pipeline for every picture: found, scaled, encoded, kept on disk under `dataDir`. Other files are sent as they are. */
export function createFiles({ dataDir, spaceOf, log, illustrations }: FilesOptions): Files {
  const cache = createImageCache(path.join(dataDir, 'cache', 'images'), {
    onError: (error) => log?.error({ err: error }, 'The cache of pictures failed'),
  });
  const queue = createTaskQueue({ limit: MAX_RENDERS, waiting: MAX_WAITING });

  async function answer(request: Request): Promise<Response> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return failure(405, 'method_not_allowed', 'Files can only be read here.', undefined, {
        allow: 'GET, HEAD',
      });
    }
    const url = new URL(request.url);
    const stored = storedFileAt(dataDir, url.pathname);
    if (stored) {
      const isOfHost = stored.space === (await spaceOf(request));
      const sent = isOfHost ? await sendStoredFile(request, stored) : null;
      return sent ?? failure(404, 'not_found', 'There is no such file.');
    }

    const asked = readImageRequest(url.pathname, url.searchParams, request.headers.get('accept'));
    if ('status' in asked) {
      return failure(
        asked.status,
        asked.status === 400 ? 'bad_input' : 'not_found',
        asked.message,
        asked.field,
      );
    }
    const isOfHost = asked.space === DEMO_SPACE || asked.space === (await spaceOf(request));
    const original = isOfHost ? await findOriginal(dataDir, asked, illustrations) : null;
    if (!original) return failure(404, 'not_found', 'There is no such picture.');

    const key = digest(asked, original);
    const headers = responseHeaders(asked, original, key);
    if (matches(request.headers.get('if-none-match'), key))
      return new Response(null, { status: 304, headers });

    const bytes = await cache.get(`${key}.${asked.format}`, () =>
      queue.run(() => encode(original.open(asked.width), asked.format)),
    );
    headers.set('content-length', String(bytes.length));
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), { headers });
  }

  return {
    async fetch(request) {
      try {
        return await answer(request);
      } catch (error) {
        if (error instanceof QueueFull) return failure(503, 'busy', BUSY, undefined, { 'retry-after': '2' });
        log?.error({ err: error, url: request.url }, 'A picture could not be made');
        if (isOfSystem(error)) {
          return failure(503, 'unavailable', UNAVAILABLE, undefined, { 'retry-after': '30' });
        }
        return failure(415, 'unreadable', 'This file cannot be read as a picture.');
      }
    },
  };
}

/** The disk or the network failed, not the picture. */
const isOfSystem = (error: unknown) =>
  error instanceof Error && (('code' in error && typeof error.code === 'string') || 'extensions' in error);

function digest(asked: ImageRequest, original: Original): string {
  const parts = [asked.space, asked.path, original.version, asked.width ?? 'own', asked.format];
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 40);
}

function matches(ifNoneMatch: string | null, key: string): boolean {
  return (ifNoneMatch ?? '')
    .split(',')
    .some((tag) => tag.trim().replace(/^W\//, '') === `"${key}"` || tag.trim() === '*');
}

function responseHeaders(asked: ImageRequest, original: Original, key: string): Headers {
  const headers = new Headers({
    'content-type': CONTENT_TYPES[asked.format],
    'cache-control': original.immutable || asked.versioned ? YEAR : 'public, max-age=300',
    etag: `"${key}"`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  if (asked.negotiated) headers.set('vary', 'accept');
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
