import type { Feature, Geometry } from 'geojson';
import { createRandom } from '../art/random.ts';
import { boundsOf, type Position, type Ring } from '../geometry.ts';
import { latOfAvenue, lonOfStreet } from '../listings/edmonton-grid.ts';
import type { Market } from '../markets/market.ts';
import { cityOf, inside, neighbourhoodPlace, VALLEY_METRES } from './land.ts';
import { type Metres, smooth } from './lines.ts';
import { layNetwork } from './network.ts';
import { neighbourhoodPlan } from './neighbourhood-streets.ts';
import { gridPlan } from './numbered-grid.ts';
import {
  EDMONTON_AVENUES,
  EDMONTON_RAILS,
  EDMONTON_ROADS,
  EDMONTON_STREETS,
  type MainRoad,
  type Rail,
  SAN_ANTONIO_RAILS,
  SAN_ANTONIO_ROADS,
} from './roads.ts';
import { labelName, streetNames } from './street-names.ts';

/** A feature of the map in a layer of the Protomaps basemap, drawn from a zoom on. */
export type MapFeature = { layer: 'roads' | 'landuse' | 'water' | 'places'; from: number; feature: Feature };

type Properties = Record<string, string | number | boolean>;

const feature = (
  layer: MapFeature['layer'],
  from: number,
  properties: Properties,
  geometry: Geometry,
): MapFeature => ({
  layer,
  from,
  feature: { type: 'Feature', properties: { ...properties, min_zoom: from }, geometry },
});
const line = (points: readonly Position[]): Geometry => ({
  type: 'LineString',
  coordinates: points.map(rounded),
});
const polygon = (ring: Ring): Geometry => ({ type: 'Polygon', coordinates: [ring.map(rounded)] });
const rounded = ([lon, lat]: Position) => [Math.round(lon * 1e6) / 1e6, Math.round(lat * 1e6) / 1e6];

/** The map of a demo city: the streets its homes are on, and what lies between them. */
export function mapFeatures(market: Market): MapFeature[] {
  const isNorthern = market.climate === 'northern';
  const roads = isNorthern ? EDMONTON_ROADS : SAN_ANTONIO_ROADS;
  const rails = isNorthern ? EDMONTON_RAILS : SAN_ANTONIO_RAILS;

  return [
    ...valley(market),
    ...cityOf(market).parks.map(({ kind, name, ring }) =>
      feature('landuse', 9, { kind, name }, polygon(ring)),
    ),
    ...market.places.filter(({ placetype }) => placetype === 'water').flatMap(waterBody),
    ...grounds(market),
    ...neighbourhoodStreets(market),
    ...(isNorthern ? numberedStreets(market) : fillingStreets(market)),
    ...rails.flatMap(railLines),
    ...roads.flatMap(mainRoad),
  ];
}

/** Discs and strips along the banks: together they are the park of the valley. */
function valley(market: Market): MapFeature[] {
  const city = cityOf(market);
  const reach = VALLEY_METRES - 18;
  const park = (ring: readonly Metres[]) =>
    feature('landuse', 9, { kind: 'park' }, polygon(ring.map(city.toDegrees)));

  return city.banks.flatMap(([a, b]) => {
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const [x, y] = [(-(b[1] - a[1]) / length) * reach, ((b[0] - a[0]) / length) * reach];
    const strip: Metres[] = [
      [a[0] + x, a[1] + y],
      [b[0] + x, b[1] + y],
      [b[0] - x, b[1] - y],
      [a[0] - x, a[1] - y],
      [a[0] + x, a[1] + y],
    ];
    const disc = Array.from({ length: 17 }, (_, i): Metres => {
      const turn = (i / 16) * 2 * Math.PI;
      return [a[0] + reach * Math.cos(turn), a[1] + reach * Math.sin(turn)];
    });
    return [park(strip), park(disc)];
  });
}

function waterBody({ name, polygons }: Market['places'][number]): MapFeature[] {
  return polygons.map(([outer]) => {
    const ring = outer ?? [];
    return feature(
      'water',
      6,
      { kind: name.endsWith('River') ? 'river' : 'lake', name },
      polygon(smooth(ring.slice(0, -1), { isClosed: true, steps: 4 })),
    );
  });
}

function grounds(market: Market): MapFeature[] {
  return [
    ...market.neighbourhoods
      .filter(({ streets }) => streets)
      .flatMap((hood) => neighbourhoodPlan(market, hood).grounds),
    ...(market.climate === 'northern' ? gridPlan(market).grounds : []),
  ].map(({ kind, name, ring }) =>
    feature('landuse', kind === 'school' ? 13 : 12, { kind, name }, polygon(ring)),
  );
}

function neighbourhoodStreets(market: Market): MapFeature[] {
  const { toDegrees } = cityOf(market);

  return market.neighbourhoods
    .filter(({ streets }) => streets)
    .flatMap((hood) => {
      const { streets, lanes } = neighbourhoodPlan(market, hood);
      return [
        ...streets.map(({ name, line: points }) => minorRoad(points.map(toDegrees), labelName(name))),
        ...lanes.map((points) => minorRoad(points.map(toDegrees))),
      ];
    });
}

function minorRoad(points: readonly Position[], name?: string): MapFeature {
  return feature(
    'roads',
    12,
    { kind: 'minor_road', kind_detail: 'residential', ...(name && { name }) },
    line(points),
  );
}

