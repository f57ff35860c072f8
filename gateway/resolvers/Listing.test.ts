import { expect, test } from 'vitest';
import { wireHit } from '../testing/fixtures.ts';
import { createTestGateway } from '../testing/test-gateway.ts';

const ROOT = '/space/edmonton/search/idx-edm-v5';

const oneListing = (source = {}) =>
  createTestGateway({
    script: {
      [`${ROOT}/listings/e4412345`]: { ok: true, listings: [wireHit('e4412345', source)] },
    },
  });

const EVERY_FIELD = `{
  listing(id: "e4412345") {
    id publicId path mls status transactionType address neighbourhood city province postalCode price bedrooms
    bathrooms interiorSize yearBuilt listedAt propertyTypes description images { url alt } imageCount
    location { lat lon } openHouses { date startTime endTime } details { name value }
    media { type imageUrl url html } officeName officeId agents { name office } courtesyOf isOwn
    breadcrumbs { id name placetype }
  }
}`;

test('a listing gives every field of its hit under its own name [R6.002, R7.055] [R3.103] [R3.104] [R3.105] [R3.106] [R3.108] [R3.109] [R3.111] [R3.112] [R3.128]', async () => {
  const { query } = await oneListing();

  const { data, errors } = await query(EVERY_FIELD);

  expect(errors).toBeUndefined();
  expect(data.listing).toEqual({
    id: 'e4412345',
    publicId: '10234-82-avenue-nw-strathcona-e4412345',
    path: '/for-sale/10234-82-avenue-nw-strathcona-e4412345',
    mls: 'E4412345',
    status: 'active',
    transactionType: 'SALE',
    address: '10234 82 Avenue NW',
    neighbourhood: 'Strathcona',
    city: 'Edmonton',
    province: 'AB',
    postalCode: 'T6E 2A3',
    price: 459_900,
    bedrooms: 3,
    bathrooms: 2.5,
    interiorSize: 1480,
    yearBuilt: 1987,
    listedAt: '2026-11-03T16:00:00.000Z',
    propertyTypes: ['house'],
    description: 'Sunny and close to the market.',
    images: [
      {
        url: '/_files/demo/photos/house-012.jpg',
        alt: '10234 82 Avenue NW, Strathcona, Edmonton, AB, T6E 2A3 1',
      },
      {
        url: '/_files/demo/photos/kitchen-003.jpg',
        alt: '10234 82 Avenue NW, Strathcona, Edmonton, AB, T6E 2A3 2',
      },
    ],
    imageCount: 14,
    location: { lat: 53.518, lon: -113.497 },
    openHouses: [{ date: '2026-11-28', startTime: '13:00', endTime: '15:00' }],
    details: [
      { name: 'Postal Code', value: 'T6E 2A3' },
      { name: 'Parking', value: 'Double garage' },
    ],
    media: [{ type: 'video', imageUrl: null, url: 'https://youtu.be/dQw4w9WgXcQ', html: null }],
    officeName: 'Parkline Realty',
    officeId: 'o-3',
    agents: [{ name: 'Avery Chen', office: 'Parkline Realty' }],
    courtesyOf: 'Listing courtesy of Parkline Realty',
    isOwn: false,
    breadcrumbs: [
      { id: '85682091', name: 'Alberta', placetype: 'region' },
      { id: '890458485', name: 'Edmonton', placetype: 'locality' },
      { id: '85785647', name: 'Strathcona', placetype: 'neighbourhood' },
    ],
  });
});

test('a listing is for sale or for lease, and a lease has its path under for-lease [R3.107]', async () => {
  const { query } = await oneListing({ transaction_type: 'lease' });

  const { data } = await query('{ listing(id: "e4412345") { path transactionType } }');

  expect(data.listing).toEqual({
    path: '/for-lease/10234-82-avenue-nw-strathcona-e4412345',
    transactionType: 'LEASE',
  });
});

test('a listing that has hardly anything is still a listing', async () => {
  const bare = wireHit('e4412345');
  const { publicId, mls, transaction_type } = bare._source;
  const { query } = await createTestGateway({
    script: {
      [`${ROOT}/listings/e4412345`]: {
        listings: [{ _id: 'e4412345', _source: { publicId, mls, transaction_type } }],
      },
    },
  });

  const { data, errors } = await query(EVERY_FIELD);

  expect(errors).toBeUndefined();
  expect(data.listing).toMatchObject({ address: null, price: null, images: [], imageCount: 0, details: [] });
});

