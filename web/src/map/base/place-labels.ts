import type { Feature, FeatureCollection, Geometry, Point, Position } from 'geojson';

export type PlaceProperties = { id: string; name: string; placetype: string; kind: 'place' | 'water' };
export type PlaceOutlines = FeatureCollection<Geometry, PlaceProperties>;

/** One label point per place, in the middle of its largest part. Polygon labels would repeat in every tile. */
export function placeLabels(outlines: PlaceOutlines): FeatureCollection<Point, PlaceProperties> {
  const features = outlines.features.flatMap(
    ({ geometry, properties }): Feature<Point, PlaceProperties>[] => {
      const coordinates = labelPosition(geometry);
      if (!coordinates || !properties.name) return [];
      return [{ type: 'Feature', properties, geometry: { type: 'Point', coordinates } }];
    },
  );

  return { type: 'FeatureCollection', features };
}

function labelPosition(geometry: Geometry): Position | null {
  if (geometry.type === 'Point') return geometry.coordinates;
  if (geometry.type === 'Polygon') return centroid(geometry.coordinates[0] ?? []);
  if (geometry.type !== 'MultiPolygon') return null;
  const rings = geometry.coordinates.map((polygon) => polygon[0] ?? []);
  const largest = rings.reduce(
    (best, ring) => (Math.abs(area(ring)) > Math.abs(area(best)) ? ring : best),
    [],
  );

  return centroid(largest);
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
