import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { HEADERS } from './answer.ts';
import { MAX_BODY_BYTES } from './read-body.ts';

const PATH = '/graphql';
/** Smaller answers are not worth compressing. */
const LEAST_COMPRESSED = 1024;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type FastPathOptions = {
  /** The answer to a visitor's query as JSON; null for what has to be asked as usual. */
  answer: (asked: { host: string; body: string }) => Promise<string | null>;
  /** Answers every other request; the body was read already. */
  usual: (request: Request, message: IncomingMessage) => Promise<Response>;
  /** Headers of every answer of the site. */
  headers: (url: URL) => Record<string, string>;
};

/**
 * Answers the queries of visitors on Node's own request and response. Whoever brings a cookie or a token, comes from
 * elsewhere or asks in another way is left to the site; true says that the request is being answered.
 */
export function createFastPath({ answer, usual, headers }: FastPathOptions) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (!isPlainQuery(request)) return false;

    void respond(request, response).catch(() => response.destroy());
    return true;
  };

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const host = request.headers.host ?? '';
    const body = await readBody(request);
    const json = await answer({ host, body });
    if (json === null) return answerUsual(request, response, body);

    const isSecure = request.headers['x-forwarded-proto']?.toString().split(',')[0]?.trim() === 'https';
    const [encoding, bytes] = await encode(json, request.headers['accept-encoding']);
    response.writeHead(200, {
      ...headers(isSecure ? SECURE : PLAIN),
      ...HEADERS,
      vary: 'accept-encoding',
      ...(encoding && { 'content-encoding': encoding }),
      'content-length': bytes.byteLength,
    });
    response.end(bytes);
  }

  async function answerUsual(message: IncomingMessage, response: ServerResponse, body: string) {
    const url = `http://${message.headers.host ?? 'localhost'}${PATH}`;
    const request = new Request(url, { method: 'POST', headers: webHeaders(message), body });
    const answered = await usual(request, message);
    response.writeHead(answered.status, Object.fromEntries(answered.headers));
    response.end(Buffer.from(await answered.arrayBuffer()));
  }
}

const PLAIN = new URL('http://site.invalid');
const SECURE = new URL('https://site.invalid');

function isPlainQuery({ method, url, headers }: IncomingMessage): boolean {
  if (method !== 'POST' || url !== PATH) return false;
  if (headers.cookie !== undefined || headers.authorization !== undefined || headers.token !== undefined)
    return false;

  const [type = ''] = (headers['content-type'] ?? '').split(';');
  const length = Number(headers['content-length'] ?? Number.NaN);
  const from = headers['sec-fetch-site'] ?? 'none';
  return (
    type.trim().toLowerCase() === 'application/json' &&
    length <= MAX_BODY_BYTES.others &&
    (from === 'none' || from === 'same-origin') &&
    (headers.origin === undefined || URL.parse(headers.origin)?.host === headers.host?.toLowerCase())
  );
}

/** Node lets no more through than the length says. */
async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);

  return (chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks)).toString('utf8');
}

async function encode(json: string, accepted: string | string[] = ''): Promise<[string | null, Buffer]> {
  const bytes = Buffer.from(json);
  const takes = (name: string) =>
    new RegExp(`(^|[ ,])${name}(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(String(accepted));
  if (bytes.byteLength < LEAST_COMPRESSED) return [null, bytes];
  if (takes('br')) return ['br', await brotli(bytes, BROTLI)];

  return takes('gzip') ? ['gzip', await zip(bytes)] : [null, bytes];
}

function webHeaders({ headers }: IncomingMessage): Headers {
  const web = new Headers();
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && name !== 'content-length') web.set(name, String(value));

  return web;
}
