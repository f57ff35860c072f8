import { generateKeyPair, type JWTPayload, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { STAND_IN_CLIENT, startStandInIssuer } from '#engine/testing/stand-in-issuer.ts';
import { TestBrowser } from '#engine/testing/test-browser.ts';
import {
  createTestIdentity,
  CUSTOMER,
  EDMONTON,
  PASSWORD,
  SAN_ANTONIO,
} from '#engine/testing/test-identity.ts';

const CALLBACK = `${EDMONTON}/login/callback`;
const provider = { name: 'Homes ID', clientId: STAND_IN_CLIENT };

let issuer: Awaited<ReturnType<typeof startStandInIssuer>>;
let rig: Awaited<ReturnType<typeof createTestIdentity>>;
let browser: TestBrowser;

beforeAll(async () => {
  issuer = await startStandInIssuer();
  rig = await createTestIdentity({
    customerProviders: [
      { ...provider, key: 'customers', issuer: issuer.issuer, flow: 'code' },
      { ...provider, key: 'customers_2', issuer: issuer.issuer, flow: 'implicit' },
      { ...provider, key: 'customers_3', issuer: 'http://127.0.0.1:9', flow: 'code' },
    ],
  });
});
afterAll(async () => {
  await rig.close();
  await issuer.close();
});
beforeEach(() => {
  // The providers sign by the real clock.
  rig.time.now = new Date();
  browser = new TestBrowser(rig.identity);
});

const FLOWS = ['code', 'implicit'] as const;
type Flow = (typeof FLOWS)[number];
let count = 0;

/** A person without an account. */
function stranger(claims: JWTPayload): void {
  count += 1;
  issuer.state.subject = `person-${count}`;
  issuer.state.person = claims;
}

async function begin(flow: Flow, { origin = EDMONTON, query = '' } = {}): Promise<string> {
  const key = flow === 'code' ? 'customers' : 'customers_2';
  const begun = await browser.request(
    new URL(`${origin}/account/sign-in?provider=${key}&returnTo=/about${query}`),
    {},
  );
  expect(begun.status).toBe(303);

  return begun.headers.get('location') ?? '';
}

/** What the callback's page does with its hash. */
function send(url: URL, origin = EDMONTON) {
  const returned = new URLSearchParams(url.hash.slice(1));

  return browser.post(`${origin}/login/callback`, {
    id_token: returned.get('id_token') ?? '',
    state: returned.get('state') ?? '',
  });
}

async function signInBy(flow: Flow) {
  const back = await issuer.answer(await begin(flow));

  return flow === 'code' ? browser.open(back) : send(back);
}

const customer = () => rig.identity.authenticateCustomer(browser.requestFor(EDMONTON), 'edmonton');

test('the way leads to the authorize address with scope openid email, state with space and return path, and nonce [R7.102 R7.103 R7.104]', async () => {
  const code = new URL(await begin('code'));
  const implicit = new URL(await begin('implicit'));

  for (const { origin, pathname, searchParams } of [code, implicit]) {
    expect(origin + pathname).toBe(`${issuer.issuer}/authorize`);
    expect(searchParams.get('scope')).toBe('openid email');
    expect(searchParams.get('nonce')?.length).toBeGreaterThan(20);
    expect(JSON.parse(Buffer.from(searchParams.get('state') ?? '', 'base64url').toString())).toMatchObject({
      space: 'edmonton',
      returnTo: '/about',
    });
  }
  expect(code.searchParams.get('code_challenge_method')).toBe('S256');
  expect(code.searchParams.get('redirect_uri')).toBe(`${EDMONTON}/account/callback`);
  expect(implicit.searchParams.get('response_type')).toBe('id_token');
  expect(implicit.searchParams.get('redirect_uri')).toBe(CALLBACK);
});

test.each(FLOWS)(
  'by the %s flow a new customer gets an account with a proven address [R7.105]',
  async (flow) => {
    stranger({ email: `${flow}@new.example`, email_verified: true, name: 'Nora <b>New</b>' });

    const back = await signInBy(flow);

    expect(back.url.href).toBe(`${EDMONTON}/about`);
    expect(await customer()).toMatchObject({
      email: `${flow}@new.example`,
      isEmailVerified: true,
      displayName: 'Nora b New /b',
    });
    const first = (await customer())?.subject;
    browser = new TestBrowser(rig.identity);
    issuer.state.person = { email: 'moved@new.example', email_verified: false };
    await signInBy(flow);
    expect((await customer())?.subject).toBe(first);
  },
);

test.each([
  ['has not proved the address', { email: 'who@new.example', email_verified: false }],
  ['has an address that nobody vouches for', { email: 'who@new.example' }],
  ['has an address that is vouched for in other words', { email: 'who@new.example', email_verified: 'true' }],
  ['has no address', {}],
])('somebody who %s is told so and is not signed in', async (_, claims) => {
  for (const flow of FLOWS) {
    stranger(claims);
    const back = await signInBy(flow);

    expect(back.status).toBe(400);
    expect(back.html).toContain('has not confirmed your e-mail address');
    expect(await customer()).toBeNull();
  }
});

test('an account with a proven address is linked once; another subject with that address is rejected', async () => {
  const key = { space_id: 'edmonton', id: 'account-1' };
  const proven = await rig.store.db
    .updateTable('customers')
    .set({ email_verified_at: new Date() })
    .where('id', '=', key.id)
    .where('space_id', '=', key.space_id)
    .executeTakeFirst();
  expect(proven.numUpdatedRows).toBe(1n);
  stranger({ email: CUSTOMER.email.toUpperCase(), email_verified: true });

  await signInBy('code');
  expect((await customer())?.subject).toBe('account-1');
  browser = new TestBrowser(rig.identity);
  await signInBy('implicit');
  expect((await customer())?.subject).toBe('account-1');

  stranger({ email: CUSTOMER.email, email_verified: true });
  browser = new TestBrowser(rig.identity);
  const other = await signInBy('code');
  expect(other.status).toBe(400);
  expect(await customer()).toBeNull();
});

test('the creator of an account with an unverified email loses access when its owner verifies it', async () => {
  const email = 'owner@squatted.example';
  const squatter = new TestBrowser(rig.identity);
  const form = await squatter.open(`${EDMONTON}/account/sign-up`);
  await squatter.post(form.url, { name: 'Sam Squat', email, password: 'a phrase of the squatter' });
  const squatted = await rig.identity.authenticateCustomer(squatter.requestFor(EDMONTON), 'edmonton');
  expect(squatted?.email).toBe(email);

  stranger({ email, email_verified: true });
  await signInBy('implicit');

  expect(await customer()).toMatchObject({ subject: squatted?.subject, isEmailVerified: true });
  expect(await rig.identity.authenticateCustomer(squatter.requestFor(EDMONTON), 'edmonton')).toBeNull();
  expect(await rig.identity.verifyToken(squatted?.token ?? '')).toBeNull();
  const signIn = await squatter.open(`${EDMONTON}/account/sign-in`);
  const again = await squatter.post(signIn.url, { email, password: 'a phrase of the squatter' });
  expect(again.status).toBe(422);
});

test('no password signs in to an account that has none', async () => {
  stranger({ email: 'none@new.example', email_verified: true });
  await signInBy('code');

  for (const password of ['', 'nobody', 'null']) {
    const other = new TestBrowser(rig.identity);
    const form = await other.open(`${EDMONTON}/account/sign-in`);
    expect((await other.post(form.url, { email: 'none@new.example', password })).status).toBe(422);
  }
});

test.each<[string, (nonce: string) => Promise<string>]>([
  [
    'signed by others',
    async (nonce) => issuer.idToken({ nonce }, { key: (await generateKeyPair('RS256')).privateKey }),
  ],
  [
    'not signed',
    async (nonce) =>
      new UnsecuredJWT({ nonce, email: 'x@new.example', email_verified: true })
        .setIssuer(issuer.issuer)
        .setAudience(STAND_IN_CLIENT)
        .setSubject('x')
        .setIssuedAt()
        .setExpirationTime('5m')
        .encode(),
  ],
  ['for another client', (nonce) => issuer.idToken({ nonce, aud: 'another' })],
  ['of another issuer', (nonce) => issuer.idToken({ nonce, iss: 'https://id.example' })],
  ['that has expired', (nonce) => issuer.idToken({ nonce }, { expires: '-5m' })],
  ['of another sign-in', () => issuer.idToken({ nonce: 'another' })],
  ['without a nonce', () => issuer.idToken({})],
  ['that is none', async () => 'not.a.token'],
  ['that is missing', async () => ''],
])('a token %s signs nobody in and shows a notice', async (_, tokenOf) => {
  stranger({ email: 'forged@new.example', email_verified: true });
  const authorize = new URL(await begin('implicit'));

  const back = await browser.post(CALLBACK, {
    id_token: await tokenOf(authorize.searchParams.get('nonce') ?? ''),
    state: authorize.searchParams.get('state') ?? '',
  });

  expect(back.status).toBe(400);
  expect(back.html).toContain('You could not be signed in. Please start again.');
  expect(await customer()).toBeNull();
});

test('a token works once, in the browser and on the site that began, with its own state', async () => {
  stranger({ email: 'once@new.example', email_verified: true });
  const back = await issuer.answer(await begin('implicit'));
  const own = browser;

  browser = new TestBrowser(rig.identity);
  expect((await send(back)).html).toContain('has expired or was opened in another browser');
  browser = own;
  expect((await send(back)).url.href).toBe(`${EDMONTON}/about`);
  expect((await send(back)).html).toContain('has expired or was opened in another browser');

  browser = new TestBrowser(rig.identity);
  const first = new URL(await begin('implicit'));
  const nonce = first.searchParams.get('nonce') ?? '';
  const wrong = await browser.post(CALLBACK, { id_token: await issuer.idToken({ nonce }), state: 'another' });
  expect(wrong.status).toBe(400);
  expect(await customer()).toBeNull();

  await begin('implicit', { origin: SAN_ANTONIO });
  expect((await send(back, SAN_ANTONIO)).status).toBe(400);
});

test('tokens in the hash are rejected from a provider of the code flow, and from the pages of others', async () => {
  stranger({ email: 'mixed@new.example', email_verified: true });
  const authorize = new URL(await begin('code'));
  const nonce = authorize.searchParams.get('nonce') ?? '';
  const form = {
    id_token: await issuer.idToken({ nonce }),
    state: authorize.searchParams.get('state') ?? '',
  };

  expect((await browser.post(CALLBACK, form)).status).toBe(400);
  expect((await browser.post(CALLBACK, form, { origin: 'https://evil.example' })).status).toBe(403);
  expect(await customer()).toBeNull();
});

test('the page of the callback runs one script, which no other can join', async () => {
  const page = await browser.request(new URL(CALLBACK), {});

  expect(page.headers.get('content-security-policy')).toMatch(
    /default-src 'none';.*script-src 'sha256-[^']+';/,
  );
  expect(page.headers.get('cache-control')).toBe('no-store');
});

