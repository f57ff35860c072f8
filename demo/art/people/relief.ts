/** Pictures of one channel, and what light needs of them: roundness, blur, direction. */
export type Plane = { width: number; height: number; data: Float32Array };

export const plane = (width: number, height: number): Plane => ({
  width,
  height,
  data: new Float32Array(width * height),
});

export function at({ width, height, data }: Plane, x: number, y: number): number {
  const cx = Math.min(width - 1, Math.max(0, x));
  const cy = Math.min(height - 1, Math.max(0, y));
  const left = Math.floor(cx);
  const top = Math.floor(cy);
  const right = Math.min(width - 1, left + 1);
  const below = Math.min(height - 1, top + 1);
  const u = cx - left;
  const v = cy - top;
  const value = (column: number, row: number) => data[row * width + column] as number;
  return (
    (value(left, top) * (1 - u) + value(right, top) * u) * (1 - v) +
    (value(left, below) * (1 - u) + value(right, below) * u) * v
  );
}

export function map(from: Plane, change: (value: number, x: number, y: number) => number): Plane {
  const made = plane(from.width, from.height);
  for (let y = 0, i = 0; y < from.height; y++)
    for (let x = 0; x < from.width; x++, i++) made.data[i] = change(from.data[i] as number, x, y);
  return made;
}

export function scaled(from: Plane, width: number, height: number): Plane {
  const [kx, ky] = [from.width / width, from.height / height];
  return map(plane(width, height), (_, x, y) => at(from, (x + 0.5) * kx - 0.5, (y + 0.5) * ky - 0.5));
}

/** Three box blurs, which together are close to a Gaussian one. */
export function blurred(from: Plane, sigma: number): Plane {
  const reach = Math.max(1, Math.round(sigma));
  let now = from;
  for (let pass = 0; pass < 3; pass++) now = boxed(boxed(now, reach, true), reach, false);
  return now;
}

function boxed({ width, height, data }: Plane, reach: number, across: boolean): Plane {
  const made = plane(width, height);
  const [lines, length, step, next] = across ? [height, width, 1, width] : [width, height, width, 1];
  for (let line = 0; line < lines; line++) {
    const value = (i: number) => data[line * next + Math.min(length - 1, Math.max(0, i)) * step] as number;
    let sum = 0;
    for (let i = -reach; i <= reach; i++) sum += value(i);
    for (let i = 0; i < length; i++) {
      made.data[line * next + i * step] = sum / (2 * reach + 1);
      sum += value(i + reach + 1) - value(i - reach);
    }
  }
  return made;
}

/** A mask blown up like a balloon: the root of the solution of Poisson's equation, found on a coarse grid. */
export function inflated(mask: Plane, most: number): Plane {
  const [width, height] = [Math.round(mask.width / 6), Math.round(mask.height / 6)];
  const small = scaled(blurred(mask, 3), width, height);
  const h = plane(width, height);
  for (let pass = 0; pass < 900; pass++)
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const i = y * width + x;
        if ((small.data[i] as number) < 0.5) continue;
        const left = x > 0 ? (h.data[i - 1] as number) : (h.data[i] as number);
        const right = x < width - 1 ? (h.data[i + 1] as number) : (h.data[i] as number);
        const up = y > 0 ? (h.data[i - width] as number) : (h.data[i] as number);
        const down = y < height - 1 ? (h.data[i + width] as number) : (h.data[i] as number);
        h.data[i] = (left + right + up + down + 1) / 4;
      }
  const highest = Math.max(
    1e-6,
    h.data.reduce((a, b) => Math.max(a, b), 0),
  );
  return blurred(
    scaled(
      map(h, (value) => most * Math.sqrt(value / highest)),
      mask.width,
      mask.height,
    ),
    5,
  );
}

/** Slopes of a height, as its normals' first two parts. */
export function slopes(height: Plane): { x: Plane; y: Plane } {
  const value = (x: number, y: number) =>
    height.data[
      Math.min(height.height - 1, Math.max(0, y)) * height.width + Math.min(height.width - 1, Math.max(0, x))
    ] as number;
  return {
    x: map(height, (_, x, y) => (value(x - 1, y) - value(x + 1, y)) / 2),
    y: map(height, (_, x, y) => (value(x, y - 1) - value(x, y + 1)) / 2),
  };
}

/** Noise smeared along a direction at each place: strands. From about -1 to 1. */
export function strands(
  inside: Plane,
  direction: (x: number, y: number) => readonly [number, number],
  length: number,
  random: () => number,
): Plane {
  const noise = map(inside, () => random() - 0.5);
  const soft = blurred(
    map(inside, () => random() - 0.5),
    2,
  );
  const grain = map(noise, (value, x, y) => value + 3 * (soft.data[y * inside.width + x] as number));
  return map(inside, (covered, x, y) => {
    if (covered < 0.02) return 0;
    let sum = grain.data[y * inside.width + x] as number;
    for (const sign of [1, -1]) {
      let [px, py] = [x, y];
      for (let i = 0; i < length; i++) {
        const [dx, dy] = direction(px, py);
        px += dx * sign;
        py += dy * sign;
        sum += at(grain, px, py);
      }
    }
    return Math.max(-1, Math.min(1, (sum / Math.sqrt(2 * length + 1)) * 1.6));
  });
}

export function smoothstep(low: number, high: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - low) / (high - low)));
  return t * t * (3 - 2 * t);
}
