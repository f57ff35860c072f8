import { expect, test } from 'vitest';
import { withUsual } from './new-site.ts';
import { regionZones, zoneOfArea } from './region-zones.ts';
import { zonesOf } from './time-zones.ts';

test.each([
  ['CA', 'Halifax, NS', 'America/Halifax'],
  ['CA', 'Vancouver, bc', 'America/Vancouver'],
  ['US', 'San Antonio, TX', 'America/Chicago'],
  ['CA', 'Halifax', undefined],
  ['CA', '', undefined],
  ['FR', 'Lyon, NS', undefined],
] as const)('in %s the area "%s" is in %s', (country, area, zone) => {
  expect(zoneOfArea(country, area)).toBe(zone);
});

test('every province and state has a time zone of its country', () => {
  expect(Object.keys(regionZones('CA'))).toHaveLength(13);
  expect(Object.keys(regionZones('US'))).toHaveLength(51);
  for (const country of ['CA', 'US'] as const)
    expect(zonesOf(country)).toEqual(expect.arrayContaining(Object.values(regionZones(country))));
});

test('a site without a chosen time zone has that of its area', () => {
  const none = { timeZone: '', currency: '', units: '', language: '' };
  expect(withUsual({ ...none, country: 'CA', area: 'Halifax, NS' }).timeZone).toBe('America/Halifax');
  expect(withUsual({ ...none, country: 'CA', area: '' }).timeZone).toBe('America/Toronto');
});
