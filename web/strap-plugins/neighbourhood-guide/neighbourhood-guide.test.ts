import { expect, test } from 'vitest';
import type { Space } from '#domain/site/website.ts';
import { boundsBesideCard } from './bounds-beside-card.ts';
import { guideSearchPath, guideVariables } from './data.ts';
import { data } from './fixtures.ts';
import { HEIGHT, placeOutline, WIDTH } from './outline.ts';

const space = { defaultPlaceId: 890_458_845 } as Space;

test('the first place counts, and without one that of the site', () => {
  expect(guideVariables({ places: ['downtown', '85872283', '1'] }, { space })).toMatchObject({
    id: '85872283',
    areaIds: ['85872283'],
  });
  expect(guideVariables({ places: [] }, { space })?.id).toBe('890458845');
  expect(guideVariables({ places: [] }, { space: { ...space, defaultPlaceId: 0 } })).toBeNull();
});

test('the link searches the homes for sale that are counted', () => {
  expect(guideSearchPath('85872283', ['condo'])).toMatch(/^\/search\/geo\/wof\/85872283\/.*condos/);
});

const numbers = (path: string) => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);

test('the outline fills the drawing in one direction, with north at the top', () => {
  const { shape } = placeOutline(data.place, []);
  const all = numbers(shape);
  const xs = all.filter((_, index) => index % 2 === 0);
  const ys = all.filter((_, index) => index % 2 === 1);

  expect(Math.min(...xs)).toBeCloseTo(24, 0);
  expect(Math.max(...xs)).toBeCloseTo(WIDTH - 24, 0);
  expect(Math.min(...ys)).toBeGreaterThanOrEqual(24);
  expect(Math.max(...ys)).toBeLessThanOrEqual(HEIGHT - 24);
  // The first corner is the northernmost but one, the fourth the southernmost.
  expect(ys[0]).toBeLessThan(ys[3] ?? 0);
});

test('homes outside of the drawing are left out', () => {
  const { homes } = placeOutline(data.place, [...data.points.points, { lat: 0, lon: 0 }]);

  expect(homes.match(/M/g)).toHaveLength(data.points.points.length);
});

test('a place of which only the bounds are known has no shape, and its homes', () => {
  const { shape, homes } = placeOutline({ ...data.place, geometry: null }, data.points.points);

  expect(shape).toBe('');
  expect(homes).not.toBe('');
});

test('beside a card the place takes three fifths of the map', () => {
  expect(boundsBesideCard({ north: 54, south: 53, west: -114, east: -111 })).toEqual({
    north: 54,
    south: 53,
    west: -114,
    east: -109,
  });
});
