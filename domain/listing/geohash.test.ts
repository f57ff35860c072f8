import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyPoint } from '../testing/search-arbitraries.ts';
import { decodeGeohash, encodeGeohash, geohashBounds } from './geohash.ts';

test.each([
  [{ lat: 57.64911, lon: 10.40744 }, 'u4pruydqqvj'],
  [{ lat: 42.605, lon: -5.603 }, 'ezs42'],
  [{ lat: 0, lon: 0 }, 's0000'],
  [{ lat: -90, lon: -180 }, '00000'],
  [{ lat: 90, lon: 180 }, 'zzzzz'],
])('%j is in the cell %s', (point, hash) => {
  expect(encodeGeohash(point, hash.length)).toBe(hash);
});

test('a cell of 5 characters around Edmonton has its four sides', () => {
  const hash = encodeGeohash({ lat: 53.5461, lon: -113.4938 }, 5);

  expect(hash).toBe('c3x29');
  expect(geohashBounds(hash)).toEqual({
    north: 53.5693359375,
    south: 53.525390625,
    east: -113.466796875,
    west: -113.5107421875,
  });
});

test('a point is in its cell, at any length', () => {
  fc.assert(
    fc.property(anyPoint, fc.integer({ min: 1, max: 12 }), ({ lat, lon }, length) => {
      const bounds = geohashBounds(encodeGeohash({ lat, lon }, length));
      return (
        bounds !== null &&
        lat <= bounds.north &&
        lat >= bounds.south &&
        lon <= bounds.east &&
        lon >= bounds.west
      );
    }),
  );
});

test('the middle of a cell is in it', () => {
  fc.assert(
    fc.property(anyPoint, fc.integer({ min: 1, max: 9 }), (point, length) => {
      const hash = encodeGeohash(point, length);
      expect(encodeGeohash(decodeGeohash(hash) ?? { lat: 0, lon: 0 }, length)).toBe(hash);
    }),
  );
});

test.each(['a', 'u4 p', 'ü', 'u'.repeat(13)])('%j is not a geohash', (text) => {
  expect(geohashBounds(text)).toBeNull();
  expect(decodeGeohash(text)).toBeNull();
});
