import { describe, expect, test } from 'vitest';
import { AGENT, wireHit } from '../testing/fixtures.ts';
import { createTestGateway } from '../testing/test-gateway.ts';

const ROOT = '/space/edmonton/search/idx-edm-v5';

describe('similar listings', () => {
  const SIMILAR = '{ similarListings(id: "e1", limit: 2) { id path } }';
  const respond = (ids: string[]) => ({ hits: { total: null, hits: ids.map((id) => wireHit(id)) } });

  test('are the nearest of the same kind at about the price with as many bedrooms, without the home itself, in one search', async () => {
    const { query, calls } = await createTestGateway({
      script: {
        [`${ROOT}/listings/e1`]: { ok: true, listings: [wireHit('e1')] },
        [`${ROOT}/q`]: respond(['e1', 'e2', 'e3']),
      },
    });

    const { data } = await query(SIMILAR);

    expect(data.similarListings.map(({ id }: { id: string }) => id)).toEqual(['e2', 'e3']);
    const requests = new URL(calls.log.at(-1)?.split(' ')[1] ?? '', 'http://api').searchParams;
    expect(Object.fromEntries(requests)).toMatchObject({
      low_price: '367920',
      high_price: '551880',
      exact_bedrooms: '3',
      property_types: 'house',
      sort: 'geo_centre',
      size: '3',
      count: 'false',
    });
    expect(calls.log.filter((call) => call.includes('/q?'))).toHaveLength(1);
  });

  test('have other numbers of bedrooms when too few have as many', async () => {
    const { query, calls } = await createTestGateway({
      script: {
        [`${ROOT}/listings/e1`]: { ok: true, listings: [wireHit('e1')] },
        [`${ROOT}/q`]: respond(['e1', 'e2']),
      },
    });

    expect((await query(SIMILAR)).data.similarListings).toHaveLength(1);
    expect(calls.log.filter((call) => call.includes('/q?'))).toHaveLength(2);
  });

  test('of a listing that is not shown are none', async () => {
    const { query } = await createTestGateway({
      script: {
        [`${ROOT}/listings/e1`]: { ok: true, listings: [wireHit('e1', { display: { listing: false } })] },
      },
    });

    expect((await query(SIMILAR)).data.similarListings).toEqual([]);
  });
});

describe('the market around a listing', () => {
  const stats = { asOf: null, groups: [], newListings: [] };

  test.each([
    ['sale' as const, { neighbourhoodStats: null, similarSolds: { gated: true, solds: [] } }, 1],
    ['lease' as const, { neighbourhoodStats: null, similarSolds: null }, 0],
  ])('of homes for sale and sold is for a %s: %j', async (transaction_type, expected, requests) => {
    const { query, calls } = await createTestGateway({
      script: {
        [`${ROOT}/listings/e1`]: { ok: true, listings: [wireHit('e1', { transaction_type })] },
        [`${ROOT}/stats`]: stats,
      },
    });

    const { data } = await query(
      '{ neighbourhoodStats(id: "e1") { count } similarSolds(id: "e1") { gated solds { id } } }',
    );

    expect(data).toEqual(expected);
    expect(calls.log.filter((call) => call.includes('/stats'))).toHaveLength(requests);
  });

  test.each([
    ['house', 5, 'house', 5],
    ['house', 4, null, 90],
    ['Bungalow', 30, null, 90],
  ])('is that of its type %s, where %i homes are enough', async (type, count, propertyType, counted) => {
    const area = { id: '1', name: 'Strathcona' };
    const { query } = await createTestGateway({
      script: {
        [`${ROOT}/listings/e1`]: {
          ok: true,
          listings: [
            wireHit('e1', {
              building_types: [type],
              places: [{ ...area, placetype: 'neighbourhood' }],
            }),
          ],
        },
        [`${ROOT}/stats`]: {
          asOf: null,
          groups: [
            { area, property_type: null, count: 90 },
            { area, property_type: type, count },
          ],
          newListings: [],
        },
      },
    });

    const { data } = await query('{ neighbourhoodStats(id: "e1") { propertyType count } }');

    expect(data.neighbourhoodStats).toEqual({ propertyType, count: counted });
  });
});

