import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addCustomers, addListings, addSpaces, SOURCE } from '#engine/testing/fixtures.ts';
import { createTestEngine, type TestEngine } from '#engine/testing/test-engine.ts';
import type { CustomerIdentity } from '../auth/identity.ts';
import { embeddedUpstreams } from '../testing/embedded-upstreams.ts';
import { wireHit } from '../testing/fixtures.ts';
import { createTestGateway } from '../testing/test-gateway.ts';

const CUSTOMER: CustomerIdentity = {
  kind: 'customer',
  by: 'cookie',
  token: 'customer',
  spaceId: 'edmonton',
  subject: 'customer-1',
  email: 'dee@example.com',
  isEmailVerified: false,
  displayName: 'Dee Customer',
  expiresAt: new Date('2100-01-01'),
};
const FAVOURITES = `{ viewer { customer { favouriteIds favourites { total page pageCount favourites {
  id mls unavailable note addedAt listing { id address publicId images { url } } } } } } }`;
const REQUESTS = `{ viewer { customer { requests { total requests {
  id state isCancellable mls tour { type date time } listing { id address } } } } } }`;
const CANCEL = `mutation ($id: ID!) { cancelRequest(id: $id) { __typename
  ... on CancelRequestSuccess { id } ... on UserError { message field } } }`;
const SUBMIT = 'mutation ($input: SubmitFormInput!) { submitForm(input: $input) { __typename } }';
const SEARCHES = '{ viewer { customer { savedSearches { id name path savedAt criteria { url sort } } } } }';
const PROFILE = `isComplete isNeeded nextCondition messages isEmailVerified conditions { item complete }
  termsAgreement { version text agreed agreedAt } contactInfo { phone }`;
const SAVE = `mutation ($input: SaveSearchInput!) { saveSearch(input: $input) { __typename
  ... on SaveSearchSuccess { isNew savedSearch { id name path criteria { url } } } ... on UserError { message field } } }`;
const ADD = `mutation ($id: ID!, $note: String) { addFavourite(listingId: $id, note: $note) { __typename
  ... on AddFavouriteSuccess { listingId } ... on UserError { message field } } }`;
const REMOVE = `mutation ($id: ID!) { removeFavourite(listingId: $id) { __typename
  ... on RemoveFavouriteSuccess { listingId } } }`;
const DELETE = `mutation ($id: ID!) { deleteSavedSearch(id: $id) { __typename
  ... on DeleteSavedSearchSuccess { id } ... on UserError { message field } } }`;
const ACCEPT = `mutation ($version: String!) { acceptTerms(version: $version) { __typename
  ... on AcceptTermsSuccess { profile { ${PROFILE} } } ... on UserError { message field } } }`;
const PHONE = `mutation ($phone: String!) { saveContactInfo(phone: $phone) { __typename
  ... on SaveContactInfoSuccess { profile { ${PROFILE} } } ... on UserError { message field } } }`;

