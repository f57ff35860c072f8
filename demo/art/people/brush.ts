import { map, type Plane } from './relief.ts';

/** Each place takes the mean of that quarter around it that varies least: areas become strokes, edges stay. */
export function kuwahara(channels: readonly Plane[], radius: number): Plane[] {
  const [first] = channels as readonly [Plane];
  const { width, height } = first;
  const sums = channels.map((each) => [totals(each), totals(map(each, (value) => value * value))] as const);
  const area = (table: Float64Array, x0: number, y0: number, x1: number, y1: number) => {
    const row = width + 1;
    return (
      (table[(y1 + 1) * row + x1 + 1] as number) -
      (table[y0 * row + x1 + 1] as number) -
      (table[(y1 + 1) * row + x0] as number) +
      (table[y0 * row + x0] as number)
    );
  };
  const made = channels.map((each) => map(each, () => 0));
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      let total = 0;
      const mixed = channels.map(() => 0);
      for (const [dx, dy] of [
        [-1, -1],
        [0, -1],
        [-1, 0],
        [0, 0],
      ] as const) {
        const x0 = Math.max(0, x + dx * radius);
        const y0 = Math.max(0, y + dy * radius);
        const x1 = Math.min(width - 1, x + (dx + 1) * radius);
        const y1 = Math.min(height - 1, y + (dy + 1) * radius);
        const count = (x1 - x0 + 1) * (y1 - y0 + 1);
        let spread = 0;
        const means = sums.map(([plain, squared]) => {
          const mean = area(plain, x0, y0, x1, y1) / count;
          spread += Math.max(0, area(squared, x0, y0, x1, y1) / count - mean * mean);
          return mean;
        });
        const weight = 1 / (0.0002 + spread) ** 2;
        total += weight;
        means.forEach((mean, c) => {
          mixed[c] = (mixed[c] as number) + mean * weight;
        });
      }
      mixed.forEach((value, c) => {
        (made[c] as Plane).data[i] = value / total;
      });
    }
  return made;
}

/** Sums of all above and to the left. */
function totals({ width, height, data }: Plane): Float64Array {
  const row = width + 1;
  const table = new Float64Array(row * (height + 1));
  for (let y = 0; y < height; y++) {
    let sum = 0;
    for (let x = 0; x < width; x++) {
      sum += data[y * width + x] as number;
      table[(y + 1) * row + x + 1] = (table[y * row + x + 1] as number) + sum;
    }
  }
  return table;
}
