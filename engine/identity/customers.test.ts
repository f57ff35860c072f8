import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TestBrowser } from '#engine/testing/test-browser.ts';
import { CUSTOMER, createTestIdentity, EDMONTON, SAN_ANTONIO } from '#engine/testing/test-identity.ts';
import { STORE_KINDS } from '#engine/testing/test-store.ts';

const NEW = { name: ' Dora  Lind ', email: 'Dora@Example.com', password: 'four words of mine' };

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
  });

  const customer = (origin = EDMONTON, spaceId = 'edmonton') =>
    rig.identity.authenticateCustomer(browser.requestFor(origin), spaceId);
  const customers = () =>
    rig.store.db.selectFrom('customers').selectAll().where('id', '!=', 'account-1').execute();

  async function signUp(form: Record<string, string>) {
    const page = await browser.open(`${EDMONTON}/account/sign-up?returnTo=/about`);

    return browser.post(page.url, form);
  }

  test('a visitor signs up and returns to the page they left, signed in [R6.004]', async () => {
    const page = await browser.open(`${EDMONTON}/account/sign-up`, { referer: `${EDMONTON}/about?a=1` });
    expect(new URL(page.hops[0] ?? '').searchParams.get('screen_hint')).toBe('signup');
    expect(page.html).toContain('<h1>Sign up</h1>');

    const back = await browser.post(page.url, NEW);

    expect(back.url.href).toBe(`${EDMONTON}/about?a=1`);
    expect(await customer()).toMatchObject({
      kind: 'customer',
      spaceId: 'edmonton',
      email: 'dora@example.com',
      displayName: 'Dora Lind',
      isEmailVerified: false,
    });
    const [row] = await customers();
    expect(row?.email_verified_at).toBeNull();
    expect(row?.password_hash).toMatch(/^scrypt\$32768\$8\$3\$/);
  });

  test('a new customer signs out and in again, in any letter case of the email, in that space only [R6.004 R4.067]', async () => {
    await signUp(NEW);
    const before = browser.requestFor(EDMONTON);
    const out = await browser.post(`${EDMONTON}/account/sign-out`, {}, { referer: `${EDMONTON}/about` });
    expect(out.url.href).toBe(`${EDMONTON}/about`);
    expect(await customer()).toBeNull();
    expect(await rig.identity.authenticateCustomer(before, 'edmonton')).toBeNull();

    const form = await browser.open(`${EDMONTON}/account/sign-in?returnTo=/search`);
    expect(form.html).toContain('<h1>Sign in</h1>');
    const back = await browser.post(form.url, { email: 'DORA@example.com ', password: NEW.password });

    expect(back.url.href).toBe(`${EDMONTON}/search`);
    expect(await customer()).toMatchObject({ displayName: 'Dora Lind' });
    expect(await customer(SAN_ANTONIO, 'san-antonio')).toBeNull();
    const elsewhere = await browser.open(`${SAN_ANTONIO}/account/sign-in`);
    expect((await browser.post(elsewhere.url, NEW)).status).toBe(422);
  });

  test('sign-in and sign-up link to each other and back to where the visitor was', async () => {
    const signIn = await browser.open(`${EDMONTON}/account/sign-in?returnTo=/about%3Fa=%22`);
    expect(signIn.html).toContain('New here? <a href="?form=sign-up">Sign Up</a>');
    expect(signIn.html).toContain('<a href="/access/login?returnTo=%2F">Sign in as an agent</a>');
    expect(signIn.html).toContain('<a href="/about?a=%22">Back to the site</a>');

    const other = await browser.open(new URL('?form=sign-up', signIn.url));
    expect(other.html).toContain('Have an account? <a href="?form=sign-in">Sign In</a>');
    const back = await browser.post(other.url, NEW);

    expect(back.url.pathname).toBe('/about');
    expect(await customer()).toMatchObject({ email: 'dora@example.com' });
  });

  test('a session ends after thirty days, with its token, or with the account [R4.064]', async () => {
    await signUp(NEW);
    const start = rig.time.now.getTime();
    rig.time.now = new Date(start + 29 * 24 * 3600 * 1000);
    expect(await customer()).not.toBeNull();
    await rig.store.db
      .updateTable('customers')
      .set({ disabled_at: new Date() })
      .where('email', '=', 'dora@example.com')
      .execute();
    expect(await customer()).toBeNull();
    await rig.store.db.updateTable('customers').set({ disabled_at: null }).execute();
    rig.time.now = new Date(start + 31 * 24 * 3600 * 1000);

    expect(await customer()).toBeNull();
    rig.time.now = new Date(start);
  });

  test.each([
    [{ name: '' }, 'Enter your name.'],
    [{ name: '<b>Dora</b>' }, 'Use letters for your name, without &lt; and &gt;.'],
    [{ email: 'dora' }, 'Enter an e-mail address such as name@example.com.'],
    [{ password: 'short' }, 'Use at least 10 characters.'],
    [{ password: 'password1234' }, 'This password is one of the first that others would try.'],
    [{ password: 'dora-lind-dora' }, 'This password says little more than your name or e-mail address.'],
  ])('%j is rejected beside its field, and the other input stays', async (change, sentence) => {
    const response = await signUp({ ...NEW, ...change });
    const [field = ''] = Object.keys(change);

    expect(response.status).toBe(422);
    expect(response.html).toMatch(new RegExp(`id="${field}"[^>]* aria-invalid="true"[^>]*${field}-problem"`));
    expect(response.html).toContain(sentence);
    expect(response.html.match(/field-problem"/g)).toHaveLength(1);
    if (field !== 'email') expect(response.html).toContain('value="Dora@Example.com"');
    expect(response.html).not.toContain(NEW.password);
    expect(await customers()).toEqual([]);
  });

  test('signing up with a registered email behaves as a sign-in: its owner gets in, others learn nothing', async () => {
    const owner = await signUp({ ...NEW, ...CUSTOMER });
    expect(owner.url.pathname).toBe('/about');
    expect(await customer()).toMatchObject({ displayName: 'Cora of edmonton' });

    browser = new TestBrowser(rig.identity);
    const stranger = await signUp({ ...NEW, email: CUSTOMER.email.toUpperCase() });

    expect(stranger.status).toBe(422);
    expect(stranger.html).toContain('No account could be made with this e-mail address and password.');
    expect(stranger.html).not.toContain('Cora');
    expect(await customers()).toEqual([]);
    expect(await customer()).toBeNull();
  });

  test('two concurrent sign-ups with one email make one account', async () => {
    const other = new TestBrowser(rig.identity);
    const forms = await Promise.all(
      [browser, other].map((each) => each.open(`${EDMONTON}/account/sign-up?returnTo=/about`)),
    );
    const responses = await Promise.all([
      browser.post(forms[0]?.url ?? '', NEW),
      other.post(forms[1]?.url ?? '', { ...NEW, password: 'another four words' }),
    ]);

    expect(responses.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await customers()).toHaveLength(1);
  });

  test('one network can request ten accounts in a quarter of an hour, then every request is rejected', async () => {
    const responses = [];
    for (let i = 0; i < 12; i += 1) {
      browser = new TestBrowser(rig.identity);
      const { status, html } = await signUp({
        ...NEW,
        email: i === 11 ? CUSTOMER.email : `dora${i}@example.com`,
      });
      responses.push(status === 429 && html.includes('Too many attempts.') ? 'blocked' : status);
    }

    expect(responses).toEqual([...Array(10).fill(200), 'blocked', 'blocked']);
    expect(await customers()).toHaveLength(10);
  });

  test('signing up does not bypass the throttle of signing in', async () => {
    for (let i = 0; i < 5; i += 1)
      await signUp({ ...NEW, email: CUSTOMER.email, password: `guess number ${i}` });

    const form = await browser.open(`${EDMONTON}/account/sign-in`);

    const blocked = await browser.request(form.url, {
      method: 'POST',
      body: new URLSearchParams(CUSTOMER),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect([blocked.status, blocked.headers.get('retry-after')]).toEqual([429, '900']);
    expect((await signUp({ ...NEW, ...CUSTOMER })).status).toBe(429);
  });

  test('nothing was logged as an error', () => {
    expect(rig.errors).toEqual([]);
  });
});
