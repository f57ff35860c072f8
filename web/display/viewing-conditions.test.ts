import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { VIEWING_CONDITIONS } from '#domain/account/viewing-conditions.ts';
import { READY_PALETTES } from '#domain/theme/palettes.ts';
import { createGateway } from '#gateway/server.ts';
import {
  EDMONTON,
  storedPageJson,
  storedTemplateJson,
  storedWebsiteJson,
  wireHit,
} from '#gateway/testing/fixtures.ts';
import { scriptedUpstreams } from '#gateway/testing/scripted-upstreams.ts';
import { serveGateway } from '../testing/gateway-site.ts';

const CANARY = 'CANARYVOW';
const SOLD_CANARY = 'CANARYSALE';

/** Every combination of the four conditions, as bits in the order of the list. */
const COMBINATIONS = Array.from({ length: 2 ** VIEWING_CONDITIONS.length }, (_, bits) =>
  VIEWING_CONDITIONS.map((item, index) => ({ item, complete: Boolean(bits & (1 << index)) })),
);
const nameOf = (conditions: (typeof COMBINATIONS)[number]) =>
  conditions.flatMap(({ item, complete }) => (complete ? [item] : [])).join(' + ') || 'nothing';

const LISTING = `id detailsWithheld address price description images { url } imageCount openHouses { date }
  details { value } media { url imageUrl html } agents { name }`;
const SOLD = 'id address soldPrice images { url } description';
const OPERATIONS: Readonly<Record<string, string>> = {
  listing: `{ listing(id: "h1") { ${LISTING} } }`,
  listings: `{ listings(ids: ["h1"]) { ${LISTING} } }`,
  search: `{ search { listings { ${LISTING} } } }`,
  similarListings: `{ similarListings(id: "h2") { ${LISTING} } }`,
  favourites: `{ viewer { customer { favourites { favourites { listing { ${LISTING} } } } } } }`,
  points: '{ points { points { id path price address } } }',
  autocomplete: '{ autocomplete(text: "street") { ... on ListingSuggestion { label path } } }',
};
const SOLD_OPERATIONS: Readonly<Record<string, string>> = {
  solds: `{ solds { gated solds { ${SOLD} } } }`,
  sold: `{ sold(id: "s-1") { gated sold { ${SOLD} } } }`,
};
const DETAILS = '/for-sale/seen-street-h1';
const CALENDAR = `${DETAILS}/open-house-2999-11-28-1300.ics`;
const PAGES = [DETAILS, '/search', '/search?map=1', '/search?ids=h1,h2', '/feeds', '/sitemap.xml'];
const SOLD_PAGES = ['/solds', '/sold/s-1'];

const hit = (display: object) =>
  wireHit('h1', {
    publicId: 'seen-street-h1',
    address: 'Seen Street',
    display,
    description: CANARY,
    images: ['/_files/first.jpg', `/_files/${CANARY}.jpg`],
    image_count: 2,
    open_houses: [{ date: '2999-11-28', start_time: '13:00', end_time: '15:00' }],
    agent: [{ id: 'a-1', name: CANARY, office: 'Parkline Realty' }],
    additionalDetails: { Parking: CANARY, 'Postal Code': CANARY },
    publicInfo: { additionalMedia: [{ type: 'video', data: { url: `https://youtu.be/${CANARY}` } }] },
  });
const other = wireHit('h2', { publicId: 'other-street-h2' });
const SALE = {
  id: 's-1',
  mlsNum: 'S1',
  streetAddress: SOLD_CANARY,
  remarks: SOLD_CANARY,
  price: 1,
  soldPrice: 2,
  soldDate: '2026-10-01',
  photos: [],
};

const straps = ['large-listing-feed', 'latest-listing-feed', 'open-house-feed', 'listings-feed'].map(
  (name, order) => ({ id: `s-${order}`, order, name: `strap-${name}`, state: {}, config: {} }),
);

