import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AlertFrequency } from '#domain/alerts/frequency.ts';
import { TestBrowser } from '#engine/testing/test-browser.ts';
import { CUSTOMER, createTestIdentity, EDMONTON, SAN_ANTONIO } from '#engine/testing/test-identity.ts';
import { STORE_KINDS } from '#engine/testing/test-store.ts';
import { unsubscribeUrl } from '../../alerts/unsubscribe-link.ts';
import { putSubscription } from '../../store/alerts/subscription-table.ts';
import { insertSavedSearch } from '../../store/people/saved-search-table.ts';

const OWNER = { spaceId: 'edmonton', customerId: 'account-1', source: 'idx-test' };

describe.each(STORE_KINDS)('a customer’s mails about listings on %s', (kind) => {
  let rig: Awaited<ReturnType<typeof createTestIdentity>>;
  let browser: TestBrowser;

  beforeAll(async () => {
    rig = await createTestIdentity({ kind });
  });
  afterAll(() => rig.close());
  beforeEach(async () => {
    browser = new TestBrowser(rig.identity);
    rig.letAttemptsPass();
    for (const table of ['saved_searches', 'alert_subscriptions', 'alert_consents', 'alert_entries'] as const)
      await rig.store.db.deleteFrom(table).execute();
    for (const id of ['one', 'two']) {
      const search = { id, name: `${id} & <all>`, uiState: { geo: null, sort: null, filters: {} } };
      await insertSavedSearch(rig.store.db, { ...OWNER, ...search, createdAt: rig.time.now });
    }
    for (const searchId of ['', 'one', 'two'])
      await putSubscription(rig.store.db, { ...OWNER, searchId, frequency: 'daily', origin: EDMONTON });
  });

  async function frequencies(): Promise<Record<string, AlertFrequency>> {
    const rows = await rig.store.db.selectFrom('alert_subscriptions').selectAll().execute();
    return Object.fromEntries(rows.map(({ search_id, frequency }) => [search_id || 'favourites', frequency]));
  }
  const consents = () =>
    rig.store.db
      .selectFrom('alert_consents')
      .select(['search_id', 'frequency', 'via'])
      .orderBy('id')
      .execute();
  async function linkOf(searchId: string): Promise<URL> {
    const { db } = rig.store;
    const { number } = await db
      .selectFrom('alert_subscriptions')
      .select('number')
      .where('search_id', '=', searchId)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('alert_entries')
      .values({ subscription: number, event: 1, matched_at: rig.time.now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return new URL(await unsubscribeUrl(db, { origin: EDMONTON, number }));
  }
  /** A request of a program without cookies. */
  const request = (url: URL, init: RequestInit = {}) =>
    rig.identity.account.fetch(new Request(url, { ...init, headers: { host: url.host, ...init.headers } }));

  test('one POST without cookies or a page unsubscribes, as RFC 8058 says; a GET does not', async () => {
    const url = await linkOf('one');
    const page = await request(url);
    const html = await page.text();
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(html).toContain('“one &amp; &lt;all&gt;”');
    expect(await frequencies()).toEqual({ favourites: 'daily', one: 'daily', two: 'daily' });

    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' };
    const posted = await request(url, { method: 'POST', headers, body: 'List-Unsubscribe=One-Click' });
    expect(posted.status).toBe(200);
    expect(await frequencies()).toEqual({ favourites: 'daily', one: 'never', two: 'daily' });
    expect(await consents()).toEqual([{ search_id: 'one', frequency: 'never', via: 'one-click' }]);
    expect(await rig.store.db.selectFrom('alert_entries').selectAll().execute()).toEqual([]);
  });

  test('the page of the link ends one or all, and favourites likewise', async () => {
    const url = await linkOf('');
    expect(await (await request(url)).text()).toContain('no more e-mail about your favourites');
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    await request(url, { method: 'POST', headers });
    expect(await frequencies()).toEqual({ favourites: 'never', one: 'daily', two: 'daily' });

    await request(url, { method: 'POST', headers, body: 'all=1' });
    expect(new Set(Object.values(await frequencies()))).toEqual(new Set(['never']));
    expect((await consents()).map(({ via }) => via)).toEqual(['link', 'link', 'link']);
  });

  test('a forged link, one of another site and one of a deleted search change nothing', async () => {
    const url = await linkOf('one');
    const token = url.searchParams.get('token') ?? '';
    const [number = '', signature = ''] = token.split('.');
    const other = new URL(url.pathname + url.search, SAN_ANTONIO);
    const links = [`${Number(number) + 1}.${signature}`, `${number}.${'A'.repeat(43)}`, '', 'x'].map(
      (forged) => new URL(`${url.pathname}?token=${encodeURIComponent(forged)}`, EDMONTON),
    );
    for (const link of [...links, other])
      for (const method of ['GET', 'POST']) expect((await request(link, { method })).status).toBe(410);
    expect(await frequencies()).toEqual({ favourites: 'daily', one: 'daily', two: 'daily' });

    await rig.store.db.deleteFrom('saved_searches').where('id', '=', 'one').execute();
    expect((await request(url, { method: 'POST' })).status).toBe(410);
  });

  test('the account page lists them and records what is changed', async () => {
    const signIn = await browser.open(`${EDMONTON}/account/sign-in?returnTo=/account`);
    const { html } = await browser.post(signIn.url, { email: CUSTOMER.email, password: CUSTOMER.password });
    expect(html).toContain('<label for="search-one">one &amp; &lt;all&gt;</label>');
    expect(html).toContain('Every mail has a link to unsubscribe.');
    const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? '';
    const form = { favourites: 'weekly', 'search-one': 'never', 'search-two': 'daily' };
    const send = (more: Record<string, string>) =>
      browser.post(`${EDMONTON}/account/alerts`, { ...form, ...more });

    await send({ key: 'forged', version: hidden('version') });
    await send({ key: hidden('key'), version: 'old' });
    expect(await frequencies()).toEqual({ favourites: 'daily', one: 'daily', two: 'daily' });

    const saved = await send({ key: hidden('key'), version: hidden('version') });
    expect(saved.html).toContain('Your choice is saved.');
    expect(await frequencies()).toEqual({ favourites: 'weekly', one: 'never', two: 'daily' });
    expect(await consents()).toEqual([
      { search_id: '', frequency: 'weekly', via: 'account' },
      { search_id: 'one', frequency: 'never', via: 'account' },
    ]);
  });
});
