import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** As for other texts: higher levels cost more than they save. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * A browser revalidates each time. A shared cache in front may serve it for some seconds by itself, and longer while it revalidates
 * again or this server is away.
 */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=10, stale-while-revalidate=30, stale-if-error=3600';
/** Everything that a document is chosen by. */
const VARY = 'Accept-Encoding, Authorization, Cookie, Sec-GPC, User-Agent';

export type Encoded = { body: Buffer; headers: Record<string, string | string[]>; etag: string };

/** A document as it is sent to everybody, compressed once for each encoding. */
export class SharedDocument {
  /** Estimated with its compressed forms. */
  readonly bytes: number;
  readonly #html: Buffer;
  readonly #headers: Record<string, string | string[]>;
  readonly #digest: string;
  readonly #encoded = new Map<Encoding, Encoded>();
  readonly #encoding = new Map<Encoding, Promise<Encoded>>();

  constructor(html: string, headers: Record<string, string | string[]>) {
    this.#html = Buffer.from(html);
    this.#headers = headers;
    this.bytes = Math.ceil(this.#html.length * 1.5) + 2048;
    this.#digest = createHash('sha256')
      .update(JSON.stringify(headers))
      .update(this.#html)
      .digest('base64url')
      .slice(0, 22);
  }

  /** Null until {@link encode} has made it. */
  encoded(encoding: Encoding): Encoded | null {
    return this.#encoded.get(encoding) ?? null;
  }

  encode(encoding: Encoding): Promise<Encoded> {
    const running = this.#encoding.get(encoding) ?? this.#encode(encoding);
    this.#encoding.set(encoding, running);

    return running;
  }

  async #encode(encoding: Encoding): Promise<Encoded> {
    const body = await compressed(this.#html, encoding);
    const etag = `"${this.#digest}-${encoding}"`;
    const encoded = {
      body,
      etag,
      headers: {
        ...this.#headers,
        'cache-control': CACHE_CONTROL,
        vary: VARY,
        etag,
        ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
        'content-length': String(body.length),
      },
    };
    this.#encoded.set(encoding, encoded);
    return encoded;
  }
}

/** Headers that a 304 repeats. */
export function headersOfNotModified({ headers }: Encoded): Record<string, string | string[]> {
  const { 'content-encoding': _, 'content-length': __, 'content-type': ___, ...repeated } = headers;

  return repeated;
}

export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;

  return (
    ifNoneMatch === etag ||
    ifNoneMatch
      .split(',')
      .map((tag) => tag.trim().replace(/^W\//, ''))
      .some((tag) => tag === etag || tag === '*')
  );
}

async function compressed(html: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return promisify(brotliCompress)(html, BROTLI);

  return encoding === 'gzip' ? promisify(gzip)(html) : html;
}
