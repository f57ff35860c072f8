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
