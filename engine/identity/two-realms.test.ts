import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { TestBrowser } from '#engine/testing/test-browser.ts';
import { AGENT, CUSTOMER, createTestIdentity, EDMONTON } from '#engine/testing/test-identity.ts';

let rig: Awaited<ReturnType<typeof createTestIdentity>>;
let browser: TestBrowser;

beforeAll(async () => {
  rig = await createTestIdentity();
});
afterAll(() => rig.close());
beforeEach(() => {
  browser = new TestBrowser(rig.identity);
  rig.letAttemptsPass();
});

const ROUTES = {
  agent: { signIn: '/access/login', callback: '/access/callback', signOut: '/access/logout' },
  customer: { signIn: '/account/sign-in', callback: '/account/callback', signOut: '/account/sign-out' },
} as const;
type Kind = keyof typeof ROUTES;
const OTHER = { agent: 'customer', customer: 'agent' } as const;

const signIn = async (kind: Kind) => {
  const form = await browser.open(EDMONTON + ROUTES[kind].signIn);

  return browser.post(form.url, AGENT);
};
const reachCallback = (kind: Kind) => browser.reachCallback(EDMONTON + ROUTES[kind].signIn, CUSTOMER);
const agent = () => rig.identity.authenticate(browser.requestFor(EDMONTON), 'edmonton');
const customer = () => rig.identity.authenticateCustomer(browser.requestFor(EDMONTON), 'edmonton');

test('one browser holds both sessions, each with its own token, and ends them separately [R1.028 R7.106]', async () => {
  await signIn('agent');
  expect(await customer()).toBeNull();
  const asCustomer = await browser.open(`${EDMONTON}/account/sign-in`);
  expect(asCustomer.html).toContain('name="password"');
  await browser.post(asCustomer.url, CUSTOMER);

  const both = [await agent(), await customer()];
  expect(both).toMatchObject([
    { kind: 'agent', displayName: 'Ada of edmonton' },
    { kind: 'customer', displayName: 'Cora of edmonton' },
  ]);
  expect(both[0]?.token).not.toBe(both[1]?.token);

  await browser.post(`${EDMONTON}/account/sign-out`, {});
  expect(await customer()).toBeNull();
  expect(await agent()).toMatchObject({ kind: 'agent' });
});

test.each(['agent', 'customer'] as const)(
  'the session of %s is not accepted as the other kind, under either cookie name [R1.028]',
  async (kind) => {
    await signIn(kind);
    const jar = browser.cookies(EDMONTON);
    const secret = jar.get(`strapwork-${kind}`) ?? '';
    jar.clear();
    jar.set(`strapwork-${OTHER[kind]}`, secret);

    expect([await agent(), await customer()]).toEqual([null, null]);
  },
);

test.each(['agent', 'customer'] as const)(
  'the token of %s is not accepted as the other kind, in either header',
  async (kind) => {
    await signIn(kind);
    const token = (kind === 'agent' ? await agent() : await customer())?.token ?? '';
    for (const headers of [{ token }, { authorization: `Bearer ${token}` }] as RequestInit['headers'][]) {
      const request = () => new Request(EDMONTON, { headers });
      const found = {
        agent: await rig.identity.authenticate(request(), 'edmonton'),
        customer: await rig.identity.authenticateCustomer(request(), 'edmonton'),
      };

      expect(found[kind]).toMatchObject({ kind });
      expect(found[OTHER[kind]]).toBeNull();
    }
  },
);

test.each(['agent', 'customer'] as const)(
  'a code for the client of %s creates no session of the other kind [R7.106]',
  async (kind) => {
    const before = await rig.countSessions();
    const callback = await reachCallback(kind);
    // The other kind's attempt is pending in the same browser.
    await browser.open(EDMONTON + ROUTES[OTHER[kind]].signIn);
    const crossed = new URL(ROUTES[OTHER[kind]].callback + callback.search, EDMONTON);

    const visit = await browser.open(crossed);

    expect(visit.url.pathname + visit.url.search + visit.status).toBe(
      kind === 'agent' ? `${crossed.pathname}${crossed.search}400` : '/access?error=failed200',
    );
    expect(await rig.countSessions()).toBe(before);
    expect([await agent(), await customer()]).toEqual([null, null]);
  },
);

