import { z } from 'zod';
import type { Polygons, Position } from './outline.ts';

/** The reason a record cannot become a place. */
export class PlaceRejected extends Error {
  override name = 'PlaceRejected';
}

export type PlaceFeature = {
  id: number;
  name: string;
  placetype: string;
  country: string;
  parentId: number | null;
  /** Ids by placetype, one object per hierarchy; possibly empty. */
  hierarchies: Record<string, number>[];
  centre: Position;
  bounds: { west: number; south: number; east: number; north: number };
  polygons: Polygons;
  /** The record has no geometry, so a stored outline stays. */
  isOutlineMissing: boolean;
  current: boolean;
};

const number = z.coerce.number().optional().catch(undefined);
const text = z.string().optional().catch(undefined);
const names = z.array(z.string()).optional().catch(undefined);

const properties = z.object({
  'wof:id': number,
  'wof:name': text,
  'name:eng_x_preferred': names,
  'wof:placetype': text,
  'wof:country': text,
  'iso:country': text,
  'wof:parent_id': number,
  'wof:hierarchy': z.array(z.record(z.string(), z.coerce.number())).catch([]),
  'wof:superseded_by': z.array(z.unknown()).catch([]),
  'edtf:deprecated': text,
  'mz:is_current': number,
  'lbl:latitude': number,
  'lbl:longitude': number,
  'geom:latitude': number,
  'geom:longitude': number,
  'geom:bbox': text,
});

const feature = z.object({
  type: z.literal('Feature', { error: 'is not a GeoJSON feature' }),
  id: number,
  properties,
  bbox: z.array(z.number()).optional().catch(undefined),
  geometry: z.object({ type: z.string(), coordinates: z.unknown() }).nullish(),
});

type Feature = z.infer<typeof feature>;

const position = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]).rest(z.number());
const ring = z.array(position.transform(([lon, lat]): Position => [lon, lat])).min(4);
const polygon = z.array(ring).min(1);
const SHAPES = { Polygon: polygon.transform((one) => [one]), MultiPolygon: z.array(polygon).min(1) };

/** Parses a Who's On First record; throws PlaceRejected with the reason. */
export function readPlace(json: unknown): PlaceFeature {
  const parsed = feature.safeParse(json);
  if (!parsed.success) throw new PlaceRejected(parsed.error.issues[0]?.message ?? 'cannot be read');
  const record = parsed.data;
  const of = record.properties;
  const id = of['wof:id'] ?? record.id;
  const name = of['wof:name']?.trim() || of['name:eng_x_preferred']?.[0]?.trim();
  const placetype = of['wof:placetype']?.trim();

  if (!id || id < 1 || !Number.isSafeInteger(id)) throw new PlaceRejected('wof:id is missing');
  if (!name) throw new PlaceRejected('has no name');
  if (!placetype) throw new PlaceRejected('wof:placetype is missing');
  const polygons = readPolygons(record);
  const bounds = readBounds(record, polygons);
  const centre = readCentre(record, bounds);

  return {
    id,
    name,
    placetype,
    country: of['wof:country'] || of['iso:country'] || '',
    parentId: (of['wof:parent_id'] ?? -1) > 0 ? (of['wof:parent_id'] as number) : null,
    hierarchies: of['wof:hierarchy'].map(readHierarchy),
    centre,
    bounds,
    polygons,
    isOutlineMissing: !record.geometry,
    current: isCurrent(record),
  };
}

/** `{ "locality_id": 1 }` as `{ locality: 1 }`, without -1, which means unknown. */
function readHierarchy(line: Record<string, number>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(line)
      .filter(([, id]) => id > 0)
      .map(([key, id]) => [key.replace(/_id$/, ''), id]),
  );
}

/** -1 is "unknown", which most neighbourhoods are: only an explicit 0 means not current. */
function isCurrent({ properties: of }: Feature): boolean {
  const deprecated = of['edtf:deprecated'];
  const isDeprecated = Boolean(deprecated && deprecated !== 'uuuu' && deprecated !== '..');
  return of['mz:is_current'] !== 0 && !isDeprecated && of['wof:superseded_by'].length === 0;
}

function readPolygons({ geometry }: Feature): Polygons {
  if (!geometry || geometry.type === 'Point') return [];
  const shape =
    geometry.type === 'Polygon' || geometry.type === 'MultiPolygon' ? SHAPES[geometry.type] : null;
  if (!shape) throw new PlaceRejected(`geometry ${geometry.type} is not an area`);
  const read = shape.safeParse(geometry.coordinates);
  if (!read.success) throw new PlaceRejected('its outline cannot be read');
  return read.data.map((one) => one.map(closed));
}

function closed(line: Position[]): Position[] {
  const [first, last] = [line[0] as Position, line.at(-1) as Position];
  return first[0] === last[0] && first[1] === last[1] ? line : [...line, first];
}

/** The `bbox` array, else the text "w,s,e,n" in the properties, else the outline's own bounds. */
function readBounds({ bbox, properties: of, geometry }: Feature, polygons: Polygons): PlaceFeature['bounds'] {
  const positions = polygons.flat(2);
  const [lons, lats] = [positions.map(([lon]) => lon), positions.map(([, lat]) => lat)];
  if (positions.length) return { west: min(lons), south: min(lats), east: max(lons), north: max(lats) };
  const bounds = bbox?.length === 4 ? bbox : (of['geom:bbox'] ?? '').split(',').map(Number);
  if (bounds.length === 4 && bounds.every(Number.isFinite)) {
    const [west, south, east, north] = bounds as [number, number, number, number];
    return { west, south, east, north };
  }
  const point = position.safeParse(geometry?.coordinates);
  const [lon, lat] = point.success
    ? point.data
    : [of['lbl:longitude'] ?? of['geom:longitude'], of['lbl:latitude'] ?? of['geom:latitude']];
  if (lon === undefined || lat === undefined) throw new PlaceRejected('has neither an outline nor a point');
  return { west: lon, south: lat, east: lon, north: lat };
}

const min = (values: number[]) => values.reduce((a, b) => Math.min(a, b));
const max = (values: number[]) => values.reduce((a, b) => Math.max(a, b));

/** The label point, unless it is outside the bounds, which is an error in the record. */
function readCentre(
  { properties: of }: Feature,
  { west, south, east, north }: PlaceFeature['bounds'],
): Position {
  const candidates = [
    [of['lbl:longitude'], of['lbl:latitude']],
    [of['geom:longitude'], of['geom:latitude']],
  ] as const;
  const found = candidates.find(
    ([lon, lat]) =>
      lon !== undefined && lat !== undefined && lon >= west && lon <= east && lat >= south && lat <= north,
  );
  return found ? [found[0] as number, found[1] as number] : [(west + east) / 2, (south + north) / 2];
}
