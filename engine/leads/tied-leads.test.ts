import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCustomers } from '#engine/testing/fixtures.ts';
import { TestBrowser } from '#engine/testing/test-browser.ts';
import { createTestEngine, type TestEngine } from '#engine/testing/test-engine.ts';
import { createTestIdentity, EDMONTON } from '#engine/testing/test-identity.ts';
import { withSecret } from '../mail/secret-link.ts';

const FORM = 'space/edmonton/profile/form/contact-agent';
const FERN = { name: 'Fern Hall', email: 'fern@example.com', message: 'Is it still there?' };

let rig: Awaited<ReturnType<typeof createTestIdentity>>;
let engine: TestEngine;
beforeAll(async () => {
  rig = await createTestIdentity();
  engine = await createTestEngine({ store: rig.store, clock: () => rig.time.now });
  await addCustomers(rig.store);
});
afterAll(async () => {
  await engine.close();
  await rig.close();
});

/** Sends the contact form; returns the id of its lead. */
async function send(values: Record<string, string>, token?: string): Promise<string> {
  const { body: form } = await engine.call(`${FORM}/view`);
  const body = { submission: { ...values, pageUrl: `${EDMONTON}/contact` }, viewId: form.viewId };
  const response = await engine.call(`${FORM}/submit`, { method: 'POST', body, token });
  expect(response.status).toBe(200);

  return response.body.id;
}
const customerOf = async (id: string) =>
  (await engine.call(`space/edmonton/app/leads/${id}`, { token: 'agent' })).body.customer;

test('a lead belongs to the account that its form made, with what it saved, once its address is confirmed', async () => {
  const lead = await send({ ...FERN, email: 'Fern@Example.com' });
  const others = await send({ ...FERN, email: 'fern@example.co' });
  await rig.identity.signUpByForm({
    ...FERN,
    spaceId: 'edmonton',
    pageUrl: `${EDMONTON}/contact`,
    ip: '10.1.1.1',
  });
  const { db } = rig.store;
  const { id } = await db
    .selectFrom('customers')
    .select('id')
    .where('email', '=', FERN.email)
    .executeTakeFirstOrThrow();
  const own = { space_id: 'edmonton', customer_id: id, source: 'idx-test' };
  await db
    .insertInto('favourites')
    .values({ ...own, listing_id: '1', mls: 'E1' })
    .execute();
  await db
    .insertInto('saved_searches')
    .values({
      ...own,
      id: 's',
      name: 'Three',
      ui_state: JSON.stringify({ geo: null, sort: null, filters: {} }),
    })
    .execute();
  expect(await customerOf(lead)).toBeNull();

  const mail = await db
    .selectFrom('mails')
    .selectAll()
    .where('recipient', '=', FERN.email)
    .executeTakeFirstOrThrow();
  const { text } = withSecret({ text: mail.text_body, html: '' }, mail.secret);
  const token = new URL(/http\S+verify\S+/.exec(text)?.[0] ?? '').searchParams.get('token') ?? '';
  const browser = new TestBrowser(rig.identity);
  expect((await browser.post(`${EDMONTON}/account/verify`, { token })).status).toBe(200);

  expect(await customerOf(lead)).toMatchObject({
    email: FERN.email,
    isEmailVerified: true,
    isSignedIn: false,
    favourites: [{ mls: 'E1' }],
    searches: [{ name: 'Three' }],
  });
  expect(await customerOf(others)).toBeNull();
});

test('a lead of a signed-in customer stays theirs, also when the form names the address of another', async () => {
  await rig.store.db
    .updateTable('customers')
    .set({ email_verified_at: rig.time.now })
    .where('id', '=', 'customer-2')
    .execute();

  for (const email of ['partner@example.test', 'customer-2@example.test'])
    expect(await customerOf(await send({ ...FERN, email }, 'customer'))).toMatchObject({
      email: 'customer-1@example.test',
      isSignedIn: true,
    });
});
