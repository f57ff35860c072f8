import { expect, test } from 'vitest';
import { optionLines, readOptionLines } from './option-lines.ts';
import { newPrepared, pastedPath, placeChoice, searchOf, slugOf, withSearch } from './prepared-search.ts';

test('filters, place and order of a URL change independently, and the rest is preserved', () => {
  const raw = '/search/geo/wof/890458485/raw.additionalDetails~2eBasement.in.Walkout?sort=price_asc';
  const cheap = withSearch(raw, { filters: { ...searchOf(raw).filters, highPrice: 300_000 } });
  expect(searchOf(cheap)).toMatchObject({
    filters: { highPrice: 300_000, raw: [{ field: 'additionalDetails.Basement', values: ['Walkout'] }] },
    geo: { kind: 'place', id: '890458485' },
    sort: 'PRICE_ASC',
  });

  expect(withSearch('/search/condos', { geo: { kind: 'all-areas' } })).toBe('/search/geo/all-areas/condos');
  expect(withSearch('/search/geo/all-areas/condos', { geo: null, sort: 'PRICE_DES' })).toBe(
    '/search/condos?sort=price_des',
  );
});

test('an area that the form cannot show is named and preserved', () => {
  const area = '/search/geo/schools/a12?type=public';

  expect(placeChoice(searchOf(area).geo)).toBe('other');
  expect(withSearch(area, { filters: { bedrooms: 3 } })).toBe(
    '/search/geo/schools/a12/3-bedrooms?type=public',
  );
});

test('a URL is pasted with or without its host', () => {
  expect(pastedPath(' https://homes.example/search/condos?sort=price_asc ')).toBe(
    '/search/condos?sort=price_asc',
  );
  expect(pastedPath('/search/condos')).toBe('/search/condos');
  expect(pastedPath('condos')).toBe('condos');
});

test('a new preconfigured search has a unique slug', () => {
  const first = newPrepared([], 'Été à Québec!');
  expect(first).toEqual({ slug: 'ete-a-quebec', name: 'Été à Québec!', url: '/search' });
  expect(newPrepared([first], first.name).slug).toBe('ete-a-quebec-2');
  expect(slugOf('  --  ')).toBe('');
});

test('choices are lines with the label after a bar', () => {
  const options = [
    { value: 'Suite, legal', label: 'Legal suite' },
    { value: 'Walkout', label: 'Walkout' },
  ];

  expect(optionLines(options)).toBe('Suite, legal | Legal suite\nWalkout');
  expect(readOptionLines(`${optionLines(options)}\n\n |\n`)).toEqual(options);
});
