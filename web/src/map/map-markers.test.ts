import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ROW_PX } from './arrange-labels.ts';
import { clusterMarkers, isOneSpot, listingMarkers, type MapMarker } from './map-markers.ts';
import { worldPixel } from './map-position.ts';
import { markerPrice } from './marker-price.ts';

const point = (id: string, lat: number, lon: number) => ({
  id,
  lat,
  lon,
  price: 459_900,
  transactionType: 'SALE' as const,
  propertyTypes: ['house'],
  address: `${id} Street`,
});

test('two listings at the same coordinates form one marker that contains both [R9.074]', () => {
  const markers = listingMarkers([point('a', 53.5, -113.5), point('b', 53.5, -113.5)], 15);

  expect(markers).toMatchObject([{ kind: 'cluster', count: 2, ids: ['a', 'b'], lat: 53.5, lon: -113.5 }]);
});

test('separate listings are markers with their short price', () => {
  const markers = listingMarkers([point('a', 53.5, -113.5), point('b', 53.52, -113.52)], 15);

  expect(markers).toMatchObject([
    { kind: 'listing', id: 'a', price: '$460K', address: 'a Street' },
    { kind: 'listing', id: 'b' },
  ]);
});

test.each([
  ['the lowest price of its members', [{ price: 500_000 }, { price: 320_000 }], '$320K', false],
  [
    'no rent among sales',
    [{ price: 2000, transactionType: 'LEASE' as const }, { price: 320_000 }],
    '$320K',
    false,
  ],
  [
    'a rent where all are for lease',
    [
      { price: 2000, transactionType: 'LEASE' as const },
      { price: 1500, transactionType: 'LEASE' as const },
    ],
    '$1,500',
    true,
  ],
  ['no price where none is known', [{ price: null }, { price: null }], null, false],
])('a group of listings shows %s', (_, homes, from, isLease) => {
  const points = homes.map((home, i) => ({ ...point(String(i), 53.5, -113.5), ...home }));

  expect(listingMarkers(points, 15)).toMatchObject([{ kind: 'cluster', from, isLease }]);
});

test('listings grouped in one marker separate when zooming in', () => {
  const homes = [point('a', 53.5, -113.5), point('b', 53.5005, -113.5005)];

  expect(listingMarkers(homes, 13)).toHaveLength(1);
  expect(listingMarkers(homes, 18)).toHaveLength(2);
});

test('every listing is in exactly one marker, and markers do not overlap', () => {
  const coordinates = fc.record({
    lat: fc.double({ min: 53.4, max: 53.7, noNaN: true }),
    lon: fc.double({ min: -113.7, max: -113.3, noNaN: true }),
  });

  fc.assert(
    fc.property(
      fc.array(coordinates, { maxLength: 80 }),
      fc.integer({ min: 10, max: 18 }),
      (places, zoom) => {
        const points = places.map(({ lat, lon }, index) => point(String(index), lat, lon));
        const markers = listingMarkers(points, zoom);
        const ids = markers.flatMap((marker) => (marker.kind === 'listing' ? [marker.id] : marker.ids));

        expect(ids.toSorted()).toEqual(points.map(({ id }) => id).toSorted());
        for (const [index, marker] of markers.entries()) {
          for (const other of markers.slice(index + 1)) {
            const [a, b] = [boxOf(marker, zoom), boxOf(other, zoom)];
            const isApart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
            expect(isApart).toBe(true);
          }
        }
      },
    ),
  );
});

/** The label of a marker, rounded inwards. */
function boxOf(marker: MapMarker, zoom: number) {
  const { x, y } = worldPixel(marker.lat, marker.lon, zoom);
  const width = widthOf(marker) - 0.01;
  const height = ROW_PX.mouse - 0.01;
  const left = x - { left: width, right: 0, above: width / 2, below: width / 2 }[marker.side ?? 'above'];
  const top = y - { left: height / 2, right: height / 2, above: height, below: 0 }[marker.side ?? 'above'];

  return { left, right: left + width, top, bottom: top + height };
}

/** At least as wide as its text: 8 px a letter, and the padding. */
function widthOf(marker: MapMarker): number {
  if (marker.kind === 'listing') return marker.price.length * 8 + 17;
  if (marker.isNarrow) return String(marker.count).length * 8 + 22;

  return (String(marker.count).length + (marker.from?.length ?? 0) + 1) * 8 + 39;
}

test('homes near each other are prices on different sides; one that has no room joins the nearest', () => {
  const lonPx = 360 / (512 * 2 ** 14);
  const row = (...pixels: number[]) =>
    listingMarkers(
      pixels.map((x, index) => point(String(index), 53.5, -113.5 + x * lonPx)),
      14,
    ).map((marker) => [marker.kind === 'listing' ? 1 : marker.count, marker.side ?? 'above']);

  expect(row(0, 60)).toEqual([
    [1, 'above'],
    [1, 'above'],
  ]);
  expect(row(0, 20)).toEqual([
    [1, 'above'],
    [1, 'below'],
  ]);
  expect(row(0, 13, 26, 39).reduce((sum, [count]) => sum + Number(count), 0)).toBe(4);
  expect(row(0, 13, 26, 39).length).toBeLessThan(4);
});

