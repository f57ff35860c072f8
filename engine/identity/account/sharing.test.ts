import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { TestBrowser } from '#engine/testing/test-browser.ts';
import { createTestIdentity, EDMONTON, SAN_ANTONIO } from '#engine/testing/test-identity.ts';

const SHARED = `${EDMONTON}/account/shared`;
let rig: Awaited<ReturnType<typeof createTestIdentity>>;
let dora: TestBrowser;
let ben: TestBrowser;
let eve: TestBrowser;

beforeAll(async () => {
  rig = await createTestIdentity();
  [dora, ben, eve] = [await signUp('Dora Lind'), await signUp('Ben & Ada'), await signUp('Eve')];
}, 60_000);
afterAll(() => rig.close());
beforeEach(async () => {
  const { db } = rig.store;
  for (const table of ['favourite_partners', 'share_invitations'] as const)
    await db.deleteFrom(table).execute();
});

const keyIn = (html: string) => /name="key" value="([\w-]+)"/.exec(html)?.[1] ?? '';
const linkIn = (html: string) => /value="([^"]+invitation=[\w-]+)"/.exec(html)?.[1] ?? '';
const tokenIn = (link: string) => new URL(link).searchParams.get('invitation') ?? '';

async function signUp(name: string): Promise<TestBrowser> {
  const browser = new TestBrowser(rig.identity);
  const { url } = await browser.open(`${EDMONTON}/account/sign-up?returnTo=/about`);
  await browser.post(url, { name, email: `${name.slice(0, 3)}@example.com`, password: 'four words of mine' });
  return browser;
}
async function send(browser: TestBrowser, path: string, form: Record<string, string> = {}) {
  const { html } = await browser.open(`${EDMONTON}/account`);
  return browser.post(`${SHARED}/${path}`, { key: keyIn(html), ...form });
}
const invite = async (browser: TestBrowser) => linkIn((await send(browser, 'invite')).html);
const accept = (browser: TestBrowser, link: string) => send(browser, 'accept', { token: tokenIn(link) });

test('an invitation shows who invites, is accepted once, and both can stop', async () => {
  const link = await invite(dora);
  expect(link).toMatch(new RegExp(`^${SHARED}\\?invitation=[\\w-]{43}$`));
  expect((await rig.store.db.selectFrom('share_invitations').selectAll().execute())[0]?.secret_hash).not.toBe(
    tokenIn(link),
  );

  const stranger = await new TestBrowser(rig.identity).open(link);
  expect(stranger.html).toContain('Dora Lind would like to share favourites with you');
  expect(stranger.html).toContain(
    `/account/sign-up?returnTo=%2Faccount%2Fshared%3Finvitation%3D${tokenIn(link)}`,
  );
  expect(stranger.html).not.toContain('@example.com');
  expect((await dora.open(link)).html).toContain('This is your own invitation');
  expect((await accept(dora, link)).status).toBe(409);

  const [first, second] = await Promise.all([accept(ben, link), accept(eve, link)]);
  const [winner, loser] = first.html.includes('You share your favourites now') ? [ben, eve] : [eve, ben];
  // The second finds the invitation deleted, or its owner sharing already.
  const rejected = [first.html, second.html].filter(
    (html) => !html.includes('You share your favourites now'),
  );
  expect(rejected).toEqual([expect.stringMatching(/was used already|favourites with somebody/)]);
  expect((await winner.open(SHARED)).html).toContain('<dd>Dora Lind</dd>');
  expect((await loser.open(SHARED)).html).not.toContain('Dora Lind');
  expect((await dora.open(SHARED)).html).toContain(
    winner === ben ? '<dd>Ben &amp; Ada</dd>' : '<dd>Eve</dd>',
  );

  expect((await send(dora, 'invite')).status).toBe(409);
  expect((await accept(dora, await invite(loser))).html).toContain('shares favourites with somebody already');
  await send(winner, 'leave');
  expect((await dora.open(SHARED)).html).not.toContain('Shared with');
  expect((await rig.store.db.selectFrom('favourite_partners').selectAll().execute()).length).toBe(0);
});

test.each([
  ['revoked', () => send(dora, 'revoke')],
  ['replaced', () => invite(dora)],
  [
    'a week old',
    async () => {
      rig.time.now = new Date(rig.time.now.getTime() + 7 * 24 * 3_600_000 + 1);
    },
  ],
])('an invitation that is %s does not work', async (_, end) => {
  const link = await invite(dora);
  await end();

  const page = await ben.open(link);
  expect(page.status).toBe(404);
  expect(page.html).toContain('This invitation has expired');
});

test('invitations are of one site, and their forms of the own page', async () => {
  const link = await invite(dora);

  const elsewhere = await new TestBrowser(rig.identity).open(link.replace(EDMONTON, SAN_ANTONIO));
  expect(elsewhere.status).toBe(404);
  for (const path of ['invite', 'revoke', 'accept', 'leave'])
    expect((await dora.post(`${SHARED}/${path}`, { key: 'forged', token: tokenIn(link) })).status).toBe(403);
  expect((await new TestBrowser(rig.identity).open(SHARED)).html).toContain('Sign In');
});

test('the account goes, and the sharing with it', async () => {
  await accept(ben, await invite(dora));
  const { html } = await dora.open(`${EDMONTON}/account/delete`);
  await dora.post(`${EDMONTON}/account/delete`, {
    key: keyIn(html),
    'delete-current': 'four words of mine',
  });

  expect((await ben.open(SHARED)).html).toContain('Make an Invitation Link');
});
