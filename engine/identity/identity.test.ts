import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { TestBrowser } from '#engine/testing/test-browser.ts';
import { AGENT, createTestIdentity, EDMONTON, SAN_ANTONIO } from '#engine/testing/test-identity.ts';

let rig: Awaited<ReturnType<typeof createTestIdentity>>;
let browser: TestBrowser;

beforeAll(async () => {
  rig = await createTestIdentity();
});
afterAll(() => rig.close());
beforeEach(() => {
  browser = new TestBrowser(rig.identity);
  rig.time.now = new Date();
});

async function signIn(origin = EDMONTON, returnTo = '/') {
  const form = await browser.open(`${origin}/access/login?returnTo=${encodeURIComponent(returnTo)}`);

  return browser.post(form.url, AGENT);
}

const authenticate = (origin: string, spaceId: string) =>
  rig.identity.authenticate(browser.requestFor(origin), spaceId);

test('an agent signs in with the code flow and comes back to the page they left [R7.102] [R6.010]', async () => {
  const form = await browser.open(`${EDMONTON}/access/login?returnTo=/about`);
  expect(form.status).toBe(200);
  expect(form.html).toContain('Password');

  const back = await browser.post(form.url, AGENT);

  expect(back.url.href).toBe(`${EDMONTON}/about`);
  expect(await authenticate(EDMONTON, 'edmonton')).toMatchObject({
    kind: 'agent',
    spaceId: 'edmonton',
    subject: 'edmonton-agent',
    email: AGENT.email,
    displayName: 'Ada of edmonton',
  });
});

test('the redirect to the provider has scope openid email, state, nonce and an S256 challenge [R7.103] [R7.104]', async () => {
  const { hops } = await browser.open(`${EDMONTON}/access/login?returnTo=/about`);
  const { searchParams, origin, pathname } = new URL(hops[0] ?? '');
  const state = JSON.parse(Buffer.from(searchParams.get('state') ?? '', 'base64url').toString());

  expect(origin + pathname).toBe(`${EDMONTON}/oidc/auth`);
  expect(searchParams.get('scope')).toBe('openid email');
  expect(searchParams.get('response_type')).toBe('code');
  expect(searchParams.get('code_challenge_method')).toBe('S256');
  expect(searchParams.get('nonce')?.length).toBeGreaterThanOrEqual(22);
  expect(state).toMatchObject({ space: 'edmonton', returnTo: '/about' });
  expect(state.id.length).toBeGreaterThanOrEqual(22);
});

test('sign-in works on a host that Node cannot resolve, in its own space only [R6.009]', async () => {
  await signIn(SAN_ANTONIO);

  expect(await authenticate(SAN_ANTONIO, 'san-antonio')).toMatchObject({ subject: 'san-antonio-agent' });
  expect(await authenticate(SAN_ANTONIO, 'edmonton')).toBeNull();
});

test("one space's session cookie is not accepted on another host", async () => {
  await signIn(EDMONTON);
  for (const [name, value] of browser.cookies(EDMONTON)) browser.cookies(SAN_ANTONIO).set(name, value);

  expect(await authenticate(SAN_ANTONIO, 'san-antonio')).toBeNull();
  expect(await authenticate(SAN_ANTONIO, 'edmonton')).toBeNull();
  const visit = await browser.open(`${SAN_ANTONIO}/access/login`);
  expect(visit.html).toContain('name="password"');
});

test('the session cookie is HttpOnly and SameSite=Lax, and its value is not stored', async () => {
  const form = await browser.open(`${EDMONTON}/access/login`);
  const response = await browser.post(form.url, AGENT);
  const [name, value] = [...browser.cookies(EDMONTON)].find(([key]) => key === 'strapwork-agent') ?? [];
  const rows = await rig.store.db.selectFrom('sessions').selectAll().execute();

  expect(response.url.pathname).toBe('/');
  expect(name).toBe('strapwork-agent');
  expect(JSON.stringify(rows)).not.toContain(value);
});

test('on https the cookie has the __Host- prefix and Secure', async () => {
  const origin = 'https://edmonton.example';
  const begin = await browser.request(new URL(`${origin}/access/login`), {});

  expect(begin.headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^__Host-strapwork-agent-attempt=[\w-]{43}; Max-Age=1800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    ),
  ]);
});

