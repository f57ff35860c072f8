import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { IpList } from '#engine/network/ip-list.ts';
import { isLoopbackHost, isLoopbackIp, normalizeIp } from '#engine/network/loopback.ts';
import { VISITOR_ADDRESS_HEADER } from '#gateway/requests/request-contexts.ts';

type Options = {
  /** Proxies whose forwarding headers are trusted. */
  trustedProxies: IpList;
  /** Public ports besides the one that listens and those of http and https. */
  publicPorts: readonly number[];
};

/** Headers that only a proxy in front may set. */
const FORWARDED = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-request-id',
  'traceparent',
  'tracestate',
];

/**
 * Every request passes here first. Removes untrusted forwarding headers, sets the visitor's IP, and returns
 * false for a forged host: an unknown port, or a loopback name from another machine.
 */
export function createFrontDoor({
  trustedProxies,
  publicPorts,
}: Options): (request: IncomingMessage) => boolean {
  return (request) => {
    const peer = normalizeIp(request.socket.remoteAddress ?? '');
    const isProxy = trustedProxies.has(peer);
    const chain = isProxy ? [request.headers['x-forwarded-for'] ?? []].flat().join(',').split(',') : [];
    const visitor = visitorIp(peer, chain, trustedProxies);

    for (const name of isProxy ? ['x-forwarded-host'] : FORWARDED) setHeader(request, name, null);
    setHeader(request, VISITOR_ADDRESS_HEADER, visitor || null);
    const scheme = request.headers['x-forwarded-proto']?.toString().split(',')[0]?.trim();
    if (scheme !== undefined) setHeader(request, 'x-forwarded-proto', scheme);
    // Absolute-form request targets: only the Host header decides the site.
    if (!request.url?.startsWith('/')) request.url = pathOf(request.url);

    const { name, port } = readHost(request.headers.host ?? '');
    const usualPort = scheme === 'https' ? 443 : 80;
    const known = [null, usualPort, request.socket.localPort, ...publicPorts];

    return known.includes(port) && (!isLoopbackHost(name) || isLoopbackIp(visitor));
  };
}

/** The last IP in the chain that is not a trusted proxy; anything before it may be forged. */
function visitorIp(peer: string, chain: readonly string[], proxies: IpList): string {
  const ips = chain.map((entry) => normalizeIp(withoutPort(entry))).filter((entry) => isIP(entry) !== 0);

  return ips.findLast((address) => !proxies.has(address)) ?? ips[0] ?? peer;
}

/** Some proxies include the port. */
function withoutPort(entry: string): string {
  const text = entry.trim();

  return /^(\d+(?:\.\d+){3}):\d+$/.exec(text)?.[1] ?? /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? text;
}

function readHost(host: string): { name: string; port: number | null } {
  const [, name = host, port] = /^(.*?)(?::(\d*))?$/.exec(host) ?? [];

  return { name, port: port ? Number(port) : null };
}

function pathOf(target = ''): string {
  const url = URL.parse(target);

  return url ? url.pathname + url.search : `/${target}`;
}

/** Sets both representations of a request's headers. */
function setHeader(request: IncomingMessage, name: string, value: string | null): void {
  if (request.headers[name] === undefined && value === null) return;
  for (let i = request.rawHeaders.length - 2; i >= 0; i -= 2) {
    if (request.rawHeaders[i]?.toLowerCase() === name) request.rawHeaders.splice(i, 2);
  }
  delete request.headers[name];
  if (value === null) return;

  request.rawHeaders.push(name, value);
  request.headers[name] = value;
}
