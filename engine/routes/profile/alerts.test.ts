import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AlertMatcher } from '../../alerts/alert-matcher.ts';
import { importListings } from '../../feeds/import-listings.ts';
import { addCustomers, addListings, addPlaces, addSpaces, SOURCE, square } from '../../testing/fixtures.ts';
import { createTestEngine, TEST_NOW, type TestEngine } from '../../testing/test-engine.ts';
import { STORE_KINDS } from '../../testing/test-store.ts';

const PROFILE = 'space/edmonton/profile';
const SEARCHES = `${PROFILE}/searches/${SOURCE}`;
const ALERTS = `${PROFILE}/alerts/${SOURCE}`;

describe.each(STORE_KINDS)('e-mail about listings on %s', (kind) => {
  let engine: TestEngine;
  let version: string;
  let consentText: string;
  const call = (path: string, method = 'GET', body?: unknown) =>
    engine.call(path, { method, token: 'customer', body, headers: { 'x-visitor-address': '203.0.113.9' } });
  const save = (name: string, uiState: object, frequency = 'daily') =>
    call(`${SEARCHES}/named`, 'POST', { name, uiState, alerts: { frequency, version } });

  beforeAll(async () => {
    engine = await createTestEngine({ kind });
    await addSpaces(engine.store);
    await addCustomers(engine.store);
    await addPlaces(engine.store, [{ id: 10, name: 'Edmonton', polygons: [[square([-113.5, 53.5], 0.4)]] }]);
    ({ version, text: consentText } = (await call(ALERTS)).body.consent);
  });
  afterAll(() => engine.close());

  test('is off until it is chosen, for a search and for the favourites', async () => {
    expect((await call(ALERTS)).body.favourites).toBe('never');
    const { body } = await call(`${SEARCHES}/named`, 'POST', { name: 'Quiet', uiState: {} });
    expect(body.alerts).toBe('never');

    for (const searchId of [undefined, body.id])
      expect((await call(ALERTS, 'PUT', { searchId, frequency: 'weekly', version })).status).toBe(200);
    expect((await call(ALERTS)).body.favourites).toBe('weekly');
    expect((await call(SEARCHES)).body.searches[0]).toMatchObject({ id: body.id, alerts: 'weekly' });
    await call(`${SEARCHES}/id/${body.id}`, 'DELETE');
  });

  test('of an equal search that is saved already is what was chosen last', async () => {
    const criteria = { geo: { type: 'all-areas' }, filters: { bedrooms: '4p' } };
    const { body } = await save('Four', criteria, 'never');
    const alerts = async () =>
      (await call(SEARCHES)).body.searches.find(({ id }: { id: string }) => id === body.id).alerts;
    expect(await alerts()).toBe('never');

    expect(await save('Again', criteria, 'weekly')).toMatchObject({
      status: 200,
      body: { id: body.id, name: 'Four', alreadySaved: true },
    });
    expect(await alerts()).toBe('weekly');

    // Without a choice, as of a client without e-mail, nothing changes.
    await call(`${SEARCHES}/named`, 'POST', { name: 'Again', uiState: criteria });
    expect(await alerts()).toBe('weekly');
    await call(`${SEARCHES}/id/${body.id}`, 'DELETE');
  });

  test('needs the text that was agreed to, which is recorded with hash, version, time and IP', async () => {
    const { body } = await save('Recorded', {});
    const rejected = await call(ALERTS, 'PUT', { searchId: body.id, frequency: 'daily', version: 'old' });
    expect([rejected.status, rejected.body.error.field]).toEqual([400, 'version']);
    expect((await call(ALERTS, 'PUT', { searchId: 'nobody', frequency: 'never' })).status).toBe(404);
    expect((await call(ALERTS, 'PUT', { searchId: body.id, frequency: 'hourly' })).status).toBe(400);
    await call(ALERTS, 'PUT', { searchId: body.id, frequency: 'never' });

    const rows = await engine.store.db
      .selectFrom('alert_consents')
      .selectAll()
      .where('search_id', '=', body.id)
      .orderBy('id')
      .execute();
    const hash = createHash('sha256').update(consentText).digest('hex');
    expect(rows).toMatchObject([
      { search_name: 'Recorded', frequency: 'daily', text_version: version, text_hash: hash, via: 'site' },
      { search_name: 'Recorded', frequency: 'never', text_version: null, text_hash: null },
    ]);
    expect(rows[0]).toMatchObject({ visitor_ip: '203.0.113.9', decided_at: TEST_NOW });
    await call(`${SEARCHES}/id/${body.id}`, 'DELETE');
  });

  test('is nobody else’s to choose', async () => {
    const { body } = await save('Mine', {});
    const other = { method: 'PUT', body: { searchId: body.id, frequency: 'never' } };
    expect((await engine.call(ALERTS, { ...other, token: 'second-customer' })).status).toBe(404);
    expect((await engine.call(ALERTS, { ...other, token: 'agent' })).status).toBe(403);
    expect((await engine.call(ALERTS, other)).status).toBe(401);
    await call(`${SEARCHES}/id/${body.id}`, 'DELETE');
  });

  test('matches what the search finds: place, drawn area, stored area, filters; also after an import', async () => {
    const { body: shape } = await call(`${PROFILE}/geojson`, 'POST', {
      type: 'Polygon',
      coordinates: [[...square([-113.5, 53.5], 0.01), [-113.51, 53.49]]],
    });
    const corners = square([-113.5, 53.5], 0.02).map(([lon, lat]) => ({ lat, lon }));
    const saved = await Promise.all([
      save('site default', {}),
      save('place', { geo: { type: 'whosonfirst', id: '10' }, filters: { high_price: '400000' } }),
      save('drawn', { geo: { type: 'polygon', corners } }),
      save('stored', { geo: { type: 'pre_indexed_shape', index: shape.index, id: shape.id } }),
      save('around', { geo: { type: 'location', centre_lat: 53.5, centre_lon: -113.5 } }),
      save('new building', { geo: { type: 'all-areas' }, filters: { construction_age: '10' } }),
      save('to rent', { geo: { type: 'all-areas' }, filters: { transaction_type: 'lease' } }),
      save('with a garage', {
        geo: { type: 'all-areas' },
        filters: {
          raw: JSON.stringify([
            { field: 'additionalDetails.Parking', operator: 'match', values: ['garage'] },
          ]),
        },
      }),
    ]);
    const at = (lat: number, lon: number) => ({ location: { lat, lon }, place_ids: [10] });
    await addListings(engine.store, [
      { id: 'centre', price: 300_000, ...at(53.5, -113.5), year_built: 2024 },
      {
        id: 'near',
        price: 500_000,
        ...at(53.515, -113.5),
        document: { additionalDetails: { Parking: 'Double garage' } },
      },
      { id: 'far', price: 390_000, ...at(53.7, -113.5), transaction_type: 'lease' },
      { id: 'hidden', price: 1, ...at(53.5, -113.5), display: { listing: false } },
    ]);
    const record = {
      ListingKey: 'fed',
      ListingId: 'E-FED',
      StandardStatus: 'Active',
      PropertyType: 'Residential',
      PropertySubType: 'Single Family Residence',
      ListPrice: 350_000,
      City: 'Edmonton',
      StateOrProvince: 'AB',
      UnparsedAddress: '7 Feed Street',
      Latitude: 53.5,
      Longitude: -113.5,
      YearBuilt: 2025,
      ListingContractDate: '2026-11-20',
      ModificationTimestamp: '2026-11-20T12:00:00Z',
    };
    const report = await importListings(engine.store, { source: SOURCE, records: [record], now: TEST_NOW });
    expect(report).toMatchObject({ inserted: 1, rejected: [] });

    const matcher = new AlertMatcher({ db: engine.store.db, clock: () => TEST_NOW, allow: (_, own) => own });
    await matcher.run();

    const matched = Object.fromEntries(saved.map(({ body }) => [body.name, [] as string[]]));
    const rows = await engine.store.db
      .selectFrom('alert_entries')
      .innerJoin('alert_subscriptions', 'number', 'subscription')
      .innerJoin('saved_searches', 'saved_searches.id', 'search_id')
      .innerJoin('listing_events', 'listing_events.sequence', 'event')
      .select(['name', 'listing_id'])
      .orderBy('listing_id')
      .execute();
    for (const { name, listing_id } of rows) matched[name]?.push(listing_id);
    expect(matched).toEqual({
      'site default': ['centre', 'fed', 'near'],
      place: ['centre', 'fed'],
      drawn: ['centre', 'fed', 'near'],
      stored: ['centre', 'fed'],
      around: ['centre', 'fed', 'near'],
      'new building': ['centre', 'fed'],
      'to rent': ['far'],
      'with a garage': ['near'],
    });
  });
});
