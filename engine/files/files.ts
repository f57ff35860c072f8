import { createHash } from 'node:crypto';
import path from 'node:path';
import { CONTENT_TYPES, encode } from './encode.ts';
import { createImageCache } from './image-cache.ts';
import { type ImageRequest, readImageRequest } from './image-request.ts';
import { findOriginal, type Original } from './originals.ts';
import { createRenderQueue, QueueFull } from './render-queue.ts';
import { sendStoredFile, storedFileAt } from './stored-file.ts';

export type Files = {
  /** Answers everything under `/_files/`. */
  fetch(request: Request): Promise<Response>;
};

type Log = { error(details: Record<string, unknown>, message: string): void };

const MAX_RENDERS = 2;
const MAX_WAITING = 240;
const YEAR = 'public, max-age=31536000, immutable';

/** One pipeline for every picture: found, scaled, encoded, kept on disk under `dataDir`. Other files are sent as they are. */
export function createFiles({ dataDir, log }: { dataDir: string; log?: Log }): Files {
  const cache = createImageCache(path.join(dataDir, 'cache', 'images'));
  const queue = createRenderQueue({ limit: MAX_RENDERS, waiting: MAX_WAITING });

  async function answer(request: Request): Promise<Response> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return failure(405, 'method_not_allowed', 'Files can only be read here.', undefined, {
        allow: 'GET, HEAD',
      });
    }
    const url = new URL(request.url);
    const stored = storedFileAt(dataDir, url.pathname);
    if (stored)
      return (await sendStoredFile(request, stored)) ?? failure(404, 'not_found', 'There is no such file.');

    const asked = readImageRequest(url.pathname, url.searchParams, request.headers.get('accept'));
    if ('status' in asked) {
      return failure(
        asked.status,
        asked.status === 400 ? 'bad_input' : 'not_found',
        asked.message,
        asked.field,
      );
    }
    const original = await findOriginal(dataDir, asked);
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
        if (error instanceof QueueFull)
          return failure(503, 'busy', error.message, undefined, { 'retry-after': '2' });
        log?.error({ err: error, url: request.url }, 'a picture could not be made');
        return failure(415, 'unreadable', 'This file cannot be read as a picture.');
      }
    },
  };
}

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
