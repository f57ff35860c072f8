import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { TestBrowser } from '#engine/testing/test-browser.ts';
import { createTestIdentity, CUSTOMER, EDMONTON } from '#engine/testing/test-identity.ts';

/** What a browser with a real authenticator does is in e2e/passkeys.spec.ts. */
let rig: Awaited<ReturnType<typeof createTestIdentity>>;
let browser: TestBrowser;

beforeAll(async () => {
  rig = await createTestIdentity();
});
afterAll(() => rig.close());
beforeEach(() => {
  rig.time.now = new Date();
  browser = new TestBrowser(rig.identity);
});

const optionsIn = (html: string) =>
  JSON.parse((/data-options="([^"]+)"/.exec(html)?.[1] ?? 'null').replaceAll('&quot;', '"'));
const challenges = async () =>
  (
    await rig.store.db
      .selectFrom('oidc_payloads')
      .select('id')
      .where('model', '=', 'PasskeyChallenge')
      .execute()
  ).length;

test.each(['/account/sign-in', '/access/login'])(
  '%s offers passkeys of its host, verified, with a challenge of its own and one script; the sign-up does not',
  async (path) => {
    const first = await browser.open(`${EDMONTON}${path}`);
    const again = await browser.open(first.url);
    const [one, two] = [optionsIn(first.html), optionsIn(again.html)];
    expect(one).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect(one.challenge).toMatch(/^[\w-]{43}$/);
    expect(two.challenge).not.toBe(one.challenge);

    const { headers } = await browser.request(first.url, {});
    expect(headers.get('content-security-policy')).toMatch(
      /default-src 'none'.*script-src 'sha256-[^']+'; form-action/,
    );

    const other = new TestBrowser(rig.identity);
    const page = await other.open(`${EDMONTON}/account/sign-up`);
    expect(page.html).not.toContain('<script>');
    const sent = await other.request(page.url, {});
    expect(sent.headers.get('content-security-policy')).not.toContain('script-src');
  },
);

test.each([
  ['nothing', () => ''],
  ['no JSON', () => 'x'],
  ['a list', () => '[]'],
  ['an unknown credential', (challenge: string) => assertion(challenge)],
  ['a challenge that was never given', () => assertion('A'.repeat(43))],
])('%s in place of a passkey signs nobody in', async (_, answer) => {
  const { url, html } = await browser.open(`${EDMONTON}/account/sign-in`);

  const rejected = await browser.post(url, { passkey: answer(optionsIn(html).challenge) });

  expect(rejected.status).toBe(422);
  expect(rejected.html).toContain('This passkey does not sign in here.');
  expect(await rig.identity.authenticateCustomer(browser.requestFor(EDMONTON), 'edmonton')).toBeNull();
});

test('a challenge is consumed by the first response, and expires', async () => {
  const { url, html } = await browser.open(`${EDMONTON}/account/sign-in`);
  const before = await challenges();
  await browser.post(url, { passkey: assertion(optionsIn(html).challenge) });
  // The page of the rejection has a new one.
  expect(await challenges()).toBe(before);

  const { rows } = {
    rows: await rig.store.db
      .selectFrom('oidc_payloads')
      .select('expires_at')
      .where('model', '=', 'PasskeyChallenge')
      .execute(),
  };
  for (const { expires_at } of rows)
    expect(expires_at.getTime() - Date.now()).toBeLessThanOrEqual(30 * 60 * 1000);
});

test('a network may try sixty passkeys in a quarter of an hour', async () => {
  const { url } = await browser.open(`${EDMONTON}/account/sign-in`);
  const headers = { 'x-visitor-address': '10.9.9.9' };
  const statuses: number[] = [];
  for (let i = 0; i < 61; i += 1) statuses.push((await browser.post(url, { passkey: '' }, headers)).status);

  expect(statuses.slice(0, 60).every((status) => status === 422)).toBe(true);
  expect(statuses.at(-1)).toBe(429);
});

test('a passkey needs the password, a name and the own page, and an invalid response makes none', async () => {
  const signIn = await browser.open(`${EDMONTON}/account/sign-in?returnTo=/account`);
  await browser.post(signIn.url, CUSTOMER);
  const page = await browser.open(`${EDMONTON}/account/passkeys/new`);
  const key = /name="key" value="([^"]+)"/.exec(page.html)?.[1] ?? '';
  const send = (form: Record<string, string>) => browser.post(`${EDMONTON}/account/passkeys/new`, form);
  const right = { key, name: 'Phone', 'passkey-current': CUSTOMER.password };

  expect((await send({ ...right, 'passkey-current': 'wrong' })).html).toContain('This is not your password.');
  expect((await send({ ...right, name: ' ' })).html).toContain('Enter a name.');
  expect((await send({ ...right, key: '' })).status).toBe(403);
  const made = await send(right);
  expect(optionsIn(made.html)).toMatchObject({
    rp: { id: 'localhost' },
    user: { name: CUSTOMER.email },
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });

  for (const passkey of ['', '{}', assertion(optionsIn(made.html).challenge)]) {
    const rejected = await browser.post(`${EDMONTON}/account/passkeys`, { key, passkey });
    expect(rejected.html).toContain('No passkey was added.');
  }
  expect(await rig.store.db.selectFrom('passkeys').select('id').execute()).toEqual([]);
});

/** A well-formed answer of an authenticator that nobody has registered. */
function assertion(challenge: string): string {
  const clientDataJSON = Buffer.from(
    JSON.stringify({ type: 'webauthn.get', challenge, origin: EDMONTON }),
  ).toString('base64url');

  return JSON.stringify({
    id: 'unknown',
    rawId: 'unknown',
    type: 'public-key',
    clientExtensionResults: {},
    response: { clientDataJSON, authenticatorData: 'AA', signature: 'AA', attestationObject: 'AA' },
  });
}
