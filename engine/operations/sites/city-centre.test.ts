import { expect, test } from 'vitest';
import { cityCentre } from './city-centre.ts';

test.each([
  ['CA', 'Halifax, NS', 44.646, -63.573],
  ['US', 'Austin, TX', 30.267, -97.743],
  ['US', 'portland, me', 43.657, -70.259],
  ['US', 'Portland', 45.523, -122.676],
] as const)('in %s the middle of %s is %d, %d', (country, area, lat, lon) => {
  const centre = cityCentre(country, area);

  expect(centre?.lat).toBeCloseTo(lat, 1);
  expect(centre?.lon).toBeCloseTo(lon, 1);
});

test.each([
  ['US', 'Halifax, NS'],
  ['US', 'Portland, Maine'],
  ['CA', 'The Annapolis Valley'],
  ['CA', ''],
] as const)('in %s there is no city %j', (country, area) => {
  expect(cityCentre(country, area)).toBeNull();
});
