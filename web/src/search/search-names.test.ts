import { expect, test } from 'vitest';
import type { Filters } from '#domain/search/filters.ts';
import type { Geo } from '#domain/search/search-state.ts';
import { searchNames } from './search-names.ts';

const AREA: Geo = { kind: 'area', corners: [] };

test.each<[Geo | null, string, Filters, string]>([
  [null, 'Edmonton, AB', {}, 'Edmonton, AB Real Estate'],
  [{ kind: 'place', id: '1' }, 'Ritchie', { bedrooms: 3 }, '3+ bed homes in Ritchie'],
  [{ kind: 'all-areas' }, 'all areas', { bedrooms: 4 }, '4+ bed homes in all areas'],
  [AREA, 'the drawn area', {}, 'Homes in the drawn area'],
  [AREA, 'the drawn area', { withPool: true }, 'Homes in the drawn area, with a pool'],
  [{ kind: 'point', lat: 1, lon: 2 }, 'this point', { bedrooms: 2 }, '2+ bed homes near this point'],
  [
    { kind: 'shape', index: 'street', id: 'Whyte_Avenue_NW__Edmonton' },
    'Whyte Avenue NW',
    { openHouseDay: 'WEEKEND' },
    'Open houses this weekend on Whyte Avenue NW',
  ],
])('a search is saved under its heading: %j %s %j', (geo, place, filters, name) => {
  expect(searchNames({ geo, filters }, place)).toEqual({ heading: name, saved: name });
});

test('the name of a saved search has the filters that its heading has no room for', () => {
  const filters: Filters = { garageSpaces: 2, withPool: true, priceReduced: true };

  expect(searchNames({ geo: AREA, filters }, 'the drawn area')).toEqual({
    heading: 'Homes in the drawn area, garage for at least 2 cars, price reduced',
    saved: 'Homes in the drawn area, garage for at least 2 cars, price reduced, with a pool',
  });
});
