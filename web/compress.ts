import { Duplex } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { accepts } from './accepts.ts';

const TEXT = /^(text\/|application\/(json|xml|geo\+json))/;
/** Above it a page costs more to compress than it saves on the way. */
const BROTLI_QUALITY = 5;

/** A text answer compressed for those who take it; files of the build come compressed already. */
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
