import { Duplex } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { accepts } from './accepts.ts';

const TEXT = /^(text\/|application\/(json|xml|geo\+json))/;
/** Higher levels cost more CPU than they save in transfer. */
const BROTLI_QUALITY = 5;

/** Compresses a text response for clients that accept it; build files are compressed already. */
export function compress(request: Request, response: Response): Response {
  const { headers, status, body } = response;
  const isText = TEXT.test(headers.get('content-type') ?? '');
  if (!body || !isText || headers.has('content-encoding') || headers.has('content-length')) return response;

  const encoding = ['br', 'gzip'].find((name) => accepts(request, name));
  const compressed = new Headers(headers);
  compressed.append('vary', 'accept-encoding');
  if (!encoding) return new Response(body, { status, headers: compressed });

  compressed.set('content-encoding', encoding);
  const encoder =
    encoding === 'br'
      ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
      : createGzip();
  const stream = body.pipeThrough(
    Duplex.toWeb(encoder) as unknown as TransformStream<Uint8Array, Uint8Array>,
  );

  return new Response(stream as RequestInit['body'], { status, headers: compressed });
}
