import sharp from 'sharp';
import type { Drawing } from '../drawing.ts';
import type { Look } from '../looks.ts';
import { createRandom } from '../random.ts';
import { kuwahara } from './brush.ts';
import { DRAWN, drawLayers, HEAD_DOWN } from './layers.ts';
import { at, blurred, inflated, map, type Plane, plane, slopes, smoothstep, strands } from './relief.ts';

const WIDTH = 800;
const HEIGHT = 1000;
/** Of the head's group in `drawLayers`: from the drawing to the picture. */
const SCALE = (WIDTH / DRAWN.width) * 1.09;

type Colour = readonly [number, number, number];
type Layer = { colour: readonly [Plane, Plane, Plane]; alpha: Plane };

/** The light comes from the right, above and ahead. */
const KEY = unit(0.62, -0.5, 0.62);
const RIM = unit(-0.85, -0.35, 0.1);

/** A portrait as an oil painter would do it: the drawing's parts blown up to a relief, lit from the right, before a blurred room. */
export async function paintPortrait(key: string, who: Look, room: string): Promise<Buffer> {
  const random = createRandom(key);
  const tilt = (random.next() < 0.5 ? -1 : 1) * random.between(1.2, 2.6);
  const drawn = drawLayers(who, tilt);
  const canvas = await backdrop(room, who.backdrop);
  const layer = async (name: keyof typeof drawn) => rasterised(drawn[name]);
  const [backHair, cloth, neck, collar, head, features, beard, frontHair, glasses] = await Promise.all([
    layer('backHair'),
    layer('cloth'),
    layer('neck'),
    layer('collar'),
    layer('head'),
    layer('features'),
    layer('beard'),
    layer('frontHair'),
    layer('glasses'),
  ]);
  const noise = () => random.next();

  shadow(canvas, together(head, cloth, backHair), { x: -30, y: 24, blur: 34, strength: 0.32 });
  hair(canvas, backHair, who, noise, tilt, 0.62);
  shadow(canvas, head, { x: -8, y: 30, blur: 26, strength: 0.5 });
  lit(canvas, cloth, { height: 150, detail: weave(noise), soft: 0.2, shade: [0.3, 0.31, 0.36], gloss: 0.02 });
  shadow(canvas, together(neck, head), { x: -10, y: 12, blur: 14, strength: 0.42, on: cloth.alpha });
  lit(canvas, neck, { height: 80, soft: 0.4, shade: [0.4, 0.24, 0.2], gloss: 0.04 });
  shadow(canvas, head, { x: -22, y: 62, blur: 22, strength: 0.68, on: neck.alpha });
  shadow(canvas, collar, { x: -6, y: 9, blur: 7, strength: 0.5, on: together(cloth, neck).alpha });
  lit(canvas, collar, { height: 26, detail: weave(noise), soft: 0.3, shade: [0.36, 0.36, 0.4], gloss: 0.02 });
  shadow(canvas, head, { x: -20, y: 74, blur: 26, strength: 0.5, on: together(cloth, collar).alpha });

  // The face's relief turns with the head.
  const facial = faceHeight(tilt, who);
  lit(canvas, head, {
    height: 175,
    relief: facial,
    soft: 0.42,
    shade: [0.42, 0.25, 0.2],
    gloss: 0.11,
    blood: blood(tilt),
  });
  if (who.beard) hair(canvas, softEdged(beard, noise), who, noise, tilt, 0.9, facial);
  shadow(canvas, frontHair, { x: -6, y: 18, blur: 12, strength: 0.6, on: head.alpha });
  over(canvas, features);
  hair(canvas, frontHair, who, noise, tilt, 1);
  if (who.glasses) {
    shadow(canvas, glasses, { x: -5, y: 9, blur: 4, strength: 0.4, on: head.alpha });
    over(canvas, glasses);
  }
  return finished(canvas, blurred(together(features, glasses).alpha, 2));
}

