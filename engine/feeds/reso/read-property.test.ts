import { expect, test } from 'vitest';
import { dialectOf } from '../dialect.ts';
import type { FeedRecord } from '../feed-record.ts';
import { DDF_LEASE, MLS_GRID, STANDARD } from '../testing/reso-records.ts';
import { readProperty } from './read-property.ts';

const read = (record: FeedRecord) =>
  readProperty(dialectOf(record).standardise(record), {
    timeZone: 'Etc/GMT+7',
    courtesy: 'Courtesy of {office}',
  });

test('a standard record becomes a listing', () => {
  const { id, mls, document, postalCode, listedAt } = read(STANDARD);

  expect({ id, mls, postalCode, listedAt: listedAt.toISOString() }).toEqual({
    id: 'k-100',
    mls: 'A1000',
    postalCode: 'T6E 2A3',
    listedAt: '2026-11-03T12:00:00.000Z',
  });
  expect(document).toMatchObject({
    status: 'active',
    transaction_type: 'sale',
    building_types: ['house'],
    address: '10234 82 Avenue NW',
    neighbourhood: 'Strathcona',
    price: 459900,
    bedrooms: 3,
    bathrooms: 2,
    sqft: 1480,
    year_built: 1987,
    location: { lat: 53.5183, lon: -113.4905 },
    listOfficeName: 'Parkline Realty',
    courtesyOfMessage: 'Courtesy of Parkline Realty',
    agent: [{ id: 'a-1', name: 'Jo Example', office: 'Parkline Realty' }],
    description: 'Sunny and quiet.',
    additionalDetails: { 'Postal Code': 'T6E 2A3', Heating: 'Forced Air' },
  });
});

test.each([
  ['AB', '104-10547 39 Avenue NW'],
  ['TX', '10547 39 Avenue NW #104'],
])('an address of parts in %s has its unit where it is expected', (region, address) => {
  const parts = { UnitNumber: '104', StreetNumber: '10547', StreetName: '39', StreetSuffix: 'Avenue' };
  const { document } = read({
    ...STANDARD,
    ...parts,
    UnparsedAddress: null,
    StreetDirSuffix: 'NW',
    StateOrProvince: region,
  });

  expect(document.address).toBe(address);
});

test('photos come in order, the preferred first, without private or unsafe ones', () => {
  const { images, image_count, publicInfo } = read(STANDARD).document;

  expect(images).toEqual([
    'https://media.example/front.jpg',
    'https://media.example/1.jpg',
    'https://media.example/2.jpg',
  ]);
  expect(image_count).toBe(3);
  expect(publicInfo).toEqual({
    additionalMedia: [{ type: 'video', data: { url: 'https://video.example/tour' } }],
  });
});

test('open houses are public, not cancelled, in local time, the earliest first', () => {
  expect(read(STANDARD).document.open_houses).toEqual([
    { date: '2026-11-27', start_time: '13:00', end_time: '15:00' },
    { date: '2026-11-28', start_time: '13:00', end_time: '15:00' },
  ]);
});

test('members outside the allow-list are not in the listing', () => {
  expect(JSON.stringify(read(STANDARD))).not.toContain('SECRET');
});

test('a DDF rent is a lease by the month, with its area in square feet and its half bath', () => {
  const { document } = read(DDF_LEASE);

  expect(document).toMatchObject({
    transaction_type: 'lease',
    price: 2200,
    building_types: ['townhouse'],
    province: 'AB',
    neighbourhood: 'Ritchie',
    sqft: 1292,
    bathrooms: 2.5,
    listOfficeId: '77',
    agent: [{ id: '88', name: '' }],
    images: ['https://ddf.example/a.jpg'],
  });
  expect(document.courtesyOfMessage).toBeUndefined();
});

test('an MLS Grid record with joined lookups and 2.1 baths is read', () => {
  const { document, display } = read(MLS_GRID);

  expect(document).toMatchObject({
    status: 'pending',
    building_types: ['investment'],
    bathrooms: 2.5,
    address: '12 W 1st Place',
  });
  expect(display).toEqual({ listing: true, address: true, valuation: true, comments: false });
});

