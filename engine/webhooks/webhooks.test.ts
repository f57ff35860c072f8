import { createHmac } from 'node:crypto';
import type { lookup } from 'node:dns';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { parseIpList } from '../network/ip-list.ts';
import { MAX_ATTEMPTS } from '../mail/backoff.ts';
import { DELIVERY_DAYS, MAX_TESTS } from '../operations/leads/webhook.ts';
import { addSpaces } from '../testing/fixtures.ts';
import { createTestEngine, TEST_NOW, type TestEngine } from '../testing/test-engine.ts';
import { startTestReceiver } from '../testing/test-receiver.ts';
import { deliverEvents } from './deliver-events.ts';
import { createEventSender, type EventOutcome } from './send-event.ts';
import { signaturesOf } from './signature.ts';

const WEBHOOK = 'space/edmonton/app/webhook';
const LOOPBACK = parseIpList('127.0.0.0/8') ?? undefined;
const MINUTE_MS = 60_000;

let engine: TestEngine;
let receiver: Awaited<ReturnType<typeof startTestReceiver>> | undefined;
const time = { now: TEST_NOW };
beforeAll(async () => {
  engine = await createTestEngine({ clock: () => time.now, webhookNetworks: LOOPBACK });
  await addSpaces(engine.store);
});
afterEach(async () => {
  await receiver?.close();
  receiver = undefined;
  time.now = new Date(time.now.getTime() + 60 * MINUTE_MS);
  for (const table of ['webhook_deliveries', 'webhooks', 'leads'] as const)
    await engine.store.db.deleteFrom(table).execute();
});
afterAll(() => engine.close());

const call = (path = '', method = 'GET', body?: unknown, token = 'agent') =>
  engine.call(`${WEBHOOK}${path}`, { method, token, ...(body !== undefined && { body }) });
const later = (minutes: number) => {
  time.now = new Date(time.now.getTime() + minutes * MINUTE_MS);
};
const deliver = (options: Parameters<typeof createEventSender>[0] = {}) =>
  deliverEvents({
    db: engine.store.db,
    clock: () => time.now,
    sender: createEventSender({ allowed: LOOPBACK, ...options }),
    random: () => 0,
  });
const send = async (name = 'Dee') => {
  const form = 'space/edmonton/profile/form/contact-agent';
  const { viewId } = (await engine.call(`${form}/view`)).body;
  const submission = { name, email: 'dee@example.test', message: 'Hello', pageUrl: 'http://localhost/a' };
  expect((await engine.call(`${form}/submit`, { method: 'POST', body: { submission, viewId } })).status).toBe(
    200,
  );
};
const setUp = async (response?: Parameters<typeof startTestReceiver>[0]) => {
  receiver = await startTestReceiver(response);
  const { secret } = (await call('', 'PUT', { url: receiver.url })).body;

  return { receiver, secret: secret as string };
};
const deliveries = async () => (await call()).body.deliveries;

/** As the Standard Webhooks specification tells receivers to. */
const expected = (secret: string, id: string, timestamp: string, body: string) =>
  `v1,${createHmac('sha256', Buffer.from(secret.replace('whsec_', ''), 'base64'))
    .update(`${id}.${timestamp}.${body}`)
    .digest('base64')}`;

test('the signature is that of the example of the specification', () => {
  expect(
    signaturesOf(
      {
        id: 'msg_loFOjxBNrRLzqYUf',
        timestamp: 1731705121,
        body: '{"event_type":"ping","data":{"success":true}}',
      },
      ['whsec_plJ3nmyCDGBKInavdOK15jsl'],
    ),
  ).toBe('v1,rAvfW3dJ/X/qxhsaXPOyyCGmRKsaKWcsNccKXlIktD0=');
});

test('a lead is sent once, signed, with an id that is its idempotency key; the secret is shown once', async () => {
  const { receiver, secret } = await setUp();
  await send();
  await deliver();
  await deliver();

  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
  expect(JSON.stringify((await call()).body)).not.toContain(secret);
  expect(receiver.received).toHaveLength(1);
  const [{ id, headers, body }] = receiver.received as [(typeof receiver.received)[0]];
  expect(headers).toMatchObject({ 'content-type': 'application/json', 'idempotency-key': id });
  expect(headers['webhook-signature']).toBe(expected(secret, id, String(headers['webhook-timestamp']), body));
  expect(JSON.parse(body)).toMatchObject({
    type: 'lead.created',
    data: { siteId: 'edmonton', name: 'Dee', email: 'dee@example.test', message: 'Hello', origin: 'page' },
  });
  expect(await deliveries()).toMatchObject([{ id, status: 'delivered', responseStatus: 204, attempts: 1 }]);
});

test('an event is retried with back-off, becomes a dead letter, and is replayed under the same id', async () => {
  let status = 503;
  const { receiver } = await setUp(() => status);
  await send();
  await deliver();
  await deliver();
  expect(await deliveries()).toMatchObject([{ status: 'waiting', attempts: 1, responseStatus: 503 }]);
  for (let attempt = 2; attempt <= MAX_ATTEMPTS; attempt++) {
    later(6 * 60);
    await deliver();
  }
  const [{ id, ...dead }] = await deliveries();
  expect(dead).toMatchObject({
    status: 'failed',
    attempts: MAX_ATTEMPTS,
    failure: 'It responded with status 503',
  });

  status = 200;
  expect((await call(`/deliveries/${id}/replay`, 'POST')).status).toBe(202);
  await deliver();
  expect(await deliveries()).toMatchObject([{ status: 'delivered', responseStatus: 200 }]);
  expect((await call(`/deliveries/${id}/replay`, 'POST')).status).toBe(202);
  await deliver();
  expect(new Set(receiver.received.map((event) => event.id))).toEqual(new Set([id]));
  expect(receiver.received).toHaveLength(MAX_ATTEMPTS + 2);
});

