import { describe, expect, test } from 'vitest';
import { EDMONTON, storedTemplateJson, storedWebsiteJson, wireHit } from '../testing/fixtures.ts';
import { createTestGateway } from '../testing/test-gateway.ts';
import { displayRules } from './display-rules.ts';

const CANARY = 'CANARY-5e1f';
const ROOT = '/space/edmonton/search/idx-edm-v5';

const LISTING = `id publicId path mls status transactionType address neighbourhood city province postalCode price
  bedrooms bathrooms interiorSize yearBuilt listedAt propertyTypes description images { url alt } imageCount
  location { lat lon } openHouses { date startTime endTime } details { name value }
  media { type imageUrl url html } officeName officeId agents { name office } courtesyOf
  breadcrumbs { id name placetype }`;

/** Every query that returns listings. */
const EVERY_WAY = `{
  listing(id: "e1") { ${LISTING} }
  bySlug: listing(id: "${CANARY}-strathcona-e1") { ${LISTING} }
  listings(ids: ["e1"]) { ${LISTING} }
  search { total listings { ${LISTING} } courtesyOf }
  points { points { id path lat lon price transactionType bedrooms address } }
  autocomplete(text: "${CANARY}") { __typename ... on ListingSuggestion { id path mls label } }
}`;

function everyWay(source: Record<string, unknown>) {
  const { display } = source;
  const hit = wireHit('e1', { publicId: `${CANARY}-strathcona-e1`, address: CANARY, ...source });
  const thing = {
    id: 'e1',
    publicId: `${CANARY}-strathcona-e1`,
    mls: 'E1',
    transaction_type: 'sale',
    display,
    permittedUses: source.permittedUses,
  };
  const byIds = { ok: true, listings: [hit] };

  return createTestGateway({
    script: {
      [`${ROOT}/listings/e1`]: byIds,
      [`${ROOT}/listings/e1|${CANARY}-strathcona-e1`]: byIds,
      [`${ROOT}/q`]: { ok: true, hits: { total: 1, hits: [hit] } },
      [`${ROOT}/points`]: {
        total: 1,
        points: [
          { ...thing, lat: 53.518, lon: -113.497, price: 1, bedrooms: 1, address: CANARY, city: 'Edmonton' },
        ],
      },
      [`/idx-edm-v5/autocomplete-v2/${CANARY}`]: { results: [{ ...thing, type: 'listing', label: CANARY }] },
    },
  });
}

describe.each([
  ['whose seller wants it nowhere', { display: { listing: false } }],
  ['that is licensed for virtual offices only', { permittedUses: ['VOW', 'BO'] }],
  ['that is licensed for no use', { permittedUses: [] }],
])('a listing %s', (_, source) => {
  test('is found through no query', async () => {
    const { query } = await everyWay(source);

    const { data, errors } = await query(EVERY_WAY);

    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      listing: null,
      bySlug: null,
      listings: [],
      search: { listings: [] },
      points: { points: [] },
      autocomplete: [],
    });
    expect(JSON.stringify(data)).not.toContain(CANARY);
  });
});

