import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, getNamedType, isObjectType, isUnionType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { READY_PALETTES } from '#domain/theme/palettes.ts';
import { createGateway } from '#gateway/server.ts';
import {
  EDMONTON,
  storedPageJson,
  storedTemplateJson,
  storedWebsiteJson,
} from '#gateway/testing/fixtures.ts';
import { scriptedUpstreams } from '#gateway/testing/scripted-upstreams.ts';
import { CANARIES, careless, SEEN } from '../testing/careless-upstream.ts';
import { serveGateway } from '../testing/gateway-site.ts';

const STRAPS = readdirSync(join(import.meta.dirname, '../strap-plugins'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'kit')
  .map(({ name }) => name);

const L = `id publicId path mls status transactionType address neighbourhood city province postalCode price bedrooms
  bathrooms interiorSize yearBuilt listedAt propertyTypes description images { url alt caption } imageCount location { lat lon }
  openHouses { date startTime endTime } details { name value } media { type imageUrl url html } officeName officeId
  priceHistory { at price status } daysOnMarket rooms { name level } agents { name office } courtesyOf breadcrumbs { id name placetype }`;
const S = `id path mls address city province description images { url alt } askingPrice soldPrice soldDate homeStyle
  bedrooms bathrooms interiorSize yearBuilt  location { lat lon } officeName`;

/** Queries that reject visitors and customers (web/testing/authorisation-table.ts). */
const OF_AGENTS = ['lead'];

/** One operation for every query that returns listings. */
const OPERATIONS: Readonly<Record<string, string>> = {
  listing: `{ a: listing(id: "h1") { ${L} } b: listing(id: "h2") { ${L} } c: listing(id: "h3") { ${L} } d: listing(id: "canary-street-h2") { ${L} } }`,
  listings: `{ listings(ids: ["h1", "h2", "h3", "h4", "h5", "h6"]) { ${L} } }`,
  similarListings: `{ similarListings(id: "h1") { ${L} } }`,
  search: `{ search { total courtesyOf listings { ${L} } } }`,
  points: '{ points { total points { id path lat lon price transactionType bedrooms address } } }',
  clusters: '{ clusters(precision: 4) { geohash count lat lon bounds { north south east west } } }',
  post: `{ post(slug: "seen-post") { homes(limit: 12) { ${L} } } }`,
  posts: `{ posts { posts { homes(limit: 12) { ${L} } } } }`,
  searchFacets: `{ searchFacets(search: { isLenient: true }, rawFields: ["additionalDetails.Parking", "additionalDetails.OwnerName"]) {
    total transactionTypes { value count } propertyTypes { value count } bedrooms { value count } bathrooms { value count }
    openHouses priceBands { lowPrice highPrice count } raw { field values { key count } } } }`,
  fieldTerms: '{ fieldTerms(field: "additionalDetails.Parking") { key count } }',
  autocomplete: '{ autocomplete(text: "CANARY") { ... on ListingSuggestion { id path mls label } } }',
  sold: `{ sold(id: "s-1") { gated sold { ${S} } nearby { ${S} } similarListings { ${L} } } }`,
  solds: `{ solds { gated total solds { ${S} } } }`,
  similarSolds: `{ similarSolds(id: "h1") { gated solds { ${S} } } }`,
  // Customers' favourites: gateway/profile/profile.test.ts.
  viewer: `{ viewer { customer { favourites { favourites { listing { ${L} } } } } } }`,
};

/** Services that an agent has connected. */
const INTEGRATIONS = {
  analytics: {
    tagManager: 'GTM-SEEN1',
    apiSecret: 'CANARYKEY1',
    crm: { trackingID: 't-1', token: 'CANARYKEY2' },
  },
  map: { autoCompletionKey: 'CANARYKEY3' },
  crm: { url: 'https://canarykey4.example', apiToken: 'CANARYKEY5' },
  forms: { managerUrl: 'https://canarykey6.example' },
  anything: ['CANARYKEY7'],
};

const SPACES = {
  edmonton: EDMONTON,
  'san-antonio': {
    ...EDMONTON,
    id: 'san-antonio',
    host: 'san-antonio.localhost',
    source: 'idx-sat-v5',
    currency: 'USD',
  },
} as const;

describe.each(Object.entries(SPACES))('on the site of %s', (_, space) => {
  let site: Awaited<ReturnType<typeof serveGateway>>;
  let origin: string;

  beforeAll(async () => {
    const straps = STRAPS.map((name, order) => ({
      id: `s-${order}`,
      order,
      name: `strap-${name}`,
      state: {},
      config: {},
    }));
    const hero = {
      id: 'hero',
      order: 0,
      name: 'hero-single-property',
      state: { listingID: 'h2' },
      config: {},
    };
    const script = {
      '/getSpace': space,
      [`/getWebsite/${space.id}`]: {
        website: { ...storedWebsiteJson(), integrations: INTEGRATIONS, theme: READY_PALETTES[0]?.theme },
        header: storedTemplateJson('header-basic'),
        footer: storedTemplateJson('footer-basic'),
        revisions: { website: '1', header: '1', footer: '1' },
      },
      [`/getPages/${space.id}`]: { pages: [] },
      [`/getPage/${space.id}/everything`]: {
        page: storedPageJson('everything', { straps, hero }),
        revision: '1',
        savedAt: '2026-11-21T08:00:00Z',
      },
      [`/blog/${space.id}/wp-json/posts`]: [
        {
          ID: 1,
          slug: 'seen-post',
          title: 'A post',
          date: '2026-11-20T09:00:00',
          excerpt: '',
          content: '',
        },
      ],
      'api:*': careless(space.source),
    };
    const upstreams = scriptedUpstreams(script, { withholds: false });
    const silent = () => undefined;
    const gateway = await createGateway({
      upstreams,
      authenticate: async () => null,
      parts: {},
      production: true,
      log: { debug: silent, info: silent, warn: silent, error: silent },
    });
    site = await serveGateway(gateway);
    origin = site.origin;
  });
  afterAll(() => site.close());

  const canariesIn = (text: string) => CANARIES.filter((canary) => text.toLowerCase().includes(canary));
  const send = async (query: string) => {
    const response = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    return response.text();
  };

  test.each(Object.entries(OPERATIONS))(
    'the query %s returns nothing that a rule withholds',
    async (name, query) => {
      const text = await send(query);

      expect(canariesIn(text)).toEqual([]);
      expect(JSON.parse(text).errors).toBeUndefined();
      if (
        [
          'listing',
          'listings',
          'search',
          'similarListings',
          'post',
          'posts',
          'searchFacets',
          'fieldTerms',
        ].includes(name)
      )
        expect(text).toContain(SEEN);
    },
  );

  test.each([
    ['solds', '{ solds(text: "canary") { total solds { id } } }'],
    ['autocomplete', '{ autocomplete(text: "h2") { ... on ListingSuggestion { id path mls label } } }'],
    [
      'search',
      '{ search(search: { filters: { raw: [{ field: "description", operator: match, values: ["canary"] }] } }) { total } }',
    ],
    [
      'search',
      '{ search(search: { filters: { raw: [{ field: "additionalDetails.Parking", operator: match, values: ["can"] }] } }) { total } }',
    ],
  ])('the query %s finds nothing by withheld values: %s', async (name, query) => {
    const { data, errors } = JSON.parse(await send(query));

    if (name === 'search') expect(errors[0].extensions.code).toBe('BAD_USER_INPUT');
    if (name === 'solds') expect(data.solds.solds).toEqual([]);
    expect(canariesIn(JSON.stringify(data ?? {}))).toEqual([]);
  });

  test('visitors get the ids of integrations that pages use, and no key', async () => {
    const text = await send('{ website { integrations } }');

    expect(canariesIn(text)).toEqual([]);
    expect(text).toContain('GTM-SEEN1');
  });

  test('sold data are returned to visitors only where the source allows it', async () => {
    const { data } = JSON.parse(await send(OPERATIONS.solds ?? ''));

    expect(data.solds.gated).toBe(space.id === 'edmonton');
    expect(data.solds.solds).toHaveLength(space.id === 'edmonton' ? 0 : 1);
  });

  test.each([
    ['/everything', 200],
    ['/search', 200],
    ['/search?page=2', 200],
    ['/search/geo/all-areas/defaults?sort=price_asc', 200],
    ['/search?ids=h1,h2,h3', 200],
    ['/for-sale/seen-street-h1', 200],
    ['/for-sale/seen-hood-h2', 200],
    ['/for-sale/canary-street-h2', 404],
    ['/for-sale/seen-hood-h6', 200],
    ['/for-sale/canary-h3', 404],
    ['/for-lease/canary-h4', 404],
    ['/solds', 200],
    ['/sold/s-1', 200],
    ['/for-sale/seen-street-h1/open-house-2999-11-28-1300.ics', 200],
    ['/for-sale/seen-hood-h2/open-house-2999-11-28-1300.ics', 200],
    ['/for-sale/canary-h3/open-house-2999-11-28-1300.ics', 404],
    ['/sitemap.xml', 200],
    ['/robots.txt', 200],
    ['/nowhere', 404],
  ])('%s contains nothing that a rule withholds, as document and as data', async (path, status) => {
    const responses = await Promise.all(
      [path, `/_data${path}`].map((one) => fetch(origin + one, { redirect: 'manual' })),
    );
    const [page = '', data = ''] = await Promise.all(responses.map((result) => result.text()));
    // The requested path and id are not secret.
    const withoutPath = (text: string) =>
      text.replaceAll(path, '').replaceAll(path.split('/').at(-1) || path, '');

    expect(canariesIn(withoutPath(page))).toEqual([]);
    expect(canariesIn(withoutPath(data))).toEqual([]);
    expect(responses[0]?.status).toBe(status);
    if (status === 200 && /everything|for-sale/.test(path))
      expect(page.toLowerCase()).toContain(SEEN.toLowerCase());
  });
});

test('the test covers every query of the API that returns listings', () => {
  const schema = buildSchema(readFileSync(join(import.meta.dirname, '../../gateway/schema.graphql'), 'utf8'));
  const telling = [
    'Listing',
    'MapPoint',
    'Cluster',
    'SearchFacets',
    'FieldTerm',
    'ListingSuggestion',
    'Sold',
  ];
  const reaches = (name: string, seen = new Set<string>()): boolean => {
    if (telling.includes(name)) return true;
    const type = schema.getType(name);
    if (seen.has(name) || !type) return false;
    seen.add(name);
    if (isUnionType(type)) return type.getTypes().some((member) => reaches(member.name, seen));
    if (!isObjectType(type)) return false;
    return Object.values(type.getFields()).some((field) => reaches(getNamedType(field.type).name, seen));
  };
  const queries = Object.values(schema.getQueryType()?.getFields() ?? {});
  const found = queries
    .filter((field) => reaches(getNamedType(field.type).name))
    .map(({ name }) => name)
    .filter((name) => !OF_AGENTS.includes(name));

  expect(Object.keys(OPERATIONS).sort()).toEqual(found.sort());
});
