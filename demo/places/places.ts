import { createHash } from 'node:crypto';
import type { NewPlace, PlaceLink } from '#engine/store/schema.ts';
import { type Bounds, boundsOf, type Position, type Ring } from '../geometry.ts';
import edmonton from './edmonton.json' with { type: 'json' };
import sanAntonio from './san-antonio.json' with { type: 'json' };

/**
 * A place of the demo cities: outlines simplified from Who's On First, or our own where it has none (see
 * NOTICE.md).
 */
export type SeedPlace = {
  id: number;
  name: string;
  placetype: string;
  parent: number;
  centre: Position;
  polygons: Ring[][];
};

const read = (list: unknown) => list as SeedPlace[];

export const EDMONTON_PLACES = read(edmonton);
export const SAN_ANTONIO_PLACES = read(sanAntonio);

const CONTINENT: SeedPlace[] = [];
export const SEED_PLACES: readonly SeedPlace[] = [...CONTINENT, ...EDMONTON_PLACES, ...SAN_ANTONIO_PLACES];

const byId = new Map(SEED_PLACES.map((place) => [place.id, place]));

const REGION_CODES: Record<string, string> = { Alberta: 'AB', Texas: 'TX' };
/** Placetypes added to a label after the place itself. */
const LABELLED = ['locality', 'region'];

/** From the widest to the place itself. */
export function lineage(place: SeedPlace): SeedPlace[] {
  const parent = byId.get(place.parent);
  return parent ? [...lineage(parent), place] : [place];
}

function labelOf(place: SeedPlace): string {
  const above = lineage(place)
    .slice(0, -1)
    .reverse()
    .filter(({ placetype }) => LABELLED.includes(placetype))
    .map(({ name }) => REGION_CODES[name] ?? name);
  return [place.name, ...above].join(', ');
}

export type PlaceRows = {
  places: (Omit<NewPlace, 'hierarchies' | 'geometry'> & { hierarchies: PlaceLink[][]; geometry: unknown })[];
  rings: { place_id: number; polygon_index: number; ring_index: number; ring: string }[];
};

/** Rows of `places` and `place_rings`. */
export function placeRows(list: readonly SeedPlace[] = SEED_PLACES): PlaceRows {
  return {
    places: list.map((place) => {
      const line = lineage(place);
      const country = line.find(({ placetype }) => placetype === 'country')?.name;
      const bounds = boundsOf(place.polygons.length ? place.polygons.flat(2) : [place.centre]);
      const row = {
        id: place.id,
        name: place.name,
        placetype: place.placetype,
        country: country === 'Canada' ? 'CA' : country ? 'US' : '',
        parent_id: byId.has(place.parent) ? place.parent : null,
        hierarchies: [line.map(({ id, name, placetype }) => ({ id: String(id), name, placetype }))],
        label: labelOf(place),
        centre: `(${place.centre.join(',')})`,
        bounds: boxOf(bounds),
        geometry: place.polygons.length ? { type: 'MultiPolygon', coordinates: place.polygons } : null,
        current: true,
      };
      return { ...row, content_hash: createHash('sha256').update(JSON.stringify(row)).digest('hex') };
    }),
    rings: list.flatMap((place) =>
      place.polygons.flatMap((polygon, polygon_index) =>
        polygon.map((ring, ring_index) => ({
          place_id: place.id,
          polygon_index,
          ring_index,
          ring: `(${ring.map(([lon, lat]) => `(${lon},${lat})`).join(',')})`,
        })),
      ),
    ),
  };
}

function boxOf({ west, south, east, north }: Bounds): string {
  return `((${east},${north}),(${west},${south}))`;
}

/** The place of that name and type; an unknown name aborts the seed. */
export function placeNamed(
  name: string,
  list: readonly SeedPlace[],
  placetypes = ['neighbourhood', 'microhood'],
): SeedPlace {
  const found = list.find((place) => place.name === name && placetypes.includes(place.placetype));
  if (!found) throw new Error(`No place is named ${name}`);
  return found;
}
