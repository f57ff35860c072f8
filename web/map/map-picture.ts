import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { Compression } from 'pmtiles';
import type { MapArchive } from './map-archive.ts';

const PICTURE = /^\/_map\/picture\/(-?[\d.]{1,12}),(-?[\d.]{1,12}),(-?[\d.]{1,12}),(-?[\d.]{1,12})\.svg$/;
const AROUND = /^\/_map\/picture\/(-?[\d.]{1,12}),(-?[\d.]{1,12})\.svg$/;
const CACHE = 'public, max-age=86400';
const WIDTH = 800;
/** A picture of one home: few streets, and thick ones, since it is as wide as the numbers of their widths say. */
const HOME = { width: 400, degrees: 0.013, ratio: 3 / 4 };
/** A wider area is no neighbourhood. */
const MOST_DEGREES = 0.6;
/** A narrow strip would have the streets of its width over all of its height: too many tiles. */
const MOST_RATIO = 6;
/** Tiles across: fewer have coarser streets. */
const TILES_ACROSS = 2.5;

/** Half transparent, so that they stand on light and dark grounds. */
const LAYERS: Record<string, (kind: unknown) => string | null> = {
  landuse: (kind) => (GREEN.has(kind) ? 'fill="#4f9a4a" fill-opacity=".26"' : null),
  water: () => 'fill="#4c93bd" fill-opacity=".45"',
  roads: (kind) => {
    const width = ROAD_WIDTHS[String(kind)];

    return width ? `fill="none" stroke="#8a857c" stroke-opacity=".55" stroke-width="${width}"` : null;
  },
};
const GREEN = new Set<unknown>([
  'park',
  'nature_reserve',
  'forest',
  'wood',
  'golf_course',
  'cemetery',
  'garden',
  'grass',
]);
const ROAD_WIDTHS: Record<string, number> = { minor_road: 1.6, major_road: 4, highway: 6.5 };

type Box = { west: number; south: number; east: number; north: number };
type Point = readonly [x: number, y: number];

/**
 * `GET /_map/picture/{west},{south},{east},{north}.svg`: parks, water and streets without names, for where no map can be drawn.
 * `GET /_map/picture/{lat},{lon}.svg`: those around a place, which is marked, for a home without photos; transparent without streets.
 */
export function createMapPicture({
  archive,
  onError,
}: {
  archive: MapArchive | null;
  onError: (error: unknown) => void;
}): (request: Request) => Promise<Response | null> {
  return async (request) => {
    const { pathname } = new URL(request.url);
    const [, ...sides] = PICTURE.exec(pathname) ?? [];
    const [, ...place] = AROUND.exec(pathname) ?? [];
    if (sides.length + place.length === 0) return null;
    const isPlace = place.length > 0;
    const { west, south, east, north } = isPlace ? boxAround(place.map(Number)) : boxOf(sides.map(Number));
    const wide = east - west;
    const high = north - south;
    const isSmall = wide <= MOST_DEGREES && high <= MOST_DEGREES && high <= wide * MOST_RATIO;
    const isArea = wide > 0 && high > 0 && isSmall && Math.abs(north) < 85;
    const none = isPlace ? blank : noContent;
    if (!archive || !isArea) return none();

    try {
      const box = { west, south, east, north };
      const drawn = await draw(archive, box, isPlace ? HOME.width : WIDTH);
      if (!drawn) return none();

      return new Response((isPlace ? pictureOfPlace : pictureOfArea)(drawn), {
        headers: { 'content-type': 'image/svg+xml', 'cache-control': CACHE },
      });
    } catch (error) {
      onError(error);
      return none();
    }
  };
}

const BRIEF = { 'cache-control': 'public, max-age=300' };
const noContent = () => new Response(null, { status: 204, headers: BRIEF });
/** What is below it is seen: an image without content would look broken. */
const blank = () =>
  new Response('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"/>', {
    headers: { ...BRIEF, 'content-type': 'image/svg+xml' },
  });

type Drawn = { width: number; height: number; paths: string };

const boxOf = ([west = 0, south = 0, east = 0, north = 0]: number[]): Box => ({ west, south, east, north });

