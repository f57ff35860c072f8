import { type Bounds, boundsOf, isInPolygons, type Position, type Ring } from '../geometry.ts';
import type { Market, Neighbourhood } from '../markets/market.ts';
import { placeNamed, type SeedPlace } from '../places/places.ts';
import { distanceTo, flatCity, type Metres } from './lines.ts';
import { EDMONTON_PARKS, SAN_ANTONIO_PARKS } from './roads.ts';

/** The green on both banks of a river. */
export const VALLEY_METRES = 130;

export type City = ReturnType<typeof layLand>;

const cities = new WeakMap<Market, City>();

/** What the streets of a city lie on: its outline and water, and where nobody builds. */
export function cityOf(market: Market): City {
  const known = cities.get(market) ?? layLand(market);
  cities.set(market, known);
  return known;
}

function layLand(market: Market) {
  const outline = market.places.find(({ placetype }) => placetype === 'locality') as SeedPlace;
  const flat = flatCity(outline.centre);
  const water = market.places.filter(({ placetype }) => placetype === 'water');
  const shores = water
    .flatMap(({ polygons }) => polygons.flat())
    .flatMap((ring) => edgesOf(ring).map(([a, b]) => [flat.toMetres(a), flat.toMetres(b)] as const));
  const river = water.filter(({ name }) => name.endsWith('River'));
  const banks = river
    .flatMap(({ polygons }) => polygons.flat())
    .flatMap((ring) => edgesOf(ring).map(([a, b]) => [flat.toMetres(a), flat.toMetres(b)] as const));
  const isWet = inside(water);
  const parks = (market.climate === 'northern' ? EDMONTON_PARKS : SAN_ANTONIO_PARKS).map(
    ({ at, radius, ...park }, i) => ({
      ...park,
      ring: blob(flat.toMetres(at), radius, i).map(flat.toDegrees),
    }),
  );
  const isPark = inside(parks.map(({ ring }) => ({ polygons: [[ring]] })));
  const isInCity = inside([outline]);
  const nearBank = nearAny(banks, VALLEY_METRES);
  const nearShore = nearAny(shores, 15);

  return {
    ...flat,
    outline,
    water,
    banks,
    parks,
    isInCity,
    isWet,
    /** Neither water nor its banks nor a park. */
    isBuildable(at: Position): boolean {
      const metres = flat.toMetres(at);
      return !isWet(at) && !isPark(at) && !nearBank(metres) && !nearShore(metres);
    },
  };
}

/** A round shape with a wavy edge. */
function blob([x, y]: Metres, radius: number, seed: number): Metres[] {
  return Array.from({ length: 49 }, (_, i): Metres => {
    const turn = ((i % 48) / 48) * 2 * Math.PI;
    const reach = radius * (0.86 + 0.13 * Math.sin(3 * turn + seed) + 0.07 * Math.sin(5 * turn + 2 * seed));
    return [x + 1.15 * reach * Math.cos(turn), y + 0.9 * reach * Math.sin(turn)];
  });
}

/** Tests whether a point is in one of the places. */
export function inside(places: readonly Pick<SeedPlace, 'polygons'>[]): (at: Position) => boolean {
  const shapes = places.map(({ polygons }) => ({ polygons, box: boundsOf(polygons.flat(2)) }));

  return (at) => shapes.some(({ polygons, box }) => isInBox(at, box) && isInPolygons(at, polygons));
}

export function neighbourhoodPlace(market: Market, { name }: Neighbourhood): SeedPlace {
  return placeNamed(name, market.places);
}

function isInBox([lon, lat]: Position, { west, south, east, north }: Bounds): boolean {
  return lon >= west && lon <= east && lat >= south && lat <= north;
}

export function edgesOf(ring: Ring): [Position, Position][] {
  return ring.slice(1).map((to, i) => [ring[i] as Position, to]);
}

const CELL = 400;

/** Tests whether a point is within reach of a segment, over a grid of cells. */
function nearAny(segments: readonly (readonly [Metres, Metres])[], reach: number) {
  const cells = new Map<number, (readonly [Metres, Metres])[]>();
  for (const segment of segments) {
    const [[ax, ay], [bx, by]] = segment;
    for (let x = cell(Math.min(ax, bx) - reach); x <= cell(Math.max(ax, bx) + reach); x++)
      for (let y = cell(Math.min(ay, by) - reach); y <= cell(Math.max(ay, by) + reach); y++) {
        const key = keyOf(x, y);
        cells.set(key, [...(cells.get(key) ?? []), segment]);
      }
  }

  return (at: Metres) =>
    (cells.get(keyOf(cell(at[0]), cell(at[1]))) ?? []).some(([a, b]) => distanceTo(at, a, b) < reach);
}

const cell = (metres: number) => Math.floor(metres / CELL);
const keyOf = (x: number, y: number) => x * 100_000 + y;
