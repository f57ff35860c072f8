import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { READY_PALETTES } from '#domain/theme/palettes.ts';
import { isCallerGone, withSignal } from '#engine/calls/call-signal.ts';
import { addListings, addPlaces, addSpaces, square } from '#engine/testing/fixtures.ts';
import { createTestEngine, type TestEngine } from '#engine/testing/test-engine.ts';
import { embeddedUpstreams } from './testing/embedded-upstreams.ts';
import {
  AGENT,
  EDMONTON,
  storedPageJson,
  storedTemplateJson,
  storedWebsiteJson,
} from './testing/fixtures.ts';
import { createTestGateway } from './testing/test-gateway.ts';

let engine: TestEngine;
const asAgent = () =>
  createTestGateway({ upstreams: embeddedUpstreams(engine), identity: { ...AGENT, token: 'agent' } });
const asVisitor = () => createTestGateway({ upstreams: embeddedUpstreams(engine) });

const SAVE = `mutation ($input: SavePageInput!) { savePage(input: $input) {
  __typename ... on SavePageSuccess { page { slug revision straps } }
  ... on ConflictError { currentRevision savedBy savedAt } ... on UserError { message field }
} }`;

beforeAll(async () => {
  engine = await createTestEngine();
  await addSpaces(engine.store);
  await addPlaces(engine.store, [
    { id: 10, name: 'Edmonton', polygons: [[square([-113.5, 53.5], 0.5)]], geometry: true },
    {
      id: 11,
      name: 'Strathcona',
      placetype: 'neighbourhood',
      above: [10],
      polygons: [[square([-113.5, 53.5], 0.05)]],
    },
  ]);
  await addListings(engine.store, [
    {
      id: '1',
      price: 300_000,
      bedrooms: 3,
      location: { lat: 53.5, lon: -113.5 },
      geohash: 'c3x28xxxx',
      neighbourhood: 'Strathcona',
    },
    {
      id: '2',
      price: 500_000,
      location: { lat: 53.51, lon: -113.5 },
      geohash: 'c3x28yyyy',
      transaction_type: 'lease',
    },
    { id: '3', price: 400_000, display: { address: false } },
    { id: '4', price: 100_000, display: { listing: false } },
  ]);
  const token = 'agent';
  const admin = 'space/edmonton/app/website/admin';
  const website = { ...storedWebsiteJson(), theme: READY_PALETTES[0]?.theme };
  const made = [
    await engine.call(`${admin}/componentConfig/Website`, { method: 'PUT', token, body: website }),
    await engine.call(`${admin}/header`, { method: 'PUT', token, body: storedTemplateJson('header-basic') }),
    await engine.call(`${admin}/footer`, { method: 'PUT', token, body: storedTemplateJson('footer-basic') }),
  ];
  expect(made.map(({ status }) => status)).toEqual([201, 201, 201]);
});
afterAll(() => engine.close());

