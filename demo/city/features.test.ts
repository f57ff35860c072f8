import { describe, expect, test } from 'vitest';
import { isInPolygons, type Position } from '../geometry.ts';
import { generateListings } from '../listings/generate-listings.ts';
import { EDMONTON } from '../markets/edmonton.ts';
import { SAN_ANTONIO } from '../markets/san-antonio.ts';
import { mapFeatures } from './features.ts';
import { cityOf } from './land.ts';
import { distanceTo, type Metres } from './lines.ts';
import { labelName } from './street-names.ts';

/** A front yard, and a street whose ends are rounded to whole steps. */
const NEAR_METRES = 22;
const NOW = new Date('2026-11-21T15:00:00Z');

describe.each([EDMONTON, SAN_ANTONIO])('the map of $city', (market) => {
  const features = mapFeatures(market);
  const city = cityOf(market);
  const of = (layer: string, kind: RegExp) =>
    features.flatMap(({ layer: name, feature: { geometry, properties } }) =>
      name === layer && kind.test(properties?.kind)
        ? [{ geometry, name: properties?.name as string | undefined }]
        : [],
    );

  test('has highways, major and minor roads, rails, parks, schools and water', () => {
    expect(of('roads', /highway/).length).toBeGreaterThan(4);
    expect(of('roads', /major_road/).length).toBeGreaterThan(12);
    expect(of('roads', /minor_road/).length).toBeGreaterThan(1000);
    expect(of('roads', /rail/).length).toBeGreaterThan(1);
    expect(of('landuse', /park/).length).toBeGreaterThan(100);
    expect(of('landuse', /school/).length).toBeGreaterThan(40);
    expect(of('water', /river/).length).toBeGreaterThan(0);
  });

  test('has a street of that name in front of every home', () => {
    const streets = new Map<string, [Metres, Metres][]>();
    for (const { geometry, name } of of('roads', /road/)) {
      if (!name || geometry.type !== 'LineString') continue;
      const line = (geometry.coordinates as unknown as Position[]).map(city.toMetres);
      const sides = line.slice(1).map((to, i): [Metres, Metres] => [line[i] as Metres, to]);
      streets.set(name, [...(streets.get(name) ?? []), ...sides]);
    }
    const astray = generateListings(market, NOW, { count: 3000 }).flatMap(
      ({ document: { address, location } }) => {
        if (!address || !location) return [];
        const at = city.toMetres([location.lon, location.lat]);
        // With and without the number of a flat.
        const street = labelName(
          address.replace(/ #\d+$|^\d+-(?=\d)/, '').replace(/^(\d+ )+?(?=\d+ (Avenue|Street)\b|\D)/, ''),
        );
        const sides = streets.get(street) ?? [];
        const distance = Math.min(...sides.map(([a, b]) => distanceTo(at, a, b)));
        return distance < NEAR_METRES ? [] : [`${address}: ${distance}`];
      },
    );

    expect(astray.length / 3000).toBeLessThan(0.02);
  });

  test('has no home in a park, a schoolyard or a river', () => {
    const grounds = [...of('landuse', /park|school|golf/), ...of('water', /river|lake/)].flatMap(
      ({ geometry }) =>
        geometry.type === 'Polygon' ? [geometry.coordinates as unknown as Position[][]] : [],
    );
    const wet = generateListings(market, NOW, { count: 400 }).filter(
      ({ document: { location } }) => location && isInPolygons([location.lon, location.lat], grounds),
    );

    expect(wet.map(({ address }) => address)).toEqual([]);
  });
});
