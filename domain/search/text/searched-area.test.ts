import { expect, test } from 'vitest';
import { searchedArea } from './searched-area.ts';

const PLACE = { type: 'whosonfirst', id: '890458485' } as const;

test.each([
  ['Edmonton, AB', 'searches its own place', 890458485, {}],
  ['', 'has no place', 0, {}],
  ['', 'searches all areas at first', 890458485, { defaultGeo: { type: 'all-areas' } as const }],
  ['Edmonton, AB', 'chose a place in its search setup', 0, { defaultGeo: PLACE }],
])('is "%s" on a site that %s [R9.015]', (area, _, defaultPlaceId, setup) => {
  expect(searchedArea({ areaName: 'Edmonton, AB', defaultPlaceId }, setup)).toBe(area);
});
