import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertMail } from '../../store/mail-table.ts';
import { SECRET_PLACEHOLDER } from '../../mail/secret-link.ts';
import { MAIL_DAYS, MAX_TESTS } from '../../operations/mails.ts';
import { addSpaces } from '../../testing/fixtures.ts';
import { createTestEngine, TEST_NOW, type TestEngine } from '../../testing/test-engine.ts';

const MAILS = 'space/edmonton/app/website/admin/mails';
let engine: TestEngine;

beforeAll(async () => {
  engine = await createTestEngine();
  await addSpaces(engine.store);
});
afterAll(() => engine.close());

const add = async (idempotencyKey: string, { spaceId = 'edmonton', queuedAt = TEST_NOW } = {}) => {
  const bodies = {
    text: `Go to /x?t=${SECRET_PLACEHOLDER}`,
    html: `<a href="/x?t=${SECRET_PLACEHOLDER}">Go</a>`,
  };
  const rest = {
    customerId: null,
    replyTo: null,
    unsubscribeUrl: null,
    secret: 'the-secret',
    senderName: 'Site',
  };
  await insertMail(engine.store.db, {
    ...rest,
    ...bodies,
    spaceId,
    kind: 'test',
    to: 'cora@example.com',
    subject: idempotencyKey,
    idempotencyKey,
    queuedAt,
  });
  const { id } = await engine.store.db
    .selectFrom('mails')
    .select('id')
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirstOrThrow();

  return id;
};

test('agents see the mails of their site, with the secrets of links hidden', async () => {
  const id = await add('one');
  await add('other', { spaceId: 'san-antonio' });

  const list = await engine.call(MAILS, { token: 'agent' });
  expect(list.body.delivers).toBe(false);
  expect(list.body.mails.map(({ subject }: { subject: string }) => subject)).toEqual(['one']);
  const { body } = await engine.call(`${MAILS}/${id}`, { token: 'agent' });
  expect(body).toMatchObject({
    to: 'cora@example.com',
    status: 'waiting',
    html: '<a href="/x?t=hidden">Go</a>',
  });
  expect(JSON.stringify([list.body, body])).not.toContain('the-secret');
});

test('nobody else does', async () => {
  const id = await add('private');

  expect((await engine.call(MAILS)).status).toBe(401);
  expect((await engine.call(MAILS, { token: 'customer' })).status).toBe(403);
  expect((await engine.call(`${MAILS}/${id}`, { token: 'elsewhere' })).status).toBe(403);
  const foreign = `space/san-antonio/app/website/admin/mails/${id}`;
  expect((await engine.call(foreign, { token: 'elsewhere' })).status).toBe(404);
  expect((await engine.call(`${foreign}/retry`, { method: 'POST', token: 'elsewhere' })).status).toBe(404);
});

test('only a dead letter is queued again', async () => {
  const id = await add('dead');
  const retry = () => engine.call(`${MAILS}/${id}/retry`, { method: 'POST', token: 'agent' });
  expect((await retry()).status).toBe(404);

  await engine.store.db
    .updateTable('mails')
    .set({ status: 'failed', attempts: 10 })
    .where('id', '=', id)
    .execute();
  expect((await retry()).body).toMatchObject({ status: 'waiting', attempts: 0 });
  expect((await engine.call(`${MAILS}/x/retry`, { method: 'POST', token: 'agent' })).body.error.field).toBe(
    'id',
  );
});

test(`an agent sends a test to the own address, ${MAX_TESTS} times in a quarter of an hour`, async () => {
  await engine.store.db.deleteFrom('mails').execute();
  const send = (body: unknown, token = 'agent') =>
    engine.call(`${MAILS}/test`, { method: 'POST', token, body });

  expect((await send({ origin: 'https://elsewhere.example' })).body.error).toMatchObject({ field: 'origin' });
  expect((await send({ origin: 'http://localhost' }, 'second')).body.error).toMatchObject({ field: 'email' });
  for (let sent = 0; sent < MAX_TESTS; sent++) {
    expect((await send({ origin: 'http://localhost:4160' })).body).toEqual({ to: 'ada@example.test' });
  }
  expect((await send({ origin: 'http://localhost:4160' })).status).toBe(429);
});

test('mails are deleted after a while, those that wait are not', async () => {
  const queuedAt = new Date(TEST_NOW.getTime() - (MAIL_DAYS + 1) * 24 * 60 * 60 * 1000);
  const [old, waiting] = [await add('old', { queuedAt }), await add('old and waiting', { queuedAt })];
  await engine.store.db.updateTable('mails').set({ status: 'sent' }).where('id', '=', old).execute();
  await engine.runScheduledJobs();

  const left = await engine.store.db
    .selectFrom('mails')
    .select('id')
    .where('id', 'in', [old, waiting])
    .execute();
  expect(left).toEqual([{ id: waiting }]);
});
