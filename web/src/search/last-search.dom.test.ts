import { afterEach, expect, test } from 'vitest';
import { lastResults, lastSearch, rememberSearch } from './last-search.ts';

afterEach(() => sessionStorage.clear());

test('the last search is stored with its filters, its page and its map', () => {
  rememberSearch('/search/houses,3-bedrooms?page=2&box=54,53,-113,-114');

  expect(lastSearch()).toBe('/search/houses,3-bedrooms?page=2&box=54,53,-113,-114');
});

test('from homes side by side the way back leads to the search they were chosen from', () => {
  rememberSearch('/search/houses,3-bedrooms');
  rememberSearch('/search?ids=l-1,l-2', true);

  expect([lastSearch(), lastResults()]).toEqual(['/search?ids=l-1,l-2', '/search/houses,3-bedrooms']);
});

test.each(['//elsewhere.example/search', '/searching', 'javascript:alert(1)', '/'])(
  '%s is no search',
  (url) => {
    rememberSearch(url);

    expect(lastSearch()).toBeNull();
  },
);

test('without a previous search there is none to return to', () => {
  expect(lastSearch()).toBeNull();
});