describe('listings of the embedded engine', () => {
  test('have the same members in a list, among similar ones and alone, but for all of their pictures', async () => {
    const store = await createTestEngine();
    await addSpaces(store.store);
    await addPlaces(store.store, [{ id: 10, name: 'Edmonton', polygons: [[square([-113.5, 53.5], 0.5)]] }]);
    const place = { id: '10', name: 'Edmonton', placetype: 'locality' };
    const document = {
      additionalDetails: { 'Postal Code': 'T6E 2A3', Parking: 'Garage' },
      publicInfo: { additionalMedia: [{ type: 'video', data: { url: 'https://youtu.be/dQw4w9WgXcQ' } }] },
      places: [place],
    };
    const location = { lat: 53.5, lon: -113.5 };
    await addListings(store.store, [
      { id: 'a', price: 300_000, location, document, place_ids: [10] },
      { id: 'b', price: 310_000, location, document, place_ids: [10] },
    ]);
    const saved = { additionalMedia: [{ type: 'image', data: { imageUrl: '/_files/plan.png' } }] };
    await store.call(`space/edmonton/listings/${EDMONTON.source}/public/b`, {
      method: 'PUT',
      token: 'agent',
      body: saved,
    });
    const { query } = await createTestGateway({ upstreams: embeddedUpstreams(store) });
    const FIELDS = `id postalCode details { name value } media { type imageUrl } breadcrumbs { id name placetype }
      imageCount images { url }`;

    const { data } = await query(`{
      similarListings(id: "a") { ...Facts } search(search: { ids: ["b"] }) { listings { ...Facts } } listing(id: "b") { ...Facts }
    } fragment Facts on Listing { ${FIELDS} }`);
    await store.close();

    const { images, ...facts } = data.listing;
    expect(facts).toEqual({
      id: 'b',
      postalCode: 'T6E 2A3',
      details: [
        { name: 'Parking', value: 'Garage' },
        { name: 'Postal Code', value: 'T6E 2A3' },
      ],
      media: [{ type: 'image', imageUrl: '/_files/plan.png' }],
      breadcrumbs: [place],
      imageCount: 7,
    });
    expect(data.similarListings).toMatchObject([facts]);
    expect(data.search.listings).toMatchObject([facts]);
    expect([images, data.search.listings[0].images].map(({ length }) => length)).toEqual([7, 5]);
  });

  test('are searched, sorted and counted, without those that may not be shown', async () => {
    const { query } = await asVisitor();

    const { data, errors } = await query(
      '{ search(sort: PRICE_ASC) { total courtesyOf asOf listings { mls price address images { url } description } } }',
    );

    expect(errors).toBeUndefined();
    expect(data.search.total).toBe(3);
    expect(data.search.listings.map(({ mls }: { mls: string }) => mls)).toEqual(['E1', 'E3', 'E2']);
    expect(data.search.listings[0]).toMatchObject({
      address: '1 Test Street',
      description: 'The description of 1',
    });
    expect(data.search.listings[1].address).toBeNull();
    expect(data.search.courtesyOf).toBe('Courtesy of the board');
  });

  test.each([
    ['id', '1'],
    ['MLS number', 'e1'],
    ['slug', 'public-1'],
  ])('are found by %s, several in one call', async (_, key) => {
    const { query, calls } = await asVisitor();

    const { data } = await query(
      'query ($key: ID!) { listing(id: $key) { id } listings(ids: ["2", "4", "1"]) { id } }',
      {
        key,
      },
    );

    expect(data).toEqual({ listing: { id: '1' }, listings: [{ id: '2' }, { id: '1' }] });
    expect(calls.log).toHaveLength(2);
  });

  test('are on the map as clusters and points', async () => {
    const { query } = await asVisitor();

    const { data, errors } = await query(
      `query ($search: SearchInput) {
        clusters(precision: 4, search: $search) { count lat lon bounds { north } }
        points(search: $search) { total points { id path } }
      }`,
      { search: { bounds: { north: 54, south: 53, east: -113, west: -114 } } },
    );

    expect(errors).toBeUndefined();
    expect(data.clusters.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(2);
    expect(data.points.points).toEqual(
      expect.arrayContaining([
        { id: '1', path: '/for-sale/public-1' },
        { id: '2', path: '/for-lease/public-2' },
      ]),
    );
  });

  test('narrow down by place, drawn area, point and filters', async () => {
    const { query } = await asVisitor();
    const total = async (search: object) =>
      (await query('query ($search: SearchInput) { search(search: $search) { total } }', { search })).data
        .search.total;
    const triangle = [
      { lat: 53.49, lon: -113.51 },
      { lat: 53.49, lon: -113.49 },
      { lat: 53.505, lon: -113.5 },
    ];

    expect(await total({ geo: { polygon: triangle } })).toBe(1);
    expect(await total({ geo: { point: { lat: 53.5, lon: -113.5, radius: 0.5 } } })).toBe(1);
    expect(await total({ filters: { transactionType: 'LEASE' } })).toBe(1);
    expect(await total({ filters: { lowPrice: 350_000, highPrice: 450_000 } })).toBe(1);
    expect(await total({ filters: { bedrooms: 3 } })).toBe(1);
    expect(await total({ ids: ['1', '2'] })).toBe(2);
    expect(
      await total({ filters: { raw: [{ field: 'neighbourhood', operator: 'eq', values: ['Strathcona'] }] } }),
    ).toBe(1);
  });

  test('have suggestions, terms, a source and places', async () => {
    const { query } = await asVisitor();

    const { data, errors } = await query(`{
      autocomplete(text: "strath") { ... on PlaceSuggestion { label place { id placetype } } }
      fieldTerms(field: "neighbourhood") { key count }
      source { key name total copyright }
      place(id: "10") { name centre { lat } bounds { north } geometry hierarchy { id } }
      hierarchies(lat: 53.5, lon: -113.5) { name }
    }`);

    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      autocomplete: [{ label: 'Strathcona, AB', place: { id: '11', placetype: 'neighbourhood' } }],
      fieldTerms: [{ key: 'Strathcona', count: 1 }],
      source: { key: 'idx-edm-v5', total: 3, copyright: '© The board' },
      place: { name: 'Edmonton', hierarchy: [{ id: '10' }] },
      hierarchies: [[{ name: 'Edmonton' }, { name: 'Strathcona' }]],
    });
  });
});

