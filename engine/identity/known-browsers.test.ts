import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { TestBrowser } from '#engine/testing/test-browser.ts';
import { AGENT, createTestIdentity, EDMONTON, PASSWORD } from '#engine/testing/test-identity.ts';
import { createIdentity } from './identity.ts';
import { SIGN_UP_LIMIT } from './login/sign-up.ts';
import { createSignInLimit, MAX_FAILURES } from './sign-in-limit.ts';

let rig: Awaited<ReturnType<typeof createTestIdentity>>;

beforeAll(async () => {
  rig = await createTestIdentity();
});
afterAll(() => rig.close());
beforeEach(async () => {
  rig.letAttemptsPass();
  await rig.store.db.deleteFrom('sign_in_failures').execute();
});

type Attempt = { password: string; ip: string; email?: string };

async function signIn(browser: TestBrowser, { password, ip, email = AGENT.email }: Attempt) {
  const page = await browser.open(`${EDMONTON}/account/sign-in?returnTo=/about`);
  return browser.post(page.url, { email, password }, { 'x-visitor-address': ip });
}
const signOut = (browser: TestBrowser) => browser.post(`${EDMONTON}/account/sign-out`, {});
const stranger = () => new TestBrowser(rig.identity);
const RIGHT = { password: PASSWORD, ip: '203.0.113.1' };

/** Strangers all over the world use up the attempts of the account. */
async function lockAccount() {
  const limit = createSignInLimit(rig.store.db, () => rig.time.now);
  const account = { kind: 'customer', spaceId: 'edmonton', email: AGENT.email } as const;
  for (let attempt = 0; attempt <= MAX_FAILURES.account; attempt++)
    await limit.begin({ ...account, ip: `198.51.100.${attempt}` });
}

test('an account locked by strangers can be used from a browser in which its owner has signed in before', async () => {
  const own = stranger();
  await signIn(own, RIGHT);
  await signOut(own);
  await lockAccount();

  expect((await signIn(stranger(), { ...RIGHT, ip: '203.0.113.99' })).status).toBe(429);
  expect((await signIn(own, RIGHT)).url.pathname).toBe('/about');
});

test('a known browser has as few guesses as any other, whatever its network', async () => {
  const own = stranger();
  await signIn(own, RIGHT);
  await signOut(own);
  for (let attempt = 0; attempt < MAX_FAILURES.browser; attempt++)
    expect((await signIn(own, { password: 'a guess', ip: `192.0.2.${attempt}` })).status).toBe(422);

  expect((await signIn(own, { ...RIGHT, ip: '192.0.2.99' })).status).toBe(429);
  rig.letAttemptsPass();
  expect((await signIn(own, RIGHT)).url.pathname).toBe('/about');
});

test('a browser is known for its own account, and by its own cookie', async () => {
  const other = stranger();
  const page = await other.open(`${EDMONTON}/account/sign-up?returnTo=/about`);
  await other.post(page.url, { name: 'Eve Hill', email: 'eve@example.com', password: 'four words of mine' });
  await signOut(other);
  expect(other.cookies(EDMONTON).has('strapwork-customer-known')).toBe(true);
  expect(other.cookies(EDMONTON).has('strapwork-customer')).toBe(false);
  await lockAccount();

  expect((await signIn(other, RIGHT)).status).toBe(429);
  const forged = stranger();
  forged.cookies(EDMONTON).set('strapwork-customer-known', 'AAAAAAAAAAAAAAAAAAAAAA.AAAA');
  expect((await signIn(forged, RIGHT)).status).toBe(429);
});

test('sign-ups of a network are counted in the store, so that processes share them', async () => {
  const second = await createIdentity({
    store: rig.store,
    clock: () => rig.time.now,
    ipOf: ({ headers }) => headers['x-visitor-address']?.toString() ?? '',
  });
  const outcomes: number[] = [];
  for (let attempt = 0; attempt <= SIGN_UP_LIMIT.limit; attempt++) {
    const browser = new TestBrowser(attempt % 2 === 0 ? rig.identity : second);
    const page = await browser.open(`${EDMONTON}/account/sign-up?returnTo=/about`);
    const form = { name: 'Finn Ode', email: `finn-${attempt}@example.com`, password: 'four words of mine' };
    outcomes.push((await browser.post(page.url, form, { 'x-visitor-address': '203.0.113.7' })).status);
  }
  second.stop();

  expect(outcomes.slice(0, -1)).toEqual(Array(SIGN_UP_LIMIT.limit).fill(200));
  expect(outcomes.at(-1)).toBe(429);
});