test.each(['agent', 'customer'] as const)(
  "a code and an attempt of %s sent to the other kind's callback create nothing",
  async (kind) => {
    const callback = await reachCallback(kind);
    const jar = browser.cookies(EDMONTON);
    jar.set(`strapwork-${OTHER[kind]}-attempt`, jar.get(`strapwork-${kind}-attempt`) ?? '');
    const before = await rig.countSessions();

    await browser.open(new URL(ROUTES[OTHER[kind]].callback + callback.search, EDMONTON));

    expect(await rig.countSessions()).toBe(before);
  },
);

test("an agent signed in at the agents' provider is unknown to the customers'", async () => {
  await signIn('agent');
  const jar = browser.cookies(EDMONTON);
  for (const part of ['', '.sig']) {
    jar.set(`strapwork-customer-identity${part}`, jar.get(`strapwork-identity${part}`) ?? '');
  }

  const visit = await browser.open(`${EDMONTON}/account/sign-in`);

  expect(visit.html).toContain('name="password"');
  expect(await customer()).toBeNull();
});

test('the id of a form of one provider opens no form of the other, and only customers sign up', async () => {
  const form = await browser.open(`${EDMONTON}/access/login`);
  const signUp = await browser.open(new URL('?form=sign-up', form.url));
  expect(signUp.html).toContain('Sign in to edit');
  expect(signUp.html).not.toContain('name="name"');

  const crossed = form.url.href.replace('/oidc/', '/oidc/customers/');
  const jar = browser.cookies(EDMONTON);
  for (const part of ['', '.sig']) {
    jar.set(`strapwork-customer-identity-login${part}`, jar.get(`strapwork-identity-login${part}`) ?? '');
  }
  expect((await browser.open(crossed)).status).toBe(400);
});

test.each([{ origin: 'https://evil.example' }, { origin: 'null' }, { origin: '' }])(
  "a customer's cross-site sign-out is rejected: %j",
  async (headers) => {
    await signIn('customer');

    const response = await browser.post(`${EDMONTON}/account/sign-out`, {}, headers);

    expect(response.status).toBe(403);
    expect(await customer()).not.toBeNull();
  },
);

test('a cross-site form creates no account', async () => {
  const form = await browser.open(`${EDMONTON}/account/sign-up`);
  const typed = { name: 'Eve', email: 'eve@example.com', password: 'four words of mine' };

  expect((await browser.post(form.url, typed, { origin: 'https://evil.example' })).status).toBe(400);
  expect(
    await rig.store.db.selectFrom('customers').select('email').where('email', '=', typed.email).execute(),
  ).toEqual([]);
});

test.each([
  'https://evil.example/',
  'http://localhost.evil.example:4160/x',
  `${EDMONTON}//evil.example`,
  'nonsense',
])('a link on %s redirects home', async (referer) => {
  const form = await browser.open(`${EDMONTON}/account/sign-in`, { referer });
  const back = await browser.post(form.url, CUSTOMER);

  expect(back.url.href).toBe(`${EDMONTON}/`);
});

test('each customer sign-in issues a new secret, bound to the host on https', async () => {
  await signIn('customer');
  const first = browser.cookies(EDMONTON).get('strapwork-customer');
  browser.cookies(EDMONTON).delete('strapwork-customer');
  await browser.open(`${EDMONTON}/account/sign-in`);
  expect(browser.cookies(EDMONTON).get('strapwork-customer')).not.toBe(first);

  const begin = await browser.request(new URL('https://edmonton.example/account/sign-up'), {});
  expect(begin.headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^__Host-strapwork-customer-attempt=[\w-]{43}; Max-Age=1800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    ),
  ]);
});

test('nothing was logged as an error', () => {
  expect(rig.errors).toEqual([]);
});
