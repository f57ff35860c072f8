import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TestBrowser } from '#engine/testing/test-browser.ts';
import { AGENT, createTestIdentity, EDMONTON, SAN_ANTONIO } from '#engine/testing/test-identity.ts';
import { STORE_KINDS } from '#engine/testing/test-store.ts';
import { withSecret } from '../../mail/secret-link.ts';
import { RESET_LIMITS } from './password-reset.ts';

const NEW = { name: 'Dora Lind', email: 'dora@example.com', password: 'four words of mine' };
const OTHER_PASSWORD = 'quite another phrase';
const ACCOUNT = `${EDMONTON}/account`;

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
    const { db } = rig.store;
    await db.deleteFrom('customers').where('id', '!=', 'account-1').execute();
    await db.deleteFrom('mails').execute();
    await db.deleteFrom('sign_in_failures').execute();
    await db.deleteFrom('sessions').execute();
  });

  const lastMail = (kind: string) =>
    rig.store.db
      .selectFrom('mails')
      .selectAll()
      .where('kind', '=', kind)
      .orderBy('queued_at', 'desc')
      .execute();
  const tokenIn = (mail?: { text_body: string; secret: string | null }) => {
    const { text } = withSecret({ text: mail?.text_body ?? '', html: '' }, mail?.secret ?? null);
    return /token=([\w-]+)/.exec(text)?.[1] ?? '';
  };
  const dora = () =>
    rig.store.db.selectFrom('customers').selectAll().where('name', '=', NEW.name).executeTakeFirst();
  const whoIs = (of = browser) => rig.identity.authenticateCustomer(of.requestFor(EDMONTON), 'edmonton');
  const keyIn = (html: string) => /name="key" value="([\w-]+)"/.exec(html)?.[1] ?? '';
  const pass = (ms: number) => {
    rig.time.now = new Date(rig.time.now.getTime() + ms);
  };

  async function signUp() {
    const page = await browser.open(`${EDMONTON}/account/sign-up?returnTo=/about`);
    await browser.post(page.url, NEW);
  }
  async function signIn(of: TestBrowser, password = NEW.password) {
    const page = await of.open(`${EDMONTON}/account/sign-in?returnTo=/about`);
    return of.post(page.url, { email: NEW.email, password });
  }
  /** Posts a form of the customer's own page. */
  async function send(path: string, form: Record<string, string>) {
    const { html } = await browser.open(ACCOUNT);
    return browser.post(`${ACCOUNT}/${path}`, { key: keyIn(html), ...form });
  }

  describe('the account page', () => {
    test('is for those who are signed in, and is returned to', async () => {
      const page = await browser.open(ACCOUNT);
      expect(page.hops[0]).toBe(`${EDMONTON}/account/sign-in?returnTo=/account`);
      await signUp();
      const { html } = await browser.open(ACCOUNT);
      const [, signOut = ''] = /<form method="post" action="([^"]*)"><button[^>]*>Sign Out</.exec(html) ?? [];
      await browser.post(`${EDMONTON}${signOut}`, {});
      const again = await browser.open(ACCOUNT);
      const back = await browser.post(again.url, { email: NEW.email, password: NEW.password });

      expect(back.url.href).toBe(ACCOUNT);
      expect(back.html).toContain('dora@example.com (not confirmed yet)');
    });

    test('is stored by no cache, and read by no script or window of the site', async () => {
      await signUp();
      const query = (headers: Record<string, string>) => browser.request(new URL(ACCOUNT), { headers });
      const page = await query({ 'sec-fetch-mode': 'navigate' });

      expect(page.status).toBe(200);
      expect(page.headers.get('cache-control')).toBe('private, no-store');
      expect(page.headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
      expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      for (const mode of ['cors', 'same-origin', 'no-cors'])
        expect((await query({ 'sec-fetch-mode': mode })).status).toBe(403);
    });

    test.each(['password', 'email', 'sign-out-everywhere', 'delete'])(
      'takes no %s from elsewhere, without its key, or from a visitor',
      async (path) => {
        await signUp();
        const form = {
          'password-current': NEW.password,
          'email-current': NEW.password,
          'delete-current': NEW.password,
          password: OTHER_PASSWORD,
          email: 'else@example.com',
        };
        const key = keyIn((await browser.open(ACCOUNT)).html);
        const target = `${ACCOUNT}/${path}`;

        const elsewhere = await browser.post(
          target,
          { ...form, key },
          { origin: 'https://elsewhere.example' },
        );
        expect(elsewhere.status).toBe(403);
        expect((await browser.post(target, form)).status).toBe(403);
        expect((await browser.post(target, { ...form, key: `${key}x` })).status).toBe(403);
        const visitor = await new TestBrowser(rig.identity).post(target, { ...form, key });
        expect(visitor.hops[0]).toContain('/account/sign-in');
        expect(await whoIs()).toMatchObject({ email: NEW.email });
        expect((await signIn(new TestBrowser(rig.identity))).url.pathname).toBe('/about');
      },
    );
  });

  test('the password is changed with the present one, which ends all other sessions', async () => {
    await signUp();
    const other = new TestBrowser(rig.identity);
    await signIn(other);
    const wrong = await send('password', { 'password-current': 'not this one', password: OTHER_PASSWORD });
    expect(wrong).toMatchObject({ status: 422, html: expect.stringContaining('This is not your password.') });
    const short = await send('password', { 'password-current': NEW.password, password: 'short' });
    expect(short.html).toContain('Use at least 10 characters.');
    expect(await whoIs(other)).not.toBeNull();

    const done = await send('password', { 'password-current': NEW.password, password: OTHER_PASSWORD });
    expect(done.html).toContain('Your password is changed.');
    expect(await whoIs()).not.toBeNull();
    expect(await whoIs(other)).toBeNull();
    expect((await signIn(other)).status).toBe(422);
    expect((await signIn(other, OTHER_PASSWORD)).url.pathname).toBe('/about');
    expect(await lastMail('password-changed')).toHaveLength(1);
  });

  test('guessing the present password is limited', async () => {
    await signUp();
    const guess = () => send('password', { 'password-current': 'a guess', password: OTHER_PASSWORD });
    for (let attempt = 0; attempt < 5; attempt++) expect((await guess()).status).toBe(422);

    expect((await guess()).status).toBe(429);
    const right = await send('password', { 'password-current': NEW.password, password: OTHER_PASSWORD });
    expect(right.status).toBe(429);
  });

  test('another email takes effect once its link is used, and the old one is notified', async () => {
    await signUp();
    const first = tokenIn((await lastMail('verify-email'))[0]);
    await browser.post(`${ACCOUNT}/verify`, { token: first });
    pass(1000);
    const query = (email: string) => send('email', { 'email-current': NEW.password, email });
    expect((await query('nothing')).html).toContain('Enter an e-mail address such as');
    expect((await query(NEW.email)).html).toContain('This is your address already.');
    expect((await query('Dora.New@example.com')).html).toContain('A link is on its way to the new address.');

    expect(await dora()).toMatchObject({ email: NEW.email });
    const [mail] = await lastMail('verify-email');
    expect(mail?.recipient).toBe('dora.new@example.com');
    expect((await lastMail('email-change'))[0]?.recipient).toBe(NEW.email);
    await browser.post(`${ACCOUNT}/verify`, { token: tokenIn(mail) });
    expect(await dora()).toMatchObject({ email: 'dora.new@example.com', email_verified_at: rig.time.now });
  });

  test('an address that somebody else has by then is not taken from them', async () => {
    await signUp();
    pass(1000);
    await send('email', { 'email-current': NEW.password, email: 'agent@example.test' });
    const token = tokenIn((await lastMail('verify-email'))[0]);
    const page = await browser.post(`${ACCOUNT}/verify`, { token });

    expect(page.html).toContain('Another account has this address');
    expect(await dora()).toMatchObject({ email: NEW.email });
  });

  test('signing out everywhere ends the session of every browser', async () => {
    await signUp();
    const other = new TestBrowser(rig.identity);
    await signIn(other);
    const before = browser.requestFor(EDMONTON);
    await send('sign-out-everywhere', {});

    expect(await rig.identity.authenticateCustomer(before, 'edmonton')).toBeNull();
    expect(await whoIs(other)).toBeNull();
    expect((await browser.open(ACCOUNT)).hops[0]).toContain('/account/sign-in');
  });

  test('everything about the customer is downloaded, without secrets and without what is others’', async () => {
    await signUp();
    const { db } = rig.store;
    const { id = '' } = (await dora()) ?? {};
    const row = { space_id: 'edmonton', source: 's', listing_id: 'l1', mls: 'E1', note: 'Near the school' };
    await db
      .insertInto('favourites')
      .values([
        { ...row, customer_id: id },
        { ...row, customer_id: 'account-1', note: 'not mine' },
      ])
      .execute();
    const response = await browser.request(new URL(`${ACCOUNT}/data`), {});
    // biome-ignore lint/suspicious/noExplicitAny: untyped JSON
    const data: any = await response.json();

    expect(response.headers.get('content-disposition')).toBe('attachment; filename="my-data.json"');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(data.customers).toMatchObject([{ email: NEW.email, name: NEW.name }]);
    expect(data.favourites).toMatchObject([{ note: 'Near the school' }]);
    expect(data.mails).toMatchObject([{ kind: 'verify-email', recipient: NEW.email }]);
    expect(data.sessions).toHaveLength(1);
    const text = JSON.stringify(data);
    const [mail] = await lastMail('verify-email');
    for (const secret of [mail?.secret, (await dora())?.password_hash, 'not mine'])
      expect(text).not.toContain(String(secret));
  });

  test('the account is deleted with all that belongs to it, after the password is given', async () => {
    await signUp();
    const { id = '' } = (await dora()) ?? {};
    const other = new TestBrowser(rig.identity);
    await signIn(other);
    expect((await browser.open(`${ACCOUNT}/delete`)).html).toContain('Delete your account?');
    expect((await send('delete', { 'delete-current': 'not this one' })).status).toBe(422);
    expect(await dora()).toBeDefined();
    const done = await send('delete', { 'delete-current': NEW.password });

    expect(done.html).toContain('Your account is deleted');
    expect(await whoIs()).toBeNull();
    expect(await whoIs(other)).toBeNull();
    const { db } = rig.store;
    for (const table of ['customers', 'mails', 'sessions', 'customer_links', 'oidc_payloads'] as const) {
      const rows = JSON.stringify(await db.selectFrom(table).selectAll().execute());
      expect([table, rows.includes(id), rows.includes(NEW.email)]).toEqual([table, false, false]);
    }
    expect(await db.selectFrom('customers').select('id').execute()).toHaveLength(2);
  });

  describe('a forgotten password', () => {
    const requestReset = (email: string, headers = {}) =>
      browser.post(`${ACCOUNT}/forgot`, { email }, headers);
    const reset = (token: string, password = OTHER_PASSWORD, origin = EDMONTON) =>
      browser.post(`${origin}/account/reset`, { token, password });
    const resetToken = async () => {
      await expect.poll(async () => (await lastMail('reset-password')).length).toBeGreaterThan(0);
      return tokenIn((await lastMail('reset-password'))[0]);
    };

    test('is replaced by a link, once, which signs out everywhere and proves the address', async () => {
      await signUp();
      expect((await requestReset(' DORA@example.com ')).html).toContain('a link is on its way');
      const token = await resetToken();
      const form = await browser.open(`${ACCOUNT}/reset?token=${token}`);
      expect(form.status).toBe(200);
      expect((await reset(token, 'short')).status).toBe(422);
      expect((await reset(token, OTHER_PASSWORD, SAN_ANTONIO)).status).toBe(410);

      expect((await reset(token)).html).toContain('Your password is changed');
      expect((await reset(token)).status).toBe(410);
      expect(await whoIs()).toBeNull();
      expect((await dora())?.email_verified_at).toEqual(rig.time.now);
      expect((await signIn(browser)).status).toBe(422);
      expect((await signIn(browser, OTHER_PASSWORD)).url.pathname).toBe('/about');
    });

    test('gets the same response for every email, and no mail is sent to one without an account', async () => {
      await signUp();
      const known = await requestReset(NEW.email);
      const unknown = await requestReset('nobody@example.com');
      await resetToken();

      expect(known.status).toBe(unknown.status);
      expect(known.html.replaceAll(NEW.email, '')).toBe(unknown.html.replaceAll('nobody@example.com', ''));
      expect(await lastMail('reset-password')).toHaveLength(1);
    });

    test('is limited for each address, known or not, and for each network', async () => {
      for (const email of [NEW.email, 'nobody@example.com']) {
        for (let requests = 0; requests < RESET_LIMITS.email.limit; requests++)
          expect((await requestReset(email, { 'x-visitor-address': `10.0.0.${requests}` })).status).toBe(200);
        expect((await requestReset(email, { 'x-visitor-address': '10.0.0.9' })).status).toBe(429);
      }
      for (let requests = 0; requests < RESET_LIMITS.network.limit; requests++)
        await requestReset(`n${requests}@example.com`, { 'x-visitor-address': '10.1.1.1' });
      expect((await requestReset('last@example.com', { 'x-visitor-address': '10.1.1.1' })).status).toBe(429);
    });

    test('has a link for an hour, and for the address that the account still has', async () => {
      await signUp();
      await requestReset(NEW.email);
      const token = await resetToken();
      await rig.store.db
        .updateTable('customers')
        .set({ email: 'x@example.com' })
        .where('name', '=', NEW.name)
        .execute();
      expect((await reset(token)).status).toBe(410);
      await rig.store.db
        .updateTable('customers')
        .set({ email: NEW.email })
        .where('name', '=', NEW.name)
        .execute();
      pass(60 * 60 * 1000);

      expect((await reset(token)).status).toBe(410);
      expect((await browser.open(`${ACCOUNT}/reset?token=${token}`)).status).toBe(410);
    });
  });

  describe('a forgotten password of an agent', () => {
    const FORGOT = `${EDMONTON}/access/forgot`;
    const requestReset = (email: string) => browser.post(FORGOT, { email });
    const mails = () => lastMail('agent-reset-password');

    test('is replaced by a link that the sign-in leads to, and signs in', async () => {
      const signInPage = await browser.open(`${EDMONTON}/access/login?returnTo=/`);
      expect(signInPage.html).toContain('<a href="/access/forgot">Forgot your password?</a>');
      expect((await browser.open(FORGOT)).html).toContain('<form method="post" action="/access/forgot">');
      expect((await requestReset(` ${AGENT.email.toUpperCase()} `)).html).toContain('a link is on its way');
      await expect.poll(async () => (await mails()).length).toBe(1);

      const token = tokenIn((await mails())[0]);
      const chosen = await browser.post(`${EDMONTON}/access/reset`, { token, password: OTHER_PASSWORD });
      expect(chosen.url.pathname).toBe('/');
      expect(await rig.identity.authenticate(browser.requestFor(EDMONTON), 'edmonton')).not.toBeNull();
      const expired = await browser.open(`${EDMONTON}/access/reset?token=${token}`);
      expect(expired.status).toBe(410);
      expect(expired.html).toContain('href="/access/forgot"');
      const { db } = rig.store;
      const { password_hash } = await db
        .selectFrom('accounts')
        .select('password_hash')
        .where('space_id', '=', 'san-antonio')
        .executeTakeFirstOrThrow();
      await db.updateTable('accounts').set({ password_hash }).where('space_id', '=', 'edmonton').execute();
    });

    test('gets the same response for every email; other sites cannot send it, and each email has a rate limit', async () => {
      const known = await requestReset(AGENT.email);
      const unknown = await requestReset('nobody@example.com');
      await expect.poll(async () => (await mails()).length).toBe(1);

      expect(known.html.replaceAll(AGENT.email, '')).toBe(unknown.html.replaceAll('nobody@example.com', ''));
      expect((await requestReset('nobody')).status).toBe(422);
      expect((await browser.post(FORGOT, { email: AGENT.email }, { origin: SAN_ANTONIO })).status).toBe(403);
      for (let requests = 1; requests < RESET_LIMITS.email.limit; requests++)
        await requestReset('nobody@example.com');
      expect((await requestReset('nobody@example.com')).status).toBe(429);
      expect((await browser.post(`${ACCOUNT}/forgot`, { email: 'nobody@example.com' })).status).toBe(200);
    });
  });
});