test('a provider that does not respond is reported', async () => {
  const back = await browser.open(`${EDMONTON}/account/sign-in?provider=customers_3`);

  expect(back.status).toBe(502);
  expect(back.html).toContain('does not answer');
  expect(rig.errors.splice(0)).toHaveLength(1);
});

test("signing out leads over the provider's sign-out to the callback with the space [R7.107]", async () => {
  stranger({ email: 'leaving@new.example', email_verified: true });
  await signInBy('code');

  const response = await browser.request(new URL(`${EDMONTON}/account/sign-out`), {
    method: 'POST',
    headers: { origin: EDMONTON },
  });
  const [, target = ''] = response.headers.get('refresh')?.split('url=') ?? [];
  expect(target).toMatch(new RegExp(`^${issuer.issuer}/bye\\?`));
  expect(new URL(target).searchParams.get('post_logout_redirect_uri')).toBe(
    `${EDMONTON}/login/logout/callback?spaceId=edmonton`,
  );
  expect(await customer()).toBeNull();

  const own = new TestBrowser(rig.identity);
  const signIn = await own.open(`${EDMONTON}/account/sign-in?returnTo=/about`);
  await own.post(signIn.url, CUSTOMER);
  const out = await own.post(`${EDMONTON}/account/sign-out?returnTo=/about`, {});
  expect(out.hops[0]).toBe(`${EDMONTON}/login/logout/callback?spaceId=edmonton&returnTo=%2Fabout`);
  expect(out.url.href).toBe(`${EDMONTON}/about`);
});

