import type { Geometry, Position } from 'geojson';
import type { Guide, GuidePlace } from './data.ts';

export const WIDTH = 400;
export const HEIGHT = 320;
const MARGIN = 24;
/** What the picture of the streets is larger by on each side, for a box of other proportions. */
export const OVERHANG = { x: 120, y: 100 };

export type Outline = {
  /** Path of the place's shape; empty where only a point is known. */
  shape: string;
  /** Path of one dot for each home within. */
  homes: string;
  /** URL of a picture of the streets around it. */
  streets: string;
};

type Projection = {
  project: (lon: number, lat: number) => [x: number, y: number];
  /** The other way round. */
  placeAt: (x: number, y: number) => { lon: string; lat: string };
};

/** The place and its homes as paths of a drawing, north at the top. */
export function placeOutline(
  { geometry, bounds }: Pick<GuidePlace, 'geometry' | 'bounds'>,
  points: Guide['points']['points'],
): Outline {
  const rings = ringsOf(geometry as Geometry | null);
  const { project, placeAt } = projection(rings, bounds);
  const shape = rings
    .map((ring) => `M${ring.map(([lon = 0, lat = 0]) => project(lon, lat).join(' ')).join('L')}Z`)
    .join('');
  const homes = points
    .map(({ lon, lat }) => project(lon, lat))
    .filter(([x, y]) => x > 0 && x < WIDTH && y > 0 && y < HEIGHT)
    .map((at) => `M${at.join(' ')}h0`)
    .join('');

  const from = placeAt(-OVERHANG.x, HEIGHT + OVERHANG.y);
  const to = placeAt(WIDTH + OVERHANG.x, -OVERHANG.y);

  return {
    shape,
    homes,
    streets: `/_map/picture/${from.lon},${from.lat},${to.lon},${to.lat}.svg`,
  };
}

function ringsOf(geometry: Geometry | null): Position[][] {
  if (geometry?.type === 'Polygon') return geometry.coordinates;

  return geometry?.type === 'MultiPolygon' ? geometry.coordinates.flat() : [];
}

/** Degrees of longitude are shorter than those of latitude by the cosine of the latitude. */
function projection(rings: readonly Position[][], bounds: GuidePlace['bounds']): Projection {
  const all = rings.flat();
  const lons = all.length > 0 ? all.map(([lon = 0]) => lon) : [bounds.west, bounds.east];
  const lats = all.length > 0 ? all.map(([, lat = 0]) => lat) : [bounds.south, bounds.north];
  const [west, east] = [least(lons), -least(lons.map((lon) => -lon))];
  const [south, north] = [least(lats), -least(lats.map((lat) => -lat))];
  const shrink = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const wide = Math.max((east - west) * shrink, 1e-6);
  const high = Math.max(north - south, 1e-6);
  const scale = Math.min((WIDTH - 2 * MARGIN) / wide, (HEIGHT - 2 * MARGIN) / high);
  const left = (WIDTH - wide * scale) / 2;
  const top = (HEIGHT - high * scale) / 2;

  return {
    project: (lon, lat) => [
      rounded(left + (lon - west) * shrink * scale),
      rounded(top + (north - lat) * scale),
    ],
    placeAt: (x, y) => ({
      lon: (west + (x - left) / (shrink * scale)).toFixed(4),
      lat: (north - (y - top) / scale).toFixed(4),
    }),
  };
}

/** Without spreading: a city's outline has more corners than a call can have arguments. */
const least = (numbers: readonly number[]) => numbers.reduce((a, b) => Math.min(a, b));
const rounded = (number: number) => Math.round(number * 10) / 10;