test('a home has its price again where the number of its group is narrow enough, and a group on any side', () => {
  const lonPx = 360 / (512 * 2 ** 14);
  const at = (id: string, x: number, y: number) =>
    point(id, 53.5 - y * lonPx * Math.cos((53.5 * Math.PI) / 180), -113.5 + x * lonPx);
  const homes = Array.from({ length: 30 }, (_, index) =>
    at(String(index), (index % 6) * 34, Math.floor(index / 6) * 30),
  );
  const markers = listingMarkers(homes, 14, ROW_PX.touch);
  const priced = markers.filter((marker) => marker.kind === 'listing' || !marker.isNarrow);

  expect(priced.length).toBeGreaterThanOrEqual(10);
});

test('clusters of the API are markers with their own count and bounds', () => {
  const bounds = { north: 2, south: 1, east: 2, west: 1 };

  expect(clusterMarkers([{ geohash: 'c3x2', count: 12, lat: 1.5, lon: 1.5, bounds }], 11)).toEqual([
    {
      kind: 'cluster',
      key: 'c3x2',
      lat: 1.5,
      lon: 1.5,
      count: 12,
      bounds,
      ids: [],
      from: null,
      isLease: false,
    },
  ]);
});

test('flats of one house are one spot, houses of a street are not', () => {
  expect(isOneSpot({ north: 53.5001, south: 53.5, east: -113.5, west: -113.5001 })).toBe(true);
  expect(isOneSpot({ north: 53.501, south: 53.5, east: -113.5, west: -113.5001 })).toBe(false);
});

test.each([
  [{ price: 459_900 }, '$460K'],
  [{ price: 2950, transactionType: 'LEASE' }, '$2,950'],
  [{ price: 950, transactionType: 'LEASE' }, '$950'],
  [{ price: 20, transactionType: 'LEASE', propertyTypes: ['commercial'] }, '$20/sqft'],
  [{ price: 4000, transactionType: 'LEASE', propertyTypes: ['commercial'] }, '$4,000'],
  [{ price: 12_500, transactionType: 'LEASE' }, '$12.5K'],
  [{ price: null }, 'On request'],
] as const)('the marker of %j shows %s', (home, text) => {
  expect(markerPrice({ transactionType: 'SALE', propertyTypes: ['house'], ...home })).toBe(text);
});

/** A cluster at pixels of a map at zoom 11. */
function at(count: number, x: number, y: number) {
  const lonPx = 360 / (512 * 2 ** 11);
  const lat = 53.5 - y * lonPx * Math.cos((53.5 * Math.PI) / 180);
  const lon = -113.5 + x * lonPx;

  return { geohash: `${x}`, count, lat, lon, bounds: { north: lat, south: lat, east: lon, west: lon } };
}

test.each([
  ['two that would touch', [at(27, 0, 0), at(1200, 60, 0)], [1227]],
  ['two of which each is whole', [at(27, 0, 0), at(1200, 72, 0)], [1200, 27]],
  ['a third that touches what two become', [at(40, 0, 0), at(40, 46, 0), at(3, 23, 46)], [83]],
])('circles are as many as can be read and pressed: %s', (_, clusters, wanted) => {
  const markers = clusterMarkers(clusters, 11);

  expect(markers.map((marker) => marker.kind === 'cluster' && marker.count)).toEqual(wanted);
});

test('joined clusters have the bounds of both', () => {
  const [one, other] = [at(27, 0, 0), at(1200, 60, 0)];
  const { east, west } = { east: other.lon, west: one.lon };

  expect(clusterMarkers([one, other], 11)).toMatchObject([{ bounds: { east, west } }]);
});

test('a home that is alone in a cluster of the API is its price, unless a larger one would touch it', () => {
  const bounds = { north: 53.5, south: 53.5, east: -113.5, west: -113.5 };
  const alone = {
    geohash: 'a',
    count: 1,
    lat: 53.5,
    lon: -113.5,
    bounds,
    listing: point('l-1', 53.5, -113.5),
  };
  const many = { ...alone, geohash: 'b', count: 12, lat: 53.52, listing: null };

  expect(clusterMarkers([alone, many], 13)).toMatchObject([
    { kind: 'cluster', count: 12 },
    { kind: 'listing', id: 'l-1' },
  ]);
  expect(clusterMarkers([alone, many], 9)).toMatchObject([{ kind: 'cluster', count: 13 }]);
});
