type LatLon = { lat: number; lon: number };

const EARTH_METRES = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Metres between two points, on a sphere. */
export function distance(a: LatLon, b: LatLon): number {
  const north = Math.sin(radians(b.lat - a.lat) / 2) ** 2;
  const east = Math.sin(radians(b.lon - a.lon) / 2) ** 2;
  const chord = north + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * east;

  return 2 * EARTH_METRES * Math.asin(Math.min(1, Math.sqrt(chord)));
}
