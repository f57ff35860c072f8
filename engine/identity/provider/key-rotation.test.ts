import { decodeProtectedHeader } from 'jose';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TestBrowser } from '#engine/testing/test-browser.ts';
import { AGENT, createTestIdentity, EDMONTON } from '#engine/testing/test-identity.ts';
import { createIdentity } from '../identity.ts';
import { loadIdentityKeys, pruneIdentityKeys, rotateIdentityKeys } from './keys.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let rig: Awaited<ReturnType<typeof createTestIdentity>>;
beforeEach(async () => {
  rig = await createTestIdentity();
  // The provider signs by the clock of the machine.
  Object.defineProperty(rig.time, 'now', { get: () => new Date() });
});
afterEach(() => rig.close());

async function signIn(browser: TestBrowser) {
  const form = await browser.open(`${EDMONTON}/access/login?returnTo=/about`);
  const back = await browser.post(form.url, AGENT);
  expect(back.url.pathname).toBe('/about');
}

async function kidsOfSessions() {
  const rows = await rig.store.db.selectFrom('sessions').select('id_token').orderBy('created_at').execute();
  return rows.map(({ id_token }) => decodeProtectedHeader(id_token).kid);
}

const isSignedIn = async (browser: TestBrowser, identity = rig.identity) => {
  const cookie = [...browser.cookies(EDMONTON)].map(([name, value]) => `${name}=${value}`).join('; ');
  const request = new Request(`${EDMONTON}/`, { headers: { cookie, host: new URL(EDMONTON).host } });
  return (await identity.authenticate(request, 'edmonton')) !== null;
};

test('after a rotation sessions last, new ones are signed with the new key, by servers that ran before too', async () => {
  const [before, after] = [new TestBrowser(rig.identity), new TestBrowser(rig.identity)];
  await signIn(before);
  const kid = await rotateIdentityKeys(rig.store.db, rig.time.now);
  const restarted = await createIdentity({ store: rig.store, clock: () => rig.time.now, ipOf: () => '' });
  const elsewhere = new TestBrowser(restarted);
  await signIn(elsewhere);

  expect((await kidsOfSessions())[1]).toBe(kid);
  expect(await isSignedIn(before, restarted)).toBe(true);
  // The server that ran before meets the new key in a cookie, and signs with it from then on.
  expect(await isSignedIn(elsewhere)).toBe(true);
  await signIn(after);
  expect((await kidsOfSessions())[2]).toBe(kid);
  expect(await isSignedIn(before)).toBe(true);
  restarted.stop();
});

test('an old key verifies as long as a session may last, and can be deleted after it', async () => {
  const { db } = rig.store;
  const [old] = (await loadIdentityKeys(db)).jwks;
  const kid = await rotateIdentityKeys(db, rig.time.now);
  const at = (days: number) => new Date(rig.time.now.getTime() + days * DAY_MS);
  const kids = async (days: number) => (await loadIdentityKeys(db, at(days))).jwks.map((key) => key.kid);

  expect(await kids(0)).toEqual([kid, old?.kid]);
  expect(await pruneIdentityKeys(db, at(29))).toBe(0);
  expect(await kids(29)).toEqual([kid, old?.kid]);
  expect(await kids(31)).toEqual([kid]);
  expect(await pruneIdentityKeys(db, at(31))).toBe(1);
  expect(await kids(0)).toEqual([kid]);
});

test('keys can be rotated twice at the same time, and before the first start', async () => {
  const { db } = rig.store;
  await db.deleteFrom('secrets').execute();
  const kids = await Promise.all([
    rotateIdentityKeys(db, rig.time.now),
    rotateIdentityKeys(db, rig.time.now),
  ]);

  const { jwks } = await loadIdentityKeys(db, rig.time.now);
  expect(jwks).toHaveLength(3);
  expect(
    jwks
      .slice(0, 2)
      .map(({ kid }) => kid)
      .toSorted(),
  ).toEqual(kids.toSorted());
});