describe('a customer, with the embedded engine,', () => {
  let engine: TestEngine;
  const asCustomer = (changes: Partial<CustomerIdentity> = {}) =>
    createTestGateway({
      upstreams: embeddedUpstreams(engine),
      authenticateCustomer: async () => ({ ...CUSTOMER, ...changes }),
    });

  beforeAll(async () => {
    engine = await createTestEngine();
    await addSpaces(engine.store);
    await addCustomers(engine.store);
    await addListings(engine.store, [
      { id: '1' },
      { id: '2', display: { address: false } },
      { id: '3', display: { listing: false } },
    ]);
  });
  beforeEach(async () => {
    for (const table of ['favourites', 'saved_searches', 'terms_agreements', 'customer_contacts'] as const)
      await engine.store.db.deleteFrom(table).execute();
    await engine.store.db.updateTable('listings').set({ status: 'active' }).execute();
  });
  afterAll(() => engine.close());

  test('adds, lists and removes favourites [R6.006] [R3.116]', async () => {
    const { query } = await asCustomer();
    const added = await query(ADD, { id: '1', note: 'Quiet street' });
    expect(added.data.addFavourite).toEqual({ __typename: 'AddFavouriteSuccess', listingId: '1' });

    const { favourites, favouriteIds } = (await query(FAVOURITES)).data.viewer.customer;
    expect(favouriteIds).toEqual(['1']);
    expect(favourites).toEqual({
      total: 1,
      page: 1,
      pageCount: 1,
      favourites: [
        {
          id: '1',
          mls: 'E1',
          unavailable: false,
          note: 'Quiet street',
          addedAt: '2026-11-21T19:00:00.000Z',
          listing: { id: '1', address: '1 Test Street', publicId: 'public-1', images: expect.any(Array) },
        },
      ],
    });

    await query(REMOVE, { id: '1' });
    expect((await query(REMOVE, { id: '1' })).data.removeFavourite.__typename).toBe('RemoveFavouriteSuccess');
    expect((await query(FAVOURITES)).data.viewer.customer.favouriteIds).toEqual([]);
  });

  test('sees of a favourite what may be shown, and retains one that is unavailable', async () => {
    const { query } = await asCustomer();
    await query(ADD, { id: '1' });
    await query(ADD, { id: '2' });
    await engine.store.db.updateTable('listings').set({ status: 'off' }).where('id', '=', '1').execute();

    const { favourites } = (await query(FAVOURITES)).data.viewer.customer.favourites;
    expect(favourites.find(({ id }: { id: string }) => id === '1')).toMatchObject({
      mls: 'E1',
      unavailable: true,
      listing: null,
    });
    expect(favourites.find(({ id }: { id: string }) => id === '2')).toMatchObject({
      unavailable: false,
      listing: { address: null },
    });
  });

  test('shares favourites with one other customer, as far as each may see the homes', async () => {
    const { db } = engine.store;
    const both = [
      ['customer-1', 'customer-2'],
      ['customer-2', 'customer-1'],
    ] as const;
    await db
      .insertInto('favourite_partners')
      .values(
        both.map(([customer_id, partner_id]) => ({
          space_id: 'edmonton',
          customer_id,
          partner_id,
          since: new Date('2026-11-20'),
        })),
      )
      .execute();
    for (const listingId of ['1', '2', '3'])
      await db
        .insertInto('favourites')
        .values({
          space_id: 'edmonton',
          customer_id: 'customer-2',
          source: SOURCE,
          listing_id: listingId,
          mls: `E${listingId}`,
          note: 'Theirs',
        })
        .execute();
    const { query } = await asCustomer();
    const note = (listingId: string) =>
      query(
        `mutation ($id: ID!) { saveFavouriteNote(listingId: $id, note: "Mine") { __typename
          ... on SaveFavouriteNoteSuccess { note } } }`,
        { id: listingId },
      );
    expect((await note('1')).data.saveFavouriteNote).toEqual({
      __typename: 'SaveFavouriteNoteSuccess',
      note: 'Mine',
    });
    expect((await note('unknown')).data.saveFavouriteNote.__typename).toBe('UserError');

    const { data } =
      await query(`{ viewer { customer { sharing { partnerName since total pageCount favourites {
      id mls unavailable isMine isPartners myNote partnersNote listing { address } } } } } }`);
    const { favourites, ...sharing } = data.viewer.customer.sharing;
    expect(sharing).toMatchObject({ partnerName: 'customer-2', total: 3, pageCount: 1 });
    const shared = { isMine: false, isPartners: true, partnersNote: 'Theirs' };
    const byId = favourites.toSorted((a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id));
    expect(byId).toMatchObject([
      { ...shared, id: '1', myNote: 'Mine', unavailable: false, listing: { address: '1 Test Street' } },
      { ...shared, id: '2', listing: { address: null } },
      { ...shared, id: '3', unavailable: true, listing: null },
    ]);
    await db.deleteFrom('favourite_partners').execute();
    expect(
      (await query('{ viewer { customer { sharing { total } } } }')).data.viewer.customer.sharing,
    ).toBeNull();
  });

  test('cannot make a favourite of a listing that is withheld or unknown', async () => {
    const { query } = await asCustomer();

    for (const id of ['3', 'unknown', 'public-1'])
      expect((await query(ADD, { id })).data.addFavourite).toMatchObject({
        __typename: 'UserError',
        field: 'listingId',
      });
  });

  test('saves, lists, reads and deletes searches [R6.007] [R3.117] [R7.115] [R7.120] [R7.121] [R7.122]', async () => {
    const { query } = await asCustomer();
    const url = '/search/geo/wof/10/3-bedrooms?sort=price_asc';
    const save = async (name: string, of = url) =>
      (await query(SAVE, { input: { name, url: of } })).data.saveSearch;

    const { savedSearch, isNew } = await save('Family');
    expect(isNew).toBe(true);
    expect(savedSearch).toEqual({
      id: expect.any(String),
      name: 'Family',
      path: `/search/s/${savedSearch.id}`,
      criteria: { url },
    });
    expect(await save('Again', '/search/geo/wof/10/3-bedrooms?page=2&sort=price_asc')).toEqual({
      __typename: 'SaveSearchSuccess',
      isNew: false,
      savedSearch,
    });
    expect((await save('Family', '/search/geo/wof/10/3-bedrooms')).savedSearch.name).toBe('Family (2)');
    const { savedSearches } = (await query(SEARCHES)).data.viewer.customer;
    expect(savedSearches).toHaveLength(2);
    // Both were saved at the same moment of the test's clock.
    expect(savedSearches).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          criteria: expect.objectContaining({ url: '/search/geo/wof/10/3-bedrooms', sort: null }),
        }),
        expect.objectContaining({ criteria: expect.objectContaining({ url, sort: 'PRICE_ASC' }) }),
      ]),
    );

    const inView = '/search/3-bedrooms?sort=price_asc&box=53.6,53.5,-113.4,-113.5';
    const { data: seen } = await query(SAVE, { input: { name: 'In view', url: inView } });
    expect(seen.saveSearch.savedSearch.criteria.url).toBe(inView);
    await query(DELETE, { id: seen.saveSearch.savedSearch.id });

    const inTwo = '/search/geo/wof/10,11/3-bedrooms';
    const { data: two } = await query(SAVE, { input: { name: 'Two places', url: inTwo } });
    expect(two.saveSearch.savedSearch.criteria.url).toBe(inTwo);
    await query(DELETE, { id: two.saveSearch.savedSearch.id });

    const one = await query(
      `query ($id: ID!) { viewer { customer { savedSearch(id: $id) { name criteria {
        filters { bedrooms lowPrice propertyTypes raw { field } } geo { kind id placeIds index } } } } } }`,
      { id: savedSearch.id },
    );
    expect(one.data.viewer.customer.savedSearch).toEqual({
      name: 'Family',
      criteria: {
        filters: { bedrooms: 3, lowPrice: null, propertyTypes: [], raw: [] },
        geo: { kind: 'PLACE', id: '10', placeIds: ['10'], index: null },
      },
    });

    expect((await query(DELETE, { id: savedSearch.id })).data.deleteSavedSearch.id).toBe(savedSearch.id);
    expect((await query(SEARCHES)).data.viewer.customer.savedSearches).toHaveLength(1);
    expect((await query(DELETE, { id: savedSearch.id })).data.deleteSavedSearch).toEqual({
      __typename: 'UserError',
      message: 'Delete of non-existant search requested',
      field: null,
    });
  });

  test('chooses how often to get e-mail about a search and about favourites', async () => {
    const { query } = await asCustomer();
    const ALERTS = `{ viewer { customer { alerts { favourites consent { version text } }
      savedSearches { name alerts } } } }`;
    const SET = `mutation ($input: SetAlertsInput!) { setAlerts(input: $input) { __typename
      ... on SetAlertsSuccess { searchId frequency } ... on UserError { field } } }`;
    const { favourites, consent } = (await query(ALERTS)).data.viewer.customer.alerts;
    expect([favourites, consent.text]).toEqual(['NEVER', expect.stringContaining('unsubscribe')]);

    const consentVersion = consent.version;
    const input = { name: 'Daily', url: '/search', alerts: 'DAILY' };
    expect((await query(SAVE, { input })).data.saveSearch).toMatchObject({ __typename: 'UserError' });
    const { id } = (await query(SAVE, { input: { ...input, consentVersion } })).data.saveSearch.savedSearch;
    expect((await query(SET, { input: { frequency: 'WEEKLY', consentVersion } })).data.setAlerts).toEqual({
      __typename: 'SetAlertsSuccess',
      searchId: null,
      frequency: 'WEEKLY',
    });
    expect((await query(SET, { input: { searchId: id, frequency: 'INSTANT' } })).data.setAlerts.field).toBe(
      'version',
    );
    expect((await query(ALERTS)).data.viewer.customer).toMatchObject({
      alerts: { favourites: 'WEEKLY' },
      savedSearches: [{ name: 'Daily', alerts: 'DAILY' }],
    });
  });

  test('lists what they have requested, and cancels a tour, for its agent to see', async () => {
    const { query } = await asCustomer();
    const { form } = (await query('{ form(id: "tour") { viewId fields { name max } } }')).data;
    const date = form.fields.find(({ name }: { name: string }) => name === 'date').max;
    const values = { type: 'Video Tour', date, time: '14:00', name: 'Dee', email: 'dee@example.com' };
    const sent = await query(SUBMIT, {
      input: {
        formId: 'tour',
        viewId: form.viewId,
        pageUrl: 'http://edmonton.localhost/',
        listingId: '2',
        values: Object.entries({ ...values, phone: '780-555-1234' }).map(([name, value]) => ({
          name,
          value,
        })),
      },
    });
    expect(sent.data.submitForm.__typename).toBe('SubmitFormSuccess');

    const [request] = (await query(REQUESTS)).data.viewer.customer.requests.requests;
    expect(request).toMatchObject({
      state: 'sent',
      isCancellable: true,
      tour: { type: 'Video Tour', date, time: '14:00' },
      mls: 'E2',
      // Its address is withheld.
      listing: { id: '2', address: null },
    });

    const second = await asCustomer({ token: 'second-customer', subject: 'customer-2' });
    expect((await second.query(REQUESTS)).data.viewer.customer.requests).toEqual({ total: 0, requests: [] });
    expect((await second.query(CANCEL, { id: request.id })).data.cancelRequest.__typename).toBe('UserError');
    for (let i = 0; i < 2; i += 1)
      expect((await query(CANCEL, { id: request.id })).data.cancelRequest).toEqual({
        __typename: 'CancelRequestSuccess',
        id: request.id,
      });
    expect((await query(REQUESTS)).data.viewer.customer.requests).toMatchObject({
      total: 1,
      requests: [{ id: request.id, state: 'cancelled', isCancellable: false }],
    });

    await engine.store.db.updateTable('listings').set({ status: 'off' }).execute();
    expect((await query(REQUESTS)).data.viewer.customer.requests.requests).toMatchObject([
      { mls: 'E2', listing: null },
    ]);
  });

  test("sees neither another customer's favourites nor searches", async () => {
    const first = await asCustomer();
    await first.query(ADD, { id: '1' });
    const { id } = (await first.query(SAVE, { input: { name: 'Mine', url: '/search' } })).data.saveSearch
      .savedSearch;
    const second = await asCustomer({ token: 'second-customer', subject: 'customer-2' });

    expect((await second.query(FAVOURITES)).data.viewer.customer.favouriteIds).toEqual([]);
    const { data } = await second.query(`{ viewer { customer { savedSearch(id: "${id}") { name } } } }`);
    expect(data.viewer.customer.savedSearch).toBeNull();
    expect((await second.query(DELETE, { id })).data.deleteSavedSearch.__typename).toBe('UserError');
  });

  test.each<[object, string, unknown]>([
    [{ name: ' ', url: '/search' }, 'name', 'Name cannot be empty.'],
    [{ name: 'x'.repeat(101), url: '/search' }, 'name', expect.any(String)],
    ...[
      'https://elsewhere.example/search',
      '/solds',
      '/search/p/condos',
      '/search/s/1',
      '/search?ids=1,2',
      '/search?q=Edmonton',
      '/search/nonsense-filter',
      `/search?sort=${'x'.repeat(10_000)}`,
    ].map((url): [object, string, unknown] => [{ name: 'A', url }, 'url', expect.any(String)]),
  ])('is told why %j cannot be saved', async (input, field, message) => {
    const { query } = await asCustomer();

    expect((await query(SAVE, { input })).data.saveSearch).toEqual({
      __typename: 'UserError',
      field,
      message,
    });
  });

  test('completes the conditions one after the other [R3.120] [R6.008] [R7.125]', async () => {
    const { query } = await asCustomer({ token: 'verified-customer', isEmailVerified: true });
    const read = async () =>
      (await query(`{ viewer { customer { profile { ${PROFILE} } } } }`)).data.viewer.customer.profile;
    const before = await read();
    expect(before).toMatchObject({
      isComplete: false,
      isNeeded: true,
      nextCondition: 'termsAgreement',
      isEmailVerified: true,
      contactInfo: null,
      termsAgreement: { agreed: false, agreedAt: null },
      conditions: [
        { item: 'loggedIn', complete: true },
        { item: 'termsAgreement', complete: false },
        { item: 'email_verified', complete: true },
        { item: 'contactInfo', complete: false },
      ],
    });

    expect((await query(ACCEPT, { version: 'old' })).data.acceptTerms).toMatchObject({ field: 'version' });
    const { profile } = (await query(ACCEPT, { version: before.termsAgreement.version })).data.acceptTerms;
    expect(profile).toMatchObject({
      isComplete: false,
      nextCondition: 'contactInfo',
      termsAgreement: { agreed: true },
    });
    expect((await query(PHONE, { phone: '555' })).data.saveContactInfo).toEqual({
      __typename: 'UserError',
      message: 'Please enter a valid phone number',
      field: 'phone',
    });
    const after = (await query(PHONE, { phone: '780-555-0199' })).data.saveContactInfo.profile;
    expect(after).toMatchObject({
      isComplete: true,
      nextCondition: null,
      messages: [],
      contactInfo: { phone: '••••••0199' },
    });

    const byToken = await asCustomer({ token: 'verified-customer', by: 'bearer' });
    const { data } = await byToken.query('{ viewer { customer { profile { contactInfo { phone } } } } }');
    expect(data.viewer.customer.profile.contactInfo.phone).toBe('7805550199');
  });

  test('sends the IP of the request with a consent', async () => {
    const { send, query } = await asCustomer();
    const { version } = (await query('{ viewer { customer { profile { termsAgreement { version } } } } }'))
      .data.viewer.customer.profile.termsAgreement;
    await send({ query: ACCEPT, variables: { version } }, { 'x-visitor-address': '192.0.2.7' });

    const stored = await engine.store.db.selectFrom('terms_agreements').select('visitor_ip').execute();
    expect(stored).toEqual([{ visitor_ip: '192.0.2.7' }]);
  });

  test('submits a drawn area, which becomes a stored shape [R4.046]', async () => {
    const { query } = await asCustomer();
    const ring = [
      [-113.6, 53.4],
      [-113.4, 53.4],
      [-113.4, 53.6],
      [-113.6, 53.4],
    ];
    const { data } = await query(
      `mutation ($geoJson: JSON!) { submitGeoJson(geoJson: $geoJson) { __typename
        ... on SubmitGeoJsonSuccess { id index geo { type } } } }`,
      { geoJson: { type: 'Polygon', coordinates: [ring] } },
    );

    expect(data.submitGeoJson).toMatchObject({
      __typename: 'SubmitGeoJsonSuccess',
      geo: { type: 'pre_indexed_shape' },
    });
  });

  test('gets responses that no cache may store', async () => {
    const { send } = await asCustomer();

    expect((await send({ query: FAVOURITES })).headers.get('cache-control')).toBe('no-store');
  });
});