describe('pages of the embedded engine', () => {
  test('are created, seen by a visitor at once, and saved over what was loaded [R7.118, R7.119]', async () => {
    const { query } = await asAgent();
    const visitor = await asVisitor();

    const created = (await query(SAVE, { input: { page: storedPageJson('made') } })).data.savePage;
    expect(created).toMatchObject({ __typename: 'SavePageSuccess', page: { slug: 'made' } });

    const page = storedPageJson('made', { name: 'Made again' });
    const saved = (await query(SAVE, { input: { page, revision: created.page.revision } })).data.savePage;
    expect(saved.__typename).toBe('SavePageSuccess');

    const seen = (await visitor.query('{ page(slug: "made") { name straps } pages { slug } }')).data;
    expect(seen.page.name).toBe('Made again');
    expect(seen.page.straps).toHaveLength(1);
    expect(seen.pages).toEqual([{ slug: 'made' }]);
  });

  test('saved by two agents are a conflict for the second, who can load the newer one', async () => {
    const first = await asAgent();
    const second = await createTestGateway({
      upstreams: embeddedUpstreams(engine),
      identity: { ...AGENT, subject: 'ben', token: 'second' },
    });
    const page = storedPageJson('shared');
    const { revision } = (await first.query(SAVE, { input: { page } })).data.savePage.page;

    const won = (await second.query(SAVE, { input: { page, revision } })).data.savePage;
    const lost = (await first.query(SAVE, { input: { page, revision } })).data.savePage;

    expect(won.__typename).toBe('SavePageSuccess');
    expect(lost).toMatchObject({
      __typename: 'ConflictError',
      currentRevision: won.page.revision,
      savedBy: 'Ben Agent',
    });
    expect((await first.query('{ page(slug: "shared") { revision } }')).data.page.revision).toBe(
      lost.currentRevision,
    );
  });

  test('redirect from their old URL after renaming', async () => {
    const { query } = await asAgent();
    const visitor = await asVisitor();
    const { revision } = (await query(SAVE, { input: { page: storedPageJson('old') } })).data.savePage.page;

    await query(SAVE, { input: { page: storedPageJson('new'), previousSlug: 'old', revision } });

    const requests = '{ page(slug: "old") { slug movedTo } }';
    expect((await visitor.query(requests)).data.page).toEqual({ slug: 'new', movedTo: 'new' });
    expect((await query(requests)).data.page).toEqual({ slug: 'new', movedTo: 'new' });
  });

  test('are found at their paths of an earlier website, once visitors may see them, also after they are renamed', async () => {
    const { query } = await asAgent();
    const visitor = await asVisitor();
    const moved = async (slug: string) =>
      (await visitor.query('query ($slug: String!) { page(slug: $slug) { movedTo } }', { slug })).data.page;
    const create = async (slug: string, formerPath: string, published = true) =>
      (await query(SAVE, { input: { page: storedPageJson(slug), published, formerPath } })).data.savePage;

    const { page } = await create('crew', '/About/L%C3%A9quipe/');
    await create('crew-2', '/about/Léquipe');
    await create('unseen', '/about/unseen.html', false);
    expect(await moved('about/Léquipe')).toEqual({ movedTo: 'crew' });
    expect(await moved('about/unseen.html')).toBeNull();

    await query(SAVE, {
      input: { page: storedPageJson('staff'), previousSlug: 'crew', revision: page.revision },
    });
    expect(await moved('about/Léquipe')).toEqual({ movedTo: 'staff' });
    expect(await create('nowhere', '/')).toMatchObject({
      __typename: 'UserError',
      field: 'formerPath',
      message: expect.stringContaining('not the path of a page'),
    });
    expect(await moved('nowhere')).toBeNull();
  });

  test('are copied and deleted [R7.117]', async () => {
    const { query } = await asAgent();
    await query(SAVE, { input: { page: storedPageJson('original') } });

    const copy =
      'mutation { copyPage(slug: "original", newSlug: "copy") { ... on SavePageSuccess { page { slug } } } }';
    expect((await query(copy)).data.copyPage).toEqual({ page: { slug: 'copy' } });
    const again =
      'mutation { copyPage(slug: "original", newSlug: "copy") { ... on UserError { message field } } }';
    expect((await query(again)).data.copyPage.message).toContain('copy');

    const { revision } = (await query('{ page(slug: "copy") { revision } }')).data.page;
    const remove = `mutation { deletePage(slug: "copy", revision: "${revision}") { __typename ... on UserError { message } } }`;
    expect((await query(remove)).data.deletePage.__typename).toBe('DeletePageSuccess');
    expect((await query('{ page(slug: "copy") { slug } }')).data.page).toBeNull();
    expect((await query(remove)).data.deletePage.__typename).toBe('UserError');
  });

  test.each([
    ['search', 'reserved'],
    ['Not A Slug', 'address'],
  ])('at %s are rejected with a message that the agent can act on', async (slug, word) => {
    const { query } = await asAgent();

    const { data } = await query(SAVE, { input: { page: storedPageJson(slug) } });

    expect(data.savePage).toMatchObject({ __typename: 'UserError', message: expect.stringContaining(word) });
  });

  test('that exist are not created over', async () => {
    const { query } = await asAgent();
    await query(SAVE, { input: { page: storedPageJson('taken') } });

    expect((await query(SAVE, { input: { page: storedPageJson('taken') } })).data.savePage.__typename).toBe(
      'UserError',
    );
  });
});