test('410 ends the attempts, and a redirect is not followed', async () => {
  let status = 410;
  const { receiver } = await setUp(() => status);
  await send();
  await deliver();
  expect(await deliveries()).toMatchObject([{ status: 'failed', attempts: 1, responseStatus: 410 }]);

  status = 302;
  later(1);
  await send('Eve');
  later(1);
  await deliver();
  expect((await deliveries())[0]).toMatchObject({ status: 'waiting', responseStatus: 302 });
  expect(receiver.received).toHaveLength(2);
});

test('a delivery without a response in time is retried later', async () => {
  await setUp(() => null);
  await send();
  await deliver({ sendMs: 50 });

  expect(await deliveries()).toMatchObject([
    { status: 'waiting', responseStatus: null, failure: 'It did not respond within 0.05 seconds' },
  ]);
});

test('after a rotation both secrets sign for a day, then the new one alone', async () => {
  const { receiver, secret } = await setUp();
  const rotated = (await call('/rotate', 'POST')).body;
  await send();
  await deliver();
  expect(rotated.secret).not.toBe(secret);
  expect(rotated.rotatedUntil).toBe(new Date(time.now.getTime() + 24 * 60 * MINUTE_MS).toISOString());
  later(24 * 60 + 1);
  await send();
  await deliver();

  const [both, alone] = receiver.received.map(({ id, headers, body }) => ({
    sent: String(headers['webhook-signature']).split(' '),
    by: (key: string) => expected(key, id, String(headers['webhook-timestamp']), body),
  }));
  expect(both?.sent).toEqual([both?.by(rotated.secret), both?.by(secret)]);
  expect(alone?.sent).toEqual([alone?.by(rotated.secret)]);
});

test('a test is sent, so many in ten minutes; without a webhook there is nothing to send', async () => {
  expect((await call('/test', 'POST')).status).toBe(404);
  const { receiver } = await setUp();
  for (let sent = 0; sent < MAX_TESTS; sent++) expect((await call('/test', 'POST')).status).toBe(202);
  expect((await call('/test', 'POST')).status).toBe(429);
  await deliver();

  expect(receiver.received).toHaveLength(MAX_TESTS);
  expect(JSON.parse(receiver.received[0]?.body ?? '{}')).toMatchObject({ type: 'webhook.test' });
});

test('a webhook that is off or deleted gets nothing; deliveries are purged', async () => {
  const { receiver } = await setUp();
  await send();
  await call('', 'PUT', { url: receiver.url, enabled: false });
  await send();
  await deliver();
  expect(await deliveries()).toMatchObject([{ status: 'failed', failure: 'The webhook is off' }]);
  expect((await call('', 'DELETE')).status).toBe(204);
  expect(receiver.received).toEqual([]);

  later((DELIVERY_DAYS + 1) * 24 * 60);
  await engine.runScheduledJobs();
  expect(await deliveries()).toEqual([]);
});

test.each([
  ['http://10.0.0.8/'],
  ['http://[::1]/'],
  ['http://2130706433/'],
  ['http://169.254.169.254/latest'],
  ['http://[::ffff:192.168.0.1]/'],
  ['ftp://hooks.example/'],
  ['https://user:password@hooks.example/'],
  ['hooks.example'],
])('%s is rejected as the URL of a webhook', async (url) => {
  const strict = await createTestEngine({ store: engine.store });
  const { status, body } = await strict.call(WEBHOOK, { method: 'PUT', token: 'agent', body: { url } });
  await strict.close();

  expect([status, body.error.field]).toEqual([400, 'url']);
});

test('a name that resolves to a private IP is not connected to', async () => {
  const both = ((_: string, __: unknown, callback: (error: null, addresses: object[]) => void) =>
    callback(null, [
      { address: '8.8.8.8', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ])) as unknown as typeof lookup;
  receiver = await startTestReceiver();
  const url = receiver.url.replace('127.0.0.1', 'hooks.example');
  const outcome: EventOutcome = await createEventSender({ lookup: both }).send({
    id: 'x',
    body: '{}',
    url,
    secrets: [],
    now: TEST_NOW,
  });

  expect(outcome).toEqual({ status: null, failure: 'hooks.example is not on the public internet' });
  expect(receiver.received).toEqual([]);
});

test.each([
  ['a visitor', undefined, 401],
  ['a customer', 'customer', 403],
  ['an agent of another site', 'elsewhere', 403],
])('%s neither reads nor changes the webhook', async (_, token, status) => {
  for (const [path, method, body] of [
    ['', 'GET'],
    ['', 'PUT', { url: 'https://hooks.example/' }],
    ['', 'DELETE'],
    ['/rotate', 'POST'],
    ['/test', 'POST'],
    ['/deliveries/x/replay', 'POST'],
  ] as const) {
    expect((await engine.call(`${WEBHOOK}${path}`, { method, token, body })).status).toBe(status);
  }
});