test('sign-in and sign-up offer the providers; those of the agents do not', async () => {
  for (const path of ['/account/sign-in', '/account/sign-up']) {
    const { html } = await browser.open(`${EDMONTON}${path}?returnTo=/about`);
    expect(html).toContain('Continue with Homes ID');
    expect(html).toContain('/account/sign-in?provider=customers&amp;returnTo=%2Fabout"');
  }
  expect((await browser.open(`${EDMONTON}/access/login`)).html).not.toContain('Homes ID');
});

test('an account without a password is changed after a sign-in a moment ago, and retains its last sign-in method', async () => {
  stranger({ email: 'bare@new.example', email_verified: true });
  await signInBy('code');
  const account = () => browser.open(`${EDMONTON}/account`);
  const keyIn = (html: string) => /name="key" value="([^"]+)"/.exec(html)?.[1] ?? '';
  const { html } = await account();
  expect(html).toContain('Ways to sign in');
  expect(html).toContain('This is your only way to sign in.');
  const unlink = { key: keyIn(html), issuer: issuer.issuer };
  expect((await browser.post(`${EDMONTON}/account/unlink`, unlink)).html).toContain(
    'Your last way to sign in cannot be removed.',
  );

  rig.letAttemptsPass();
  expect((await account()).html).toContain('Sign in again first');
  const late = await browser.post(`${EDMONTON}/account/delete`, { key: unlink.key });
  expect(late.status).toBe(422);
  const password = await browser.post(`${EDMONTON}/account/password`, {
    key: unlink.key,
    password: PASSWORD,
  });
  expect(password.status).toBe(422);

  const again = await issuer.answer(await begin('code', { query: '&again=1' }));
  expect(issuer.state.lastQuery.get('prompt')).toBe('login');
  await browser.open(again);
  const fresh = { ...unlink, key: keyIn((await account()).html) };
  const chosen = await browser.post(`${EDMONTON}/account/password`, {
    key: fresh.key,
    password: 'quite another phrase',
  });
  expect(chosen.url.search).toBe('?done=password');
  const removed = await browser.post(`${EDMONTON}/account/unlink`, fresh);
  expect(removed.url.search).toBe('?done=unlinked');
  expect(removed.html).not.toContain('Homes ID');
});

test('what is stored about an identity is downloaded and deleted with the account', async () => {
  stranger({ email: 'data@new.example', email_verified: true });
  await signInBy('code');
  const { subject } = issuer.state;

  const data = JSON.parse((await browser.open(`${EDMONTON}/account/data`)).html);
  expect(data.customer_identities).toMatchObject([{ issuer: issuer.issuer, subject }]);
  const page = await browser.open(`${EDMONTON}/account/delete`);
  const key = /name="key" value="([^"]+)"/.exec(page.html)?.[1] ?? '';
  expect((await browser.post(`${EDMONTON}/account/delete`, { key })).html).toContain(
    'Your account is deleted',
  );

  const rows = await rig.store.db.selectFrom('customer_identities').select('subject').execute();
  expect(rows.map((row) => row.subject)).not.toContain(subject);
});