describe('a listing whose seller does not show the address', () => {
  const hidden = {
    display: { address: false },
    description: `Come to ${CANARY} on Sunday.`,
    additionalDetails: {
      'Postal Code': CANARY,
      'Unit Number': CANARY,
      Parking: 'Double garage',
      View: [`Across ${CANARY}`, 'River'],
    },
  };

  test('tells it through no query', async () => {
    const { query } = await everyWay(hidden);

    const { data, errors } = await query(EVERY_WAY);

    expect(errors).toBeUndefined();
    expect(JSON.stringify(data)).not.toContain(CANARY);
    expect(data.points.points).toEqual([]);
    expect(data.autocomplete).toEqual([]);
  });

  test('is not found by its street, so that nobody can guess it', async () => {
    const { query } = await everyWay(hidden);

    expect((await query(EVERY_WAY)).data.bySlug).toBeNull();
  });

  test('shows neither pictures nor tours whose URL reveals it', async () => {
    const { query } = await everyWay({
      display: { address: false },
      address: '77123 Quillfeather Way',
      images: ['/_files/1.jpg', '/_files/77123-quillfeather-way.jpg'],
      image_count: 2,
      publicInfo: {
        additionalMedia: [
          { type: 'video', data: { url: 'https://youtu.be/dQw4w9WgXcQ' } },
          { type: 'video', data: { url: 'https://tours.example/77123-Quillfeather' } },
          { type: 'other', data: { html: '%3Cp%3E77123%20Quillfeather%20Way%3C/p%3E' } },
        ],
      },
    });

    const { data } = await query(EVERY_WAY);

    expect(JSON.stringify(data)).not.toMatch(/quillfeather/i);
    expect(data.listing).toMatchObject({
      imageCount: 1,
      images: [{ url: '/_files/1.jpg' }],
      media: [{ url: 'https://youtu.be/dQw4w9WgXcQ' }],
    });
  });

  test('leaves everything that does not reveal the address', async () => {
    const { query } = await everyWay(hidden);

    const { listing } = (await query(EVERY_WAY)).data;

    expect(listing).toMatchObject({
      publicId: 'strathcona-e1',
      path: '/for-sale/strathcona-e1',
      address: null,
      location: null,
      postalCode: null,
      neighbourhood: 'Strathcona',
      images: [{ alt: 'Strathcona, Edmonton, AB 1' }, { alt: 'Strathcona, Edmonton, AB 2' }],
      description: 'Come to [address withheld] on Sunday.',
      details: [
        { name: 'Parking', value: 'Double garage' },
        { name: 'View', value: 'Across [address withheld], River' },
      ],
    });
    expect(listing.breadcrumbs.at(-1)).toMatchObject({ name: 'Strathcona' });
  });

  test('is found by the slug that it shows', async () => {
    const hit = wireHit('e1', { display: { address: false } });
    const { query } = await createTestGateway({
      script: { [`${ROOT}/listings/e1`]: { ok: true, listings: [hit] } },
    });

    const { data } = await query('{ listing(id: "strathcona-e1") { id } }');

    expect(data.listing).toEqual({ id: 'e1' });
  });

  test.each([
    ['E4412345', 1],
    ['e4412345 ', 1],
    ['E441', 0],
    ['4412', 0],
  ])('is suggested for %s, without its street: %i', async (text, count) => {
    const { query } = await createTestGateway({
      script: {
        [`/idx-edm-v5/autocomplete-v2/${text.trim()}`]: {
          results: [
            {
              type: 'listing',
              id: 'x',
              publicId: `${CANARY}-e4412345`,
              mls: 'E4412345',
              label: CANARY,
              transaction_type: 'sale',
              display: { address: false },
            },
          ],
        },
      },
    });

    const { data } = await query(
      'query ($text: String!) { autocomplete(text: $text) { ... on ListingSuggestion { label path } } }',
      { text },
    );

    expect(data.autocomplete).toEqual(
      Array.from({ length: count }, () => ({ label: 'E4412345', path: '/for-sale/e4412345' })),
    );
  });
});

describe('a photo', () => {
  const permitted = (permission?: string | string[]) => ({ url: `/${CANARY}.jpg`, permission });

  test.each(['Private', 'VOW', 'Agent Only', 'Office Only', 'Firm Only', ['Private', 'VOW']])(
    'that is %s is not shown, and not counted',
    async (permission) => {
      const { query } = await everyWay({
        address: '1 Street',
        publicId: '1-street-e1',
        images: ['/1.jpg', permitted(permission), '/2.jpg'],
        image_count: 3,
      });

      const { data, errors } = await query(
        `{ listing(id: "e1") { ${LISTING} } search { listings { ${LISTING} } } }`,
      );

      expect(errors).toBeUndefined();
      expect(JSON.stringify(data)).not.toContain(CANARY);
      expect(data.listing.images).toHaveLength(2);
      expect(data.listing.imageCount).toBe(2);
    },
  );

  test.each([undefined, [], 'Public', ['IDX', 'Private']])('that is %j is shown', async (permission) => {
    const { query } = await everyWay({ images: [permitted(permission)], image_count: 1 });

    expect((await query('{ listing(id: "e1") { images { url } } }')).data.listing.images).toHaveLength(1);
  });
});

