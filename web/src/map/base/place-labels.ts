import type { FeatureCollection, Geometry, Point, Position } from 'geojson';

export type PlaceProperties = { id: string; name: string; placetype: string; kind: 'place' | 'water' };
export type PlaceOutlines = FeatureCollection<Geometry, PlaceProperties>;
/** `rank` is 0 for the largest place: its name is placed first. */
export type PlaceLabels = FeatureCollection<Point, PlaceProperties & { rank: number }>;

/**
 * One label point per place, in the middle of its largest part. Polygon labels would repeat in every tile. Of a district and
 * its neighbourhood of the same name only the neighbourhood has one.
 */
export function placeLabels(outlines: PlaceOutlines): PlaceLabels {
  const hoods = new Set(
    outlines.features
      .filter(({ properties }) => properties.placetype === 'neighbourhood')
      .map(({ properties }) => properties.name),
  );
  const named = outlines.features
    .filter(({ properties: { name, placetype } }) => name && !(placetype === 'macrohood' && hoods.has(name)))
    .map(({ geometry, properties }) => ({ properties, geometry, ring: largestRing(geometry) }))
    .toSorted((one, other) => Math.abs(area(other.ring)) - Math.abs(area(one.ring)));
  const features = named.flatMap(({ geometry, properties, ring }, rank): PlaceLabels['features'] => {
    const coordinates = geometry.type === 'Point' ? geometry.coordinates : centroid(ring);
    if (!coordinates) return [];
    return [
      { type: 'Feature', properties: { ...properties, rank }, geometry: { type: 'Point', coordinates } },
    ];
  });

  return { type: 'FeatureCollection', features };
}

function largestRing(geometry: Geometry): Position[] {
  if (geometry.type === 'Polygon') return geometry.coordinates[0] ?? [];
  if (geometry.type !== 'MultiPolygon') return [];

  return geometry.coordinates
    .map((polygon) => polygon[0] ?? [])
    .reduce((best, ring) => (Math.abs(area(ring)) > Math.abs(area(best)) ? ring : best), []);
}

function area(ring: Position[]): number {
  return edges(ring).reduce((sum, [a, b]) => sum + cross(a, b) / 2, 0);
}

function centroid(ring: Position[]): Position | null {
  const whole = area(ring);
  if (whole === 0) return ring[0] ?? null;
  const [x, y] = edges(ring).reduce(
    ([sumX, sumY], [a, b]) => [sumX + (x0(a) + x0(b)) * cross(a, b), sumY + (y0(a) + y0(b)) * cross(a, b)],
    [0, 0] as [number, number],
  );

  return [x / (6 * whole), y / (6 * whole)];
}

function edges(ring: Position[]): [Position, Position][] {
  return ring.slice(1).map((point, index) => [ring[index] ?? point, point]);
}

const x0 = (point: Position) => point[0] ?? 0;
const y0 = (point: Position) => point[1] ?? 0;
const cross = (a: Position, b: Position) => x0(a) * y0(b) - x0(b) * y0(a);
