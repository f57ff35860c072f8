import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FAVOURITES_MAX, SAVED_SEARCHES_MAX } from '#domain/account/saved-search.ts';
import { addCustomers, addListings, addSpaces, SOURCE } from '../../testing/fixtures.ts';
import { type Call, createTestEngine, type TestEngine } from '../../testing/test-engine.ts';
import { STORE_KINDS } from '../../testing/test-store.ts';

const PROFILE = 'space/edmonton/profile';
const LIKES = `${PROFILE}/likes/${SOURCE}`;
const SEARCHES = `${PROFILE}/searches/${SOURCE}`;
const TERMS = `${PROFILE}/${SOURCE}/termsAgreement`;
const UI_STATE = {
  geo: { type: 'whosonfirst', id: '10' },
  sort: 'price_asc',
  filters: { bedrooms: '3p', property_types: 'house|condo' },
};

describe.each(STORE_KINDS)('the profile of a customer on %s', (kind) => {
  let engine: TestEngine;
  const call = (path: string, method = 'GET', more: Call = {}) =>
    engine.call(path, { method, token: 'customer', ...more });
  const save = (name: string, more: Call = {}) =>
    call(`${SEARCHES}/named`, 'POST', { body: { name, uiState: UI_STATE }, ...more });

  beforeAll(async () => {
    engine = await createTestEngine({ kind });
    await addSpaces(engine.store);
    await addCustomers(engine.store);
    await addListings(engine.store, [{ id: 'a' }, { id: 'b' }, { id: 'c' }]);
  });
  beforeEach(async () => {
    const { db } = engine.store;
    for (const table of ['favourites', 'saved_searches', 'terms_agreements', 'customer_contacts'] as const)
      await db.deleteFrom(table).execute();
    await db.updateTable('listings').set({ status: 'active' }).execute();
  });
  afterAll(() => engine.close());

  test.each([
    ['GET', LIKES],
    ['PUT', `${LIKES}/a`],
    ['DELETE', `${LIKES}/a`],
    ['PUT', `${LIKES}/a/note`],
    ['GET', `${PROFILE}/shared/${SOURCE}`],
    ['DELETE', `${PROFILE}/shared`],
    ['GET', SEARCHES],
    ['POST', `${SEARCHES}/named`],
    ['GET', `${PROFILE}/requests/${SOURCE}`],
    ['POST', `${PROFILE}/requests/${SOURCE}/id/1/cancel`],
    ['GET', `${SEARCHES}/id/1`],
    ['DELETE', `${SEARCHES}/id/1`],
    ['GET', `${PROFILE}/${SOURCE}?termsAgreement`],
    ['PUT', TERMS],
    ['PUT', `${PROFILE}/contactInfo`],
  ])('%s %s needs the token of a customer of the space [R6.006] [R6.007]', async (method, path) => {
    for (const [token, status] of [
      [undefined, 401],
      ['forged', 401],
      ['agent', 403],
      ['customer-elsewhere', 403],
    ] as const)
      expect([token, (await engine.call(path, { method, token })).status]).toEqual([token, status]);
  });

  test('is stored by no cache, and unknown sources are not found', async () => {
    expect((await call(LIKES)).headers.get('cache-control')).toBe('no-store');
    expect((await call(`${PROFILE}/likes/idx-sat-v5`)).status).toBe(404);
    expect((await call(`${PROFILE}/likes/${SOURCE}?extra=all`)).body.error.field).toBe('extra');
  });

  describe('favourites', () => {
    test('are added, listed and removed, each as often as one likes [R7.069] [R7.073] [R7.074]', async () => {
      expect((await call(`${LIKES}/a`, 'PUT')).status).toBe(201);
      expect((await call(`${LIKES}/a`, 'PUT')).status).toBe(200);

      const { body } = await call(LIKES);
      expect(body).toMatchObject({
        total: 1,
        favourites: [{ id: 'a', mls: 'Ea', note: '', unavailable: false, listing: { _id: 'a' } }],
      });
      expect(body.favourites[0].listing._source).toMatchObject({
        address: 'a Test Street',
        publicId: 'public-a',
      });

      expect((await call(`${LIKES}/a`, 'DELETE')).status).toBe(204);
      expect((await call(`${LIKES}/a`, 'DELETE')).status).toBe(204);
      expect((await call(LIKES)).body).toEqual({ total: 0, favourites: [] });
    });

    test('are ids alone with extra=lite, ids and addresses with extra=address [R7.070]', async () => {
      await call(`${LIKES}/a`, 'PUT');

      expect((await call(`${LIKES}?extra=lite`)).body).toEqual({ favourites: ['a'] });
      expect((await call(`${LIKES}?extra=address`)).body.favourites).toEqual([
        {
          id: 'a',
          mls: 'Ea',
          unavailable: false,
          address: 'a Test Street',
          city: 'Edmonton',
          publicId: 'public-a',
        },
      ]);
    });

    test('stay when their listing leaves the market', async () => {
      await call(`${LIKES}/a`, 'PUT');
      await engine.store.db.updateTable('listings').set({ status: 'off' }).where('id', '=', 'a').execute();

      expect((await call(LIKES)).body.favourites).toMatchObject([
        { id: 'a', mls: 'Ea', unavailable: true, listing: null },
      ]);
      expect((await call(`${LIKES}/a`, 'PUT')).status).toBe(200);
      expect((await call(`${LIKES}/b`, 'PUT')).status).toBe(201);
    });

    test('have a note, which another PUT without one leaves', async () => {
      const note = async () => (await call(LIKES)).body.favourites[0].note;
      await call(`${LIKES}/a`, 'PUT', { body: { note: ' Near the school. ' } });
      expect(await note()).toBe('Near the school.');
      await call(`${LIKES}/a`, 'PUT');
      expect(await note()).toBe('Near the school.');
      await call(`${LIKES}/a`, 'PUT', { body: { note: '' } });
      expect(await note()).toBe('');

      const long = await call(`${LIKES}/a`, 'PUT', { body: { note: 'x'.repeat(1001) } });
      expect(long).toMatchObject({ status: 400, body: { error: { field: 'note' } } });
    });

    test('are pages, the most recent first', async () => {
      const { db } = engine.store;
      for (const [id, day] of [
        ['a', 1],
        ['b', 2],
        ['c', 3],
      ] as const) {
        await call(`${LIKES}/${id}`, 'PUT');
        await db
          .updateTable('favourites')
          .set({ created_at: new Date(2026, 0, day) })
          .where('listing_id', '=', id)
          .execute();
      }

      const { body } = await call(`${LIKES}?from=1&size=1`);
      expect([body.total, body.favourites.map(({ id }: { id: string }) => id)]).toEqual([3, ['b']]);
      expect((await call(`${LIKES}?size=101`)).body.error.field).toBe('size');
    });

    test('are of listings that exist, by their id, and of one customer', async () => {
      expect((await call(`${LIKES}/unknown`, 'PUT')).status).toBe(404);
      expect((await call(`${LIKES}/public-a`, 'PUT')).status).toBe(404);

      await call(`${LIKES}/a`, 'PUT');
      expect((await call(LIKES, 'GET', { token: 'second-customer' })).body.total).toBe(0);
      await call(`${LIKES}/a`, 'DELETE', { token: 'second-customer' });
      expect((await call(LIKES)).body.total).toBe(1);
    });

    test('are at most 500', async () => {
      await engine.store.db
        .insertInto('favourites')
        .values(
          Array.from({ length: FAVOURITES_MAX }, (_, index) => ({
            space_id: 'edmonton',
            customer_id: 'customer-1',
            source: SOURCE,
            listing_id: `gone-${index}`,
            mls: 'E0',
          })),
        )
        .execute();

      expect(await call(`${LIKES}/a`, 'PUT')).toMatchObject({
        status: 400,
        body: { error: { field: 'listingId' } },
      });
    });
  });

  describe('saved searches', () => {
    test('are saved, listed, read and deleted [R7.072] [R7.075] [R7.076] [R7.077]', async () => {
      const saved = await save('  Family   homes ');
      expect(saved).toMatchObject({ status: 201, body: { name: 'Family homes', uiState: UI_STATE } });
      const { id } = saved.body;

      expect((await call(SEARCHES)).body.searches).toEqual([saved.body]);
      expect((await call(`${SEARCHES}/id/${id}`)).body).toEqual(saved.body);
      expect((await call(`${SEARCHES}/id/${id}`, 'DELETE')).status).toBe(204);
      expect((await call(`${SEARCHES}/id/${id}`)).status).toBe(404);
    });

    test('are of one customer', async () => {
      const { id } = (await save('Mine')).body;
      const other = { token: 'second-customer' };

      expect((await call(SEARCHES, 'GET', other)).body.searches).toEqual([]);
      expect((await call(`${SEARCHES}/id/${id}`, 'GET', other)).status).toBe(404);
      expect((await call(`${SEARCHES}/id/${id}`, 'DELETE', other)).status).toBe(404);
      expect((await call(SEARCHES)).body.searches).toHaveLength(1);
    });

    test('get a counter in parentheses where the name is taken, at the same time too [R4.045]', async () => {
      const saved = await Promise.all(
        [1, 2, 3, 4, 5].map((bedrooms) =>
          save('Edmonton', {
            body: { name: 'Edmonton', uiState: { ...UI_STATE, filters: { bedrooms: `${bedrooms}p` } } },
          }),
        ),
      );

      expect(saved.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
      expect(saved.map(({ body }) => body.name).sort()).toEqual([
        'Edmonton',
        'Edmonton (2)',
        'Edmonton (3)',
        'Edmonton (4)',
        'Edmonton (5)',
      ]);
    });

    test('with the same criteria are saved once, at the same time too', async () => {
      const saved = await Promise.all(Array.from({ length: 3 }, (_, index) => save(`Search ${index}`)));

      expect(saved.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
      expect(new Set(saved.map(({ body }) => body.id)).size).toBe(1);
      for (const { status, body } of saved) expect(body.alreadySaved === true).toBe(status === 200);
      expect((await call(SEARCHES)).body.searches).toHaveLength(1);

      const others = [
        { ...UI_STATE, sort: 'price_des' },
        { ...UI_STATE, geo: { type: 'whosonfirst', id: '11' } },
        { ...UI_STATE, filters: { bedrooms: '3p' } },
        { ...UI_STATE, viewport: { north: 53.6, south: 53.5, east: -113.4, west: -113.5 } },
      ];
      for (const uiState of others)
        expect((await save('Other', { body: { name: 'Other', uiState } })).status).toBe(201);
    });

    test('that do not exist are not deleted [R8.018]', async () => {
      expect(await call(`${SEARCHES}/id/none`, 'DELETE')).toMatchObject({
        status: 404,
        body: { error: { message: 'Delete of non-existant search requested' } },
      });
    });

    test.each([
      [{ name: ' ', uiState: UI_STATE }, 'name'],
      [{ name: 'x'.repeat(101), uiState: UI_STATE }, 'name'],
      [{ uiState: UI_STATE }, 'name'],
      [{ name: 'A' }, 'uiState'],
      [{ name: 'A', uiState: { ...UI_STATE, sort: 'random' } }, 'uiState.sort'],
      [{ name: 'A', uiState: { ...UI_STATE, filters: { bedrooms: 'x' } } }, 'uiState.filters.bedrooms'],
    ])('%j is rejected by the name of its member', async (body, field) => {
      expect(await call(`${SEARCHES}/named`, 'POST', { body })).toMatchObject({
        status: 400,
        body: { error: { field } },
      });
    });

    test('are at most 100', async () => {
      await engine.store.db
        .insertInto('saved_searches')
        .values(
          Array.from({ length: SAVED_SEARCHES_MAX }, (_, index) => ({
            space_id: 'edmonton',
            customer_id: 'customer-1',
            source: SOURCE,
            id: `s-${index}`,
            name: `Search ${index}`,
            ui_state: JSON.stringify(UI_STATE),
          })),
        )
        .execute();

      const body = { name: 'One more', uiState: { ...UI_STATE, sort: 'price_des' } };
      expect(await save('One more', { body })).toMatchObject({
        status: 400,
        body: { error: { field: 'name' } },
      });
      expect(await save('The same')).toMatchObject({ status: 200, body: { alreadySaved: true } });
    });
  });

  describe('favourites shared with a partner', () => {
    const partner = { token: 'second-customer' };
    const shared = async (more: Call = {}) => (await call(`${PROFILE}/shared/${SOURCE}`, 'GET', more)).body;
    const note = (listingId: string, text: string, more: Call = {}) =>
      call(`${LIKES}/${listingId}/note`, 'PUT', { body: { note: text }, ...more });

    beforeEach(async () => {
      const { db } = engine.store;
      await db.deleteFrom('favourite_partners').execute();
      const since = new Date('2026-11-20');
      const pair = (customer_id: string, partner_id: string) => ({
        space_id: 'edmonton',
        customer_id,
        partner_id,
        since,
      });
      await db
        .insertInto('favourite_partners')
        .values([pair('customer-1', 'customer-2'), pair('customer-2', 'customer-1')])
        .execute();
    });

    test('are one list with the notes of both, and nothing else of the other', async () => {
      await call(`${LIKES}/a`, 'PUT', { body: { note: 'Mine' } });
      await call(`${LIKES}/b`, 'PUT');
      await call(`${LIKES}/b`, 'PUT', { ...partner, body: { note: 'Theirs' } });
      await call(`${LIKES}/c`, 'PUT', partner);
      expect((await note('c', 'Far from work')).status).toBe(200);
      await engine.store.db.updateTable('listings').set({ status: 'off' }).where('id', '=', 'a').execute();

      const body = await shared();
      expect(body.partner).toEqual({ name: 'customer-2', since: '2026-11-20T00:00:00.000Z' });
      expect(JSON.stringify(body)).not.toContain('@example.test');
      const rows = body.favourites.map((one: Record<string, unknown>) => [
        one.id,
        one.isMine,
        one.isPartners,
        one.myNote,
        one.partnersNote,
        one.unavailable,
      ]);
      expect(rows.sort()).toEqual([
        ['a', true, false, 'Mine', '', true],
        ['b', true, true, '', 'Theirs', false],
        ['c', false, true, 'Far from work', '', false],
      ]);
      const theirs = (await shared(partner)).favourites.find(({ id }: { id: string }) => id === 'c');
      expect(theirs).toMatchObject({ isMine: true, myNote: '', partnersNote: 'Far from work' });
    });

    test('can be hearted by both, and a note stays with it', async () => {
      await call(`${LIKES}/a`, 'PUT', partner);
      await note('a', 'First');
      await call(`${LIKES}/a`, 'PUT');
      expect((await shared()).favourites[0]).toMatchObject({ isMine: true, myNote: 'First' });
      await note('a', '');
      expect((await shared()).favourites[0]).toMatchObject({ myNote: '' });
    });

    test('have notes on them alone', async () => {
      for (const listingId of ['a', 'unknown']) expect((await note(listingId, 'x')).status).toBe(404);
      await call(`${LIKES}/a`, 'PUT', partner);
      expect(await note('a', 'x'.repeat(1001))).toMatchObject({
        status: 400,
        body: { error: { field: 'note' } },
      });
    });

    test('are left by one for both, and notes on them go', async () => {
      await call(`${LIKES}/a`, 'PUT', partner);
      await note('a', 'Nice');
      expect((await call(`${PROFILE}/shared`, 'DELETE', partner)).status).toBe(204);

      expect(await shared()).toEqual({ partner: null, total: 0, favourites: [] });
      expect(await engine.store.db.selectFrom('partner_notes').selectAll().execute()).toEqual([]);
      expect((await call(`${LIKES}?extra=lite`, 'GET', partner)).body.favourites).toEqual(['a']);
    });

    test('are not shared by a disabled account', async () => {
      const { db } = engine.store;
      const disable = (disabled_at: Date | null) =>
        db.updateTable('customers').set({ disabled_at }).where('id', '=', 'customer-2').execute();
      await disable(new Date());
      expect((await shared()).partner).toBeNull();
      await disable(null);
    });
  });

  describe('the viewing conditions', () => {
    const profile = async (token = 'customer') =>
      (await call(`${PROFILE}/${SOURCE}?termsAgreement`, 'GET', { token })).body;
    const open = ({ conditions }: { conditions: { item: string; complete: boolean }[] }) =>
      conditions.flatMap(({ item, complete }) => (complete ? [] : [item]));

    test('are listed with what is complete, and a message [R3.121] [R3.122] [R3.123] [R7.079]', async () => {
      const body = await profile();

      expect(body).toMatchObject({
        listingDetails: { messages: ['Accept the terms to see the details of this listing.'] },
        isUserVow: { complete: false },
        conditions: [
          { item: 'loggedIn', complete: true },
          { item: 'termsAgreement', complete: false },
          { item: 'email_verified', complete: false },
          { item: 'contactInfo', complete: false },
        ],
        contactInfo: null,
        termsAgreement: { agreed: false, agreedAt: null },
      });
      expect((await call(`${PROFILE}/${SOURCE}`)).body.termsAgreement).toBeUndefined();
    });

    test('are complete after the terms, the phone and a verified email [R7.080] [R7.081]', async () => {
      expect((await call(TERMS, 'PUT', { body: { agreed: true } })).body.termsAgreement.agreed).toBe(true);
      expect(open(await profile())).toEqual(['email_verified', 'contactInfo']);

      const phone = await call(`${PROFILE}/contactInfo`, 'PUT', { body: { phone: '(780) 555-0199' } });
      expect(phone).toMatchObject({ status: 200, body: { contactInfo: { phone: '7805550199' } } });
      expect(open(await profile())).toEqual(['email_verified']);
      expect(await profile('verified-customer')).toMatchObject({
        isUserVow: { complete: true },
        listingDetails: { messages: [] },
      });
    });

    test('store a consent with the version and hash of the text, its time and IP, once', async () => {
      const { version, text } = (await profile()).termsAgreement;
      for (const ip of ['192.0.2.1', '192.0.2.2'])
        await call(TERMS, 'PUT', { body: { agreed: true, version }, headers: { 'x-visitor-address': ip } });

      const stored = await engine.store.db.selectFrom('terms_agreements').selectAll().execute();
      expect(stored).toMatchObject([
        {
          version,
          visitor_ip: '192.0.2.1',
          text_hash: createHash('sha256').update(text).digest('hex'),
          agreed_at: new Date('2026-11-21T19:00:00Z'),
        },
      ]);
    });

    test('need another consent after the text has changed', async () => {
      const { db } = engine.store;
      const { settings } = await db
        .selectFrom('sources')
        .select('settings')
        .where('key', '=', SOURCE)
        .executeTakeFirstOrThrow();
      const change = (terms?: object) =>
        db
          .updateTable('sources')
          .set({ settings: JSON.stringify({ ...settings, terms }) })
          .where('key', '=', SOURCE)
          .execute();
      const { version } = (await profile()).termsAgreement;
      await call(TERMS, 'PUT', { body: { agreed: true, version } });

      await change({ version: '2', text: 'Other terms' });
      expect((await profile()).termsAgreement).toMatchObject({
        agreed: false,
        version: '2',
        text: 'Other terms',
      });
      expect(await call(TERMS, 'PUT', { body: { agreed: true, version } })).toMatchObject({
        status: 400,
        body: { error: { field: 'version' } },
      });
      await change();
      expect((await profile()).termsAgreement.agreed).toBe(true);
    });

    test.each(['', '555', 'call me', '٠١٢٣٤٥٦٧٨٩', '12345678901234'])(
      'reject the phone %j',
      async (phone) => {
        expect(await call(`${PROFILE}/contactInfo`, 'PUT', { body: { phone } })).toMatchObject({
          status: 400,
          body: { error: { field: 'phone' } },
        });
      },
    );

    test('reject a consent that is none', async () => {
      for (const body of [{}, { agreed: false }, { agreed: 'true' }])
        expect((await call(TERMS, 'PUT', { body })).body.error.field).toBe('agreed');
    });
  });
});