test('on https every provider cookie is Secure and every provider response has the security headers', async () => {
  const origin = 'https://edmonton.example';
  const begin = await browser.request(new URL(`${origin}/access/login`), {});
  const form = await browser.request(new URL(begin.headers.get('location') ?? ''), {});
  await browser.post(new URL(form.headers.get('location') ?? '', origin), AGENT);

  const cookies = form.headers.getSetCookie();
  expect(cookies.length).toBeGreaterThan(0);
  for (const cookie of cookies) expect(cookie).toMatch(/^__Secure-.*; secure/i);
  expect([...browser.cookies(origin).keys()]).toContain('__Host-strapwork-identity');
  for (const path of ['/oidc/auth', '/oidc/nothing', '/oidc/jwks', '/oidc/interaction/none']) {
    const { headers } = await browser.request(new URL(origin + path), {});
    expect([path, headers.get('x-content-type-options')]).toEqual([path, 'nosniff']);
    expect([path, headers.get('content-security-policy')]).toEqual([path, expect.stringContaining("'none'")]);
    expect([path, headers.get('cross-origin-opener-policy')]).toEqual([path, 'same-origin']);
    expect([path, headers.get('strict-transport-security')]).toEqual([path, expect.any(String)]);
  }
});

test('a network can begin a limited number of sign-ins, since each is stored until it ends', async () => {
  const begin = () =>
    browser.request(new URL(`${EDMONTON}/oidc/auth?client_id=x`), {
      headers: { 'x-visitor-address': '1.2.3.4' },
    });
  for (let i = 0; i < 300; i += 1) await begin();

  expect((await begin()).status).toBe(429);
  expect((await browser.open(`${EDMONTON}/access/login`)).status).toBe(200);
});

test('each sign-in creates a new session and ends the one before', async () => {
  await signIn();
  const first = browser.requestFor(EDMONTON);
  browser.cookies(EDMONTON).delete('strapwork-agent');
  await browser.open(`${EDMONTON}/access/login`);

  expect(browser.cookies(EDMONTON).get('strapwork-agent')).not.toBe(
    first.headers.get('cookie')?.match(/strapwork-agent=([\w-]+)/)?.[1],
  );
});

test('signing out ends the session, its token and the provider session, and redirects home [R4.065]', async () => {
  await signIn();
  const before = browser.requestFor(EDMONTON);
  const token = (await rig.identity.authenticate(before, 'edmonton'))?.token ?? '';
  expect(await rig.identity.verifyToken(token)).not.toBeNull();

  const after = await browser.post(`${EDMONTON}/access/logout`, {});

  expect(after.url.href).toBe(`${EDMONTON}/`);
  expect(await rig.identity.authenticate(before, 'edmonton')).toBeNull();
  expect(await rig.identity.verifyToken(token)).toBeNull();
  expect([...browser.cookies(EDMONTON).keys()].filter((name) => !name.includes('-login'))).toEqual([
    // Grants nothing (known-browsers.ts).
    'strapwork-agent-known',
  ]);
  const again = await browser.open(`${EDMONTON}/access/login`);
  expect(again.html).toContain('name="password"');
});

test.each([{ origin: 'https://evil.example' }, { origin: 'null' }, { origin: '' }])(
  'a cross-site sign-out is rejected: %j',
  async (headers) => {
    await signIn();

    const response = await browser.post(`${EDMONTON}/access/logout`, {}, headers);

    expect(response.status).toBe(403);
    expect(await authenticate(EDMONTON, 'edmonton')).not.toBeNull();
  },
);

test('a session ends with its token, after twelve hours [R4.064]', async () => {
  await signIn();
  rig.time.now = new Date(Date.now() + 12 * 3600 * 1000 + 1000);

  expect(await authenticate(EDMONTON, 'edmonton')).toBeNull();
});

test('disabling an account ends its sessions at once', async () => {
  await signIn();
  const disable = (disabled_at: Date | null) =>
    rig.store.db.updateTable('accounts').set({ disabled_at }).where('space_id', '=', 'edmonton').execute();

  await disable(new Date());
  const whileDisabled = await authenticate(EDMONTON, 'edmonton');
  await disable(null);

  expect(whileDisabled).toBeNull();
});

test('a token authenticates like the cookie, in either header', async () => {
  await signIn();
  const token = (await authenticate(EDMONTON, 'edmonton'))?.token ?? '';
  const send = (headers: Record<string, string>) =>
    rig.identity.authenticate(new Request(EDMONTON, { headers }), 'edmonton');

  expect(await send({ token })).toMatchObject({ subject: 'edmonton-agent' });
  expect(await send({ authorization: `Bearer ${token}` })).toMatchObject({ subject: 'edmonton-agent' });
  expect(await send({ token: `${token}x` })).toBeNull();
  expect(await send({})).toBeNull();
});

test('nothing was logged as an error', () => {
  expect(rig.errors).toEqual([]);
});
