import { expect, test } from 'vitest';
import { moveMap } from './move-map.ts';
import { EMPTY_SEARCH, type Geo, type SearchState } from '../search-state.ts';

const PLACE: Geo = { kind: 'place', id: '7' };
const TOWN = { north: 4, south: 2, east: 4, west: 2 };
const viewAt = (lat: number, lon: number) => ({
  north: lat + 1,
  south: lat - 1,
  east: lon + 1,
  west: lon - 1,
});

test.each<[string, Partial<SearchState>, ReturnType<typeof viewAt>, Geo | null]>([
  ['in the place narrows it', { geo: PLACE }, viewAt(3, 3), PLACE],
  ['partly beside the place narrows it', { geo: PLACE }, viewAt(3.9, 3.9), PLACE],
  ['beside the place leaves it', { geo: PLACE }, viewAt(3, 5), { kind: 'all-areas' }],
  ["beside the site's own place leaves it", {}, viewAt(0, 3), { kind: 'all-areas' }],
  ['keeps the homes of a basket', { ids: ['a'] }, viewAt(0, 3), null],
])('moving the map %s', (_, state, shown, geo) => {
  const moved = moveMap({ ...EMPTY_SEARCH, filters: { bedrooms: 2 }, ...state }, shown, TOWN);

  expect(moved).toMatchObject({ geo, bounds: shown, filters: { bedrooms: 2 } });
});

test('moving the map keeps a drawn area, and a place whose border is not known', () => {
  const area: Geo = { kind: 'area', corners: [{ lat: 1, lon: 1 }] };

  expect(moveMap({ ...EMPTY_SEARCH, geo: area }, viewAt(9, 9), TOWN).geo).toEqual(area);
  expect(moveMap({ ...EMPTY_SEARCH, geo: PLACE }, viewAt(9, 9), null).geo).toEqual(PLACE);
});
