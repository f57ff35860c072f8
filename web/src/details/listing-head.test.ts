import { afterEach, expect, test } from 'vitest';
import { readMarketFrom } from '#domain/language/market.ts';
import { marketText } from '#domain/site/market-text.ts';
import { testDetails } from '../listing/test-listing.ts';
import { listingDescription, listingHead } from './listing-head.ts';

const ORIGIN = 'https://example.com';

afterEach(() => readMarketFrom(() => undefined));

test('the description has price and facts before the text, and ends at a word', () => {
  const description = listingDescription(testDetails({ description: 'Bright and quiet. '.repeat(20) }));

  expect(description).toMatch(/^\$459,900 · 3 beds · 2\.5 baths · 1,480 sqft\. Bright and quiet\./);
  expect(description.length).toBeLessThanOrEqual(156);
  expect(description).toMatch(/(Bright|and|quiet\.)…$/);
});

test('structured data describe the listing, its place and its offer with absolute URLs', () => {
  const [data] = listingHead(testDetails(), 'CAD', ORIGIN).jsonLd ?? [];

  expect(data).toMatchObject({
    '@type': 'RealEstateListing',
    url: 'https://example.com/for-sale/10234-82-avenue-nw-strathcona-e4412345',
    datePosted: '2020-01-03',
    mainEntity: {
      numberOfBedrooms: 3,
      address: { streetAddress: '10234 82 Avenue NW', addressRegion: 'AB', postalCode: 'T6E 2A3' },
      geo: { latitude: 53.518, longitude: -113.497 },
    },
    offers: { price: 459_900, priceCurrency: 'CAD' },
  });
  expect(data?.creditText).toBe('Listing courtesy of Parkline Realty');
  expect(data?.image).toContain('https://example.com/_files/demo/photos/house-001.jpg');
});

test('data the seller withholds are not in the structured data', () => {
  const hidden = testDetails({ address: null, location: null, price: null });
  const text = JSON.stringify(listingHead(hidden, 'CAD', ORIGIN).jsonLd);

  expect(text).not.toContain('streetAddress');
  expect(text).not.toContain('latitude');
  expect(text).not.toContain('"offers"');
});

test('a lease is a monthly rent, a pending listing is reserved, and land has no rooms', () => {
  const dataOf = (changes: Parameters<typeof testDetails>[0]) =>
    listingHead(testDetails(changes), 'USD', ORIGIN).jsonLd?.[0];

  expect(dataOf({ transactionType: 'LEASE', price: 1850 })?.offers).toMatchObject({
    businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
    priceSpecification: { price: 1850, priceCurrency: 'USD', unitCode: 'MON' },
  });
  expect(dataOf({ status: 'active' })?.offers).toMatchObject({ availability: 'https://schema.org/InStock' });
  expect(dataOf({ status: 'pending' })?.offers).toMatchObject({
    availability: 'https://schema.org/Reserved',
  });
  expect(dataOf({ propertyTypes: ['land'] })?.mainEntity).not.toHaveProperty('numberOfBedrooms');
  expect(dataOf({ propertyTypes: ['condo'] })?.mainEntity).toMatchObject({ '@type': 'Apartment' });
  expect(dataOf({ propertyTypes: ['constructor'] })?.mainEntity).toMatchObject({ '@type': 'Accommodation' });
});

test('a floor is measured in the units of the site', () => {
  const home = () => listingHead(testDetails({ interiorSize: 1076 }), 'EUR', ORIGIN).jsonLd?.[0]?.mainEntity;

  expect(home()).toMatchObject({ floorSize: { value: 1076, unitCode: 'FTK' } });
  readMarketFrom(() => marketText({ locale: 'en-IE', currency: 'EUR', language: 'en', units: 'm2' }));
  expect(home()).toMatchObject({ floorSize: { value: 100, unitCode: 'MTK' } });
});

test("the listing's places are a breadcrumb list with absolute URLs", () => {
  const [, trail] = listingHead(testDetails(), 'CAD', ORIGIN).jsonLd ?? [];

  expect(trail).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Alberta', item: 'https://example.com/search/geo/wof/1' },
      { position: 2, name: 'Edmonton' },
      { position: 3, name: 'Strathcona' },
    ],
  });
});
