import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCustomers, addSpaces } from '../../testing/fixtures.ts';
import { createTestEngine, type TestEngine } from '../../testing/test-engine.ts';

const RESEND = 'space/edmonton/profile/validate/resend';
let engine: TestEngine;

beforeAll(async () => {
  engine = await createTestEngine();
  await addSpaces(engine.store);
  await addCustomers(engine.store);
});
afterAll(() => engine.close());

const mails = () => engine.store.db.selectFrom('mails').selectAll().execute();

test('the verification mail is sent again, three times an hour, with a link to the site [R7.082]', async () => {
  const resend = () => engine.call(RESEND, { token: 'customer' });

  expect(await resend()).toMatchObject({ status: 200, body: { email_verified: false, queued: true } });
  const [mail] = await mails();
  expect(mail).toMatchObject({ kind: 'verify-email', space_id: 'edmonton', customer_id: 'customer-1' });
  expect(mail?.text_body).toContain('http://localhost/account/verify?token=');
  await resend();
  await resend();
  expect((await resend()).status).toBe(429);
  expect(await mails()).toHaveLength(3);
});

test('nothing is sent to a customer whose email is verified', async () => {
  await engine.store.db.deleteFrom('mails').execute();
  await engine.store.db.updateTable('customers').set({ email_verified_at: new Date() }).execute();

  expect((await engine.call(RESEND, { token: 'customer' })).body).toEqual({
    email_verified: true,
    queued: false,
  });
  expect(await mails()).toEqual([]);
});

test('it needs the token of a customer of the space', async () => {
  for (const [token, status] of [
    [undefined, 401],
    ['agent', 403],
    ['customer-elsewhere', 403],
  ] as const)
    expect((await engine.call(RESEND, { token })).status).toBe(status);
});
