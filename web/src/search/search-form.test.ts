import { expect, test } from 'vitest';
import { searchFormPath } from './search-form.ts';

const form = (fields: string) => searchFormPath(new URLSearchParams(fields));

test('a filter form redirects to the URL of its search', () => {
  expect(
    form('at=/search&for=SALE&type=house&type=condo&bedrooms=3&bathrooms=0&low=200000&high=1000000'),
  ).toBe('/search/for-sale,houses,condos,3-bedrooms,price-from-200000');
});

test('a filter form preserves the place of its search', () => {
  expect(form('at=/search/geo/wof/890458485/5-bedrooms&bedrooms=2')).toBe(
    '/search/geo/wof/890458485/2-bedrooms',
  );
});

test('a sort form changes the order only', () => {
  expect(form('at=/search/houses&sort=price_asc')).toBe('/search/houses?sort=price_asc');
});

test('sliders at their ends do not filter', () => {
  expect(form('at=/search&size=0&built=100&listed=30&low=0&high=1000000')).toBe('/search');
  expect(form('at=/search&size=1200&built=10&listed=7')).toBe(
    '/search/1200-sqft,less-than-10-years,listed-7-days',
  );
  const built = 'at=/search&ends.year_built=1900 2026&raw.lte.year_built=2026';
  expect(form(`${built}&raw.gte.year_built=1900`)).toBe('/search');
  expect(form(`${built}&raw.gte.year_built=2015`)).toBe('/search/raw.year_built.gte.2015');
});

test.each([
  '',
  'bedrooms=2',
  'at=//elsewhere.example',
  'at=https://elsewhere.example/search',
  'at=/searching',
])('"%s" is no filter form and does not redirect', (fields) => {
  expect(form(fields)).toBeNull();
});

test('invalid fields are ignored', () => {
  expect(form('at=/search&bedrooms=many&type=castle&for=STEAL&low=-5&high=1e9')).toBe('/search');
});

test.each([
  ['at=/search&from=525000&to=$2.5M', '/search/price-from-525000,price-to-2500000'],
  ['at=/search/price-to-2500000&low=0&high=1000000&from=&to=$2 500 000', '/search/price-to-2500000'],
  ['at=/search/price-to-2500000&low=0&high=1000000&from=&to=', '/search'],
  ['at=/search/price-to-2500000&low=0&high=900000&from=&to=$2 500 000', '/search/price-to-900000'],
  ['at=/search&payment=2500', '/search/payment-to-2500'],
  ['at=/search/price-to-400000&for=LEASE&to=$400 000&high=400000', '/search/for-lease'],
  ['at=/search&open=1', '/search/open-houses'],
  ['at=/search/open-houses&open=WEEKEND', '/search/open-houses-weekend'],
  ['at=/search/open-houses-saturday&low=0', '/search/open-houses-saturday'],
  ['at=/search/open-houses-saturday&open=', '/search'],
  ['at=/search&fee=$400', '/search/fee-to-400'],
  ['at=/search&fee=&no-fee=1', '/search/fee-to-0'],
  ['at=/search/fee-to-400&low=0', '/search/fee-to-400'],
  ['at=/search/fee-to-400&fee=', '/search'],
  ['at=/search&bedrooms=3&bedroomsExact=1', '/search/exactly-3-bedrooms'],
  ['at=/search/exactly-3-bedrooms&exactBedrooms=0&bedroomsExact=1', '/search/exactly-0-bedrooms'],
  ['at=/search/exactly-3-bedrooms&exactBedrooms=3', '/search/3-bedrooms'],
  [
    'at=/search&lot=5000&levels=2&garage=1&parking=2&reduced=1&photos=1&pool=1&keywords=Hot tub, pool',
    '/search/lot-5000-sqft,2-storeys,1-car-garage,2-parking-spaces,price-reduced,with-photos,with-pool,keywords.hot~20tub.pool',
  ],
  ['at=/search/2-storeys,keywords.pool&levels=&keywords=', '/search'],
])('a form without script sets typed prices, exact rooms and the other filters: %s', (fields, path) => {
  expect(form(fields)).toBe(path);
});
