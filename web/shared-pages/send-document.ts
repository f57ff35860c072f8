import type { IncomingMessage, ServerResponse } from 'node:http';
import { accepts } from '../http/accepts.ts';
import { ENCODINGS, type Encoded, type Encoding, headersOfNotModified, isKnown } from './shared-document.ts';

/** The best encoding that a request accepts. */
export function acceptedEncoding(request: Request): Encoding {
  return ENCODINGS.find((name) => name !== 'identity' && accepts(request, name)) ?? 'identity';
}

/** The same for a header: at once for what common clients send. */
export function encodingOf(accepted: string): Encoding {
  if (accepted === '') return 'identity';
  if (accepted.includes('q=')) {
    const headers = { 'accept-encoding': accepted };
    return acceptedEncoding(new Request('http://site.invalid', { headers }));
  }
  if (/\bbr\b/.test(accepted)) return 'br';

  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

export function send({ method, headers }: IncomingMessage, response: ServerResponse, encoded: Encoded): void {
  if (isKnown(headers['if-none-match'], encoded.etag)) {
    response.writeHead(304, headersOfNotModified(encoded)).end();
    return;
  }
  response.writeHead(200, encoded.headers);
  if (method === 'HEAD') response.end();
  else response.end(encoded.body);
}

export function responseOf(request: Request, encoded: Encoded): Response {
  if (isKnown(request.headers.get('if-none-match') ?? undefined, encoded.etag))
    return new Response(null, { status: 304, headers: headersFrom(headersOfNotModified(encoded)) });

  const body = request.method === 'HEAD' ? null : new Uint8Array(encoded.body);
  return new Response(body, { status: 200, headers: headersFrom(encoded.headers) });
}

function headersFrom(record: Record<string, string | string[]>): Headers {
  const headers = new Headers();
  for (const [name, values] of Object.entries(record))
    for (const value of [values].flat()) headers.append(name, value);

  return headers;
}
