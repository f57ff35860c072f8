import type { lookup as dnsLookup } from 'node:dns';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { parseIpList } from '../network/ip-list.ts';
import type { Store } from '../store/database/db.ts';
import { TEST_CERTIFICATE } from '../testing/test-certificate.ts';
import { createTestStore } from '../testing/test-store.ts';
import { createHostChecker } from './host-checker.ts';
import { createHostProof, type HostProof, respondWithProof } from './host-proof.ts';

const HOST = 'www.harbour.example';
const LOOPBACK = parseIpList('127.0.0.0/8');

let store: Store;
let proof: HostProof;
const servers: Server[] = [];
const requests: string[] = [];
beforeAll(async () => {
  store = await createTestStore();
  proof = createHostProof(store.db);
  return () => store.close();
});
afterEach(async () => {
  requests.length = 0;
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }
});

const here =
  (own: HostProof): RequestListener =>
  async (request, response) => {
    requests.push(request.url ?? '');
    response.end(await (await respondWithProof(own, new Request(`http://${HOST}${request.url}`))).text());
  };
const serve = async (listener: RequestListener, { isTls = false } = {}) => {
  const server = isTls ? createTlsServer(TEST_CERTIFICATE, listener) : createServer(listener);
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return (server.address() as AddressInfo).port;
};
const resolvingTo = (...ips: string[]) =>
  ((_: string, __: object, callback: (error: Error | null, addresses: object[]) => void) =>
    callback(
      ips.length > 0 ? null : Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' }),
      ips.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )) as typeof dnsLookup;
const check = (
  options: Partial<Parameters<typeof createHostChecker>[0]> & { http?: number; https?: number } = {},
  host = HOST,
) => {
  const { http = 9, https = 9, ...rest } = options;

  return createHostChecker({
    proof,
    isOn: true,
    allowed: LOOPBACK ?? undefined,
    lookup: resolvingTo('127.0.0.1'),
    ports: { https, http },
    ...rest,
  })(host);
};

test('a name that leads here by https works; a certificate of somebody unknown does not', async () => {
  const https = await serve(here(proof), { isTls: true });
  const other = await serve((_, response) => response.end('hello'), { isTls: true });

  expect(await check({ https, ca: TEST_CERTIFICATE.cert })).toEqual({ state: 'working', detail: null });
  expect(await check({ https: other, ca: TEST_CERTIFICATE.cert })).toMatchObject({ state: 'elsewhere' });
  expect(await check({ https })).toMatchObject({
    state: 'uncertified',
    detail: expect.stringMatching(/self.signed/),
  });
  expect(await check({ https: other })).toMatchObject({ state: 'elsewhere' });
  // Of another name.
  const wrong = await check({ https, ca: TEST_CERTIFICATE.cert }, 'www.other.example');
  expect(wrong).toMatchObject({ state: 'uncertified', detail: expect.stringContaining('altnames') });
});

test('a name that leads here without a certificate is distinguished from one that leads elsewhere or nowhere', async () => {
  const own = await serve(here(proof));
  const other = await serve((_, response) => response.end('{"ok":true}'));

  expect(await check({ http: own })).toMatchObject({ state: 'uncertified' });
  expect(requests).toHaveLength(1);
  expect(await check({ http: other })).toMatchObject({ state: 'elsewhere' });
  expect(await check()).toMatchObject({
    state: 'unanswered',
    detail: expect.stringContaining('ECONNREFUSED'),
  });
  expect(await check({ lookup: resolvingTo() })).toMatchObject({ state: 'unresolved' });
});

test('another installation and an endless response prove nothing', async () => {
  const stranger = await createTestStore();
  const foreign = await serve(here(createHostProof(stranger.db)));
  const endless = await serve((_, response) => {
    response.on('error', () => {});
    const more = () => response.writable && response.write('x'.repeat(10_000), () => setImmediate(more));
    more();
  });

  expect(await check({ http: foreign })).toMatchObject({ state: 'elsewhere' });
  expect(await check({ http: endless })).toMatchObject({ state: 'elsewhere' });
  await stranger.close();
});

test.each([
  ['10.1.2.3'],
  ['169.254.169.254'],
  ['127.0.0.1'],
  ['::1'],
  ['fd00::1'],
  // Any of them: a resolver that alternates reaches nothing either.
  ['203.0.113.7', '192.168.0.1'],
])('nothing is asked where a name leads to %s', async (...ips) => {
  const port = await serve(here(proof));
  const found = await check({ lookup: resolvingTo(...ips), allowed: undefined, http: port, https: port });

  expect(found.state).toBe('private');
  expect(requests).toEqual([]);
});

test('names of the machine are not asked, nor any where the operator forbids it', async () => {
  const port = await serve(here(proof));

  expect(await check({ http: port }, 'harbour.localhost')).toEqual({ state: 'local', detail: null });
  expect(await check({ http: port, isOn: false })).toEqual({ state: 'off', detail: null });
  expect(requests).toEqual([]);
});

test('every process on one store gives the same proof, which depends on the nonce', async () => {
  const nonce = proof.newNonce();

  expect(await createHostProof(store.db).of(nonce)).toBe(await proof.of(nonce));
  expect(await proof.of(proof.newNonce())).not.toBe(await proof.of(nonce));
  expect(await proof.of('x')).toBeNull();
});