function unit(x: number, y: number, z: number): Colour {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

const toLinear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const toGamma = (c: number) => (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055);

async function rasterised(art: Drawing): Promise<Layer> {
  const pixels = await sharp(Buffer.from(art.toSvg(WIDTH)))
    .ensureAlpha()
    .raw()
    .toBuffer();
  const channel = (c: number, change: (value: number) => number) =>
    map(plane(WIDTH, HEIGHT), (_, x, y) => change((pixels[(y * WIDTH + x) * 4 + c] as number) / 255));
  return {
    colour: [channel(0, toLinear), channel(1, toLinear), channel(2, toLinear)],
    alpha: channel(3, (value) => value),
  };
}

function together(...layers: readonly Layer[]): Layer {
  const [first, ...others] = layers as readonly [Layer, ...Layer[]];
  return {
    colour: first.colour,
    alpha: map(first.alpha, (value, x, y) => Math.max(value, ...others.map((each) => at(each.alpha, x, y)))),
  };
}

async function backdrop(room: string, tint: string): Promise<Layer['colour']> {
  const pixels = await sharp(room)
    .resize(WIDTH / 2, HEIGHT / 2, { fit: 'cover', position: 'centre' })
    .blur(11)
    .modulate({ saturation: 0.95, brightness: 1.06 })
    .removeAlpha()
    .raw()
    .toBuffer();
  const hue = [1, 3, 5].map((i) => toLinear(Number.parseInt(tint.slice(i, i + 2), 16) / 255));
  const channel = (c: number) => {
    const small = map(plane(WIDTH / 2, HEIGHT / 2), (_, x, y) =>
      toLinear((pixels[((y * WIDTH) / 2 + x) * 3 + c] as number) / 255),
    );
    return map(plane(WIDTH, HEIGHT), (_, x, y) => at(small, x / 2, y / 2) * 0.84 + (hue[c] as number) * 0.14);
  };
  return [channel(0), channel(1), channel(2)];
}

function blend(canvas: Layer['colour'], i: number, colour: Colour, alpha: number): void {
  for (const c of [0, 1, 2] as const)
    canvas[c].data[i] = (canvas[c].data[i] as number) * (1 - alpha) + colour[c] * alpha;
}

function over(canvas: Layer['colour'], layer: Layer): void {
  layer.alpha.data.forEach((alpha, i) => {
    if (alpha > 0) blend(canvas, i, layer.colour.map((each) => each.data[i]) as unknown as Colour, alpha);
  });
}

type Shadow = { x: number; y: number; blur: number; strength: number; on?: Plane };

function shadow(canvas: Layer['colour'], from: Layer, { x, y, blur, strength, on }: Shadow): void {
  const soft = blurred(from.alpha, blur);
  for (let py = 0, i = 0; py < HEIGHT; py++)
    for (let px = 0; px < WIDTH; px++, i++) {
      const dark = at(soft, px - x, py - y) * strength * (on ? (on.data[i] as number) : 1);
      if (dark <= 0) continue;
      // A shadow is warmest where it is thin.
      for (const [c, keep] of [0.88, 1, 1.04].entries())
        (canvas[c] as Plane).data[i] =
          ((canvas[c] as Plane).data[i] as number) * (1 - Math.min(0.95, dark * keep));
    }
}

type Lit = {
  height: number;
  /** Added to the roundness. */
  relief?: Plane;
  detail?: Plane;
  /** How far light reaches around. */
  soft: number;
  /** What a surface keeps of its colour out of the light. */
  shade: Colour;
  gloss: number;
  blood?: Plane;
};

function lit(
  canvas: Layer['colour'],
  layer: Layer,
  { height, relief, detail, soft, shade, gloss, blood: red }: Lit,
): void {
  const round = inflated(layer.alpha, height * (WIDTH / DRAWN.width));
  const surface = relief ? map(round, (value, x, y) => value + at(relief, x, y)) : round;
  const slope = slopes(surface);
  const half = unit(KEY[0], KEY[1], KEY[2] + 1);
  for (let i = 0; i < surface.data.length; i++) {
    const alpha = layer.alpha.data[i] as number;
    if (alpha <= 0) continue;
    const n = unit(slope.x.data[i] as number, slope.y.data[i] as number, 1);
    const facing = n[0] * KEY[0] + n[1] * KEY[1] + n[2] * KEY[2];
    const light = smoothstep(-soft, 1, facing);
    const rim = Math.max(0, n[0] * RIM[0] + n[1] * RIM[1] + n[2] * RIM[2]) ** 3 * 0.35;
    const shine = Math.max(0, n[0] * half[0] + n[1] * half[1] + n[2] * half[2]) ** 26 * gloss;
    const grain = 1 + ((detail?.data[i] as number) ?? 0);
    const flush = (red?.data[i] as number) ?? 0;
    const colour = ([0, 1, 2] as const).map((c) => {
      const own =
        (layer.colour[c].data[i] as number) * grain * (1 - flush * ([0.02, 0.3, 0.32][c] as number));
      const lamp = [1.1, 1.04, 0.98][c] as number;
      const sky = [0.9, 1, 1.12][c] as number;
      return own * (shade[c] + (lamp - shade[c]) * light + rim * sky) + shine * lamp;
    }) as unknown as Colour;
    blend(canvas, i, colour, alpha);
  }
}

/** Where the group of the head in `drawLayers` puts a place of the drawing. */
function placed(tilt: number): (x: number, y: number) => readonly [number, number] {
  const angle = (tilt * Math.PI) / 180;
  return (x, y) => {
    const [dx, dy] = [x - 604, y - 1000];
    const [tx, ty] = [
      604 + dx * Math.cos(angle) - dy * Math.sin(angle),
      1000 + dx * Math.sin(angle) + dy * Math.cos(angle),
    ];
    return [(600 + (tx - 600) * 1.09) * (WIDTH / DRAWN.width), (ty + HEAD_DOWN - 52) * SCALE];
  };
}

/** Soft bumps and hollows: place, extent, height, all of the drawing. */
type Bump = readonly [x: number, y: number, rx: number, ry: number, height: number];

function bumps(tilt: number, list: readonly Bump[]): Plane {
  const place = placed(tilt);
  const made = plane(WIDTH, HEIGHT);
  for (const [x, y, rx, ry, height] of list) {
    const [cx, cy] = place(x, y);
    const [sx, sy] = [rx * SCALE, ry * SCALE];
    for (let py = Math.max(0, Math.floor(cy - 3.2 * sy)); py < Math.min(HEIGHT, cy + 3.2 * sy); py++)
      for (let px = Math.max(0, Math.floor(cx - 3.2 * sx)); px < Math.min(WIDTH, cx + 3.2 * sx); px++) {
        const i = py * WIDTH + px;
        made.data[i] =
          (made.data[i] as number) +
          height * SCALE * Math.exp(-(((px - cx) / sx) ** 2 + ((py - cy) / sy) ** 2) / 2);
      }
  }
  return made;
}

function faceHeight(tilt: number, who: Look): Plane {
  const ridge = Array.from({ length: 9 }, (_, i): Bump => {
    const t = i / 8;
    return [604, 590 + 140 * t, 15 + 9 * t, 20, 8 + 11 * t];
  });
  const sides = [-1, 1].flatMap((side): Bump[] => [
    [604 + side * 30, 738, 13, 13, 13],
    [604 + side * 104, 556, 52, 17, 10],
    [604 + side * 92, 604, 52, 26, -20],
    [604 + side * 104, 622, 33, 22, 13],
    [604 + side * 104, 656, 36, 8, who.mature ? -4.5 : -2],
    [604 + side * 140, 712, 52, 42, 20],
    [604 + side * 92, 775, 12, 30, who.mature ? -7 : -4],
    [604 + side * 196, 560, 34, 60, -10],
    [604 + side * 150, 820, 40, 44, -8],
  ]);
  return bumps(tilt, [
    ...ridge,
    ...sides,
    [604, 726, 21, 16, 14],
    [604, 812, 78, 48, 12],
    [604, 778, 9, 14, -5],
    [604, 812, 56, 9, 4],
    [604, 850, 46, 10, 7],
    [604, 880, 40, 10, -8],
    [604, 914, 46, 22, 15],
    [604, 460, 120, 70, 12],
  ]);
}

function blood(tilt: number): Plane {
  return bumps(tilt, [
    [604, 735, 30, 24, 0.75],
    ...[-1, 1].flatMap((side): Bump[] => [
      [604 + side * 138, 724, 48, 34, 1.05],
      [604 + side * 236, 640, 24, 60, 0.9],
      [604 + side * 90, 612, 56, 24, 0.4],
    ]),
  ]);
}

function weave(random: () => number): Plane {
  const fine = map(plane(WIDTH, HEIGHT), () => random() - 0.5);
  const coarse = blurred(fine, 2);
  return map(fine, (value, x, y) => value * 0.05 + at(coarse, x, y) * 0.32);
}

function softEdged(layer: Layer, random: () => number): Layer {
  const soft = blurred(layer.alpha, 7);
  const ragged = blurred(
    map(soft, () => random() - 0.5),
    1,
  );
  return {
    ...layer,
    alpha: map(soft, (value, x, y) => smoothstep(0.28, 0.85, value + 1.3 * at(ragged, x, y)) * 0.92),
  };
}

const hexColour = (hex: string) =>
  [1, 3, 5].map((i) => toLinear(Number.parseInt(hex.slice(i, i + 2), 16) / 255)) as unknown as Colour;

/** Strands along the outline of the hair, with the sheen that lies across them. */
function hair(
  canvas: Layer['colour'],
  layer: Layer,
  who: Look,
  random: () => number,
  tilt: number,
  bright: number,
  under?: Plane,
): void {
  if (!layer.alpha.data.some((alpha) => alpha > 0)) return;
  const round = inflated(layer.alpha, 120 * (WIDTH / DRAWN.width));
  const curled = who.cut === 'crop' || who.cut === 'curls';
  const swirl = blurred(
    map(round, () => random() - 0.5),
    curled ? 5 : 20,
  );
  const flow = slopes(swirl);
  const direction = (x: number, y: number): readonly [number, number] => {
    if (under) return unit2((x / WIDTH - 0.5) * 0.5 + 30 * at(flow.x, x, y), 1);
    const wild = curled ? 300 : 12;
    const [cx, cy] = combed(x, y);
    return unit2(cx + wild * at(flow.y, x, y), cy - wild * at(flow.x, x, y));
  };
  const combed = comb(who, tilt);
  const soft = blurred(layer.alpha, 2);
  const lines = strands(soft, direction, curled ? 7 : under ? 7 : 30, random);
  const slope = slopes(under ? map(round, (value, x, y) => value * 0.3 + at(under, x, y)) : round);
  const base = hexColour(who.hair);
  const contrast = 0.58 - 0.45 * base[1];
  const half = unit(KEY[0], KEY[1], KEY[2] + 1);
  for (let y = 0, i = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++, i++) {
      const cover = Math.max(layer.alpha.data[i] as number, soft.data[i] as number);
      if (cover <= 0.05) continue;
      const strand = lines.data[i] as number;
      const n = unit(slope.x.data[i] as number, slope.y.data[i] as number, 1);
      const facing = n[0] * KEY[0] + n[1] * KEY[1] + n[2] * KEY[2];
      const light = smoothstep(-0.35, 1, facing);
      const [dx, dy] = direction(x, y);
      // Light that strands mirror: brightest where they lie across it.
      const across = dx * half[0] + dy * half[1];
      const sheen =
        Math.max(0, 1 - across * across) ** 5 *
        Math.max(0, n[0] * half[0] + n[1] * half[1] + n[2] * half[2]) ** 9;
      const rim = Math.max(0, n[0] * RIM[0] + n[1] * RIM[1] + n[2] * RIM[2]) ** 3 * 0.4;
      const grey = who.mature && strand > 0.15 ? smoothstep(0.15, 0.5, strand) * 0.16 : 0;
      const colour = base.map((own, c) => {
        const tone = own * (1 - grey) + ([0.42, 0.4, 0.38][c] as number) * grey;
        const lamp = [1.2, 1.04, 0.9][c] as number;
        return (
          bright * (tone * (1 + contrast * strand) * (0.3 + 1.05 * light * lamp + rim)) +
          bright * sheen * (0.035 + tone * 0.5) * Math.max(0, 0.55 + strand) * lamp
        );
      }) as unknown as Colour;
      // Ends of strands make the edge uneven.
      const edge = smoothstep(0.3, 0.75, (under ? cover : (soft.data[i] as number)) + 0.3 * strand);
      blend(canvas, i, colour, edge);
    }
}

/** The way that hair is combed: around the head from the parting, down at its sides, or back into the knot. */
function comb(who: Look, tilt: number): (x: number, y: number) => readonly [number, number] {
  const [cx, cy] = placed(tilt)(600, 690);
  const [kx, ky] = placed(tilt)(612, 236);
  const [wide, high] = [250 * SCALE, 420 * SCALE];
  const fringe = who.cut === 'short' ? 0.45 : who.cut === 'parted' ? 0.3 : 0;
  return (x, y) => {
    if (who.cut === 'bun') {
      const [dx, dy] = [x - kx, y - ky];
      // Wound around the knot, drawn back to it below.
      return Math.hypot(dx, dy) < 98 * SCALE ? unit2(-dy, dx * 1.4) : unit2(dx, dy + 40);
    }
    const [ex, ey] = [(x - cx) / wide, Math.min(-0.04, (y - cy) / high)];
    const [dx, dy] = unit2(-ey / high, ex / wide);
    return unit2(dx * Math.sign(ex || 1) + (x < cx ? -fringe : fringe), Math.abs(dy) - fringe * 0.6);
  };
}

function unit2(x: number, y: number): readonly [number, number] {
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
}

/** Brush strokes, but not on what is `fine`, a darker rim and warm light. */
function finished(canvas: Layer['colour'], fine: Plane): Promise<Buffer> {
  const shown = canvas.map((each, c) =>
    map(each, (value, x, y) => {
      const away = Math.hypot((x / WIDTH - 0.54) * 1.1, y / HEIGHT - 0.45);
      const exposed = value * (1.06 - 0.5 * smoothstep(0.35, 0.85, away)) * ([1.03, 1, 0.96][c] as number);
      // A film's shoulder.
      return toGamma(Math.min(1, Math.max(0, (exposed * (1 + exposed * 0.12)) / (1 + exposed * 0.14))));
    }),
  );
  const painted = kuwahara(shown, 3);
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 3);
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const share = 0.7 * (1 - Math.min(1, 1.5 * (fine.data[i] as number)));
    for (let c = 0; c < 3; c++) {
      const stroke = (painted[c] as Plane).data[i] as number;
      const exact = (shown[c] as Plane).data[i] as number;
      pixels[i * 3 + c] = Math.round(255 * Math.min(1, Math.max(0, share * stroke + (1 - share) * exact)));
    }
  }
  return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .png()
    .toBuffer();
}
