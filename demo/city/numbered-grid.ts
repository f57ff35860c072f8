import { createRandom } from '../art/random.ts';
import { boundsOf, type Position, type Ring } from '../geometry.ts';
import { avenueAt, latOfAvenue, lonOfStreet, streetAt } from '../listings/edmonton-grid.ts';
import type { Market } from '../markets/market.ts';
import { cityOf, inside, neighbourhoodPlace } from './land.ts';
import { type Ground, parkOf } from './neighbourhood-streets.ts';

/** Every how many blocks of a neighbourhood there is a school, and how many parks. */
const PARKS = 3;
const LAST_AVENUE = 196;
const LAST_STREET = 216;

type Block = { street: number; avenue: number };
export type GridStreet = { name: string; line: Position[]; isAvenue: boolean; number: number };
export type GridPlan = {
  grounds: readonly Ground[];
  /** Whether somebody may build there. */
  isFree: (at: Position) => boolean;
  streets: () => GridStreet[];
};

const plans = new WeakMap<Market, GridPlan>();

/** Edmonton's numbered avenues and streets, wherever no neighbourhood has streets of its own. */
export function gridPlan(market: Market): GridPlan {
  const known = plans.get(market) ?? layPlan(market);
  plans.set(market, known);
  return known;
}

function layPlan(market: Market): GridPlan {
  const city = cityOf(market);
  const hoods = market.neighbourhoods.filter(({ streets }) => !streets);
  const isElsewhere = inside(
    market.neighbourhoods.filter(({ streets }) => streets).map((hood) => neighbourhoodPlace(market, hood)),
  );
  const grounds: Ground[] = [];
  /** Sides of blocks without a street, by the number of the street and the block. */
  const closed = new Set<string>();

  for (const hood of hoods) {
    const random = createRandom(`${market.source} ${hood.name} parks`);
    const place = neighbourhoodPlace(market, hood);
    const isInside = inside([place]);
    const box = boundsOf(place.polygons.flat(2));
    const range = {
      streets: [Math.ceil(streetAt(box.east)), Math.floor(streetAt(box.west)) - 2],
      avenues: [Math.ceil(avenueAt(box.south)), Math.floor(avenueAt(box.north)) - 1],
    } as const;
    const taken: Block[] = [];
    for (let tries = 0; tries < 160 && taken.length <= PARKS; tries++) {
      const block = {
        street: random.whole(range.streets[0], Math.max(range.streets[0], range.streets[1])),
        avenue: random.whole(range.avenues[0], Math.max(range.avenues[0], range.avenues[1])),
      };
      const isApart = taken.every(
        (other) => Math.abs(other.street - block.street) > 4 || Math.abs(other.avenue - block.avenue) > 3,
      );
      const ring = blockRing(block);
      if (!isApart || !ring.every((at) => isInside(at) && city.isBuildable(at))) continue;
      closed.add(`street ${block.street + 1} ${block.avenue}`);
      grounds.push({
        kind: taken.length === 0 ? 'school' : 'park',
        name: taken.length === 0 ? `${hood.name} School` : parkName(hood.name, taken.length),
        ring,
      });
      taken.push(block);
    }
  }

  const isGround = inside(grounds.map(({ ring }) => ({ polygons: [[ring]] })));
  return {
    grounds,
    isFree: (at) => !isGround(at),
    streets: () => layStreets((at) => city.isInCity(at) && !isElsewhere(at) && city.isBuildable(at), closed),
  };
}

function parkName(hood: string, index: number): string {
  return [parkOf(hood), `${hood} Green`, `${hood} Playground`][(index - 1) % 3] as string;
}

/** Two blocks side by side: the street between them is closed. */
function blockRing({ street, avenue }: Block): Ring {
  const [east, west] = [lonOfStreet(street), lonOfStreet(street + 2)];
  const [south, north] = [latOfAvenue(avenue), latOfAvenue(avenue + 1)];
  const middle = lonOfStreet(street + 1);

  return [
    [west, south],
    [middle, south],
    [east, south],
    [east, north],
    [middle, north],
    [west, north],
    [west, south],
  ];
}

const PARTS = 3;

function layStreets(accepts: (at: Position) => boolean, closed: ReadonlySet<string>): GridStreet[] {
  const streets: GridStreet[] = [];
  for (let avenue = 1; avenue <= LAST_AVENUE; avenue++) {
    const lat = latOfAvenue(avenue);
    const points = steps(LAST_STREET).map((street): Position => [lonOfStreet(street), lat]);
    for (const line of runs(points, accepts))
      streets.push({ name: `${avenue} Avenue`, line, isAvenue: true, number: avenue });
  }
  for (let street = 1; street <= LAST_STREET; street++) {
    const lon = lonOfStreet(street);
    const all = steps(LAST_AVENUE).map((avenue) => ({ avenue, at: [lon, latOfAvenue(avenue)] as Position }));
    const isOpen = (index: number) => !closed.has(`street ${street} ${Math.floor(all[index]?.avenue ?? 0)}`);
    for (const line of runs(
      all.map(({ at }) => at),
      accepts,
      isOpen,
    ))
      streets.push({ name: `${street} Street`, line, isAvenue: false, number: street });
  }
  return streets;
}

/** Positions from 1 to the last, three to a block. */
function steps(last: number): number[] {
  return Array.from({ length: (last - 1) * PARTS + 1 }, (_, i) => 1 + i / PARTS);
}

/** The accepted parts of a straight line, as their ends and the bends between. */
function runs(
  points: readonly Position[],
  accepts: (at: Position) => boolean,
  isOpen: (index: number) => boolean = () => true,
): Position[][] {
  const found: Position[][] = [];
  let run: Position[] = [];
  points.forEach((at, index) => {
    const isAccepted = accepts(at);
    if (isAccepted) run.push(at);
    if (isAccepted && isOpen(index)) return;
    if (run.length > 1) found.push([run[0] as Position, run.at(-1) as Position]);
    run = [];
  });
  if (run.length > 1) found.push([run[0] as Position, run.at(-1) as Position]);

  return found;
}