describe('rents around a listing', () => {
  const group = (id: string, bedrooms: number | null, count: number, median_rent: number) => ({
    area: { id, name: id === '1' ? 'Strathcona' : 'Edmonton' },
    bedrooms,
    count,
    median_rent,
    median_days_listed: 12.4,
  });
  const RENTS = `{ neighbourhoodRents(id: "e1") {
    area { name } count medianRent medianDaysListed byBedrooms { bedrooms count medianRent }
  } }`;
  const rentsOf = async (
    transaction_type: 'lease' | 'sale',
    response: object | undefined,
    building_types = ['condo'],
  ) => {
    const places = [
      { id: '1', name: 'Strathcona', placetype: 'neighbourhood' },
      { id: '2', name: 'Edmonton', placetype: 'locality' },
    ];
    const { query } = await createTestGateway({
      script: {
        [`${ROOT}/listings/e1`]: {
          ok: true,
          listings: [wireHit('e1', { transaction_type, places, building_types })],
        },
        ...(response && { [`${ROOT}/rents`]: response }),
      },
    });

    return (await query(RENTS)).data.neighbourhoodRents;
  };

  test('are those of its neighbourhood, of its city where these are few, and none for a sale', async () => {
    const many = [group('1', null, 5, 1600), group('1', 2, 5, 1600.4), group('2', null, 90, 1500)];

    expect(await rentsOf('lease', { groups: many })).toEqual({
      area: { name: 'Strathcona' },
      count: 5,
      medianRent: 1600,
      medianDaysListed: 12,
      byBedrooms: [{ bedrooms: 2, count: 5, medianRent: 1600 }],
    });
    const few = [group('1', null, 4, 1600), group('2', null, 90, 1500)];
    expect(await rentsOf('lease', { groups: few })).toMatchObject({ area: { name: 'Edmonton' }, count: 90 });
    expect(await rentsOf('lease', { groups: [] })).toBeNull();
    expect(await rentsOf('sale', { groups: many })).toBeNull();
    expect(await rentsOf('lease', { groups: many }, ['commercial'])).toBeNull();
  });
});

describe('media of a listing', () => {
  const SAVE = `mutation ($media: [ListingMediaInput!]!) { saveListingMedia(input: { listingId: "e1", media: $media }) {
    __typename ... on SaveListingMediaSuccess { listing { id } } ... on UserError { message field }
  } }`;
  const script = { 'api:*': { ok: true, listings: [wireHit('e1')] } };

  test('are saved by agents in the form the listing data stores', async () => {
    const { query, calls } = await createTestGateway({ identity: AGENT, script });

    const { data, errors } = await query(SAVE, {
      media: [
        { imageUrl: '/_files/plan.jpg' },
        { videoUrl: 'https://youtu.be/dQw4w9WgXcQ' },
        { html: '<b>Tour</b>' },
      ],
    });

    expect(errors).toBeUndefined();
    expect(data.saveListingMedia).toEqual({ __typename: 'SaveListingMediaSuccess', listing: { id: 'e1' } });
    expect(calls.log).toContain('PUT /space/edmonton/listings/idx-edm-v5/public/e1');
  });

  test('are not saved by visitors', async () => {
    const { query, calls } = await createTestGateway({ script });

    const { errors } = await query(SAVE, { media: [] });

    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect(calls.log.filter((call) => call.startsWith('PUT'))).toEqual([]);
  });

  test.each([
    [{ imageUrl: 'javascript:alert(1)' }, 'media.0.imageUrl'],
    [{ videoUrl: 'https://vimeo.com/1' }, 'media.0.videoUrl'],
    [{ html: '  ' }, 'media.0.html'],
  ])('%j is rejected by the name of its field', async (medium, field) => {
    const { query } = await createTestGateway({ identity: AGENT, script });

    const { data } = await query(SAVE, { media: [medium] });

    expect(data.saveListingMedia).toMatchObject({ __typename: 'UserError', field });
  });
});