function boxAround([lat = 0, lon = 0]: number[]): Box {
  const [wide, high] = [HOME.degrees, HOME.degrees * HOME.ratio * Math.cos((lat * Math.PI) / 180)];

  return { west: lon - wide / 2, south: lat - high / 2, east: lon + wide / 2, north: lat + high / 2 };
}

/** Stretched over the outline of the area. */
function pictureOfArea({ width, height, paths }: Drawn): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" stroke-linejoin="round" stroke-linecap="round">${paths}</svg>`;
}

/** On a ground of its own, with a marker. */
function pictureOfPlace({ width, height, paths }: Drawn): string {
  const at = `cx="${width / 2}" cy="${height / 2}"`;

  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" stroke-linejoin="round" stroke-linecap="round"><path fill="#f1f0ed" d="M0 0H${width}V${height}H0Z"/>${paths}<circle ${at} r="11" fill="#22303c" fill-opacity=".18"/><circle ${at} r="6" fill="#22303c" stroke="#fff" stroke-width="2"/></svg>`;
}

/** Null where the archive has nothing. */
async function draw(archive: MapArchive, box: Box, width: number): Promise<Drawn | null> {
  const header = await archive.header();
  const nearest = Math.floor(Math.log2((TILES_ACROSS * 360) / (box.east - box.west)));
  const z = Math.min(Math.max(nearest, header.minZoom), header.maxZoom);
  const [left, top] = tilePoint(box.west, box.north, z);
  const [right, bottom] = tilePoint(box.east, box.south, z);
  const scale = width / (right - left);
  const height = Math.round((bottom - top) * scale);
  const paths = new Map<string, string>();

  for (let x = Math.floor(left); x <= right; x++)
    for (let y = Math.floor(top); y <= bottom; y++) {
      const tile = await archive.tile(z, x, y);
      if (!tile) continue;
      const data = new Uint8Array(tile.data);
      const plain = header.tileCompression === Compression.Gzip ? await promisify(gunzip)(data) : data;
      const { layers } = new VectorTile(new PbfReader(plain));
      for (const [name, styleOf] of Object.entries(LAYERS)) {
        const layer = layers[name];
        for (let index = 0; index < (layer?.length ?? 0); index++) {
          const feature = layer?.feature(index);
          const style = feature && styleOf(feature.properties.kind);
          if (!style) continue;
          const at = ([px, py]: Point): Point => [
            Math.round((x + px / feature.extent - left) * scale),
            Math.round((y + py / feature.extent - top) * scale),
          ];
          paths.set(style, (paths.get(style) ?? '') + pathOf(feature, at, { width, height }));
        }
      }
    }
  const order = Object.values(LAYERS).flatMap((styleOf) =>
    [...GREEN, ...Object.keys(ROAD_WIDTHS)].map(styleOf).filter((style) => style !== null),
  );
  const body = [...new Set(order)].map((style) =>
    paths.get(style) ? `<path ${style} d="${paths.get(style)}"/>` : '',
  );
  if (body.every((path) => path === '')) return null;

  return { width, height, paths: body.join('') };
}

/** The lines of a feature that reach into the picture. Areas stay whole: their corners outside shape what is inside. */
function pathOf(
  feature: VectorTileFeature,
  at: (point: Point) => Point,
  { width, height }: { width: number; height: number },
): string {
  const isLine = feature.type === 2;
  if (!isLine && feature.type !== 3) return '';

  return feature
    .loadGeometry()
    .map((line) => line.map(({ x, y }) => at([x, y])))
    .filter(
      (line) =>
        line.some(([x]) => x >= 0) &&
        line.some(([x]) => x <= width) &&
        line.some(([, y]) => y >= 0) &&
        line.some(([, y]) => y <= height),
    )
    .map((line) => line.filter(([x, y], i) => i === 0 || x !== line[i - 1]?.[0] || y !== line[i - 1]?.[1]))
    .filter((line) => line.length > 1)
    .map((line) => `M${line.map((point) => point.join(' ')).join('L')}${isLine ? '' : 'Z'}`)
    .join('');
}

/** A place in tiles of a zoom, by Mercator's projection. */
function tilePoint(lon: number, lat: number, z: number): Point {
  const radians = (lat * Math.PI) / 180;
  const y = (1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2;

  return [((lon + 180) / 360) * 2 ** z, y * 2 ** z];
}
