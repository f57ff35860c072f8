import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AlertFrequency } from '#domain/alerts/frequency.ts';
import { AlertMatcher } from '#engine/alerts/alert-matcher.ts';
import type { DigestTokens } from '#engine/alerts/digest-tokens.ts';
import { sendDigests } from '#engine/alerts/send-digests.ts';
import { addCustomers, addListings, addSpaces, SOURCE } from '#engine/testing/fixtures.ts';
import { createTestEngine, type TestEngine } from '#engine/testing/test-engine.ts';
import { STORE_KINDS } from '#engine/testing/test-store.ts';
import { transactionsSettled } from '#engine/testing/transactions-settled.ts';
import { embeddedUpstreams } from '#gateway/testing/embedded-upstreams.ts';
import { createTestGateway } from '#gateway/testing/test-gateway.ts';
import { createAlertDisplay } from './alert-display.ts';

const PROFILE = 'space/edmonton/profile';
const ALL = { geo: { type: 'all-areas' } };
/** A Saturday, 13:00 in Chicago. */
const NOON = new Date('2026-11-21T19:00:00Z');
const HOUR_MS = 3_600_000;

describe.each(STORE_KINDS)('mails about listings on %s', (kind) => {
  let engine: TestEngine;
  let now = NOON;
  let version: string;
  let run: () => Promise<void>;
  let digest: () => Promise<number>;
  const errors: unknown[] = [];
  const later = (hours: number) => {
    now = new Date(now.getTime() + hours * HOUR_MS);
  };
  const call = (path: string, method = 'GET', body?: unknown) =>
    engine.call(`${PROFILE}/${path}`, { method, token: 'customer', body });
  const save = async (name: string, frequency: AlertFrequency, uiState: object = ALL): Promise<string> =>
    (await call(`searches/${SOURCE}/named`, 'POST', { name, uiState, alerts: { frequency, version } })).body
      .id;
  const mails = () => engine.store.db.selectFrom('mails').selectAll().orderBy('queued_at').execute();
  const change = (id: string, values: Record<string, unknown>) =>
    engine.store.db.updateTable('listings').set(values).where('id', '=', id).execute();

  beforeAll(async () => {
    engine = await createTestEngine({ kind, clock: () => now });
    await addSpaces(engine.store);
    await addCustomers(engine.store);
    await engine.store.db.updateTable('customers').set({ email_verified_at: NOON }).execute();
    // Its clocks change as they always did, whichever year the time zone data are of.
    await sql`update spaces set settings = settings || '{"timeZone": "America/Chicago"}'`.execute(
      engine.store.db,
    );
    version = (await call(`alerts/${SOURCE}`)).body.consent.version;
    // The tokens of the test engine.
    const tokens: DigestTokens = { issue: () => 'verified-customer', revoke: () => {}, verify: () => null };
    const { gateway } = await createTestGateway({ upstreams: embeddedUpstreams(engine) });
    const display = createAlertDisplay(gateway, tokens);
    const { db } = engine.store;
    const matcher = new AlertMatcher({ db, clock: () => now, allow: display.allow });
    digest = () =>
      sendDigests({ db, clock: () => now, display, onError: (error) => void errors.push(error) });
    run = async () => {
      await transactionsSettled(db);
      await matcher.run();
      await digest();
    };
  });
  beforeEach(async () => {
    now = NOON;
    for (const table of [
      'listings',
      'solds',
      'listing_events',
      'alert_entries',
      'alert_subscriptions',
      'saved_searches',
      'favourites',
      'mails',
      'terms_agreements',
      'customer_contacts',
    ] as const)
      await engine.store.db.deleteFrom(table).execute();
  });
  afterAll(async () => {
    await engine.close();
    expect(errors).toEqual([]);
  });

  test('fourteen of sixteen listings are in it, with the way to all and out', async () => {
    const id = await save('Houses <3', 'instant');
    await addListings(
      engine.store,
      Array.from({ length: 16 }, (_, at) => ({
        id: String(at),
        price: 500_000 + at,
        document: { bedrooms: 3, bathrooms: 2.5, courtesyOfMessage: 'Courtesy of the board' },
      })),
    );
    await run();

    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      kind: 'alert',
      recipient: 'customer-1@example.test',
      subject: '16 homes for “Houses <3” on localhost',
      status: 'waiting',
    });
    const url = mail?.unsubscribe_url ?? '';
    expect(url).toMatch(/^http:\/\/localhost\/account\/alerts\/unsubscribe\?token=\d+\.[\w-]{43}$/);
    for (const body of [mail?.text_body, mail?.html_body]) {
      expect(body?.match(/Test Street/g)?.length).toBeGreaterThanOrEqual(14);
      for (const text of [
        '14 of 16, see all',
        `http://localhost/search/s/${id}`,
        '$500,015',
        '3 bedrooms · 2.5 bathrooms',
        'Courtesy of the board',
        'http://localhost/account#alerts',
      ])
        expect(body).toContain(text);
      expect(body).toContain(url);
      expect(body).not.toContain('$500,001');
    }
    expect(mail?.html_body).toContain('Houses &lt;3');
    expect(mail?.html_body).toContain('http://localhost/_files/15-0.jpg?w=320&amp;f=jpeg');
    await run();
    expect(await mails()).toHaveLength(1);
  });

  test('what a seller or a source withholds is not in it', async () => {
    await save('All', 'instant');
    await addListings(engine.store, [
      {
        id: 'a',
        display: { address: false },
        address: 'CANARY Street',
        document: { neighbourhood: 'Strathcona' },
      },
      { id: 'b', address: '2 Shown Street', document: { permittedUses: ['VOW'] } },
      { id: 'c', address: '3 Shown Street', display: { listing: false } },
    ]);
    await run();

    const [mail] = await mails();
    expect(mail?.subject).toBe('1 home for “All” on localhost');
    expect(mail?.text_body).toContain('Strathcona, Edmonton');
    expect(`${mail?.text_body}${mail?.html_body}`).not.toMatch(/CANARY|Shown Street/);
  });

  test('a search on a field that may not be searched is matched without that term', async () => {
    const raw = JSON.stringify([{ field: 'address', operator: 'match', values: ['nowhere'] }]);
    await save('Guess', 'instant', { ...ALL, filters: { raw } });
    await addListings(engine.store, [{ id: 'a' }]);
    await run();

    expect(await mails()).toHaveLength(1);
  });

  test.each([
    ['has not met the viewing conditions', false],
    ['has met them', true],
  ])('a sale reaches a customer who %s as far as the source allows', async (_, hasMet) => {
    await addListings(engine.store, [{ id: 'a', price: 500_000, address: '1 Sold Street' }]);
    await save('All', 'instant');
    if (hasMet) {
      await call(`${SOURCE}/termsAgreement`, 'PUT', { agreed: true });
      await call('contactInfo', 'PUT', { phone: '780 555 0123' });
    }
    await change('a', { status: 'off' });
    const document = {
      mlsNum: 'Ea',
      streetAddress: '1 Sold Street',
      city: 'Edmonton',
      soldPrice: 480_000,
      soldDate: '2026-11-20',
    };
    await engine.store.db
      .insertInto('solds')
      .values({
        source: SOURCE,
        id: 's-1',
        office_id: null,
        sold_at: '2026-11-20T00:00:00Z',
        document: JSON.stringify(document),
      })
      .execute();
    await run();

    const [mail] = await mails();
    if (hasMet)
      expect(mail?.text_body).toContain('Sold: 1 Sold Street, Edmonton\n$480,000\nhttp://localhost/sold/s-1');
    else expect(mail).toBeUndefined();
  });

  test('favourites: another price, back, and gone by the MLS number alone', async () => {
    await addListings(
      engine.store,
      ['a', 'b', 'c', 'd'].map((id) => ({
        id,
        price: 500_000,
        document: { price: id === 'a' ? 480_000 : 500_000 },
      })),
    );
    for (const id of ['a', 'b', 'c', 'd']) await call(`likes/${SOURCE}/${id}`, 'PUT');
    await call(`alerts/${SOURCE}`, 'PUT', { frequency: 'instant', version });
    await change('a', { price: 480_000 });
    await change('b', { status: 'pending' });
    await change('b', { status: 'active' });
    await change('c', { status: 'off' });
    await change('d', { price: 400_000 });
    await change('d', { price: 500_000 });
    await run();

    const [mail] = await mails();
    expect(mail?.subject).toBe('News of 3 favourites on localhost');
    expect(mail?.text_body).toContain('No longer available: MLS® number Ec\n');
    expect(mail?.text_body).toContain('Back on the market: b Test Street, Edmonton');
    expect(mail?.text_body).toContain('Price changed: a Test Street, Edmonton\n$480,000, before $500,000');
    expect(mail?.text_body).not.toMatch(/[cd] Test Street/);
    expect(mail?.text_body).toContain('http://localhost/search?ids=');
  });

  test('the price before is beside the new one', async () => {
    await addListings(engine.store, [{ id: 'a', price: 500_000, document: { price: 480_000 } }]);
    await save('All', 'instant');
    await change('a', { price: 480_000 });
    await run();

    expect((await mails())[0]?.text_body).toContain(
      'Price changed: a Test Street, Edmonton\n$480,000, before $500,000',
    );
  });

  test('a listing that two searches find is reported once', async () => {
    await save('One', 'instant');
    await save('Two', 'daily');
    await addListings(engine.store, [{ id: 'a' }]);
    await run();
    later(24);
    await run();

    expect(await mails()).toHaveLength(1);
  });

  test('daily and weekly ones wait for their hour, and none leaves in quiet hours', async () => {
    await save('Now', 'instant', { ...ALL, filters: { high_price: '10' } });
    await save('Daily', 'daily', { ...ALL, filters: { low_price: '20', high_price: '30' } });
    await save('Weekly', 'weekly', { ...ALL, filters: { low_price: '40' } });
    const named = async () =>
      (await mails()).map(({ subject, queued_at }) => [
        /“(\w+)”/.exec(subject)?.[1],
        queued_at.toISOString(),
      ]);
    // Saturday, 23:00 in Chicago.
    now = new Date('2026-11-22T05:00:00Z');
    await addListings(engine.store, [
      { id: 'a', price: 5 },
      { id: 'b', price: 25 },
      { id: 'c', price: 45 },
    ]);
    await run();
    later(8.9);
    await run();
    expect(await named()).toEqual([]);

    later(0.1);
    await run();
    later(0.9);
    await run();
    expect(await named()).toEqual([['Now', '2026-11-22T14:00:00.000Z']]);

    later(0.1);
    await run();
    expect((await named()).slice(1)).toEqual([['Daily', '2026-11-22T15:00:00.000Z']]);
    later(24);
    await run();
    expect((await named()).slice(2)).toEqual([['Weekly', '2026-11-23T15:00:00.000Z']]);
  });

  test('the quiet hours are those of the site', async () => {
    const body = JSON.stringify({ config: { setup: { quietHours: { from: '12:00', until: '14:00' } } } });
    const row = { space_id: 'edmonton', name: 'website' as const, body, saved_by: null };
    await engine.store.db.insertInto('settings').values(row).execute();
    await save('All', 'instant');
    await addListings(engine.store, [{ id: 'a' }]);
    await run();
    expect(await mails()).toEqual([]);

    later(1);
    await run();
    expect(await mails()).toHaveLength(1);
    await engine.store.db.deleteFrom('settings').execute();
  });

  test('processes that send at once queue one mail; an address that is not verified gets none', async () => {
    await save('All', 'instant');
    await addListings(engine.store, [{ id: 'a' }]);
    await engine.store.db.updateTable('customers').set({ email_verified_at: null }).execute();
    await run();
    expect(await mails()).toEqual([]);

    await engine.store.db.updateTable('customers').set({ email_verified_at: NOON }).execute();
    await Promise.all([digest(), digest(), digest(), digest()]);
    expect(await mails()).toHaveLength(1);
  });
});
