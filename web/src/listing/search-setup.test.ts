import { expect, test } from 'vitest';
import { readSite } from '../data/read-site.ts';
import { readSetup } from '#editor/search-setup/search-setup-field.tsx';
import { testSiteResponse } from '../testing/test-site.ts';
import { setupSearch, setupVariables } from './search-setup.ts';

const { space } = readSite(testSiteResponse(), 'http://localhost');

test("a feed without a setup queries the newest listings of the site's place", () => {
  expect(setupVariables({}, 6, space)).toEqual({
    search: { filters: { transactionType: 'SALE' }, geo: { placeId: '890458485' }, isLenient: true },
    sort: 'LIST_DATE_DES',
    size: 6,
  });
});

test('a feed of chosen listings has no place', () => {
  expect(setupVariables({ ids: ['E1', 'E2'] }, 2, space).search).toEqual({
    ids: ['E1', 'E2'],
    isLenient: true,
  });
});

test.each([
  [0, 1],
  [-3, 1],
  [Number.NaN, 1],
  [7.8, 7],
  [500, 24],
])('a limit of %d shows %d listings', (limit, size) => {
  expect(setupVariables({}, limit, space).size).toBe(size);
});

test('a search URL becomes the setup of a feed, with or without host', () => {
  const setup = {
    filters: { propertyTypes: ['condo'] },
    geo: { kind: 'place', id: '85872283' },
    sort: 'price_des',
  };

  expect(readSetup('/search/geo/wof/85872283/condos?sort=price_des')).toEqual(setup);
  expect(readSetup(' https://example.com/search/geo/wof/85872283/condos?sort=price_des ')).toEqual(setup);
});

test.each(['/about', 'condos', '/search/p/lofts', '/search/s/12', '/search/castles', '/searching'])(
  'the URL %s is no setup of a feed',
  (address) => {
    expect(readSetup(address)).toBeNull();
  },
);

test('an unknown order is ignored, so the newest come first', () => {
  expect(setupSearch({ sort: 'by_colour' }).sort).toBeNull();
  expect(setupVariables({ sort: 'by_colour' }, 4, space).sort).toBe('LIST_DATE_DES');
});
