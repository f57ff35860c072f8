import { createRandom, type Random } from '../art/random.ts';
import { boundsOf, type Position, type Ring } from '../geometry.ts';
import type { Market, Neighbourhood, Profile } from '../markets/market.ts';
import { type City, cityOf, inside, neighbourhoodPlace } from './land.ts';
import { lengthOf, type Metres } from './lines.ts';
import { type Green, layNetwork, type Network, type NetworkShape } from './network.ts';
import { QUADRANT_LAT, streetNames } from './street-names.ts';

/** A named street; its first house number. */
export type Street = { name: string; line: readonly Metres[]; length: number; first: number };
export type Ground = { kind: 'park' | 'school'; name: string; ring: Ring };
export type NeighbourhoodPlan = {
  streets: readonly Street[];
  lanes: readonly Metres[][];
  grounds: readonly Ground[];
};

type Look = Pick<NetworkShape, 'blocks' | 'swing' | 'gaps'>;

const GRID: Look = { blocks: [92, 178], swing: 4, gaps: 0.02 };
const CURVES: Look = { blocks: [94, 170], swing: 46, gaps: 0.13 };
const LOOKS: Record<Profile, Look> = {
  tower: { blocks: [118, 124], swing: 3, gaps: 0 },
  core: GRID,
  inner: GRID,
  value: GRID,
  mature: { blocks: [92, 176], swing: 22, gaps: 0.06 },
  suburb: CURVES,
  new: CURVES,
  edge: { ...CURVES, blocks: [105, 200] },
  estate: { blocks: [124, 215], swing: 58, gaps: 0.15 },
};

const plans = new WeakMap<Neighbourhood, NeighbourhoodPlan>();

/** The streets, parks and school of a neighbourhood that has street names of its own. */
export function neighbourhoodPlan(market: Market, hood: Neighbourhood): NeighbourhoodPlan {
  const known = plans.get(hood) ?? layPlan(market, hood);
  plans.set(hood, known);
  return known;
}

function layPlan(market: Market, hood: Neighbourhood): NeighbourhoodPlan {
  const random = createRandom(`${market.source} ${hood.name} streets`);
  const city = cityOf(market);
  const place = neighbourhoodPlace(market, hood);
  const isInside = inside([place]);
  const box = boundsOf(place.polygons.flat(2));
  const [west, south] = city.toMetres([box.west, box.south]);
  const [east, north] = city.toMetres([box.east, box.north]);
  const look = LOOKS[hood.profile];
  const grain = look.swing > 10 ? random.between(-0.5, 0.5) : random.between(-0.12, 0.12);
  const network = layNetwork(random, {
    ...look,
    centre: [(west + east) / 2, (south + north) / 2],
    reach: Math.hypot(east - west, north - south) / 2,
    grain,
  });
  const accepts = (at: Metres) => {
    const degrees = city.toDegrees(at);
    return isInside(degrees) && city.isBuildable(degrees);
  };
  const greens = pickGreens(random, network, accepts, hood.profile === 'tower' ? 2 : 5);
  const lines = network.streets(
    accepts,
    greens.map(({ green }) => green),
  );
  const names = streetNames(random, market, hood, box.south + (box.north - box.south) / 2 < QUADRANT_LAT);

  return {
    streets: lines.slice(0, names.length).map((line, i) => ({
      name: names[i] as string,
      line,
      length: lengthOf(line),
      first: random.whole(1, market.province === 'AB' ? 38 : 160) * 100,
    })),
    lanes: lines.slice(names.length),
    grounds: greens.map(({ green, kind }, i) => ({
      kind,
      name: groundName(hood.name, kind, i),
      ring: ringOf(city, network, green),
    })),
  };
}

function groundName(hood: string, kind: Ground['kind'], index: number): string {
  if (kind === 'school') return index === 0 ? `${hood} School` : `${hood} Elementary School`;
  return [parkOf(hood), parkOf(hood), `${hood} Green`, `${hood} Commons`, `${hood} Gardens`][
    index % 5
  ] as string;
}

/** `Garneau Park`; a neighbourhood that is called a park has a green. */
export function parkOf(hood: string): string {
  return hood.endsWith(' Park') ? `${hood} Green` : `${hood} Park`;
}

type Chosen = { green: Green; kind: Ground['kind'] };

/** Blocks that lie wholly where streets may be, apart from each other. The first is a school. */
function pickGreens(
  random: Random,
  network: Network,
  accepts: (at: Metres) => boolean,
  count: number,
): Chosen[] {
  const chosen: Chosen[] = [];
  for (let tries = 0; tries < 240 && chosen.length < count; tries++) {
    const kind = chosen.length === 0 || (chosen.length === 3 && random.chance(0.5)) ? 'school' : 'park';
    const green = {
      column: random.whole(0, network.columns - 2),
      row: random.whole(0, network.rows - 1),
      columns: kind === 'school' || random.chance(0.6) ? 2 : 1,
      rows: 1,
    };
    const isApart = chosen.every(
      ({ green: other }) => Math.abs(other.column - green.column) > 4 || Math.abs(other.row - green.row) > 2,
    );
    const corners = cornersOf(green).map(([column, row]) => network.place(column, row));
    if (isApart && corners.every(accepts)) chosen.push({ green, kind });
  }
  return chosen;
}

function cornersOf({ column, row, columns, rows }: Green): [number, number][] {
  return [
    [column, row],
    [column + columns, row],
    [column + columns, row + rows],
    [column, row + rows],
  ];
}

/** Its outline, up to the middle of the streets around it. */
function ringOf(city: City, network: Network, green: Green): Ring {
  const corners = cornersOf(green);
  const ring = corners.flatMap(([column, row], i): Position[] => {
    const [nextColumn, nextRow] = corners[(i + 1) % corners.length] as [number, number];
    return Array.from({ length: 6 }, (_, step) =>
      city.toDegrees(
        network.place(column + ((nextColumn - column) * step) / 6, row + ((nextRow - row) * step) / 6),
      ),
    );
  });

  return [...ring, ring[0] as Position];
}
