import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSlug } from '../page/slug.ts';
import { bathsTag } from './baths-tag.ts';
import { orderedBreadcrumbs } from './breadcrumbs.ts';
import { detailsPath, listingSlug } from './details-path.ts';
import { imageAlt } from './image-alt.ts';
import { listingPrice } from './listing-price.ts';
import { priceBandOf, priceBands } from './price-bands.ts';

describe('a listing slug', () => {
  const listing = { mls: 'E4412345', address: '10234 82 Avenue NW', neighbourhood: 'Strathcona' };

  test('says where the listing is, then its MLS number', () => {
    expect(listingSlug(listing)).toBe('10234-82-avenue-nw-strathcona-e4412345');
  });

  test('has no address that the seller does not show', () => {
    expect(listingSlug({ ...listing, isAddressShown: false })).toBe('strathcona-e4412345');
    expect(listingSlug({ mls: 'E4412345' })).toBe('e4412345');
  });

  test('is a slug whatever the address is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (address) =>
        isSlug(listingSlug({ mls: 'E1', address })),
      ),
    );
  });
});

describe('the path of details', () => {
  const sale = { mls: 'E4412345', publicId: 'strathcona-e4412345', transactionType: 'SALE' } as const;
  const lease = { ...sale, transactionType: 'LEASE' } as const;

  test('is below /for-sale by default [R2.044]', () => {
    expect(detailsPath(sale)).toBe('/for-sale/strathcona-e4412345');
  });

  test('of a lease is below /for-lease, unless the site has a template of its own', () => {
    expect(detailsPath(lease)).toBe('/for-lease/strathcona-e4412345');
    expect(detailsPath(lease, '/homes/{slug}')).toBe('/homes/strathcona-e4412345');
  });

  test('holds the MLS number where the template says so [R2.042]', () => {
    expect(detailsPath(sale, '/mls/{mls}')).toBe('/mls/E4412345');
  });

  test('holds the location slug where the template says so [R2.043]', () => {
    expect(detailsPath(sale, '/{location}/{mls}')).toBe('/strathcona/E4412345');
  });

  test('cannot be left by a strange MLS number', () => {
    expect(detailsPath({ ...sale, mls: '../a?b' }, '/mls/{mls}')).toBe('/mls/..%2Fa%3Fb');
  });

  test('leaves text that is not a placeholder', () => {
    expect(detailsPath(sale, '/{other}/{mls}')).toBe('/{other}/E4412345');
  });
});

describe('a listing price', () => {
  test.each([
    [22, '$22 per sqft'],
    [1000, '$1,000 per sqft'],
  ])('of %i is one per sqft [R9.038]', (price, text) => {
    expect(listingPrice(price)).toBe(text);
  });

  test.each([
    [1001, '$1,001'],
    [450_000, '$450,000'],
    [1_250_000, '$1,250,000'],
  ])('of %i is grouped by commas [R9.039]', (price, text) => {
    expect(listingPrice(price)).toBe(text);
  });

  test('that is small can be a rent', () => {
    expect(listingPrice(950, { perSqft: false })).toBe('$950');
  });
});

describe('price bands', () => {
  const bands = priceBands();
  const steps = bands.map(({ lowPrice, highPrice }) => [lowPrice / 1000, highPrice && highPrice / 1000]);

  test('each have a low price, a high price unless it is the last, and a label [R3.118]', () => {
    for (const { lowPrice, highPrice, label } of bands.slice(0, -1)) {
      expect(highPrice).toBeGreaterThan(lowPrice);
      expect(label).toMatch(/^\$\d+K – \$\d+[KM]$/);
    }
    expect(bands.at(-1)?.highPrice).toBeUndefined();
  });

  test('go in steps of 25k from 25k to 300k [R9.040]', () => {
    expect(steps.slice(0, 11)).toEqual([...Array(11).keys()].map((n) => [25 + n * 25, 50 + n * 25]));
  });

  test('go in steps of 50k from 300k to 700k [R9.041]', () => {
    expect(steps.slice(11, 19)).toEqual([...Array(8).keys()].map((n) => [300 + n * 50, 350 + n * 50]));
  });

  test('end with 700k to 1M and 1M+ [R9.042] [R9.043]', () => {
    expect(bands.slice(19)).toEqual([
      { lowPrice: 700_000, highPrice: 1_000_000, label: '$700K – $1M' },
      { lowPrice: 1_000_000, label: '$1M+' },
    ]);
  });

  test('hold each price from 25k once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 25_000, max: 9_000_000 }), (price) => {
        const holding = bands.filter(
          ({ lowPrice, highPrice }) => price >= lowPrice && price < (highPrice ?? Infinity),
        );
        expect(holding).toEqual([priceBandOf(price)]);
      }),
    );
    expect(priceBandOf(24_999)).toBeNull();
  });
});

test('the text of an image is address, neighbourhood, city, province, postal code and position [R2.196]', () => {
  const place = {
    address: '10234 82 Avenue NW',
    neighbourhood: 'Strathcona',
    city: 'Edmonton',
    province: 'AB',
    postalCode: 'T6E 2A3',
  };

  expect(imageAlt(place)(2)).toBe('10234 82 Avenue NW, Strathcona, Edmonton, AB, T6E 2A3 2');
  expect(imageAlt({ ...place, address: null })(1)).toBe('Strathcona, Edmonton, AB, T6E 2A3 1');
  expect(imageAlt({})(3)).toBe('3');
});

test.each([
  [1.4, null],
  [1.5, '1.5 baths'],
  [2, '2 baths'],
  [null, null],
])('the baths tag of %s is %s [R9.051]', (baths, tag) => {
  expect(bathsTag(baths)).toBe(tag);
});

test('breadcrumbs run region, locality, metro area, county, macrocounty, neighbourhood [R9.070]', () => {
  const kinds = ['neighbourhood', 'country', 'macrocounty', 'county', 'metroarea', 'locality', 'region'];

  expect(
    orderedBreadcrumbs(kinds.map((placetype) => ({ placetype }))).map(({ placetype }) => placetype),
  ).toEqual(['region', 'locality', 'metroarea', 'county', 'macrocounty', 'neighbourhood']);
});
