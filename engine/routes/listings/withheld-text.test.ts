import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addListings, addSpaces, SOURCE } from '../../testing/fixtures.ts';
import { createTestEngine, type TestEngine } from '../../testing/test-engine.ts';
import { STORE_KINDS } from '../../testing/test-store.ts';

const SEARCH = `space/edmonton/search/${SOURCE}`;
const PARKING = 'additionalDetails.Parking';
const details = (Parking: string) => ({ additionalDetails: { Parking, Style: ['Bungalow'] } });

describe.each(STORE_KINDS)('on %s the text about a home whose address is withheld', (kind) => {
  let engine: TestEngine;
  const found = async (terms: object[]) => {
    const raw = encodeURIComponent(JSON.stringify(terms));
    const { body } = await engine.call(`${SEARCH}/q?raw=${raw}`);
    return { total: body.hits.total, ids: body.hits.hits.map(({ _id }: { _id: string }) => _id) };
  };

  beforeAll(async () => {
    engine = await createTestEngine({ kind });
    await addSpaces(engine.store);
    await addListings(engine.store, [
      { id: 'open', document: { ...details('Behind Hidden Lane'), description: 'On Hidden Lane' } },
      {
        id: 'withheld',
        address: '7 Hidden Lane',
        display: { address: false },
        document: { ...details('Behind 7 Hidden Lane'), description: 'On Hidden Lane' },
      },
    ]);
    await engine.store.db
      .insertInto('solds')
      .values(
        [
          { id: 'open', display: {} },
          { id: 'withheld', display: { address: false } },
          { id: 'nowhere', display: { listing: false } },
        ].map(({ id, display }, index) => ({
          source: SOURCE,
          id,
          office_id: 'ours',
          sold_at: new Date(Date.UTC(2026, 0, index + 1)),
          document: JSON.stringify({
            mlsNum: `S${index}`,
            streetAddress: `${index} Hidden Lane`,
            city: 'Edmonton',
            display,
          }),
        })),
      )
      .execute();
  });
  afterAll(() => engine.close());

  test('are in no terms of a field and in no facet', async () => {
    const terms = await engine.call(`${SOURCE}/fields/${PARKING}/terms`);
    const facets = await engine.call(
      `${SEARCH}/facets?ids=withheld|open&raw_fields=${encodeURIComponent(JSON.stringify([PARKING, 'city']))}`,
    );

    expect(terms.body.items).toEqual([{ key: 'Behind Hidden Lane', count: 1 }]);
    expect(facets.body.raw).toEqual([
      { field: PARKING, values: [{ key: 'Behind Hidden Lane', count: 1 }] },
      { field: 'city', values: [{ key: 'Edmonton', count: 2 }] },
    ]);
  });

  test.each([
    ['match', [{ field: PARKING, operator: 'match', values: ['hidden'] }]],
    ['eq', [{ field: PARKING, operator: 'in', values: ['Behind 7 Hidden Lane', 'Behind Hidden Lane'] }]],
    ['a list', [{ field: 'additionalDetails.Style', operator: 'eq', values: ['Bungalow'] }]],
    ['the remarks', [{ field: 'description', operator: 'match', values: ['hidden'] }]],
    [
      'several terms',
      [
        { field: 'description', operator: 'match', values: ['on'] },
        { field: PARKING, operator: 'match', values: ['behind'] },
      ],
    ],
  ])('are found by no term: %s', async (_, terms) => {
    expect(await found(terms)).toEqual({ total: 1, ids: ['open'] });
  });

  test('contains no address in a hit', async () => {
    const { body } = await engine.call(`${SEARCH}/listings/withheld`);

    expect(JSON.stringify(body.listings[0]._source.additionalDetails)).toBe(
      '{"Style":["Bungalow"],"Parking":"Behind [address withheld]"}',
    );
  });

  test.each([
    ['ewithhel', []],
    ['hidden', ['Hidden_Lane__Edmonton', 'open']],
    ['Ewithheld', ['withheld']],
  ])('the suggestions for %s are %j: a home without address only by its whole number', async (text, ids) => {
    await engine.store.db
      .updateTable('listings')
      .set({ address: '8 Hidden Lane', search_text: '8 hidden lane eopen' })
      .where('id', '=', 'open')
      .execute();

    const { body } = await engine.call(`${SOURCE}/autocomplete-v2/${text}`);

    expect(body.results.map(({ id }: { id: string }) => id)).toEqual(ids);
    if (ids[0] === 'withheld') expect(body.results[0].label).toBe('Ewithheld');
  });

  test.each([
    ['', ['withheld', 'open']],
    ['?text=hidden', ['open']],
    ['?text=1%20hidden%20lane', []],
    ['?text=s1', ['withheld']],
    ['?text=edmonton', ['withheld', 'open']],
  ])('sold homes found with “%s” are %j, and so is their number', async (query, ids) => {
    const { body } = await engine.call(`space/edmonton/solds/${SOURCE}/office${query}`);

    expect(body.solds.map(({ id }: { id: string }) => id)).toEqual(ids);
    expect(body.total).toBe(ids.length);
  });

  test('a sold home that is shown nowhere is not found by its id', async () => {
    expect((await engine.call(`space/edmonton/solds/${SOURCE}/office/nowhere`)).status).toBe(404);
  });
});
