import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { UiState } from '#domain/search/rest/ui-state-schema.ts';
import { putSubscription } from '../store/alerts/subscription-table.ts';
import { insertFavourite } from '../store/people/favourite-table.ts';
import { insertSavedSearch } from '../store/people/saved-search-table.ts';
import { addCustomers, addListings, addSpaces, SOURCE } from '../testing/fixtures.ts';
import { createTestEngine, TEST_NOW, type TestEngine } from '../testing/test-engine.ts';
import { STORE_KINDS } from '../testing/test-store.ts';
import { transactionsSettled } from '../testing/transactions-settled.ts';
import { AlertMatcher } from './alert-matcher.ts';

const ALL = { type: 'all-areas' };
const OWNER = { spaceId: 'edmonton', customerId: 'customer-1', source: SOURCE };

describe.each(STORE_KINDS)('matching on %s', (kind) => {
  let engine: TestEngine;
  let matcher: AlertMatcher;
  const matching = () =>
    new AlertMatcher({ db: engine.store.db, clock: () => TEST_NOW, allow: (_, own) => own });

  beforeAll(async () => {
    engine = await createTestEngine({ kind });
    await addSpaces(engine.store);
    await addCustomers(engine.store);
  });
  beforeEach(async () => {
    await sql`truncate listings, solds, listing_events, alert_entries, alert_subscriptions, saved_searches, favourites`.execute(
      engine.store.db,
    );
    matcher = matching();
  });
  afterAll(() => engine.close());

  const match = async (by = matcher) => {
    await transactionsSettled(engine.store.db);
    await by.run();
  };

  async function subscribe(id: string, uiState: Partial<UiState>, frequency: 'daily' | 'never' = 'daily') {
    const state: UiState = { geo: ALL, sort: null, filters: {}, ...uiState };
    await insertSavedSearch(engine.store.db, { ...OWNER, id, name: id, uiState: state, createdAt: TEST_NOW });
    await setFrequency(id, frequency);
  }
  const setFrequency = (searchId: string, frequency: 'daily' | 'never') =>
    putSubscription(engine.store.db, { ...OWNER, searchId, frequency, origin: 'http://localhost' });
  const change = (id: string, values: Record<string, unknown>) =>
    engine.store.db.updateTable('listings').set(values).where('id', '=', id).execute();
  const sell = (mls: string) =>
    engine.store.db
      .insertInto('solds')
      .values({
        source: SOURCE,
        id: `sold-${mls}`,
        office_id: null,
        sold_at: '2026-11-20T00:00:00Z',
        document: JSON.stringify({ mlsNum: mls, soldPrice: 1 }),
      })
      .execute();

  /** What is waiting, as `search kind listing`. */
  async function waiting(): Promise<string[]> {
    const { rows } = await sql<{ line: string }>`
      select coalesce(nullif(s.search_id, ''), 'favourites') || ' ' || e.kind || ' ' || e.listing_id as line
      from alert_entries a join listing_events e on e.sequence = a.event
      join alert_subscriptions s on s.number = a.subscription order by a.event, s.search_id`.execute(
      engine.store.db,
    );

    return rows.map(({ line }) => line);
  }

  test('each kind of change reaches the searches that find the listing', async () => {
    await subscribe('all', {});
    await subscribe('cheap', { filters: { high_price: '400000' } });
    await addListings(engine.store, [{ id: 'a', price: 500_000 }]);
    await match();
    expect(await waiting()).toEqual(['all new a']);

    await change('a', { price: 390_000 });
    await change('a', { bedrooms: 4 });
    await change('a', { status: 'pending' });
    await match();
    // Pending is not searched: a change of the price is matched with the listing as it is now.
    expect(await waiting()).toEqual(['all new a']);

    await change('a', { status: 'active' });
    await match();
    await change('a', { price: 380_000 });
    await match();
    expect(await waiting()).toEqual([
      'all new a',
      'all back a',
      'cheap back a',
      'all price a',
      'cheap price a',
    ]);

    await change('a', { status: 'off' });
    await sell('Ea');
    await match();
    expect((await waiting()).slice(5)).toEqual(['all sold a', 'cheap sold a']);
  });

  test('the terms of a search that came later reach their listings too', async () => {
    await subscribe('exact', { filters: { exact_bedrooms: '2' } });
    await subscribe('garage', { filters: { garage_spaces: '2p', lot_size: '5000p', storeys: '2' } });
    await subscribe('payment', { filters: { monthly_payment: '2500', transaction_type: 'sale' } });
    await subscribe('fee', { filters: { monthly_fee: '900' } });
    await subscribe('open', { filters: { open_house_day: 'weekend' } });
    await subscribe('reduced', { filters: { price_reduced: 'true' } });
    await subscribe('words', { filters: { keywords: 'hot tub' } });
    await subscribe('photos', { filters: { with_photos: 'true', parking_spaces: '3p' } });
    await addListings(engine.store, [
      {
        id: 'a',
        price: 300_000,
        bedrooms: 2,
        garage_spaces: 2,
        lot_size: 6000,
        storeys: 1.5,
        parking_spaces: 4,
      },
      { id: 'b', price: 900_000, bedrooms: 3, document: { description: 'With a hot-tub.', images: [] } },
      {
        id: 'c',
        price: 300_000,
        bedrooms: 3,
        open_house_until: '2026-11-22T22:00:00Z',
        document: {
          additionalDetails: { 'Condo Fee': '$900' },
          open_houses: [{ date: '2026-11-22', start_time: '13:00', end_time: '15:00' }],
        },
      },
    ]);
    await match();
    expect((await waiting()).toSorted()).toEqual([
      'exact new a',
      'fee new a',
      'fee new b',
      'fee new c',
      'garage new a',
      'open new c',
      'payment new a',
      'photos new a',
      'words new b',
    ]);

    await change('b', { price: 850_000 });
    await match();
    expect((await waiting()).slice(9).toSorted()).toEqual([
      'fee price b',
      'reduced price b',
      'words price b',
    ]);
    await change('b', { status: 'off' });
    await sell('Eb');
    await match();
    expect((await waiting()).slice(12).toSorted()).toEqual(['fee sold b', 'reduced sold b', 'words sold b']);
  });

  test('a search of several places hears of homes in any of them, once', async () => {
    await subscribe('two', { geo: { type: 'places', ids: ['10', '11'] }, filters: { high_price: '400000' } });
    await addListings(engine.store, [
      { id: 'a', price: 300_000, place_ids: [1, 10] },
      { id: 'b', price: 300_000, place_ids: [10, 11] },
      { id: 'c', price: 300_000, place_ids: [12] },
      { id: 'd', price: 500_000, place_ids: [11] },
    ]);
    await match();

    expect((await waiting()).toSorted()).toEqual(['two new a', 'two new b']);
  });

  test('a sale reaches searches by terms that only the document of the listing answers', async () => {
    const heatedBy = (type: string) => ({
      filters: {
        raw: JSON.stringify([{ field: 'additionalDetails.Heating Type', operator: 'eq', values: [type] }]),
      },
    });
    await subscribe('gas', heatedBy('Gas'));
    await subscribe('oil', heatedBy('Oil'));
    const document = { additionalDetails: { 'Heating Type': 'Gas' } };
    await addListings(engine.store, [
      { id: 'a', document },
      { id: 'b', document },
    ]);
    await match();
    await sell('Ea');
    await engine.store.db.deleteFrom('listings').where('id', '=', 'b').execute();
    await sell('Eb');
    await match();

    expect(await waiting()).toEqual(['gas new a', 'gas new b', 'gas sold a', 'gas sold b']);
  });

  test('a favourite is reported with its price, its return, its sale and its removal', async () => {
    await addListings(engine.store, [
      { id: 'a', price: 5 },
      { id: 'b', price: 5 },
    ]);
    await insertFavourite(engine.store.db, {
      ...OWNER,
      listingId: 'a',
      mls: 'Ea',
      note: '',
      createdAt: TEST_NOW,
    });
    await setFrequency('', 'daily');
    await change('a', { price: 4 });
    await change('b', { price: 4 });
    await engine.store.db.deleteFrom('listings').where('id', '=', 'a').execute();
    await sell('EA');
    await addListings(engine.store, [{ id: 'a', price: 3 }]);
    await match();

    expect(await waiting()).toEqual([
      'favourites price a',
      'favourites off a',
      'favourites sold a',
      'favourites back a',
    ]);
  });

  test('withheld listings reach nobody but as the end of a favourite', async () => {
    await subscribe('all', {});
    await addListings(engine.store, [
      { id: 'a', price: 5 },
      { id: 'hidden', price: 5, display: { listing: false } },
    ]);
    await insertFavourite(engine.store.db, {
      ...OWNER,
      listingId: 'a',
      mls: 'Ea',
      note: '',
      createdAt: TEST_NOW,
    });
    await setFrequency('', 'daily');
    await change('a', { price: 4, display: JSON.stringify({ listing: false }) });
    await change('hidden', { price: 4 });
    await match();

    expect(await waiting()).toEqual(['favourites off a']);
  });

  test('nothing is reported from before a subscription, while it was off, or after its search was deleted', async () => {
    await addListings(engine.store, [{ id: 'before' }]);
    await subscribe('one', {});
    await subscribe('off', {}, 'never');
    await setFrequency('one', 'never');
    await addListings(engine.store, [{ id: 'during' }]);
    await setFrequency('one', 'daily');
    await addListings(engine.store, [{ id: 'after' }]);
    await subscribe('deleted', {});
    await match();
    expect(await waiting()).toEqual(['one new after']);

    await addListings(engine.store, [{ id: 'last' }]);
    await engine.store.db.deleteFrom('alert_subscriptions').where('search_id', '=', 'deleted').execute();
    await match();
    expect(await waiting()).toEqual(['one new after', 'one new last']);
  });

  test('a drawn area is evaluated anew for each batch of changes', async () => {
    const corners = [
      { lat: 53.5, lon: -113.5 },
      { lat: 53.6, lon: -113.5 },
      { lat: 53.5, lon: -113.4 },
    ];
    await subscribe('drawn', { geo: { type: 'polygon', corners } });
    // Both lie in the box around the area, each alone in its batch.
    for (const [id, lat] of [
      ['out', 53.58],
      ['in', 53.505],
      ['out again', 53.59],
    ] as const) {
      await addListings(engine.store, [{ id, location: { lat, lon: -113.41 } }]);
      await match();
    }

    expect(await waiting()).toEqual(['drawn new in']);
  });

  test('processes that match at once record each match once', async () => {
    await subscribe('one', {});
    await addListings(
      engine.store,
      Array.from({ length: 30 }, (_, at) => ({ id: String(at) })),
    );
    await transactionsSettled(engine.store.db);
    const others = [matching(), matching(), matching()];
    await Promise.all([matcher, ...others].map((one) => one.run()));
    await match();

    expect(new Set(await waiting()).size).toBe(30);
    expect(await waiting()).toHaveLength(30);
  });

  test('events of a transaction that commits late are not missed', async () => {
    await subscribe('one', {});
    if (kind === 'pglite') return;
    let commit = () => {};
    const late = new Promise<void>((resolve) => {
      commit = resolve;
    });
    const begun = Promise.withResolvers<void>();
    const writing = engine.store.db.transaction().execute(async (transaction) => {
      await addListings({ ...engine.store, db: transaction }, [{ id: 'late' }]);
      begun.resolve();
      await late;
    });
    await begun.promise;
    await addListings(engine.store, [{ id: 'early' }]);
    await matcher.run();
    commit();
    await writing;
    await match();

    expect((await waiting()).toSorted()).toEqual(['one new early', 'one new late']);
  });

  test('a store restored into another cluster continues where it was', async () => {
    await subscribe('one', {});
    await addListings(engine.store, [{ id: 'told' }]);
    await match();
    await addListings(engine.store, [{ id: 'untold' }]);
    await sql`update listing_events set transaction_id = (transaction_id::text::bigint + 1000000)::text::xid8`.execute(
      engine.store.db,
    );
    await sql`update alert_cursor set transaction_id = (transaction_id::text::bigint + 1000000)::text::xid8`.execute(
      engine.store.db,
    );
    await match(matching());
    await addListings(engine.store, [{ id: 'new' }]);
    await match(matching());

    expect(await waiting()).toEqual(['one new told', 'one new untold', 'one new new']);
  });
});