test('media of a listing are pictures, videos and other HTML, each with its own URL or text [R3.110]', async () => {
  const additionalMedia = [
    { type: 'image', data: { imageUrl: 'https://photos.example/plan.jpg' } },
    { type: 'video', data: { url: 'https://youtu.be/dQw4w9WgXcQ' } },
    { type: 'other', data: { html: '<p>A tour</p>' } },
  ];
  const { query } = await oneListing({ publicInfo: { additionalMedia } });

  const { data } = await query('{ listing(id: "e4412345") { media { type imageUrl url html } } }');

  expect(data.listing.media).toEqual([
    { type: 'image', imageUrl: 'https://photos.example/plan.jpg', url: null, html: null },
    { type: 'video', imageUrl: null, url: 'https://youtu.be/dQw4w9WgXcQ', html: null },
    { type: 'other', imageUrl: null, url: null, html: '<p>A tour</p>' },
  ]);
});

test('media and pictures that a page may not load are left out', async () => {
  const { query } = await oneListing({
    images: ['javascript:alert(1)', 'https://photos.example/1.jpg'],
    publicInfo: {
      additionalMedia: [
        { type: 'video', data: { url: 'javascript:alert(1)', imageUrl: 'data:text/html,x' } },
      ],
    },
  });

  const { data } = await query('{ listing(id: "e4412345") { images { url } media { url imageUrl } } }');

  expect(data.listing).toEqual({
    images: [{ url: 'https://photos.example/1.jpg' }],
    media: [{ url: null, imageUrl: null }],
  });
});

test.each([
  ['its id', 'e4412345'],
  ['its MLS number', 'E4412345'],
  ['the slug of its address', '10234-82-avenue-nw-strathcona-e4412345'],
])('a listing is found by %s [R7.113]', async (_, key) => {
  const listings = { ok: true, listings: [wireHit('e4412345')] };
  const { query } = await createTestGateway({ script: { 'api:*': listings } });

  const { data } = await query('query ($id: ID!) { listing(id: $id) { mls } }', { id: key });

  expect(data.listing).toEqual({ mls: 'E4412345' });
});

test('a listing that is not on the market is null, not an error', async () => {
  const { query } = await createTestGateway({ script: { 'api:*': { ok: true, listings: [] } } });

  expect(await query('{ listing(id: "gone") { id } }')).toEqual({ data: { listing: null } });
});

test.each([
  ['in the evening before', '2026-11-20T04:30:00Z', 2],
  ['early in the same hour', '2026-11-21T18:10:00Z', 0],
  ['tomorrow', '2026-11-23T18:10:00Z', null],
])('days on the market are those of the site’s calendar: listed %s', async (_, list_date, days) => {
  const hit = wireHit('e4412345', { list_date, price_history: [] });
  const { query } = await createTestGateway({
    script: { 'api:*': { ok: true, listings: [hit] } },
    clock: () => new Date('2026-11-21T18:00:00Z'),
  });

  const { data } = await query('{ listing(id: "e4412345") { daysOnMarket } }');

  expect(data.listing).toEqual({ daysOnMarket: days });
});

test.each<[string, object, number | null]>([
  ['a condo fee', { additionalDetails: { 'Condo Fee': '$312.40 / month' } }, 312],
  ['an association fee', { additionalDetails: { AssociationFee: 95, Taxes: '$2,400' } }, 95],
  ['no fee', { additionalDetails: { 'Condo Fee': '0' } }, 0],
  ['an unknown fee', {}, null],
])('the monthly fee is read from the facts that may be shown: %s', async (_, source, fee) => {
  const { query } = await oneListing(source);

  const { data } = await query('{ listing(id: "e4412345") { monthlyFee } }');

  expect(data.listing).toEqual({ monthlyFee: fee });
});

test('the monthly fee is withheld with the details', async () => {
  const { query } = await oneListing({
    additionalDetails: { 'Condo Fee': '$312' },
    display: { details: false },
  });

  const { data } = await query('{ listing(id: "e4412345") { monthlyFee detailsWithheld details { name } } }');

  expect(data.listing).toEqual({ monthlyFee: null, detailsWithheld: true, details: [] });
});
