import { Readable } from 'node:stream';
import type { FileStorage } from './storage/file-storage.ts';

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
  space: string;
  name: string;
  etag: string;
  headers: Record<string, string>;
};

/** The uploaded file at a path, when its type is sent as uploaded. */
export function storedFileAt(pathname: string): StoredFile | null {
  const [, space, baseName, ending] = FILE_PATH.exec(pathname) ?? [];
  if (!space || !baseName || !ending) return null;

  return {
    space,
    name: `${space}/${baseName}`,
    etag: `"${baseName.slice(0, 16)}"`,
    headers: SENT_AS_IS[ending as keyof typeof SENT_AS_IS],
  };
}

/** The whole file or the requested range, which browsers need to play video. Null when it no longer exists. */
export async function sendStoredFile(
  request: Request,
  { storage, file: { name, etag, headers } }: { storage: FileStorage; file: StoredFile },
): Promise<Response | null> {
  const size = (await storage.find(name))?.bytes;
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
  const status = range ? 206 : 200;
  if (request.method === 'HEAD') return new Response(null, { status, headers: responseHeaders });
  const body = await storage.read(name, range ?? undefined);

  return body && new Response(Readable.toWeb(body) as ReadableStream, { status, headers: responseHeaders });
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