test('a source without rules of its own has the strictest', () => {
  expect(displayRules('idx-new-v5')).toEqual(displayRules('idx-ddf-v5'));
  expect(displayRules('constructor').statuses).toEqual(['active']);
});

test('the pages of a search end where the rules of the source say', async () => {
  const { query, calls } = await createTestGateway({
    script: { [`${ROOT}/q`]: { hits: { total: 20_000, hits: [] } } },
  });

  const { data } = await query('{ search(page: 900) { total page pageCount } }');

  expect(data.search).toEqual({ total: 20_000, page: 100, pageCount: 100 });
  expect(calls.log.at(-1)).toContain('from=1980');
});

describe('every listing', () => {
  const secret = {
    PrivateRemarks: CANARY,
    ShowingInstructions: CANARY,
    'Lock Box Code': CANARY,
    OwnerName: CANARY,
    Compensation: CANARY,
    DaysOnMarket: CANARY,
  };

  test('shows only the members that a rule names', async () => {
    const { query } = await everyWay({
      address: '1 Street',
      publicId: '1-street-e1',
      ...secret,
      agentRemarks: CANARY,
      additionalDetails: { ...secret, Parking: 'Double garage' },
    });

    const { data } = await query(`{ listing(id: "e1") { ${LISTING} } search { listings { ${LISTING} } } }`);

    expect(JSON.stringify(data)).not.toContain(CANARY);
    expect(data.listing.details).toEqual([{ name: 'Parking', value: 'Double garage' }]);
  });

  test.each(Object.keys(secret))('can not be searched by %s', async (field) => {
    const { query, calls } = await everyWay({});
    const raw = [{ field, operator: 'eq', values: [CANARY] }];

    const responses = await Promise.all([
      query('query ($raw: [RawTermInput!]) { search(search: { filters: { raw: $raw } }) { total } }', {
        raw,
      }),
      query('query ($field: String!) { fieldTerms(field: $field) { key } }', { field }),
    ]);

    for (const { errors } of responses) expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(calls.log.filter((call) => !call.includes('getSpace'))).toEqual([]);
  });

  test.each([
    'address',
    'location',
    'location.lat',
    'display.address',
    'publicId',
    'additionalDetails.Postal Code',
    'additionalDetails.PrivateRemarks',
    'additionalDetails',
  ])('can not be searched by the raw field %s', async (field) => {
    const { query } = await everyWay({});

    const { errors } = await query('query ($field: String!) { fieldTerms(field: $field) { key } }', {
      field,
    });

    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', argument: 'field' });
  });

  test.each(['neighbourhood', 'building_types', 'additionalDetails.Parking', 'additionalDetails.Year Built'])(
    'can be searched by the raw field %s',
    async (field) => {
      const { query } = await createTestGateway({ script: { 'api:*': { items: [{ key: 'x', count: 1 }] } } });

      const { data } = await query('query ($field: String!) { fieldTerms(field: $field) { key } }', {
        field,
      });

      expect(data.fieldTerms).toEqual([{ key: 'x' }]);
    },
  );

  test.each([
    ['its own line', { courtesyOfMessage: 'Courtesy of A' }, 'Courtesy of A'],
    ['the line of the answer', { courtesyOfMessage: null }, 'Courtesy of Parkline Realty and all'],
  ])('is attributed by %s [R3.113]', async (_, source, line) => {
    const { query } = await createTestGateway({
      script: {
        [`${ROOT}/q`]: {
          hits: { total: 1, hits: [wireHit('e1', source)] },
          courtesyOfMessage: 'Courtesy of {office} and all',
        },
      },
    });

    const { data } = await query('{ search { courtesyOf listings { courtesyOf } } }');

    expect(data.search).toEqual({
      courtesyOf: 'Courtesy of Parkline Realty and all',
      listings: [{ courtesyOf: line }],
    });
  });

  test('is attributed in the language of its site when the source prescribes no line [R3.113]', async () => {
    const website = storedWebsiteJson();
    const { query } = await createTestGateway({
      script: {
        [`${ROOT}/q`]: { hits: { total: 1, hits: [wireHit('e1', { courtesyOfMessage: null })] } },
        '/getWebsite/edmonton': {
          website: {
            ...website,
            config: { ...website.config, display: { ...website.config.display, language: 'fr' } },
          },
          header: storedTemplateJson('header-basic'),
          footer: storedTemplateJson('footer-basic'),
          revisions: { website: 1, header: 1, footer: 1 },
        },
      },
    });

    const { data } = await query('{ search { courtesyOf listings { courtesyOf } } }');

    const line = 'Inscription offerte par Parkline Realty';
    expect(data.search).toEqual({ courtesyOf: line, listings: [{ courtesyOf: line }] });
  });

  test('is attributed to its office by default', async () => {
    const { query } = await everyWay({ courtesyOfMessage: null });

    const { data } = await query('{ listing(id: "e1") { courtesyOf } }');

    expect(data.listing.courtesyOf).toBe('Listing courtesy of Parkline Realty');
  });

  describe('entered by the site itself', () => {
    const OWN = 'own-0a1b2c3d4e';
    const beside = (source: string, answer: object = {}) =>
      createTestGateway({
        script: {
          '/getSpace': { ...EDMONTON, source },
          'api:*': {
            ok: true,
            hits: {
              total: 2,
              hits: [wireHit(OWN, { courtesyOfMessage: null }), wireHit('e1', { courtesyOfMessage: null })],
            },
            ...answer,
          },
        },
      });
    const QUERY = '{ search { courtesyOf listings { isOwn courtesyOf officeName } } }';

    test('is not attributed to the site; one of a feed beside it is [R3.113]', async () => {
      const { query } = await beside('own');

      const { data } = await query(QUERY);

      const officeName = 'Parkline Realty';
      expect(data.search).toEqual({
        courtesyOf: 'Listing courtesy of Parkline Realty',
        listings: [
          { isOwn: true, courtesyOf: null, officeName },
          { isOwn: false, courtesyOf: 'Listing courtesy of Parkline Realty', officeName },
        ],
      });
    });

    test.each([
      ['its rules', 'idx-sat-v5', {}, 'Courtesy of Parkline Realty'],
      ['its answer', 'own', { courtesyOfMessage: 'Data of the board' }, 'Data of the board'],
    ])('has the line that its source prescribes by %s', async (_, source, answer, line) => {
      const { query } = await beside(source, answer);

      const { data } = await query(QUERY);

      expect(data.search.courtesyOf).toBe(line);
      expect(data.search.listings).toMatchObject([{ courtesyOf: line }, { courtesyOf: line }]);
    });
  });

  test('is shown with an offer by a source whose rules say so, and by no other', async () => {
    const { query } = await everyWay({ status: 'pending' });

    expect((await query('{ listing(id: "e1") { status } }')).data.listing).toEqual({ status: 'pending' });
    expect(displayRules('idx-ddf-v5').statuses).toEqual(['active']);
  });

  test.each(['off', 'expired', 'withdrawn', 'sold'])('is not shown once it is %s', async (status) => {
    const { query } = await everyWay({ status });

    expect((await query('{ listing(id: "e1") { id } }')).data.listing).toBeNull();
  });
});
