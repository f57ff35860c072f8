import { Duplex } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import { wholeBodyOf, wholeResponse } from '#gateway/http/whole-response.ts';
import { accepts } from './accepts.ts';

const TEXT = /^(text\/|application\/(json|xml|geo\+json))/;
/** Complete before it is sent: passing it on in pieces would only take longer. */
const WHOLE = /^(text\/(html|plain)|application\/json)/;
/** Higher levels cost more CPU than they save in transfer. */
const BROTLI_QUALITY = 5;
/** Of a page that goes to one visitor: half the time, and 2 kB more of 26. Shared pages are compressed once (`SharedDocument`). */
const BROTLI_QUALITY_OF_DOCUMENTS = 4;

/** A smaller text is sent as it is: the packets are as many. */
const LEAST_CHARACTERS = 1000;
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const brotliOf = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
const BROTLI = brotliOf(BROTLI_QUALITY);
const BROTLI_OF_DOCUMENTS = brotliOf(BROTLI_QUALITY_OF_DOCUMENTS);

/** Compresses a text response for clients that accept it; build files are compressed already. */
export async function compress(request: Request, response: Response): Promise<Response> {
  const { headers, status } = response;
  const type = headers.get('content-type') ?? '';
  if (!TEXT.test(type) || headers.has('content-encoding') || headers.has('content-length')) return response;

  const known = wholeBodyOf(response);
  if (known === undefined && !response.body) return response;

  const whole = known ?? (WHOLE.test(type) ? new Uint8Array(await response.arrayBuffer()) : undefined);
  const encoding = ['br', 'gzip'].find((name) => accepts(request, name));
  if (whole !== undefined && (!encoding || whole.length < LEAST_CHARACTERS)) {
    headers.append('vary', 'accept-encoding');
    return known === undefined ? wholeResponse(whole, { status, headers }) : response;
  }

  const compressed = new Headers(headers);
  compressed.append('vary', 'accept-encoding');
  if (!encoding) return new Response(response.body, { status, headers: compressed });

  compressed.set('content-encoding', encoding);
  if (whole !== undefined) {
    const options = type.startsWith('text/html') ? BROTLI_OF_DOCUMENTS : BROTLI;
    const bytes = encoding === 'br' ? await brotli(whole, options) : await gzipped(whole);
    return wholeResponse(bytes as Uint8Array<ArrayBuffer>, { status, headers: compressed });
  }
  const encoder = encoding === 'br' ? createBrotliCompress(BROTLI) : createGzip();
  const stream = response.body?.pipeThrough(
    Duplex.toWeb(encoder) as unknown as TransformStream<Uint8Array, Uint8Array>,
  );

  return new Response(stream as RequestInit['body'], { status, headers: compressed });
}
