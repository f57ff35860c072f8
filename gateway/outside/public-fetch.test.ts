import type { lookup } from 'node:dns';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createPublicFetch } from './public-fetch.ts';
import { isPublicIp } from './public-ip.ts';

let server: Server | undefined;
afterEach(() => void server?.close());

async function listen(handler: RequestListener): Promise<string> {
  server = createServer(handler).listen(0, '127.0.0.1');
  await new Promise((resolve) => server?.once('listening', resolve));

  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test.each([
  ...['127.0.0.1', '10.1.2.3', '172.31.255.255', '192.168.0.1', '169.254.169.254', '100.64.0.1', '0.0.0.0'],
  ...['224.0.0.1', '255.255.255.255', '198.51.100.7', '::', '::1', 'fe80::1', 'fe80::1%eth0', 'fd00::1'],
  ...['::ffff:127.0.0.1', '::ffff:8.8.8.8', '64:ff9b::7f00:1', '2002:7f00:1::', 'ff02::1', '2001:db8::1'],
  ...[
    '::127.0.0.1',
    '::7f00:1',
    '::ffff:0:127.0.0.1',
    '3fff::1',
    '4000::1',
    '5f00::1',
    '64:ff9b:1::1',
    'fec0::1',
  ],
])('%s is not an address of the public internet', (address) => {
  expect(isPublicIp(address)).toBe(false);
});

test.each(['8.8.8.8', '172.32.0.1', '2606:4700::1111'])('%s is one', (address) => {
  expect(isPublicIp(address)).toBe(true);
});

test.each([
  'http://127.0.0.1/',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::127.0.0.1]/',
])('%s is not requested', async (url) => {
  let requests = 0;
  const origin = await listen((_, response) => {
    requests += 1;
    response.end('secret');
  });
  const target = new URL(url);
  target.port = new URL(origin).port;

  await expect(createPublicFetch()(new Request(target))).rejects.toThrow('not on the public internet');
  expect(requests).toBe(0);
});

test('a name that resolves to a private IP is rejected, even when it resolves to a public one too', async () => {
  const both = ((_: string, __: unknown, callback: (error: null, addresses: object[]) => void) =>
    callback(null, [
      { address: '8.8.8.8', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ])) as unknown as typeof lookup;

  await expect(createPublicFetch({ lookup: both })(new Request('http://blog.test/'))).rejects.toThrow(
    'not on the public internet',
  );
});

test("the operator's blog is requested on any network, and its redirect to a private one is not followed", async () => {
  const origin = await listen((request, response) => {
    if (request.url === '/away') response.writeHead(302, { location: 'http://[::1]:1/' }).end();
    else if (request.url === '/moved') response.writeHead(301, { location: '/posts' }).end();
    else if (request.url === '/loop') response.writeHead(302, { location: '/loop' }).end();
    else response.setHeader('x-wp-total', '3').end('[1]');
  });
  const fetch = createPublicFetch({ trustedUrl: origin });

  const response = await fetch(new Request(`${origin}/moved`));
  expect([await response.json(), response.headers.get('x-wp-total')]).toEqual([[1], '3']);
  await expect(fetch(new Request(`${origin}/away`))).rejects.toThrow('not on the public internet');
  await expect(fetch(new Request(`${origin}/loop`))).rejects.toThrow('Too many redirects');
});

test('the request ends when its caller aborts', async () => {
  const origin = await listen(() => undefined);
  const request = new Request(origin, { signal: AbortSignal.timeout(50) });

  await expect(createPublicFetch({ trustedUrl: origin })(request)).rejects.toThrow();
});
