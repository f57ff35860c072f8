import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { findStoredPath } from './find-stored-path.ts';

/** Types sent as uploaded; raster images go through the pipeline instead. */
const SENT_AS_IS = {
  svg: {
    'content-type': 'image/svg+xml',
    // An SVG opened by itself is a document: sandboxed, without scripts, external resources or an origin.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
  },
  pdf: { 'content-type': 'application/pdf', 'content-disposition': 'inline' },
  mp4: { 'content-type': 'video/mp4', 'content-security-policy': "default-src 'none'; media-src 'self'" },
  webm: { 'content-type': 'video/webm', 'content-security-policy': "default-src 'none'; media-src 'self'" },
} as const;

const FILE_PATH =
  /^\/_files\/([a-z0-9][a-z0-9-]{0,62})\/([0-9a-f]{16}\/[a-z0-9][a-z0-9-]*\.(svg|pdf|mp4|webm))$/;

type StoredFile = {
  dataDir: string;
  space: string;
  name: string;
  etag: string;
  headers: Record<string, string>;
};

/** The uploaded file at a path, when its type is sent as uploaded. */
export function storedFileAt(dataDir: string, pathname: string): StoredFile | null {
  const [, space, baseName, ending] = FILE_PATH.exec(pathname) ?? [];
  if (!space || !baseName || !ending) return null;

  return {
    dataDir,
    space,
    name: path.join(space, baseName),
    etag: `"${baseName.slice(0, 16)}"`,
    headers: SENT_AS_IS[ending as keyof typeof SENT_AS_IS],
  };
}

/** The whole file or the requested range, which browsers need to play video. Null when it no longer exists. */
export async function sendStoredFile(
  request: Request,
  { dataDir, name, etag, headers }: StoredFile,
): Promise<Response | null> {
  const file = await findStoredPath(dataDir, name);
  if (file === null) return null;
  const size = (await stat(file).catch(() => null))?.size;
  if (size === undefined) return null;

  const responseHeaders = new Headers({
    ...headers,
    etag,
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  if (request.headers.get('if-none-match')?.includes(etag))
    return new Response(null, { status: 304, headers: responseHeaders });

  const range = readRange(request.headers.get('range'), size);
  if (range === 'outside') {
    responseHeaders.set('content-range', `bytes */${size}`);
    return new Response(null, { status: 416, headers: responseHeaders });
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  responseHeaders.set('content-length', String(end - start + 1));
  if (range) responseHeaders.set('content-range', `bytes ${start}-${end}/${size}`);
  const body = request.method === 'HEAD' ? null : Readable.toWeb(createReadStream(file, { start, end }));

  return new Response(body as ReadableStream | null, { status: range ? 206 : 200, headers: responseHeaders });
}

/** One byte range, both ends included; null for the whole file, also when the header is invalid. */
export function readRange(
  header: string | null,
  size: number,
): { start: number; end: number } | 'outside' | null {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return null;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(size - 1, Number(last));

  return start > end || start >= size ? 'outside' : { start, end };
}
