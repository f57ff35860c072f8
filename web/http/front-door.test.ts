import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parseIpList } from '#engine/network/ip-list.ts';
import { createFrontDoor } from './front-door.ts';

/** What the site behind the front door receives; `peer` replaces the connection's IP. */
type Forwarded = { status: number; visitor?: string; proto?: string; url?: string; raw?: string[] };

let peer: string;
let proxies: string;
let server: ReturnType<typeof createServer>;
let port: number;

beforeEach(async () => {
  [peer, proxies] = ['203.0.114.9', '127.0.0.0/8, ::1'];
  server = createServer((incoming, response) => {
    const header = (name: string) => incoming.headers[name]?.toString();
    const socket = { remoteAddress: peer, localPort: incoming.socket.localPort };
    Object.defineProperty(incoming, 'socket', { value: socket });
    const isLetIn = door()(incoming);
    response.statusCode = isLetIn ? 200 : 404;
    response.end(
      JSON.stringify({
        visitor: header('x-visitor-address'),
        proto: header('x-forwarded-proto'),
        url: incoming.url,
        raw: incoming.rawHeaders.map((text) => text.toLowerCase()),
      }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterEach(() => server.close());

function door(): (request: IncomingMessage) => boolean {
  const trustedProxies = parseIpList(proxies);
  if (!trustedProxies) throw new Error('not a list');

  return createFrontDoor({ trustedProxies, publicPorts: [8443] });
}

function send(headers: Record<string, string>, path = '/'): Promise<Forwarded> {
  return new Promise((resolve, reject) => {
    const requests = request({
      host: '127.0.0.1',
      port,
      path,
      agent: false,
      headers: { host: 'site.example', ...headers },
    });
    requests.on('error', reject);
    requests.on('response', async (response) => {
      const chunks = [];
      for await (const chunk of response) chunks.push(chunk);
      resolve({ status: response.statusCode ?? 0, ...JSON.parse(Buffer.concat(chunks).toString()) });
    });
    requests.end();
  });
}

describe('client address', () => {
  test("a visitor's IP is that of the connection, whatever the headers say", async () => {
    const forwarded = await send({
      'x-visitor-address': '1.2.3.4',
      'x-forwarded-for': '1.2.3.4',
      'x-forwarded-proto': 'https',
    });

    expect(forwarded).toMatchObject({ status: 200, visitor: '203.0.114.9' });
    expect(forwarded.proto).toBeUndefined();
    expect(forwarded.raw).not.toContain('1.2.3.4');
    expect(forwarded.raw).not.toContain('x-forwarded-for');
  });

  test('a private network is not trusted as a proxy by default', async () => {
    peer = '172.17.0.1';
    const forwarded = await send({ 'x-forwarded-for': '1.2.3.4', 'x-forwarded-proto': 'https' });

    expect(forwarded.visitor).toBe('172.17.0.1');
    expect(forwarded.proto).toBeUndefined();
  });

  test.each([
    ['127.0.0.0/8', '127.0.0.1', '9.9.9.9, 203.0.114.9', '203.0.114.9'],
    ['127.0.0.0/8', '::ffff:127.0.0.1', '203.0.114.9:4711', '203.0.114.9'],
    ['10.0.0.0/8', '10.0.0.2', '9.9.9.9, 203.0.114.9, 10.0.0.1', '203.0.114.9'],
    ['10.0.0.0/8', '10.0.0.2', '10.0.0.7, 10.0.0.1', '10.0.0.7'],
    ['10.0.0.0/8', '10.0.0.2', 'unknown', '10.0.0.2'],
    ['::1', '::1', '[2001:db8::5]:4711', '2001:db8::5'],
  ])('behind the proxies %s, %s with %j is the client %s', async (list, from, forwarded, visitor) => {
    [proxies, peer] = [list, from];

    expect(await send({ 'x-forwarded-for': forwarded, 'x-forwarded-proto': 'https, http' })).toMatchObject({
      visitor,
      proto: 'https',
    });
  });
});

describe('requested host', () => {
  test.each([
    ['site.example', 200],
    ['site.example:80', 200],
    ['site.example:8443', 200],
    ['site.example:OWN', 200],
    ['site.example:443', 404],
    ['site.example:4711', 404],
  ])('at %s the status is %i', async (host, status) => {
    expect((await send({ host: host.replace('OWN', String(port)) })).status).toBe(status);
  });

  test.each(['localhost', 'san-antonio.localhost', 'LOCALHOST.', '127.0.0.1', '[::1]'])(
    'the name %s is for this machine only',
    async (host) => {
      expect((await send({ host })).status).toBe(404);
      peer = '127.0.0.1';
      expect((await send({ host })).status).toBe(200);
      expect((await send({ host, 'x-forwarded-for': '203.0.114.9' })).status).toBe(404);
    },
  );

  test('an absolute request URL is handled as its path at the host of the header', async () => {
    expect(await send({}, 'http://evil.invalid/about?a=1')).toMatchObject({ status: 200, url: '/about?a=1' });
  });
});
