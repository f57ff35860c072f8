import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TestBrowser } from '#engine/testing/test-browser.ts';
import { createTestIdentity, EDMONTON, SAN_ANTONIO } from '#engine/testing/test-identity.ts';
import { STORE_KINDS } from '#engine/testing/test-store.ts';
import { withSecret } from '../../mail/secret-link.ts';
import { LINK_HOURS, RESEND_LIMIT } from './verification.ts';

const NEW = { name: 'Dora Lind', email: 'dora@example.com', password: 'four words of mine' };
const HOUR_MS = 60 * 60 * 1000;

describe.each(STORE_KINDS)('on %s', (kind) => {
  let rig: Awaited<ReturnType<typeof createTestIdentity>>;
  let browser: TestBrowser;

  beforeAll(async () => {
    rig = await createTestIdentity({ kind });
  });
  afterAll(() => rig.close());
  beforeEach(async () => {
    browser = new TestBrowser(rig.identity);
    rig.letAttemptsPass();
    await rig.store.db.deleteFrom('customers').where('id', '!=', 'account-1').execute();
    await rig.store.db.deleteFrom('mails').execute();
    await rig.store.db.deleteFrom('sign_in_failures').execute();
  });

  const mails = () => rig.store.db.selectFrom('mails').selectAll().orderBy('queued_at').execute();
  /** The link of the last mail, as its recipient gets it. */
  const link = async () => {
    const mail = (await mails()).at(-1);
    const { text } = withSecret({ text: mail?.text_body ?? '', html: '' }, mail?.secret ?? null);
    return /http\S+/.exec(text)?.[0] ?? '';
  };
  const tokenOf = (url: string) => new URL(url).searchParams.get('token') ?? '';
  const confirm = (token: string, origin = EDMONTON) => browser.post(`${origin}/account/verify`, { token });
  const dora = () =>
    rig.store.db.selectFrom('customers').selectAll().where('email', '=', NEW.email).executeTakeFirst();
  const pass = (ms: number) => {
    rig.time.now = new Date(rig.time.now.getTime() + ms);
  };
  async function signUp() {
    const page = await browser.open(`${EDMONTON}/account/sign-up?returnTo=/about`);
    await browser.post(page.url, NEW);
  }

  test('signing up queues a mail, whose link confirms the address by a button and once', async () => {
    await signUp();
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: 'verify-email', recipient: NEW.email, space_id: 'edmonton' });
    // The email may belong to another person, who must not receive a stranger's texts.
    expect(mail?.text_body).not.toContain('Dora');
    const url = await link();
    const [stored] = await rig.store.db.selectFrom('customer_links').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(tokenOf(url));

    const page = await new TestBrowser(rig.identity).open(url);
    expect(page.status).toBe(200);
    expect(page.html).toContain('Is dora@example.com your address');
    expect((await dora())?.email_verified_at).toBeNull();

    const done = await confirm(tokenOf(url));
    expect(done.html).toContain('Your e-mail address is confirmed');
    expect((await dora())?.email_verified_at).toEqual(rig.time.now);
    expect(await rig.identity.authenticateCustomer(browser.requestFor(EDMONTON), 'edmonton')).toMatchObject({
      isEmailVerified: true,
    });
    expect((await confirm(tokenOf(url))).status).toBe(410);
    expect((await browser.open(url)).status).toBe(410);
  });

  test('a link expires', async () => {
    await signUp();
    const url = await link();
    pass(LINK_HOURS['verify-email'] * HOUR_MS);

    expect((await browser.open(url)).status).toBe(410);
    expect((await confirm(tokenOf(url))).status).toBe(410);
    expect((await dora())?.email_verified_at).toBeNull();
  });

  test('a link works on its own site, and only from its own page', async () => {
    await signUp();
    const token = tokenOf(await link());

    expect((await confirm(token, SAN_ANTONIO)).status).toBe(410);
    const forged = { origin: 'https://elsewhere.example' };
    expect((await browser.post(`${EDMONTON}/account/verify`, { token }, forged)).status).toBe(403);
    expect((await confirm('nothing')).status).toBe(410);
    expect((await dora())?.email_verified_at).toBeNull();
  });

  test('a signed-in customer asks for new links, each of which voids the one before, a few times an hour', async () => {
    await signUp();
    const first = tokenOf(await link());
    const resend = () => browser.post(`${EDMONTON}/account/verify/resend`, {});
    pass(1000);

    expect((await resend()).html).toContain('Look into your mailbox');
    const second = tokenOf(await link());
    expect(second).not.toBe(first);
    expect((await confirm(first)).status).toBe(410);
    for (let sent = 1; sent < RESEND_LIMIT.limit; sent++) expect((await resend()).status).toBe(200);
    expect((await resend()).status).toBe(429);
    expect(await mails()).toHaveLength(1 + RESEND_LIMIT.limit);

    pass(HOUR_MS);
    expect((await resend()).status).toBe(200);
    await confirm(tokenOf(await link()));
    expect((await resend()).html).toContain('confirmed already');
    expect(await mails()).toHaveLength(2 + RESEND_LIMIT.limit);
  });

  test('a visitor who is not signed in sees that it needs a sign-in', async () => {
    const page = await browser.post(`${EDMONTON}/account/verify/resend`, {});

    expect(page.status).toBe(410);
    expect(page.html).toContain('Sign in to get a new link.');
  });

  test('pages are stored by no cache, and their links to the site do not hand over the secret', async () => {
    await signUp();
    const url = await link();
    const response = await browser.request(new URL(url), {});

    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await response.text()).toContain('<a href="/" rel="noreferrer">');
  });

  test('an account that cannot be stored has no mail', async () => {
    const page = await browser.open(`${EDMONTON}/account/sign-up?returnTo=/about`);
    await browser.post(page.url, { ...NEW, email: 'agent@example.test' });

    expect(await mails()).toEqual([]);
  });
});

test('pages and mails are in the language of the site', async () => {
  const rig = await createTestIdentity();
  rig.letAttemptsPass();
  const body = JSON.stringify({ config: { display: { siteName: 'Chez nous', language: 'fr' } } });
  await rig.store.db
    .insertInto('settings')
    .values({ space_id: 'edmonton', name: 'website', body, saved_by: null })
    .execute();
  const browser = new TestBrowser(rig.identity);
  const page = await browser.open(`${EDMONTON}/account/sign-up?returnTo=/about`);
  await browser.post(page.url, NEW);
  const mail = await rig.store.db.selectFrom('mails').selectAll().executeTakeFirstOrThrow();

  expect(mail.subject).toBe('Confirmez votre adresse courriel pour Chez nous');
  expect((await browser.open(`${EDMONTON}/account/verify?token=x`)).html).toContain('Ce lien a expiré');
  await rig.close();
});

test('pages of a site in the United States are spelled as there', async () => {
  const rig = await createTestIdentity();
  await rig.store.db
    .updateTable('spaces')
    .set({ settings: JSON.stringify({ locale: 'en-US', currency: 'USD', timeZone: 'America/Chicago' }) })
    .where('id', '=', 'san-antonio')
    .execute();
  const browser = new TestBrowser(rig.identity);
  const pageOf = async (origin: string) =>
    (await browser.open(`${origin}/account/sign-up?returnTo=/about`)).html;
  const [american, canadian] = [await pageOf(SAN_ANTONIO), await pageOf(EDMONTON)];

  expect(american).toContain('Share your favorites');
  expect(american).toContain('<html lang="en-us">');
  expect(canadian).toContain('Share your favourites');
  await rig.close();
});
