import type { NearbyPlace } from '#engine/store/nearby/nearby-table.ts';
import { createRandom, type Random } from '../art/random.ts';
import { boundsOf, type Position, type Ring } from '../geometry.ts';
import { latOfAvenue, lonOfStreet } from '../listings/edmonton-grid.ts';
import type { Market } from '../markets/market.ts';
import { cityOf } from './land.ts';
import { lengthOf, type Metres, pointAlong, smooth } from './lines.ts';
import { type Ground, neighbourhoodPlan } from './neighbourhood-streets.ts';
import { gridPlan } from './numbered-grid.ts';
import {
  EDMONTON_AVENUES,
  EDMONTON_STOPS,
  EDMONTON_STREETS,
  type MainRoad,
  SAN_ANTONIO_ROADS,
} from './roads.ts';

const STOP_EVERY_METRES = 420;

/** Schools, stops and parks where the map of a demo city draws them. */
export function nearbyPlaces(market: Market): NearbyPlace[] {
  const random = createRandom(`${market.source} nearby`);
  const isNorthern = market.climate === 'northern';
  const grounds = [
    ...market.neighbourhoods
      .filter(({ streets }) => streets)
      .flatMap((hood) => neighbourhoodPlan(market, hood).grounds),
    ...(isNorthern ? gridPlan(market).grounds : []),
  ];

  return [
    ...grounds.map((ground, i) => groundPlace(random, ground, i, isNorthern)),
    ...cityOf(market).parks.map(({ name, ring }, i) => area('park', `large-${i}`, name, null, ring)),
    ...(isNorthern ? [...stations(), ...avenueStops(market)] : roadStops(market)),
  ];
}

function groundPlace(random: Random, { kind, name, ring }: Ground, index: number, isNorthern: boolean) {
  const grades = random.pick(isNorthern ? ['K–6', 'K–9', '7–9'] : ['PK–5', 'K–5', '6–8']);

  return area(kind, `ground-${index}`, name, kind === 'school' ? grades : null, ring);
}

function area(
  kind: 'school' | 'park',
  id: string,
  name: string,
  detail: string | null,
  ring: Ring,
): NearbyPlace {
  const { west, south, east, north } = boundsOf(ring);

  return {
    id: `${kind}:${id}`,
    kind,
    name,
    detail,
    lat: rounded((south + north) / 2),
    lon: rounded((west + east) / 2),
    ring: ring.map(([lon, lat]) => [rounded(lon), rounded(lat)]),
  };
}

function stop(id: string, name: string, detail: string, [lon, lat]: Position): NearbyPlace {
  return {
    id: `transit:${id}`,
    kind: 'transit',
    name,
    detail,
    lat: rounded(lat),
    lon: rounded(lon),
    ring: null,
  };
}

function stations(): NearbyPlace[] {
  return EDMONTON_STOPS.map(({ name, at }, i) => stop(`capital-${i}`, name, 'Capital Line', at));
}

/** A stop at every fourth crossing of a wide street with an avenue, and of a wide avenue with a street. */
function avenueStops(market: Market): NearbyPlace[] {
  const { isInCity, isWet } = cityOf(market);
  const found: NearbyPlace[] = [];
  const add = (id: string, name: string, line: string, at: Position) => {
    if (isInCity(at) && !isWet(at)) found.push(stop(id, name, line, at));
  };
  for (const [number, name] of Object.entries(EDMONTON_AVENUES))
    for (let street = 20; street <= 200; street += 4)
      add(`a${number}-${street}`, `${name} & ${street} Street`, `Bus ${number}`, [
        lonOfStreet(street),
        latOfAvenue(Number(number)),
      ]);
  for (const [number, name] of Object.entries(EDMONTON_STREETS))
    for (let avenue = 10; avenue <= 180; avenue += 4)
      add(`s${number}-${avenue}`, `${name} & ${avenue} Avenue`, `Bus ${number}`, [
        lonOfStreet(Number(number)),
        latOfAvenue(avenue),
      ]);

  return found;
}

/** Along the roads of a city that has no numbered ones, named by the road and the stop's number. */
function roadStops(market: Market): NearbyPlace[] {
  const city = cityOf(market);

  return SAN_ANTONIO_ROADS.filter(({ kind }) => kind === 'major').flatMap((road, line) =>
    alongRoad(road, city.toMetres)
      .map(city.toDegrees)
      .filter((at) => city.isInCity(at) && !city.isWet(at))
      .map((at, i) => stop(`r${line}-${i}`, `${road.name}, stop ${i + 1}`, `Bus ${line + 10}`, at)),
  );
}

function alongRoad({ points, isRing = false }: MainRoad, toMetres: (at: Position) => Metres): Metres[] {
  const curve = smooth(points, { isClosed: isRing }).map(toMetres);
  const count = Math.floor(lengthOf(curve) / STOP_EVERY_METRES);

  return Array.from({ length: count }, (_, i) => pointAlong(curve, (i + 0.5) * STOP_EVERY_METRES).at);
}

const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
