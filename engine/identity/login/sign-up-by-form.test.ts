import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { STAND_IN_CLIENT, startStandInIssuer } from '#engine/testing/stand-in-issuer.ts';
import { CUSTOMER, createTestIdentity, EDMONTON, SAN_ANTONIO } from '#engine/testing/test-identity.ts';

let issuer: Awaited<ReturnType<typeof startStandInIssuer>>;
let rig: Awaited<ReturnType<typeof createTestIdentity>>;
let visitor = 0;

beforeAll(async () => {
  issuer = await startStandInIssuer();
  const provider = { name: 'Homes ID', clientId: STAND_IN_CLIENT, flow: 'implicit' as const };
  rig = await createTestIdentity({
    customerProviders: [{ ...provider, key: 'customers', issuer: `${issuer.issuer}/` }],
  });
});
afterAll(async () => {
  await rig.close();
  await issuer.close();
});
beforeEach(() => {
  rig.time.now = new Date();
  visitor += 1;
});

const sender = (changes: object = {}) => ({
  spaceId: 'edmonton',
  pageUrl: `${EDMONTON}/contact`,
  name: 'Fern Hall',
  email: `fern-${visitor}@example.com`,
  ip: `10.0.0.${visitor}`,
  ...changes,
});
const request = (headers: Record<string, string> = {}) =>
  new Request(`${EDMONTON}/graphql`, { headers: { host: new URL(EDMONTON).host, ...headers } });
const customerBy = (cookie: string) =>
  rig.identity.authenticateCustomer(request({ cookie: cookie.split(';')[0] ?? '' }), 'edmonton');

test('who sends a form with a new address gets an account and a session by a cookie that lasts as long as browsers allow [R7.089 R7.090]', async () => {
  const token = await rig.identity.signUpByForm(sender());
  const [cookie = ''] = (await rig.identity.openCustomerSession(request(), token ?? '')) ?? [];

  expect(cookie).toMatch(/^strapwork-customer=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(cookie).not.toContain(token ?? '-');
  expect(await customerBy(cookie)).toMatchObject({
    email: sender().email,
    displayName: 'Fern Hall',
    isEmailVerified: false,
  });
  const mails = await rig.store.db.selectFrom('mails').select(['kind', 'recipient']).execute();
  expect(mails).toContainEqual({ kind: 'verify-email', recipient: sender().email });

  // The expiry in the token still counts.
  rig.time.now = new Date(Date.now() + 31 * 24 * 60 * 60 * 1000);
  expect(await customerBy(cookie)).toBeNull();
});

test.each([
  ['an address that has an account', { email: CUSTOMER.email }],
  ['the same in other letters', { email: CUSTOMER.email.toUpperCase() }],
  ['no address', { email: 'not an address' }],
  ['the page of another space', { pageUrl: `${SAN_ANTONIO}/contact` }],
  ['a page elsewhere', { pageUrl: 'https://elsewhere.example/' }],
  ['no page', { pageUrl: '' }],
])('a form with %s signs nobody in', async (_, changes) => {
  const before = await rig.store.db.selectFrom('customers').select('id').execute();

  expect(await rig.identity.signUpByForm(sender(changes))).toBeNull();
  expect(await rig.store.db.selectFrom('customers').select('id').execute()).toEqual(before);
});

test('a network gets as many accounts by forms as by signing up', async () => {
  const made: (string | null)[] = [];
  for (let i = 0; i < 11; i += 1)
    made.push(await rig.identity.signUpByForm(sender({ email: `many-${i}@example.com` })));

  expect(made.filter(Boolean)).toHaveLength(10);
  expect(made.at(-1)).toBeNull();
});

test('an id token of a provider of the site signs in by its verified address; no other token does', async () => {
  issuer.state.subject = 'form-7';
  const claims = { email: 'rosa@example.com', email_verified: true };
  const [cookie = ''] =
    (await rig.identity.openCustomerSession(request(), await issuer.idToken(claims))) ?? [];
  expect(await customerBy(cookie)).toMatchObject({ email: 'rosa@example.com', isEmailVerified: true });

  issuer.state.subject = 'form-8';
  const own = await rig.identity.signUpByForm(sender());
  const wrong = [
    await issuer.idToken({ ...claims, email: CUSTOMER.email, email_verified: 'true' }),
    await issuer.idToken({ ...claims, aud: 'another' }),
    await issuer.idToken({ ...claims, iss: 'https://id.example' }),
    await issuer.idToken(claims, { expires: '-1m' }),
    `${own?.slice(0, -8)}AAAAAAAA`,
    'no token',
    '',
  ];
  for (const token of wrong) expect(await rig.identity.openCustomerSession(request(), token)).toBeNull();
  const elsewhere = new Request(`${SAN_ANTONIO}/`, { headers: { host: new URL(SAN_ANTONIO).host } });
  expect(await rig.identity.openCustomerSession(elsewhere, own ?? '')).toBeNull();
});
