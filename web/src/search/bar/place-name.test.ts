import { expect, test } from 'vitest';
import { placeName } from './place-name.ts';

test.each([
  ['the area of the site', 'Asheville, NC', 'Asheville, NC'],
  ['nothing where the site has no place', '', ''],
])('a search without a place is named after %s [R9.015]', (_, areaName, name) => {
  expect(placeName({ geo: null, found: undefined, areaName })).toBe(name);
});

test.each([
  [['Strathcona'], 'Strathcona'],
  [['Strathcona', 'Ritchie'], 'Strathcona or Ritchie'],
  [['Strathcona', 'Ritchie', 'Oliver'], 'Strathcona, Ritchie or Oliver'],
  [[], 'all areas'],
])('places %j are named %s', (found, name) => {
  const geo = { kind: 'places' as const, ids: ['1', '2', '3'] };

  expect(placeName({ geo, found, areaName: 'Edmonton, AB' })).toBe(name);
});

test('all areas, chosen by a visitor, are named so', () => {
  expect(placeName({ geo: { kind: 'all-areas' }, found: undefined, areaName: 'Asheville, NC' })).toBe(
    'all areas',
  );
});