/** `some`: the listing is marked; `all`: the space's source requires the conditions. */
describe.each(['some', 'all'] as const)('where %s listings require the viewing conditions', (which) => {
  let site: Awaited<ReturnType<typeof serveGateway>>;
  let origin: string;
  const logged: string[] = [];
  const searches: (string | null)[] = [];

  beforeAll(async () => {
    const hits = [hit(which === 'some' ? { details: false } : {}), other];
    const point = { lat: 53.5, lon: -113.5, price: 1, transaction_type: 'sale', address: 'Seen Street' };
    const root = '/space/edmonton/search/idx-edm-v5';
    const upstreams = scriptedUpstreams({
      '/getSpace': { ...EDMONTON, ...(which === 'all' && { vowRequired: true }) },
      '/getWebsite/edmonton': {
        website: { ...storedWebsiteJson(), theme: READY_PALETTES[0]?.theme },
        header: storedTemplateJson('header-basic'),
        footer: storedTemplateJson('footer-basic'),
        revisions: { website: '1', header: '1', footer: '1' },
      },
      '/getPages/edmonton': { pages: [] },
      '/getPage/edmonton/feeds': {
        page: storedPageJson('feeds', { straps }),
        revision: '1',
        savedAt: '2026-11-21T08:00:00Z',
      },
      '/space/edmonton/profile/idx-edm-v5': (request: Request) => profileOf(request.headers.get('token')),
      '/space/edmonton/profile/likes/idx-edm-v5': {
        total: 1,
        favourites: [{ id: 'h1', mls: 'H1', unavailable: false, listing: hits[0] }],
      },
      '/space/edmonton/solds/idx-edm-v5/office': { total: 1, solds: [SALE] },
      '/space/edmonton/solds/idx-edm-v5/office/s-1': SALE,
      [`${root}/q`]: (request: Request) => {
        searches.push(request.headers.get('termsAgreement'));
        return { ok: true, hits: { total: 2, hits } };
      },
      [`${root}/points`]: {
        total: 1,
        points: [{ id: 'h1', publicId: 'seen-street-h1', mls: 'H1', ...point }],
      },
      [`${root}/info`]: { source: 'idx-edm-v5', name: 'Source', total: 2 },
      '/idx-edm-v5/autocomplete-v2/street': {
        results: [
          {
            type: 'listing',
            id: 'h1',
            publicId: 'seen-street-h1',
            mls: 'H1',
            label: 'Seen Street',
            transaction_type: 'sale',
          },
        ],
      },
      'api:*': (request: Request) =>
        new URL(request.url).pathname.includes('/listings/') ? { ok: true, listings: hits } : undefined,
    });
    const silent = () => undefined;
    const gateway = await createGateway({
      upstreams,
      authenticate: async () => null,
      authenticateCustomer: async (request) => {
        const token = request.headers.get('x-test-customer');
        return token === null
          ? null
          : {
              kind: 'customer',
              by: 'cookie',
              token,
              spaceId: 'edmonton',
              subject: 'customer-1',
              email: 'dee@example.com',
              isEmailVerified: true,
              displayName: 'Dee',
              expiresAt: new Date('2100-01-01'),
            };
      },
      parts: {},
      production: true,
      log: { debug: silent, info: silent, warn: silent, error: (_, message) => void logged.push(message) },
    });
    site = await serveGateway(gateway);
    origin = site.origin;
  });
  afterAll(() => site.close());

  const asWhom = (token: string | null) => (token === null ? {} : { 'x-test-customer': token });
  async function send(query: string, token: string | null): Promise<string> {
    const response = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...asWhom(token) },
      body: JSON.stringify({ query }),
    });
    return response.text();
  }
  const open = (path: string, token: string | null) => fetch(origin + path, { headers: asWhom(token) });

  /** What reaches the visitor on every surface, by its name; pages take long to render. */
  async function surfaces(token: string | null, withPages = true): Promise<Record<string, string>> {
    const read: Record<string, string> = {};
    for (const [name, query] of Object.entries({ ...OPERATIONS, ...SOLD_OPERATIONS })) {
      if (name !== 'favourites' || token !== null) read[name] = await send(query, token);
    }
    for (const path of withPages ? [...PAGES, ...SOLD_PAGES] : []) {
      read[path] = await (await open(path, token)).text();
      read[`/_data${path}`] = await (await open(`/_data${path}`, token)).text();
    }
    read[CALENDAR] = await (await open(CALENDAR, token)).text();
    return read;
  }
  const reveals = (text: string) =>
    [CANARY, SOLD_CANARY, '2999-11-28'].filter((canary) => text.toLowerCase().includes(canary.toLowerCase()));
  const withoutPath = (text: string) => text.replaceAll(CALENDAR, '').replaceAll('open-house-2999-11-28', '');

  test.each(COMBINATIONS.map((conditions, bits) => [nameOf(conditions), bits] as const))(
    'a customer who completed %s sees all or nothing [R2.011] [R1.035] [R1.036] [R1.037] [R1.038] [R4.060]',
    async (_, bits) => {
      const isComplete = bits === COMBINATIONS.length - 1;
      // Where all listings require them: with one condition missing, all, or none.
      const missing = COMBINATIONS[bits]?.filter(({ complete }) => !complete).length ?? 0;
      const withPages = which === 'some' || missing !== 2;
      const read = await surfaces(String(bits), withPages);

      if (!isComplete) {
        for (const [name, text] of Object.entries(read))
          expect([name, reveals(withoutPath(text))]).toEqual([name, []]);
        expect(JSON.parse(read.listing ?? '').data.listing).toMatchObject({
          detailsWithheld: true,
          address: 'Seen Street',
          imageCount: 1,
        });
        expect(JSON.parse(read.solds ?? '').data.solds.gated).toBe(true);
        return;
      }
      for (const name of ['listing', 'listings', 'search', 'similarListings', 'favourites', DETAILS])
        expect([name, read[name]?.includes(CANARY)]).toEqual([name, true]);
      for (const name of ['solds', 'sold', ...SOLD_PAGES])
        expect([name, read[name]?.includes(SOLD_CANARY)]).toEqual([name, true]);
      expect(JSON.parse(read.listing ?? '').data.listing).toMatchObject({
        detailsWithheld: false,
        imageCount: 2,
      });
      expect(read[CALENDAR]).toContain('29991128');
    },
    60_000,
  );

  test('a visitor who is not signed in sees nothing, and the rest of the listing', async () => {
    const read = await surfaces(null);

    for (const [name, text] of Object.entries(read))
      expect([name, reveals(withoutPath(text))]).toEqual([name, []]);
    expect(read[DETAILS]).toContain('Seen Street');
    expect((await open(CALENDAR, null)).status).toBe(404);
  }, 60_000);

  test.each(['500', '401', 'garbage', 'late', 'empty'])(
    'a profile service that answers %s shows nothing',
    async (token) => {
      logged.length = 0;
      const read = [
        await send(OPERATIONS.listing ?? '', token),
        await send(SOLD_OPERATIONS.solds ?? '', token),
      ];

      expect(read.flatMap(reveals)).toEqual([]);
      expect(JSON.parse(read[0] ?? '').data.listing.detailsWithheld).toBe(true);
      // A session that has ended is expected; everything else is logged.
      expect(logged.length).toBe(token === '401' ? 0 : 2);
    },
    20_000,
  );

  test('what a customer sees is stored by no shared cache', async () => {
    for (const path of [DETAILS, '/search', `/_data${DETAILS}`, CALENDAR, '/solds']) {
      const { headers } = await open(path, String(COMBINATIONS.length - 1));
      expect([path, headers.get('cache-control')]).toEqual([path, expect.stringMatching(/private|no-store/)]);
    }
  });

  test('a search call says whether the terms are accepted [R7.051]', async () => {
    searches.length = 0;
    await send(OPERATIONS.search ?? '', null);
    await send(OPERATIONS.search ?? '', '0');
    await send(OPERATIONS.search ?? '', String(COMBINATIONS.length - 1));

    expect(searches).toEqual([null, null, 'true']);
  });
});

/** The response of the profile service to a token of the test: the bits of a combination, or how it fails. */
function profileOf(token: string | null): unknown {
  if (token === '500') return new Response('{}', { status: 500 });
  if (token === '401') return new Response('{}', { status: 401 });
  if (token === 'garbage') return { isUserVow: { complete: 'true' }, conditions: 'all' };
  if (token === 'empty') return {};
  if (token === 'late') return new Promise((resolve) => setTimeout(resolve, 3_000, {}));

  const conditions = COMBINATIONS[Number(token)] ?? [];
  const agreed = conditions.some(({ item, complete }) => item === 'termsAgreement' && complete);
  return {
    listingDetails: { messages: [] },
    isUserVow: { complete: conditions.every(({ complete }) => complete) },
    conditions,
    contactInfo: null,
    termsAgreement: { agreed, agreedAt: null, version: '1', text: 'Terms' },
  };
}
