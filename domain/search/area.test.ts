import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyArea, anyBounds } from '../testing/search-arbitraries.ts';
import { boxArea, decodeArea, simplifyArea, withoutTails } from './area.ts';
import { decodeBounds } from './bounds.ts';
import { encodePolyline } from './polyline.ts';
import { decodePolyline } from './url/decode-polyline.ts';
import { encodeArea } from './url/encode-area.ts';
import { encodeBounds } from './url/encode-bounds.ts';

test('a polyline is written like the example of its format', () => {
  const points = [
    { lat: 38.5, lon: -120.2 },
    { lat: 40.7, lon: -120.95 },
    { lat: 43.252, lon: -126.453 },
  ];

  expect(encodePolyline(points)).toBe('_p~iF~ps|U_ulLnnqC_mqNvxq`@');
  expect(decodePolyline('_p~iF~ps|U_ulLnnqC_mqNvxq`@')).toEqual(points);
});

test('a drawn area round-trips to 5 decimals', () => {
  fc.assert(
    fc.property(anyArea, (corners) => {
      expect(decodeArea(encodeArea(corners))).toEqual(corners);
    }),
  );
});

test('a closed ring loses the corner that repeats the first', () => {
  const [a, b, c] = [
    { lat: 1, lon: 1 },
    { lat: 2, lon: 1 },
    { lat: 2, lon: 2 },
  ];

  expect(decodeArea(encodePolyline([a, b, c, a]))).toEqual([a, b, c]);
});

test('an area has 3 to 500 corners', () => {
  const corners = (count: number) =>
    Array.from({ length: count }, (_, n) => ({ lat: n / 100, lon: (n % 7) / 10 }));

  expect(decodeArea(encodePolyline(corners(2)))).toBeNull();
  expect(decodeArea(encodePolyline(corners(3)))).toHaveLength(3);
  expect(decodeArea(encodePolyline(corners(500)))).toHaveLength(500);
  expect(decodeArea(encodePolyline(corners(501)))).toBeNull();
});

test('a freehand line keeps its shape with few corners', () => {
  const circle = Array.from({ length: 2000 }, (_, n) => ({
    lat: Math.sin((n / 1000) * Math.PI),
    lon: Math.cos((n / 1000) * Math.PI),
  }));
  const simple = simplifyArea(circle);

  expect(simple).toHaveLength(100);
  expect(Math.max(...simple.map(({ lat }) => lat))).toBeGreaterThan(0.99);
  expect(Math.min(...simple.map(({ lon }) => lon))).toBeLessThan(-0.99);
  expect(simplifyArea(simple)).toEqual(simple);
});

test('a box is an area of four corners', () => {
  const bounds = { north: 2, south: 1, east: 4, west: 3 };

  expect(decodeArea(encodeArea(boxArea(bounds)))).toEqual([
    { lat: 2, lon: 3 },
    { lat: 2, lon: 4 },
    { lat: 1, lon: 4 },
    { lat: 1, lon: 3 },
  ]);
});

test('half a polygon cannot be decoded', () => {
  const whole = '_p~iF~ps|U_ulLnnqC_mqNvxq`@';

  expect(decodeArea(whole.slice(0, -3))).toBeNull();
  expect(decodeArea(whole.slice(0, 10))).toBeNull();
  expect(decodeArea('\u0000\u0000')).toBeNull();
  expect(decodeArea('~'.repeat(5000))).toBeNull();
});

test('any text is an area or not, and never an error', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary-ascii' }), (text) => {
      const corners = decodeArea(text);
      return corners === null || corners.length >= 3;
    }),
  );
});

test('map bounds have four sides, both directions [R3.080]', () => {
  expect(decodeBounds('53.6,53.5,-113.4,-113.6')).toEqual({
    north: 53.6,
    south: 53.5,
    east: -113.4,
    west: -113.6,
  });
  fc.assert(
    fc.property(anyBounds, (bounds) => {
      expect(decodeBounds(encodeBounds(bounds))).toEqual(bounds);
    }),
  );
});

test.each(['', '1,2,3', '1,2,3,4,5', '2,1,,0', '91,0,1,0', '1,0,181,0', 'a,b,c,d', '0,1,1,0'])(
  '%j are not bounds',
  (text) => {
    expect(decodeBounds(text)).toBeNull();
  },
);

describe('a stroke by hand', () => {
  /** Around a circle, from the angle of its start to that of its end; the start is farther outwards. */
  const stroke = (from: number, to: number, outwards: number) =>
    Array.from({ length: 41 }, (_, step) => {
      const angle = ((from + ((to - from) * step) / 40) * Math.PI) / 180;
      const radius = 1 + (step < 4 ? outwards * (4 - step) : 0);
      return { lat: radius * Math.sin(angle), lon: radius * Math.cos(angle) };
    });

  test('ends that cross where it closes are cut at the crossing', () => {
    const drawn = stroke(-20, 370, -0.1);
    const area = withoutTails(drawn);

    expect(area.length).toBeLessThan(drawn.length);
    expect(area).not.toContainEqual(drawn[0]);
    for (const { lat, lon } of area) expect(Math.hypot(lat, lon)).toBeGreaterThan(0.8);
  });

  test('the tail of a start that its end misses is cut', () => {
    const area = withoutTails(stroke(0, 385, 0.3));

    for (const { lat, lon } of area) expect(Math.hypot(lat, lon)).toBeLessThan(1.1);
  });

  test('one that does not cross itself is kept', () => {
    const drawn = stroke(0, 350, 0);
    expect(withoutTails(drawn)).toEqual(drawn);
    expect(withoutTails(drawn.slice(0, 2))).toEqual(drawn.slice(0, 2));
  });
});