function majorRoad(points: readonly Position[], name: string): MapFeature {
  return feature('roads', 9, { kind: 'major_road', kind_detail: 'secondary', name }, line(points));
}

function numberedStreets(market: Market): MapFeature[] {
  const city = cityOf(market);
  const wide = [
    ...Object.entries(EDMONTON_AVENUES).map(([number, name]) => {
      const lat = latOfAvenue(Number(number));
      return { name, points: along((step) => [lonOfStreet(1 + step * 214), lat]) };
    }),
    ...Object.entries(EDMONTON_STREETS).map(([number, name]) => {
      const lon = lonOfStreet(Number(number));
      return { name, points: along((step) => [lon, 53.4 + step * 0.275]) };
    }),
  ];

  return [
    ...gridPlan(market)
      .streets()
      .filter(({ isAvenue, number }) => !(isAvenue ? EDMONTON_AVENUES : EDMONTON_STREETS)[number])
      .map(({ name, line: points }) => minorRoad(points, name)),
    ...wide.flatMap(({ name, points }) =>
      runsInside(points, city.isInCity).map((run) => majorRoad(ends(run), name)),
    ),
  ];
}

const STEPS = 400;

function along(at: (share: number) => Position): Position[] {
  return Array.from({ length: STEPS + 1 }, (_, i) => at(i / STEPS));
}

const ends = (run: readonly Position[]): Position[] => [run[0] as Position, run.at(-1) as Position];

function runsInside(points: readonly Position[], accepts: (at: Position) => boolean): Position[][] {
  const runs: Position[][] = [[]];
  for (const at of points) {
    if (accepts(at)) runs.at(-1)?.push(at);
    else if (runs.at(-1)?.length) runs.push([]);
  }
  return runs.filter(({ length }) => length > 1);
}

const DISTRICT = 1650;

/** Streets of a city where no neighbourhood of the market is: districts between arterial roads, fewer further out. */
function fillingStreets(market: Market): MapFeature[] {
  const city = cityOf(market);
  const isElsewhere = inside(market.neighbourhoods.map((hood) => neighbourhoodPlace(market, hood)));
  const box = boundsOf(city.outline.polygons.flat(2));
  const [west, south] = city.toMetres([box.west, box.south]);
  const [east, north] = city.toMetres([box.east, box.north]);
  const random = createRandom(`${market.source} districts`);
  const found: MapFeature[] = [];
  const bend = ([x, y]: Metres): Metres => [x + 260 * Math.sin(y / 2100), y + 260 * Math.sin(x / 2600 + 2)];

  const roadNames = random
    .shuffle(streetNames(random, market, {}, false))
    .map((name) => name.replace(/ \w+$/, ' Road'));
  const arterials = [
    ...axis(west, east).map((x) => axis(south, north, 120).map((y) => bend([x, y]))),
    ...axis(south, north).map((y) => axis(west, east, 120).map((x) => bend([x, y]))),
  ];
  arterials.forEach((points, i) => {
    const runs = runsInside(
      points.map(city.toDegrees),
      (at) => city.isInCity(at) && !city.isWet(at) && !isElsewhere(at),
    );
    for (const run of runs) found.push(majorRoad(run, roadNames[i % roadNames.length] as string));
  });

  for (const x of axis(west, east))
    for (const y of axis(south, north)) {
      const centre = bend([x + DISTRICT / 2, y + DISTRICT / 2]);
      const away = Math.hypot(...centre) / 1000;
      if (random.chance(Math.min(0.8, Math.max(0, (away - 9) / 18)))) continue;
      const swing = random.between(4, 46);
      const network = layNetwork(random, {
        centre,
        reach: DISTRICT / 2 - 40,
        grain: 0,
        blocks: [random.between(96, 128), random.between(170, 230)],
        swing,
        gaps: swing / 280,
      });
      const lines = network.streets((at) => {
        const degrees = city.toDegrees(at);
        return city.isInCity(degrees) && !isElsewhere(degrees) && city.isBuildable(degrees);
      });
      const names = streetNames(random, market, {}, false);
      found.push(...lines.map((points, i) => minorRoad(points.map(city.toDegrees), names[i])));
    }
  return found;
}

function axis(from: number, to: number, step = DISTRICT): number[] {
  const first = Math.floor(from / DISTRICT) * DISTRICT;
  return Array.from({ length: Math.ceil((to - first) / step) + 1 }, (_, i) => first + i * step);
}

function mainRoad({ kind, name, ref, isRing = false, points }: MainRoad): MapFeature[] {
  const curve = smooth(points, { isClosed: isRing });
  const properties =
    kind === 'highway'
      ? {
          kind: 'highway',
          kind_detail: 'motorway',
          name,
          ...(ref && { ref, shield_text: ref.replace(/^I /, '') }),
        }
      : { kind: 'major_road', kind_detail: 'primary', name, ...(ref && { ref, shield_text: ref }) };

  return [feature('roads', kind === 'highway' ? 6 : 8, properties, line(curve))];
}

function railLines({ name, isTransit, points }: Rail): MapFeature[] {
  return [
    feature(
      'roads',
      10,
      { kind: 'rail', kind_detail: isTransit ? 'light_rail' : 'rail', ...(name && { name }) },
      line(smooth(points)),
    ),
  ];
}
