import { lookup as dnsLookup } from 'node:dns';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { Readable } from 'node:stream';
import { isPublicIp } from './public-ip.ts';

const MAX_REDIRECTS = 3;
const REDIRECTS = [301, 302, 303, 307, 308];

type Options = {
  /** A URL set by the operator: it may be on a private network. */
  trustedUrl?: string;
  /** IPs besides those of the public internet. */
  allowed?: { has(ip: string): boolean };
  /** DNS resolver; the system's by default. */
  lookup?: typeof dnsLookup;
};

/** The signal is passed beside the request, whose own is lost to garbage collection. */
export type PublicFetch = (request: Request, options?: { signal: AbortSignal }) => Promise<Response>;

/**
 * GETs URLs that agents configure, from the public internet only: each name is resolved once, and the
 * connection goes to the checked IP. Redirects are checked again.
 */
export function createPublicFetch({ trustedUrl, allowed, lookup = dnsLookup }: Options = {}): PublicFetch {
  const isAllowed = (ip: string) => isPublicIp(ip) || allowed?.has(ip) === true;
  const trustedOrigin = trustedUrl ? new URL(trustedUrl).origin : null;
  const guarded = guardLookup(lookup, isAllowed);

  return async (request, options) => {
    let url = new URL(request.url);
    for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
      const isTrusted = url.origin === trustedOrigin;
      if (!isTrusted) checkUrl(url, isAllowed);
      const message = await send(
        url,
        { headers: request.headers, signal: options?.signal ?? request.signal },
        isTrusted ? undefined : guarded,
      );
      const location = message.headers.location;
      if (!location || !REDIRECTS.includes(message.statusCode ?? 0)) return toResponse(message);

      message.destroy();
      url = new URL(location, url);
    }
    throw new Error('Too many redirects');
  };
}

type IsAllowed = (ip: string) => boolean;

function checkUrl(url: URL, isAllowed: IsAllowed): void {
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new Error(`${url.protocol} is not supported`);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && !isAllowed(host)) throw new Error(`${host} is not on the public internet`);
}

/** Rejected when any of the resolved IPs is not public. */
function guardLookup(lookup: typeof dnsLookup, isAllowed: IsAllowed): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const rejected = addresses?.find(({ address }) => !isAllowed(address));
      const failure = rejected ? new Error(`${hostname} is not on the public internet`) : error;
      const [first] = addresses ?? [];
      if (failure || !first) callback(failure ?? new Error(`${hostname} has no IP address`), '', 0);
      else if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}

function send(
  url: URL,
  { headers, signal }: { headers: Headers; signal?: AbortSignal },
  lookup?: LookupFunction,
): Promise<IncomingMessage> {
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  const accept = headers.get('accept') ?? '*/*';

  return new Promise((resolve, reject) => {
    send(url, { headers: { accept, 'user-agent': 'Strapwork' }, signal, lookup, agent: false }, resolve)
      .on('error', reject)
      .end();
  });
}

function toResponse(message: IncomingMessage): Response {
  const status = message.statusCode ?? 502;
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers)) {
    if (value !== undefined) headers.set(name, String(value));
  }
  const hasBody = status !== 204 && status !== 304;
  if (!hasBody) message.destroy();

  // Node's and the platform's web streams differ only in type.
  return new Response(hasBody ? (Readable.toWeb(message) as ReadableStream) : null, { status, headers });
}
