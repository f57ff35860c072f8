import { z } from 'zod';
import { isNearbyKind, type NearbyKind } from '#domain/nearby/kinds.ts';
import { FeedFileError } from '../feed-record.ts';
import { simplifyRing } from '../whosonfirst/outline.ts';
import { type ReadPlaces, readLat, readLon } from './read-places.ts';

const collection = z.object({ type: z.literal('FeatureCollection'), features: z.array(z.unknown()).min(1) });
const feature = z.object({
  type: z.literal('Feature'),
  id: z.union([z.string(), z.number()]).nullish(),
  properties: z.record(z.string(), z.unknown()).nullish(),
  geometry: z.object({ type: z.string(), coordinates: z.unknown() }).nullish(),
});
type Feature = z.infer<typeof feature>;
type Position = [lon: number, lat: number];

/** About ten metres. */
const SIMPLIFIED_DEGREES = 0.0001;
const LONGEST = 120;
const NAMES = [
  'name',
  'NAME',
  'Name',
  'school_name',
  'SCHOOL_NAME',
  'park_name',
  'PARK_NAME',
  'official_name',
];
const DETAILS = ['detail', 'grades', 'GRADES', 'grade_level', 'level', 'school_type', 'isced:level'];
const IDS = ['id', '@id', 'osm_id', 'OBJECTID', 'objectid', 'school_id', 'park_id'];
/** Values of OpenStreetMap's tags. */
const TAGS: readonly (readonly [tag: string, values: readonly string[], kind: NearbyKind])[] = [
  ['amenity', ['school', 'kindergarten', 'college', 'university'], 'school'],
  ['leisure', ['park', 'garden', 'nature_reserve', 'playground'], 'park'],
  ['public_transport', ['station', 'platform', 'stop_position'], 'transit'],
  ['railway', ['station', 'halt', 'tram_stop'], 'transit'],
  ['highway', ['bus_stop'], 'transit'],
];

/** Schools and parks as points or areas. The kind is that of the call, of the member `kind`, or of OpenStreetMap's tags. */
export function readGeoJson(file: string, text: string, given: NearbyKind | null): ReadPlaces {
  const parsed = collection.safeParse(parseJson(file, text));
  if (!parsed.success) throw new FeedFileError(`${file} is not a GeoJSON FeatureCollection with features`);

  const read: ReadPlaces = { places: [], rejected: [] };
  parsed.data.features.forEach((each, index) => {
    const where = `${file}, feature ${index + 1}`;
    const place = readFeature(each, given, index);
    if (typeof place === 'string') read.rejected.push({ record: where, reason: place });
    else read.places.push(place);
  });

  return read;
}

/** The place, or the field that is wrong and why. */
function readFeature(json: unknown, given: NearbyKind | null, index: number) {
  const parsed = feature.safeParse(json);
  if (!parsed.success) return `${parsed.error.issues[0]?.path.join('.') || 'type'} is not that of a Feature`;
  const { data } = parsed;
  const properties = data.properties ?? {};
  const kind = given ?? kindOf(properties);
  if (!kind) return 'properties.kind is none of school, transit, park, and no --kind is given';
  const name = textOf(properties, NAMES);
  if (!name) return 'properties.name is empty';
  const shape = readShape(data.geometry);
  if (typeof shape === 'string') return shape;
  const id = data.id ?? textOf(properties, IDS) ?? `${name} ${index}`;

  return { id: `${kind}:${id}`, kind, name, detail: textOf(properties, DETAILS), ...shape };
}

function kindOf(properties: Record<string, unknown>): NearbyKind | null {
  if (isNearbyKind(properties.kind)) return properties.kind;

  return TAGS.find(([tag, values]) => values.includes(String(properties[tag])))?.[2] ?? null;
}

function textOf(properties: Record<string, unknown>, members: readonly string[]): string | null {
  const found = members.map((member) => properties[member]).find((value) => value != null && value !== '');
  const text = found === undefined ? '' : String(found).replace(/\s+/g, ' ').trim();

  return text.slice(0, LONGEST) || null;
}

function readShape(geometry: Feature['geometry']) {
  if (!geometry) return 'geometry is missing';
  const { type, coordinates } = geometry;
  if (type === 'Point') {
    const at = positionOf(coordinates);
    return at ? { lon: at[0], lat: at[1], ring: null } : 'geometry.coordinates is not a position';
  }
  if (type !== 'Polygon' && type !== 'MultiPolygon')
    return `geometry.type ${type} is neither a point nor an area`;

  const outers = (type === 'Polygon' ? [coordinates] : listOf(coordinates)).map((rings) =>
    ringOf(listOf(rings)[0]),
  );
  const largest = outers.filter((ring) => ring !== null).sort((a, b) => areaOf(b) - areaOf(a))[0];
  if (!largest) return 'geometry.coordinates is not an outline';
  const [lons, lats] = [largest.map(([lon]) => lon), largest.map(([, lat]) => lat)];

  return {
    lon: (Math.min(...lons) + Math.max(...lons)) / 2,
    lat: (Math.min(...lats) + Math.max(...lats)) / 2,
    ring: simplifyRing(largest, SIMPLIFIED_DEGREES) as Position[],
  };
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function positionOf(value: unknown): Position | null {
  const [lon, lat] = listOf(value);
  const [x, y] = [readLon(lon), readLat(lat)];

  return x === null || y === null ? null : [x, y];
}

function ringOf(value: unknown): Position[] | null {
  const ring = listOf(value).map(positionOf);

  return ring.length >= 4 && ring.every((at) => at !== null) ? ring : null;
}

/** Twice the area of the box around it: enough to find the largest part. */
function areaOf(ring: readonly Position[]): number {
  const side = (axis: 0 | 1) => {
    const values = ring.map((at) => at[axis]);
    return Math.max(...values) - Math.min(...values);
  };

  return side(0) * side(1);
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new FeedFileError(`${file} is not JSON: ${(error as Error).message}`);
  }
}
