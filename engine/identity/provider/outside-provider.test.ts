import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { TestBrowser } from '#engine/testing/test-browser.ts';
import { AGENT, createTestIdentity, EDMONTON } from '#engine/testing/test-identity.ts';

/** A fake outside provider: the code `c:NONCE` signs in as `person`. */
const { privateKey, publicKey } = await generateKeyPair('RS256');
let person: Record<string, unknown> = {};
let issuer = '';
let subject = 'stranger-7';
const tokenRequests: URLSearchParams[] = [];

const server = createServer(async (request, response) => {
  const json = (body: unknown) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  if (request.url === '/keys')
    return json({ keys: [{ ...(await exportJWK(publicKey)), kid: 'k', alg: 'RS256' }] });
  if (request.url === '/token') {
    const form = new URLSearchParams(await text(request));
    tokenRequests.push(form);
    const id_token = await new SignJWT({ ...person, nonce: form.get('code')?.slice(2) })
      .setProtectedHeader({ alg: 'RS256', kid: 'k' })
      .setIssuer(issuer)
      .setAudience('our-site')
      .setSubject(subject)
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(privateKey);
    return json({ access_token: 'a', token_type: 'bearer', id_token });
  }
  return json({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    end_session_endpoint: `${issuer}/bye`,
  });
});

let rig: Awaited<ReturnType<typeof createTestIdentity>>;
let browser: TestBrowser;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  rig = await createTestIdentity({
    outside: { key: 'agents', name: 'Office', issuer, clientId: 'our-site', flow: 'code' },
  });
});
afterAll(async () => {
  server.close();
  await rig.close();
});
beforeEach(() => {
  subject = 'stranger-7';
  browser = new TestBrowser(rig.identity);
});

async function signInAs(claims: Record<string, unknown>) {
  person = claims;
  const begin = await browser.request(new URL(`${EDMONTON}/access/login?returnTo=/about`), {});
  const { searchParams, origin } = new URL(begin.headers.get('location') ?? '');
  expect(origin).toBe(issuer);

  const callback = new URL(`${EDMONTON}/access/callback`);
  callback.searchParams.set('state', searchParams.get('state') ?? '');
  callback.searchParams.set('code', `c:${searchParams.get('nonce')}`);
  return browser.open(callback);
}

test('an agent of the space whom an outside provider authenticates gets a token of the embedded one', async () => {
  const back = await signInAs({ email: AGENT.email.toUpperCase(), email_verified: true });

  expect(back.url.href).toBe(`${EDMONTON}/about`);
  const agent = await rig.identity.authenticate(browser.requestFor(EDMONTON), 'edmonton');
  expect(agent).toMatchObject({ subject: 'edmonton-agent' });
  expect(await rig.identity.verifyToken(agent?.token ?? '')).toMatchObject({ spaceId: 'edmonton' });
  expect(tokenRequests.at(-1)?.get('code_verifier')?.length).toBeGreaterThanOrEqual(43);
});

test('a linked account is identified by the subject of the provider, and nobody else is', async () => {
  await signInAs({ email: AGENT.email, email_verified: true });
  browser = new TestBrowser(rig.identity);

  const moved = await signInAs({ email: 'new@address.example', email_verified: false });
  expect(moved.url.href).toBe(`${EDMONTON}/about`);

  subject = 'stranger-8';
  browser = new TestBrowser(rig.identity);
  const other = await signInAs({ email: AGENT.email, email_verified: true });
  expect(other.url.pathname + other.url.search).toBe('/access?error=denied');
});

test.each([
  ['has no account here', { email: 'somebody@else.example', email_verified: true }],
  ['has an address that nobody vouches for', { email: AGENT.email }],
  ['has an address that is vouched for in other words', { email: AGENT.email, email_verified: 'true' }],
  ['has not proved the address', { email: AGENT.email, email_verified: false }],
  ['has no address', {}],
])('somebody who %s sees the reason', async (_, claims) => {
  subject = 'never linked';
  const back = await signInAs(claims);

  expect(back.url.pathname + back.url.search).toBe('/access?error=denied');
});

test("signing out redirects to the provider's own sign-out [R4.065]", async () => {
  await signInAs({ email: AGENT.email, email_verified: true });

  const response = await browser.request(new URL(`${EDMONTON}/access/logout`), {
    method: 'POST',
    headers: { origin: EDMONTON },
  });

  const [, location = ''] = response.headers.get('refresh')?.split('url=') ?? [];
  expect(location).toMatch(new RegExp(`^${issuer}/bye\\?`));
  expect(new URL(location).searchParams.get('post_logout_redirect_uri')).toBe(
    `${EDMONTON}/login/logout/callback?spaceId=edmonton`,
  );
  expect(await rig.identity.authenticate(browser.requestFor(EDMONTON), 'edmonton')).toBeNull();
});

test("the outside provider's own token is not accepted", async () => {
  const token = await new SignJWT({ space: 'edmonton' })
    .setProtectedHeader({ alg: 'RS256', kid: 'k' })
    .setIssuer(issuer)
    .setAudience('our-site')
    .setExpirationTime('5m')
    .sign(privateKey);

  expect(await rig.identity.verifyToken(token)).toBeNull();
});
