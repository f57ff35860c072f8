import { createPublicKey } from 'node:crypto';
import { exportJWK, generateKeyPair, importJWK, type JWK, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestIdentity, EDMONTON, SAN_ANTONIO } from '#engine/testing/test-identity.ts';
import { loadIdentityKeys } from './provider/keys.ts';
import { createLiveKeys } from './provider/live-keys.ts';
import { REALMS } from './realm.ts';
import { createTokens } from './tokens.ts';

let rig: Awaited<ReturnType<typeof createTestIdentity>>;
let own: JWK & { kid: string };

beforeAll(async () => {
  rig = await createTestIdentity();
  const [key] = (await loadIdentityKeys(rig.store.db)).jwks;
  if (!key) throw new Error('no key');
  own = key;
});
afterAll(() => rig.close());

const good = {
  iss: `${EDMONTON}/oidc`,
  aud: 'strapwork-edmonton',
  sub: 'account-1',
  space: 'edmonton',
};

type Recipe = {
  claims?: Record<string, unknown>;
  header?: Record<string, unknown>;
  issued?: string;
  expires?: string | null;
};

async function sign(
  { claims, header, issued = '0s', expires = '1h' }: Recipe,
  key?: Parameters<SignJWT['sign']>[0],
) {
  const token = new SignJWT({ ...good, ...claims })
    .setProtectedHeader({ alg: 'ES256', kid: own.kid, ...header })
    .setIssuedAt(issued);
  if (expires) token.setExpirationTime(expires);

  return token.sign(key ?? (await importJWK(own, 'ES256')));
}

test('a valid token names the agent, the space and its expiry', async () => {
  expect(await rig.identity.verifyToken(await sign({}))).toEqual({
    kind: 'agent',
    role: 'owner',
    origin: EDMONTON,
    spaceId: 'edmonton',
    subject: 'edmonton-agent',
    email: 'agent@example.test',
    isEmailVerified: true,
    name: 'Ada of edmonton',
    expiresAt: expect.any(Date),
  });
});

test("a token of the customers' issuer names the customer of that id, not the agent [R1.028]", async () => {
  const claims = { iss: `${EDMONTON}/oidc/customers`, aud: 'strapwork-customers-edmonton' };

  expect(await rig.identity.verifyToken(await sign({ claims }))).toMatchObject({
    kind: 'customer',
    subject: 'account-1',
    name: 'Cora of edmonton',
    isEmailVerified: false,
  });
});

const other = await generateKeyPair('ES256', { extractable: true });

test.each<[string, () => Promise<string> | string]>([
  ['no text at all', () => ''],
  ['text that is no token', () => 'a.b.c'],
  ['an endless text', () => 'x'.repeat(100_000)],
  ['no signature (alg none)', () => new UnsecuredJWT({ ...good, exp: Date.now() }).encode()],
  ['another key under our key id', () => sign({}, other.privateKey)],
  [
    'another key named by itself',
    async () => sign({ header: { jwk: await exportJWK(other.publicKey) } }, other.privateKey),
  ],
  [
    'another key fetched from elsewhere',
    () => sign({ header: { jku: 'https://evil.example/keys' } }, other.privateKey),
  ],
  ['a key id we never had', () => sign({ header: { kid: 'unknown' } })],
  ['HS256 keyed with our public key', hmacWithPublicKey],
  ['an end that is past', () => sign({ expires: '-1h' })],
  ['no end', () => sign({ expires: null })],
  ['a start that lies ahead', () => sign({ claims: { nbf: Math.floor(Date.now() / 1000) + 3600 } })],
  ['a beginning that lies ahead', () => sign({ issued: '1h', expires: '2h' })],
  ['another kind of token', () => sign({ header: { typ: 'logout+jwt' } })],
  ['no space', () => sign({ claims: { space: undefined } })],
  ['a space that is a list', () => sign({ claims: { space: ['edmonton'] } })],
  ["another space's audience", () => sign({ claims: { aud: 'strapwork-san-antonio' } })],
  ['two audiences', () => sign({ claims: { aud: ['strapwork-edmonton', 'strapwork-san-antonio'] } })],
  ['a stranger as audience', () => sign({ claims: { aud: 'someone' } })],
  ["another space's issuer", () => sign({ claims: { iss: `${SAN_ANTONIO}/oidc` } })],
  ['an issuer that is not one of our hosts', () => sign({ claims: { iss: 'https://evil.example/oidc' } })],
  ['an issuer with a path before ours', () => sign({ claims: { iss: `${EDMONTON}/x/oidc` } })],
  ['an issuer that is no address', () => sign({ claims: { iss: 'oidc' } })],
  ["the customers' issuer", () => sign({ claims: { iss: `${EDMONTON}/oidc/customers` } })],
  ["the customers' audience", () => sign({ claims: { aud: 'strapwork-customers-edmonton' } })],
  ['a space without such an account', () => sign({ claims: { sub: 'account-2' } })],
  ['a tampered payload', async () => tamper(await sign({}))],
])('a token with %s is rejected', async (_, make) => {
  expect(await rig.identity.verifyToken(await make())).toBeNull();
});

test('a token belongs to the space its issuer, audience and space claim agree on, and only that [R6.009]', async () => {
  const token = await sign({
    claims: { space: 'san-antonio', aud: 'strapwork-san-antonio', iss: `${SAN_ANTONIO}/oidc` },
  });
  const request = new Request(EDMONTON, { headers: { token } });

  expect(await rig.identity.authenticate(request, 'edmonton')).toBeNull();
  expect(await rig.identity.authenticate(request, 'san-antonio')).toMatchObject({ spaceId: 'san-antonio' });
});

test('an issued token is accepted until it is revoked', async () => {
  const tokens = createTokens(
    rig.store.db,
    await createLiveKeys(rig.store.db, () => new Date()),
    () => new Date(),
  );
  const token = await tokens.issue(
    REALMS.agent,
    { origin: EDMONTON, spaceId: 'edmonton' },
    {
      id: 'account-1',
      spaceId: 'edmonton',
      email: 'a@b.c',
      isEmailVerified: true,
      uid: 'u',
      name: 'A',
      role: 'owner',
    },
  );
  const before = await tokens.verify(token);

  await tokens.revoke(token, before?.expiresAt ?? new Date());

  expect(before).toMatchObject({ spaceId: 'edmonton' });
  expect(await tokens.verify(token)).toBeNull();
});

test('the keys are created once and survive a restart', async () => {
  const again = await loadIdentityKeys(rig.store.db);

  expect(again.jwks[0]).toEqual(own);
});

async function hmacWithPublicKey() {
  const { d: _, ...publicPart } = own;
  const spki = createPublicKey({ key: publicPart, format: 'jwk' }).export({ type: 'spki', format: 'pem' });

  return sign({ header: { alg: 'HS256' } }, Buffer.from(spki));
}

function tamper(token: string) {
  const [header, payload = '', signature] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());

  return [
    header,
    Buffer.from(JSON.stringify({ ...claims, space: 'san-antonio' })).toString('base64url'),
    signature,
  ].join('.');
}