test('a withheld address takes street, position and postal code with it', () => {
  const { document, postalCode, display } = read({
    ...STANDARD,
    InternetAddressDisplayYN: false,
    UnparsedAddress: '7 Canary Street NW',
    PublicRemarks: 'Come to 7 Canary St NW. Canary Street is quiet.',
  });

  expect(display.address).toBe(false);
  expect(postalCode).toBeNull();
  expect(JSON.stringify(document)).not.toMatch(/10234|T6E|53\.5183/);
  expect(document.neighbourhood).toBe('Strathcona');
  expect(document.description).toBe('Come to [address withheld]. [address withheld] is quiet.');
});

test('a withheld address is in none of the facts, and its position is used only to assign places', () => {
  const { document, position } = read({
    ...STANDARD,
    InternetAddressDisplayYN: false,
    UnparsedAddress: '77123 Quillfeather Way',
    UnitNumber: '4B',
    PublicRemarks: 'Welcome to Quillfeather! Ring at 77123, unit 4B.',
    ParkingFeatures: ['Enter from Quillfeather Way lane', 'Garage of 77123'],
    LotSizeDimensions: 'Behind 77123 Quillfeather',
    VirtualTourURLUnbranded: 'https://tours.example/77123-quillfeather-way',
    Media: [
      { MediaURL: 'https://media.example/77123-quillfeather-way/1.jpg' },
      { MediaURL: 'https://media.example/2.jpg' },
    ],
  });

  expect(JSON.stringify(document)).not.toMatch(/quillfeather|77123|4B/i);
  expect(document.additionalDetails).toMatchObject({
    Parking: 'Enter from [address withheld] lane, Garage of [address withheld]',
  });
  expect(document.images).toEqual(['https://media.example/2.jpg']);
  expect(document.image_count).toBe(1);
  expect(position).toEqual({ lat: 53.5183, lon: -113.4905 });
});

test('the terms of a lease are facts', () => {
  const { document } = read({
    ...DDF_LEASE,
    AvailabilityDate: '2026-12-01',
    LeaseTerm: '12 Months',
    Furnished: 'Unfurnished',
    PetsAllowed: ['Cats OK', 'Dogs OK'],
    RentIncludes: 'Gas,Water',
    TenantPays: ['None'],
  });

  expect(document.additionalDetails).toEqual({
    'Availability Date': '2026-12-01',
    'Lease Term': '12 Months',
    Furnished: 'Unfurnished',
    'Pets Allowed': 'Cats OK, Dogs OK',
    'Rent Includes': 'Gas, Water',
  });
});

test('the permitted uses of a record are stored with it', () => {
  expect(read({ ...MLS_GRID, MlgCanUse: ['IDX', 'VOW'] }).document.permittedUses).toEqual(['IDX', 'VOW']);
  expect(read(MLS_GRID).document.permittedUses).toBeUndefined();
});

test.each([
  ['Residential', 'Condominium', {}, ['condo']],
  ['Residential', 'Single Family Residence', { CommonInterest: 'Condominium' }, ['condo']],
  ['Residential', 'Townhouse', {}, ['townhouse']],
  ['Land', null, {}, ['land']],
  ['Farm', 'Ranch', {}, ['rural']],
  ['CommercialLease', 'Office', {}, ['commercial']],
  ['Residential', 'Manufactured Home', {}, ['mobile']],
  ['ResidentialIncome', 'Single Family Residence', {}, ['investment', 'house']],
  ['Residential', 'Something New', {}, ['house']],
])('%s and %s are %s %j', (PropertyType, PropertySubType, more, kinds) => {
  expect(read({ ...STANDARD, PropertyType, PropertySubType, ...more }).document.building_types).toEqual(
    kinds,
  );
});

test.each([
  [{ ListingKey: ' ' }, 'ListingKey is missing'],
  [{ ListPrice: 0 }, 'ListPrice and LeaseAmount are missing or zero'],
  [{ ListPrice: 'ask' }, 'ListPrice and LeaseAmount are missing or zero'],
  [{ ListPrice: 9e12 }, 'beyond reason'],
  [{ ModificationTimestamp: 'lately' }, 'ModificationTimestamp'],
  [{ PropertyType: 'Boat', PropertySubType: null }, 'name no type'],
  [{ OpenHouseKey: '1' }, 'OpenHouse record'],
])('a record with %j is rejected: %s', (change, reason) => {
  expect(() => read({ ...STANDARD, ...change })).toThrow(reason);
});

