import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addListings, addPlaces, addSpaces, SOURCE, square } from '../../testing/fixtures.ts';
import { createTestEngine, type TestEngine } from '../../testing/test-engine.ts';
import { STORE_KINDS } from '../../testing/test-store.ts';

describe.each(STORE_KINDS)('on %s', (kind) => {
  let engine: TestEngine;
  const suggest = async (term: string, query = '') => {
    const { body } = await engine.call(`${SOURCE}/autocomplete-v2/${encodeURIComponent(term)}?${query}`);
    return body.results.map(
      ({ name, mls, label }: { name?: string; mls?: string; label: string }) => name ?? mls ?? label,
    );
  };

  beforeAll(async () => {
    engine = await createTestEngine({ kind });
    await addSpaces(engine.store);
    const place = (id: number, name: string, lon: number) => ({
      id,
      name,
      polygons: [[square([lon, 53], 0.1)]],
    });
    await addPlaces(engine.store, [
      place(1, 'Strathcona', -113),
      place(2, 'Strathcona County', -114),
      place(3, 'Old Strathcona', -113),
      place(4, 'Strathmore', -113),
      place(5, 'Strathmore', -110),
      place(6, '100% Ranch_land', -113),
      place(7, 'Strath gone', -113),
    ]);
    await engine.store.db.updateTable('places').set({ current: false }).where('id', '=', 7).execute();
    await addListings(engine.store, [
      {
        id: 'a',
        mls: 'E4400001',
        address: '10234 82 Avenue NW',
        property_types: ['house'],
        office_name: 'Ours',
      },
      {
        id: 'b',
        mls: 'E4400002',
        address: '82 Strathcona Road',
        transaction_type: 'lease',
        property_types: ['condo', 'house'],
        document: { additionalDetails: { Parking: 'Stall' } },
      },
      { id: 'off', mls: 'E4400003', address: '82 Gone Street', status: 'off' },
      { id: 'other', source: 'idx-sat-v5', mls: 'S1', address: '82 Other Street' },
    ]);
  });
  afterAll(() => engine.close());

  test('a misspelt name finds places with a similar spelling, only on request', async () => {
    expect(await suggest('strahcona')).toEqual([]);
    expect(await suggest('strahcona', 'similar=true&lat=53&lon=-113')).toEqual([
      'Old Strathcona',
      'Strathcona',
      'Strathcona County',
      'Strathcona Road, Edmonton',
      'E4400002',
    ]);
    expect(await suggest('Strathmroe', 'similar=true&size=1')).toEqual(['Strathmore']);
    expect(await suggest('strathcona', 'similar=true')).toEqual(await suggest('strathcona'));
    expect(await suggest('atlantis', 'similar=true')).toEqual([]);
  });

  test('where nothing has the name, the nearest places are suggested on request', async () => {
    const { body } = await engine.call(
      `${SOURCE}/autocomplete-v2/atlantis?similar=true&or_nearest=true&lat=53&lon=-114&size=2`,
    );

    expect(body.results).toMatchObject([{ name: 'Strathcona County', isNearest: true }, { isNearest: true }]);
    expect(await suggest('strathmore', 'similar=true&or_nearest=true&lat=53&lon=-114')).not.toContain(
      'Strathcona County',
    );
    expect(await suggest('condos under 300k', 'similar=true&or_nearest=true&lat=53&lon=-114')).toEqual([]);
    expect(await suggest('atlantis', 'or_nearest=true')).toEqual([]);
  });

  test('of the places around a point those with most homes for sale are suggested, farther ones last', async () => {
    await addListings(engine.store, [
      { id: 'n1', mls: 'N1', place_ids: [4] },
      { id: 'n2', mls: 'N2', place_ids: [4] },
      { id: 'n3', mls: 'N3', place_ids: [6] },
      { id: 'n4', mls: 'N4', place_ids: [1], transaction_type: 'lease' },
      { id: 'n5', mls: 'N5', place_ids: [5] },
    ]);
    const { body } = await engine.call(
      `${SOURCE}/autocomplete-v2/lemuria?similar=true&or_nearest=true&lat=53&lon=-114`,
    );
    await engine.store.db.deleteFrom('listings').where('id', 'like', 'n%').execute();

    expect(body.results.map(({ id }: { id: string }) => id)).toEqual(['4', '6', '2', '3', '1']);
  });

  test('of a sentence only its place is suggested', async () => {
    const named = await suggest('strathcona');
    expect(await suggest('3 bed under 500k in Strathcona with a garage', 'similar=true')).toEqual(named);
    expect(await suggest('2 bath condo in strahcona', 'similar=true&size=1')).toEqual(['Old Strathcona']);
    expect(await suggest('condos under 300k', 'similar=true')).toEqual([]);
  });

  test('a misspelt street finds its listings, with the house number as it was typed', async () => {
    expect(await suggest('82 Strahcona Raod', 'similar=true')).toEqual(['E4400002']);
    expect(await suggest('Avenu NW', 'similar=true')).toEqual(['82 Avenue NW, Edmonton', 'E4400001']);
  });

  test('for a numbered street without homes its neighbours by number are found', async () => {
    expect(await suggest('85 ave', 'similar=true')).toEqual(['82 Avenue NW, Edmonton']);
    expect(await suggest('85 street', 'similar=true')).toEqual([]);
  });

  test('for another street without homes places with its name are found, not those that resemble it', async () => {
    expect(await suggest('County Avenue', 'similar=true')).toEqual(['Strathcona County']);
  });

  test('a postal code that listings have comes first, its beginning too; withheld addresses have none', async () => {
    await addListings(engine.store, [
      { id: 'p1', mls: 'P1', postal_code: 'T6E 2A3' },
      { id: 'p2', mls: 'P2', postal_code: 't6e2a3' },
      { id: 'p3', mls: 'P3', postal_code: 'T6E 4B1' },
      { id: 'p4', mls: 'P4', postal_code: 'T6E 9Z9', display: { address: false } },
      { id: 'p5', mls: 'P5', postal_code: '78204' },
    ]);
    const codes = async (term: string) =>
      (await engine.call(`${SOURCE}/autocomplete-v2/${encodeURIComponent(term)}`)).body.results.filter(
        ({ type }: { type: string }) => type === 'postal',
      );

    expect(await codes('t6e')).toEqual([
      { type: 'postal', code: 'T6E', label: 'T6E', count: 3 },
      { type: 'postal', code: 'T6E2A3', label: 'T6E 2A3', count: 2 },
      { type: 'postal', code: 'T6E4B1', label: 'T6E 4B1', count: 1 },
    ]);
    expect(await codes('T6E 2A3')).toEqual([{ type: 'postal', code: 'T6E2A3', label: 'T6E 2A3', count: 2 }]);
    expect(await codes('78204')).toMatchObject([{ code: '78204', count: 1 }]);
    expect(await codes('T6E 9Z9')).toEqual([]);
    expect(await codes('10234')).toEqual([]);
    expect(await suggest('T6E 9Z9', 'similar=true')).toEqual(['T6E']);
    expect(await suggest('T9Z', 'similar=true')).toEqual(['T6E']);
    expect(await suggest('78299', 'similar=true')).toEqual(['78204']);
    expect(await suggest('90210', 'similar=true')).toEqual([]);

    const found = async (query: string) => {
      const { body } = await engine.call(`space/edmonton/search/${SOURCE}/q?${query}`);
      return body.error ?? body.hits?.hits.map((hit: { _id: string }) => hit._id).sort();
    };
    expect(await found('shape=postal/t6e')).toEqual(['p1', 'p2', 'p3']);
    expect(await found('shape=postal/T6E%202A3&sort=geo_centre')).toEqual(['p1', 'p2']);
    expect(await found('shape=postal/78204')).toEqual(['p5']);
    expect(await found('shape=postal/nowhere')).toMatchObject({ field: 'shape' });
    await engine.store.db.deleteFrom('listings').where('id', 'like', 'p_').execute();
  });

  test('a street is suggested with its homes for sale, and searched by its shape; flats stand on it too', async () => {
    await addListings(engine.store, [
      { id: 's1', mls: 'P1', address: '204 10425 Whyte Avenue NW' },
      { id: 's2', mls: 'P2', address: '7 WHYTE AVENUE NW #12', transaction_type: 'lease' },
      { id: 's3', mls: 'P3', address: '204 - 9 Whyte Avenue NW' },
      { id: 's4', mls: 'P4', address: '9 Whyte Avenue NW', display: { address: false } },
      { id: 's5', mls: 'P5', address: '9 Whyte Avenue NW', city: 'Leduc' },
    ]);
    const { body } = await engine.call(
      `space/edmonton/search/${SOURCE}/q?shape=street/whyte_avenue_nw__Edmonton`,
    );

    expect(body.hits.hits.map((hit: { _id: string }) => hit._id).sort()).toEqual(['s1', 's2', 's3']);
    await engine.store.db.deleteFrom('listings').where('id', 'like', 's_').execute();
  });

  test('places come before listings, names that begin with the term before words that do [R7.041]', async () => {
    expect(await suggest('strathcona')).toEqual([
      'Strathcona',
      'Strathcona County',
      'Old Strathcona',
      'Strathcona Road, Edmonton',
      'E4400002',
    ]);
  });

  test('a suggestion carries what a list of suggestions shows and a search needs', async () => {
    const { body } = await engine.call(`${SOURCE}/autocomplete-v2/strathcona?size=50`);

    expect(body.results[0]).toEqual({
      type: 'place',
      id: '1',
      name: 'Strathcona',
      placetype: 'locality',
      label: 'Strathcona, AB',
      centre: { lat: 52.9, lon: -113.1 },
    });
    expect(body.results.at(-1)).toEqual({
      type: 'listing',
      id: 'b',
      publicId: 'public-b',
      mls: 'E4400002',
      label: '82 Strathcona Road, Edmonton',
      transaction_type: 'lease',
      display: { address: true },
      city: 'Edmonton',
    });
  });

  test.each([
    ['e4400001', ['E4400001']],
    ['E44', ['E4400001', 'E4400002']],
    ['82', ['82 Avenue NW, Edmonton', 'E4400002', 'E4400001']],
    ['82 Av', ['82 Avenue NW, Edmonton', 'E4400001']],
    ['82nd ave', ['82 Avenue NW, Edmonton']],
    [
      '  STRATH   ',
      [
        'Strathcona',
        'Strathcona County',
        'Strathmore',
        'Strathmore',
        'Old Strathcona',
        'Strathcona Road, Edmonton',
        'E4400002',
      ],
    ],
    ['100%', ['100% Ranch_land']],
    ['ranch_', ['100% Ranch_land']],
    ['%', []],
    ['_', []],
    ['\\', []],
    ["'; drop table places; --", []],
    ['nothing at all', []],
  ])('the term %j suggests %j', async (term, expected) => {
    expect(await suggest(term)).toEqual(expected);
  });

  test('of equal names the one nearer to the focus comes first', async () => {
    const nearest = async (lon: number) =>
      (await engine.call(`${SOURCE}/autocomplete-v2/strathmore?lat=53&lon=${lon}`)).body.results[0].id;

    expect([await nearest(-113), await nearest(-110)]).toEqual(['4', '5']);
    expect(await suggest('strathmore', 'lat=53&lon=-113&focus_distance=20')).toEqual(['Strathmore']);
  });

  test('a name within the focus distance comes before a better one beyond it', async () => {
    const first = async (query: string) =>
      (await engine.call(`${SOURCE}/autocomplete-v2/strathc?${query}`)).body.results[0].id;
    const old = (await suggest('strathc', 'lat=53&lon=-113&focus_distance=20')) as string[];

    expect(await first('lat=53&lon=-114&focus_distance=20')).toBe('2');
    expect(await first('lat=53&lon=-114&focus_distance=200')).toBe('2');
    expect(old.slice(0, 3)).toEqual(['Strathcona', 'Old Strathcona', 'Strathcona County']);
    expect(await suggest('strathc', 'lat=53&lon=-113&focus_distance=200')).toEqual([
      'Strathcona',
      'Strathcona County',
      'Old Strathcona',
      'Strathcona Road, Edmonton',
      'E4400002',
    ]);
  });

  test('the number of suggestions is limited, with a share for both kinds', async () => {
    expect(await suggest('strath', 'size=1')).toEqual(['Strathcona']);
    expect(await suggest('strath', 'size=2')).toEqual(['Strathcona', 'E4400002']);
  });

  test('a source says when it was last updated [R7.060]', async () => {
    expect((await engine.call(`${SOURCE}/status/lastUpdate`)).body).toEqual({
      lastUpdate: '2026-11-21T12:00:00.000Z',
    });
  });

  test.each([
    [
      'building_types',
      [
        { key: 'house', count: 2 },
        { key: 'condo', count: 1 },
      ],
    ],
    [
      'transaction_type',
      [
        { key: 'lease', count: 1 },
        { key: 'sale', count: 1 },
      ],
    ],
    ['city', [{ key: 'Edmonton', count: 2 }]],
    ['listOfficeName', [{ key: 'Ours', count: 1 }]],
    ['additionalDetails.Parking', [{ key: 'Stall', count: 1 }]],
    ['bedrooms', []],
  ])('the terms of %s are counted [R7.061]', async (field, items) => {
    expect((await engine.call(`${SOURCE}/fields/${field}/terms`)).body).toEqual({ items });
  });

  test('a source that is not there is not found', async () => {
    for (const path of ['autocomplete-v2/any', 'status/lastUpdate', 'fields/city/terms'])
      expect(await engine.call(`idx-nowhere/${path}`)).toMatchObject({ status: 404 });
  });
});