test('the website, the header and the footer are saved once a revision', async () => {
  const { query } = await asAgent();
  const { website } = (await query('{ website { revision theme header { revision } footer { revision } } }'))
    .data;
  const SAVE_SITE = `mutation ($website: JSON!, $header: JSON!, $revision: String!, $headerRevision: String!) {
    saveWebsite(website: $website, revision: $revision) { __typename ... on SaveWebsiteSuccess { website { siteName revision } } }
    saveHeader(header: $header, revision: $headerRevision) { __typename ... on SaveTemplateSuccess { template { revision } } }
  }`;
  const stored = storedWebsiteJson();
  const display = { ...stored.config.display, siteName: 'A new name' };
  const variables = {
    website: { ...stored, theme: website.theme, config: { ...stored.config, display } },
    header: storedTemplateJson('header-basic'),
    revision: website.revision,
    headerRevision: website.header.revision,
  };

  const saved = await query(SAVE_SITE, variables);
  const again = await query(SAVE_SITE, variables);

  expect(saved.errors).toBeUndefined();
  expect(saved.data).toMatchObject({
    saveWebsite: { __typename: 'SaveWebsiteSuccess', website: { siteName: 'A new name' } },
    saveHeader: { __typename: 'SaveTemplateSuccess' },
  });
  expect(again.data).toEqual({
    saveWebsite: { __typename: 'ConflictError' },
    saveHeader: { __typename: 'ConflictError' },
  });
});

test.each([
  ['a forged token', 'forged', 'UNAUTHENTICATED'],
  ['a customer’s token', 'customer', 'FORBIDDEN'],
  ['a token of another space', 'elsewhere', 'FORBIDDEN'],
])('%s that got this far still edits nothing', async (_, token, code) => {
  const { query } = await createTestGateway({
    upstreams: embeddedUpstreams(engine),
    identity: { ...AGENT, token },
  });

  const { errors } = await query(SAVE, { input: { page: storedPageJson('stolen') } });

  expect(errors?.[0]?.extensions.code).toBe(code);
});

test('an unknown host is a 404', async () => {
  const { gateway } = await asVisitor();

  const response = await gateway.handle(
    new Request('http://nowhere.example/graphql', {
      method: 'POST',
      headers: { host: 'nowhere.example', 'content-type': 'application/json' },
      body: '{"query":"{ space { id } }"}',
    }),
  );

  expect(response.status).toBe(404);
});

describe('a visitor who leaves', () => {
  const leave = async (isGone: () => boolean) => {
    const { gateway, logged } = await createTestGateway({
      upstreams: embeddedUpstreams(engine),
      within: ({ signal }, run) => withSignal(signal, run),
      isCallerGone: isGone,
    });
    const visit = new AbortController();
    const request = new Request('http://edmonton.localhost/blog', { signal: visit.signal });
    const { execute } = await gateway.open(request);
    visit.abort();
    const { failures } = await execute('{ postCategories { slug } }', {});

    return { failures, logged };
  };

  test('has no result, and is not logged as a failure of the service', async () => {
    const { failures, logged } = await leave(isCallerGone);

    expect(failures).toMatchObject([{ code: 'UPSTREAM_FAILED', isUnavailable: true }]);
    expect(logged).toEqual([]);
    expect((await leave(() => false)).logged).toMatchObject([{ message: 'An upstream call failed' }]);
  });
});