describe('a customer, with a service elsewhere,', () => {
  const ROOT = '/space/edmonton/profile';
  const ended: string[] = [];
  const asCustomer = (script: Record<string, unknown>, changes: Partial<CustomerIdentity> = {}) =>
    createTestGateway({
      script,
      authenticateCustomer: async () => ({ ...CUSTOMER, ...changes }),
      endCustomerSession: async (request) => void ended.push(request.url),
    });
  const rejected = (status: number) => Response.json({ error: { code: 'x', message: 'No' } }, { status });
  beforeEach(() => {
    ended.length = 0;
  });

  test('sends the token to the profile calls alone', async () => {
    const { query, calls } = await asCustomer({
      [`${ROOT}/likes/${SOURCE}`]: { total: 0, favourites: [] },
      [`/space/edmonton/search/${SOURCE}/q`]: { ok: true, hits: { total: 0, hits: [] } },
    });
    await query('{ search { total } viewer { customer { favourites { total } } } space { id } }');

    const withToken = calls.requests.filter(({ headers }) => headers.has('token'));
    expect(withToken.map(({ url }) => new URL(url).pathname).sort()).toEqual([
      `${ROOT}/${SOURCE}`,
      `${ROOT}/likes/${SOURCE}`,
    ]);
    expect(withToken[0]?.headers.get('token')).toBe('customer');
  });

  test.each<[string, CustomerIdentity['by'], number, number]>([
    ['ends a session whose token is not accepted [R4.066]', 'cookie', 401, 1],
    ['ends no session that did not send it', 'bearer', 401, 0],
    ['ends no session for another rejection', 'cookie', 403, 0],
  ])('%s', async (_, by, status, count) => {
    const { query } = await asCustomer({ [`${ROOT}/likes/${SOURCE}`]: rejected(status) }, { by });
    const { errors } = await query('{ viewer { customer { favouriteIds } } }');

    expect(errors?.[0]?.extensions.code).toBe(status === 401 ? 'UNAUTHENTICATED' : 'FORBIDDEN');
    expect(ended).toHaveLength(count);
  });

  test.each([
    ['likes', { favourites: 'all' }, 'favouriteIds'],
    [
      'likes',
      { total: 1, favourites: [{ id: '1', listing: { _id: '1', _source: {} } }] },
      'favourites { total }',
    ],
    ['searches', { searches: [{ name: 'No id' }] }, 'savedSearches { id }'],
    [
      'searches',
      { searches: [{ id: '1', name: 'A', uiState: { sort: 1 } }] },
      'savedSearches { criteria { url } }',
    ],
  ])('fails on an answer of another shape: %s %j', async (path, response, field) => {
    const { query } = await asCustomer({ [`${ROOT}/${path}/${SOURCE}`]: response });
    const { data, errors } = await query(`{ viewer { customer { ${field} } } }`);

    expect(errors?.[0]?.extensions.code).toBe('UPSTREAM_FAILED');
    expect(data.viewer.customer).toBeNull();
  });

  test.each([
    { isUserVow: { complete: 'yes' }, conditions: [] },
    { conditions: [] },
    { isUserVow: { complete: true } },
    { isUserVow: { complete: true }, conditions: [{ item: 'age', complete: true }] },
    { isUserVow: { complete: true }, conditions: [{ item: 'loggedIn', complete: 1 }] },
  ])('has completed nothing by the answer %j', async (response) => {
    const { query } = await asCustomer({ [`${ROOT}/${SOURCE}`]: response });

    expect(
      (await query('{ viewer { customer { profile { isComplete } } } }')).data.viewer.customer,
    ).toBeNull();
  });

  test('has completed nothing if the response contradicts itself', async () => {
    const { query } = await asCustomer({
      [`${ROOT}/${SOURCE}`]: {
        isUserVow: { complete: true },
        conditions: [{ item: 'termsAgreement', complete: false }],
      },
    });
    const { data } = await query('{ viewer { customer { profile { isComplete nextCondition } } } }');

    expect(data.viewer.customer.profile).toEqual({ isComplete: false, nextCondition: 'termsAgreement' });
  });

  test('sees nothing of a favourite that the display rules withhold', async () => {
    const listing = wireHit('e1', { display: { listing: false }, address: 'CANARY' });
    const { query } = await asCustomer({
      [`${ROOT}/likes/${SOURCE}`]: {
        total: 1,
        favourites: [{ id: 'e1', mls: 'E1', unavailable: false, listing }],
      },
    });
    const { data } = await query(FAVOURITES.replace('favouriteIds', ''));

    expect(data.viewer.customer.favourites.favourites).toMatchObject([
      { id: 'e1', unavailable: true, listing: null },
    ]);
    expect(JSON.stringify(data)).not.toContain('CANARY');
  });
});