test.each([
  [{ Latitude: 0, Longitude: 0 }],
  [{ Latitude: 153, Longitude: 10 }],
  [{ Latitude: null }],
  [{ Latitude: 'north' }],
])('a position of %j is unknown', (change) => {
  expect(read({ ...STANDARD, ...change }).document.location).toBeUndefined();
});

test.each<[FeedRecord, object]>([
  [{ LotSizeSquareFeet: 6000.4 }, { lot_size: 6000 }],
  [{ LotSizeAcres: '0.5' }, { lot_size: 21_780 }],
  [{ LotSizeArea: 500, LotSizeUnits: 'Square Meters' }, { lot_size: 5382 }],
  [{ Stories: 2 }, { storeys: 2 }],
  [{ Levels: ['One and One Half'] }, { storeys: 1.5 }],
  [{ Levels: ['Three Or More'] }, { storeys: 3 }],
  [{ Levels: ['Two', 'Constructor'] }, { storeys: 2 }],
  [{ StandardStatus: 'Constructor' }, { status: 'off' }],
  [
    { GarageSpaces: 2, ParkingTotal: 4 },
    { garage_spaces: 2, parking_spaces: 4 },
  ],
  [{ GarageYN: true }, { garage_spaces: 1, parking_spaces: 1 }],
  [{ PoolPrivateYN: true }, { has_pool: true }],
  [{ PoolPrivateYN: false, PoolFeatures: ['Community'] }, { has_pool: true }],
  [{ AssociationAmenities: 'Sauna,Indoor Pool' }, { has_pool: true }],
  [{ PoolPrivateYN: 'N', PoolFeatures: ['None'] }, { has_pool: false }],
  [
    { OriginalListPrice: 480_000, PriceChangeTimestamp: '2026-11-09T10:00:00Z' },
    { previous_price: 480_000, price_reduced_at: '2026-11-09T10:00:00.000Z' },
  ],
])('lot, levels, garage, parking, pool and a reduced price are read: %j', (members, expected) => {
  expect(read({ ...STANDARD, ...members }).document).toMatchObject(expected);
});

test('an unknown lot, no garage and a raised price say nothing', () => {
  const { document } = read({
    ...STANDARD,
    LotSizeArea: 5,
    LotSizeUnits: 'Rods',
    GarageYN: false,
    OriginalListPrice: 400_000,
  });

  for (const member of [
    'lot_size',
    'storeys',
    'garage_spaces',
    'parking_spaces',
    'has_pool',
    'previous_price',
  ])
    expect(document).not.toHaveProperty(member);
});

test('rooms have their sides in feet, whatever unit the record has', () => {
  const Rooms = [
    {
      RoomType: 'Living Room',
      RoomLevel: 'Main',
      RoomLength: '4.57',
      RoomWidth: 3.66,
      RoomLengthWidthUnits: 'Meters',
    },
    { RoomType: 'Bedroom', RoomLevel: 'Second', RoomDimensions: '12 x 10' },
    { RoomType: 'Kitchen', RoomDimensions: '3.05 m x 3.66 m' },
    { RoomType: 'Den', RoomDimensions: 'irregular' },
    { RoomDimensions: '9 x 9' },
  ];

  expect(read({ ...STANDARD, Rooms }).document.rooms).toEqual([
    { name: 'Living Room', level: 'Main', length: 15, width: 12 },
    { name: 'Bedroom', level: 'Second', length: 12, width: 10 },
    { name: 'Kitchen', length: 10, width: 12 },
    { name: 'Den' },
  ]);
});

test('photos have the captions of the source, without a withheld address', () => {
  const Media = [
    { MediaURL: 'https://media.example/1.jpg', Order: 1, ShortDescription: 'Kitchen of 10234 82 Avenue NW' },
    { MediaURL: 'https://media.example/2.jpg', Order: 2, ShortDescription: 'IMG_2.jpg' },
    { MediaURL: 'https://media.example/3.jpg', Order: 3 },
  ];

  expect(read({ ...STANDARD, Media }).document.image_captions).toEqual({
    'https://media.example/1.jpg': 'Kitchen of 10234 82 Avenue NW',
  });
  const withheld = read({ ...STANDARD, Media, InternetAddressDisplayYN: false }).document.image_captions;
  expect(JSON.stringify(withheld)).not.toContain('10234');
});
