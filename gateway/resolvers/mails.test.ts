import { afterAll, beforeAll, expect, test } from 'vitest';
import { addSpaces } from '#engine/testing/fixtures.ts';
import { createTestEngine, type TestEngine } from '#engine/testing/test-engine.ts';
import { embeddedUpstreams } from '../testing/embedded-upstreams.ts';
import { AGENT } from '../testing/fixtures.ts';
import { createTestGateway } from '../testing/test-gateway.ts';

const LIST =
  '{ mails { delivers mails { id kind to subject status attempts queuedAt nextAttemptAt sentAt failure } } }';
const TEST = `mutation ($origin: String!) {
  sendTestMail(origin: $origin) { ... on SendTestMailSuccess { to } ... on UserError { message field } }
}`;

let engine: TestEngine;
beforeAll(async () => {
  engine = await createTestEngine();
  await addSpaces(engine.store);
});
afterAll(() => engine.close());

const gatewayFor = (identity: typeof AGENT | null) =>
  createTestGateway({ upstreams: embeddedUpstreams(engine), identity });

test('an agent sends a test, reads it, and queues it again once it is a dead letter', async () => {
  const { query } = await gatewayFor({ ...AGENT, token: 'agent' });
  const sent = await query(TEST, { origin: 'http://localhost' });
  const listed = await query(LIST);
  const [{ id, ...summary }] = listed.data.mails.mails;

  expect(sent.data.sendTestMail).toEqual({ to: 'ada@example.test' });
  expect(listed.data.mails.delivers).toBe(false);
  expect(summary).toMatchObject({ kind: 'test', to: 'ada@example.test', status: 'WAITING', sentAt: null });
  const { data } = await query('query ($id: ID!) { mail(id: $id) { summary { subject } text html } }', {
    id,
  });
  expect(data.mail).toMatchObject({
    summary: { subject: summary.subject },
    html: expect.stringContaining('<html'),
  });

  const RETRY = `mutation ($id: ID!) { retryMail(id: $id) { ... on RetryMailSuccess { mail { status } } ... on UserError { message } } }`;
  expect((await query(RETRY, { id })).data.retryMail).toHaveProperty('message');
  await engine.store.db.updateTable('mails').set({ status: 'failed' }).execute();
  expect((await query(RETRY, { id })).data.retryMail).toEqual({ mail: { status: 'WAITING' } });
});

test('an origin of another site is rejected by its name', async () => {
  const { query } = await gatewayFor({ ...AGENT, token: 'agent' });

  expect((await query(TEST, { origin: 'https://elsewhere.example' })).data.sendTestMail).toMatchObject({
    field: 'origin',
  });
});

test('a mail that is not there is null', async () => {
  const { query } = await gatewayFor({ ...AGENT, token: 'agent' });
  const { data } = await query('{ mail(id: "7b1c2f9e-6f86-4b0f-9d0e-0a4f6cc2f5a1") { text } }');

  expect(data).toEqual({ mail: null });
});

test('visitors read no mails and send none', async () => {
  const { query } = await gatewayFor(null);

  for (const requests of [
    LIST,
    '{ mail(id: "x") { text } }',
    'mutation { retryMail(id: "x") { __typename } }',
  ]) {
    expect((await query(requests)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  }
  expect((await query(TEST, { origin: 'http://localhost' })).errors?.[0]?.extensions.code).toBe(
    'UNAUTHENTICATED',
  );
});
