import { wireHit } from '#gateway/testing/fixtures.ts';

/** Stands in whatever a rule withholds, in lower case. */
export const CANARIES = ['canary', '53.5121', '-113.4987', '987654', '987,654'] as const;
/** Allowed to be shown, so that a test cannot pass with empty responses. */
export const SEEN = 'Seen Hood';

const CANARY = 'CANARY';
const SECRETS = {
  PrivateRemarks: CANARY,
  ShowingInstructions: CANARY,
  LockBoxType: CANARY,
  OwnerName: CANARY,
  Compensation: CANARY,
  DaysOnMarket: CANARY,
};
const CELL = {
  geohash: 'c3x2',
  count: 2,
  lat: 53.4,
  lon: -113.4,
  bounds: { north: 53.5, south: 53.3, east: -113.3, west: -113.5 },
};
const OPEN = [{ date: '2999-11-28', start_time: '13:00', end_time: '15:00' }];
const WHERE = { lat: 53.5121, lon: -113.4987 };
const CANARY_LISTING = {
  publicId: 'canary-h3',
  address: CANARY,
  neighbourhood: CANARY,
  description: CANARY,
  location: WHERE,
  images: [`/${CANARY}.jpg`],
  listOfficeName: CANARY,
  courtesyOfMessage: CANARY,
  open_houses: OPEN,
};

const listings = [
  wireHit('h1', {
    ...SECRETS,
    publicId: 'seen-street-h1',
    address: 'Seen Street',
    neighbourhood: SEEN,
    courtesyOfMessage: null,
    images: ['/_files/1.jpg', { url: `/${CANARY}.jpg`, permission: 'Private' }],
    additionalDetails: { ...SECRETS, Parking: 'Garage' },
    agentRemarks: CANARY,
    open_houses: OPEN,
  }),
  wireHit('h2', {
    ...SECRETS,
    display: { address: false },
    publicId: 'canary-street-h2',
    address: '1 Canary Street',
    neighbourhood: SEEN,
    location: WHERE,
    description: 'Come to 1 Canary St. on Sunday. Canary at its best.',
    additionalDetails: {
      'Postal Code': CANARY,
      'Unit Number': CANARY,
      View: 'Of 1 CANARY STREET',
      Parking: 'Canary! Behind the house.',
    },
    images: ['/_files/2.jpg', '/_files/1-canary-street.jpg'],
    publicInfo: { additionalMedia: [{ type: 'video', data: { url: 'https://tours.example/canary' } }] },
    open_houses: OPEN,
  }),
  wireHit('h6', {
    ...SECRETS,
    display: { address: false },
    publicId: 'canary-lane-h6',
    address: undefined,
    neighbourhood: SEEN,
    description: 'On Canary Street: ask for 7 Canary Lane.',
  }),
  wireHit('h7', { publicId: 'seen-street-h7', address: 'Seen Street', neighbourhood: SEEN }),
  wireHit('h3', { ...CANARY_LISTING, display: { listing: false } }),
  wireHit('h4', {
    ...CANARY_LISTING,
    publicId: 'canary-h4',
    permittedUses: ['VOW'],
    transaction_type: 'lease',
  }),
  wireHit('h5', { ...CANARY_LISTING, publicId: 'canary-h5', status: 'sold' }),
];

const sold = (id: string, more: object = {}) => ({
  id,
  mlsNum: 'S1',
  streetAddress: '1 Canary Street',
  city: 'Seen City',
  state: 'TX',
  remarks: 'They left 1 Canary Street.',
  photos: [{ url: `/${CANARY}.jpg`, permission: 'VOW' }],
  price: 400_000,
  lat: WHERE.lat,
  lng: WHERE.lon,
  soldDate: '2026-10-01',
  soldPrice: 987_654,
  listOfficeName: 'Seen Office',
  display: { address: false },
  ...more,
});

/** A listing service that withholds nothing itself: every response is complete. */
export function careless(source: string) {
  const flat = listings.map(({ _id, _source }) => ({
    id: _id,
    ..._source,
    ...WHERE,
    type: 'listing',
    label: CANARY,
  }));
  const withheld = flat.filter(({ address }) => address !== 'Seen Street');
  const responses: readonly (readonly [RegExp, unknown])[] = [
    [/\/q$/, { ok: true, hits: { total: 5, hits: listings }, courtesyOfMessage: 'Courtesy of {office}' }],
    [/\/listings\//, { ok: true, listings }],
    [/\/points$/, { total: 5, points: withheld }],
    [/\/cluster\//, { clusters: [{ ...CELL, ids: [CANARY], label: CANARY, address: CANARY }] }],
    [/autocomplete-v2/, { results: withheld }],
    [/\/info$/, { source, name: 'Source', total: 5, lastUpdate: '2026-11-21T08:00:00Z' }],
    [/\/office\/[^/]+$/, sold('s-1')],
    [/\/office$/, { total: 2, solds: [sold('s-1'), sold('s-2', { display: { listing: false } })] }],
    [/\/stats$/, { asOf: null, groups: [], newListings: [] }],
    [/\/rents$/, { groups: [] }],
    [
      /\/facets$/,
      {
        total: 5,
        transaction_types: [],
        property_types: [{ value: SEEN, count: 1, example: CANARY }],
        bedrooms: [],
        bathrooms: [],
        open_houses: 0,
        price_bands: [],
        raw: [
          {
            field: 'additionalDetails.Parking',
            values: [
              { key: SEEN, count: 5, ids: [CANARY] },
              { key: 'Canary! Behind the house.', count: 1 },
              { key: 'Behind 1 Canary Street', count: 9 },
            ],
          },
          { field: 'additionalDetails.OwnerName', values: [{ key: CANARY, count: 1 }] },
        ],
      },
    ],
    [
      /\/terms$/,
      {
        items: [
          { key: SEEN, count: 5, address: CANARY },
          { key: 'Canary! Behind the house.', count: 1 },
          { key: 'Behind 1 Canary Street', count: 9 },
        ],
      },
    ],
  ];

  return (request: Request) => {
    const { pathname } = new URL(request.url);
    return responses.find(([path]) => path.test(pathname))?.[1];
  };
}
