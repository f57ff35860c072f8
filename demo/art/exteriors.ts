import { Drawing } from './drawing.ts';
import { paintLawn } from './land/ground.ts';
import { type Footprint, frontage, neighbour, type Site } from './house-site.ts';
import { infill } from './infill.ts';
import { manufactured } from './manufactured.ts';
import type { Mood } from './mood.ts';
import { type Climate, moodOf } from './moods.ts';
import { bungalow, craftsman, suburban } from './northern-houses.ts';
import { createRandom } from './random.ts';
import { NORTHERN_SCHEMES, SOUTHERN_SCHEMES } from './scheme.ts';
import { paintDistance, paintSky } from './land/sky.ts';
import { farmhouse, hacienda, ranch } from './southern-houses.ts';
import { agave, anyTree, broadleaf, liveOak, poplar, shrub, spruce } from './land/trees.ts';

const HORIZON = 742;

const NORTHERN_HOUSES = [
  [suburban, 4],
  [bungalow, 3],
  [craftsman, 2],
  [infill, 2],
] as const;
const SOUTHERN_HOUSES = [
  [ranch, 4],
  [suburban, 3],
  [hacienda, 2.4],
  [craftsman, 1],
] as const;

const FLOWERS = ['#e98a9c', '#f2c14e', '#ffffff', '#b78bd0', '#e8703a'];

/** A house in its street; the seed selects the light. */
export function drawHouse(name: string, climate: Climate): Drawing {
  const random = createRandom(`${name} build`);
  const build = random.weighted<(site: Site) => Footprint>(
    climate === 'northern' ? NORTHERN_HOUSES : SOUTHERN_HOUSES,
  );
  return drawFront(name, climate, build);
}

export function drawManufactured(name: string): Drawing {
  return drawFront(name, 'northern', manufactured, undefined, true);
}

/** A house with land around it. */
export function drawAcreage(name: string, climate: Climate): Drawing {
  const random = createRandom(name);
  return drawFront(
    name,
    climate,
    climate === 'southern' && random.chance(0.6) ? ranch : farmhouse,
    undefined,
    true,
  );
}

/** A house of the given style, in the given light or that of its name. */
export function drawFront(
  name: string,
  climate: Climate,
  build: (site: Site) => Footprint,
  light?: Mood,
  rural = false,
): Drawing {
  const random = createRandom(name);
  const art = new Drawing(1600, 1200);
  const mood = light ?? moodOf(name, climate);
  const scheme = random.pick(climate === 'northern' ? NORTHERN_SCHEMES : SOUTHERN_SCHEMES);
  const site: Site = {
    art,
    random,
    mood,
    scheme,
    climate,
    base: random.between(896, 920),
    middle: 800 + random.between(-50, 50),
  };
  paintSky(art, random, mood, HORIZON);
  paintDistance(art, random, mood, HORIZON, rural ? 4 : 2);
  paintLawn(art, random, mood, HORIZON - 20);
  if (!rural) {
    neighbour(site, -90, random.between(250, 330));
    neighbour(site, 1600 - random.between(170, 260), 360);
  }
  for (const x of [random.between(120, 380), random.between(640, 900), random.between(1200, 1480)]) {
    anyTree(art, random, mood, climate, { x, y: site.base - 70, height: random.between(430, 620) });
  }
  const plan = build(site);
  frontage(site, plan, rural);
  plantBeds(site, plan);
  plantFrame(site, plan);
  paintAir(site);
  frameHouse(site, plan, rural);
  return art;
}

function plantBeds({ art, random, mood, climate, base }: Site, plan: Footprint): void {
  const isFree = (x: number) =>
    Math.abs(x - plan.door) > 120 &&
    (!plan.garage || x < plan.garage.x - 30 || x > plan.garage.x + plan.garage.w + 30);
  const flowers = random.pick(FLOWERS);
  for (let x = plan.left + 20; x < plan.right - 10; x += random.between(62, 104)) {
    if (!isFree(x)) continue;
    const plant = { x, y: base + random.between(4, 14), height: random.between(54, 92) };
    if (climate === 'southern' && random.chance(0.28)) agave(art, random, mood, plant);
    else shrub(art, random, mood, plant, random.chance(0.5) ? flowers : undefined);
  }
}

/** A tree in the foreground, for depth. */
function plantFrame({ art, random, mood, climate, base }: Site, plan: Footprint): void {
  const onLeft = plan.garage ? plan.garage.x > 800 : random.chance(0.5);
  const edge = onLeft ? Math.min(plan.left - 60, 210) : Math.max(plan.right + 60, 1390);
  const plant = {
    x: edge + random.between(-50, 30) * (onLeft ? 1 : -1),
    y: base + random.between(70, 110),
    height: random.between(560, 720),
  };
  if (climate === 'southern') liveOak(art, random, mood, { ...plant, height: plant.height * 0.86 });
  else
    random.weighted<typeof broadleaf>([
      [broadleaf, 4],
      [spruce, 2.5],
      [poplar, 2.5],
    ])(art, random, mood, plant);
  const far = onLeft ? Math.max(plan.right + 90, 1440) : Math.min(plan.left - 90, 160);
  if (random.chance(0.7)) shrub(art, random, mood, { x: far, y: base + 80, height: random.between(90, 140) });
}

/** Sunlight over everything, and slightly darker edges. */
function paintAir({ art, mood }: Site): void {
  const { width, height } = art;
  if (mood.sun) {
    const x = mood.sun.x * width;
    art.ellipse(x, 260, 900, 760, {
      fill: art.glow([
        [0, mood.sun.colour, 0.22 * mood.sun.strength],
        [1, mood.sun.colour, 0],
      ]),
    });
  }
  art.rect(0, height - 260, width, 260, {
    fill: art.gradient([
      [0, mood.shade, 0],
      [1, mood.shade, mood.shadeAlpha * 0.6],
    ]),
  });
}

/** Zooms in so that the house fills most of the picture. */
function frameHouse({ art, random }: Site, plan: Footprint, rural: boolean): void {
  const span = plan.right - plan.left;
  const w = Math.min(1600, Math.max(1180, span * (rural ? 1.5 : 1.32)) + random.between(0, 110));
  const middle = (plan.left + plan.right) / 2 + random.between(-40, 40);
  const h = w * 0.75;
  const x = Math.min(1600 - w, Math.max(0, middle - w / 2));
  const bottom = Math.min(1200, 940 + h * 0.2);
  art.look({ x, y: Math.max(0, bottom - h), w, h });
}
