import type { Bounds } from '#domain/search/bounds.ts';

/**
 * Bounding boxes of parts, each a fixed number of consecutive rows. They grow with their rows, and shrink
 * only when rows are reordered.
 */
export class Sides {
  readonly #rows: number;
  #south = new Float64Array(0);
  #north = new Float64Array(0);
  #west = new Float64Array(0);
  #east = new Float64Array(0);
  /** Whether a part has a row without a position. */
  #hasLost = new Uint8Array(0);

  constructor(rowsOfPart: number) {
    this.#rows = rowsOfPart;
  }

  /** Resizes to the capacity. */
  grow(capacity: number): void {
    const parts = Math.ceil(capacity / this.#rows);
    this.#south = grown(this.#south, parts, Infinity);
    this.#north = grown(this.#north, parts, -Infinity);
    this.#west = grown(this.#west, parts, Infinity);
    this.#east = grown(this.#east, parts, -Infinity);
    const hasLost = new Uint8Array(parts);
    hasLost.set(this.#hasLost.subarray(0, parts));
    this.#hasLost = hasLost;
  }

  clear(): void {
    this.#south.fill(Infinity);
    this.#north.fill(-Infinity);
    this.#west.fill(Infinity);
    this.#east.fill(-Infinity);
    this.#hasLost.fill(0);
  }

  /** Extends the bounds by a row's position; NaN means no position. */
  add(row: number, lat: number, lon: number): void {
    const part = Math.floor(row / this.#rows);
    if (Number.isNaN(lat) || Number.isNaN(lon)) {
      this.#hasLost[part] = 1;
      return;
    }
    if (lat < (this.#south[part] as number)) this.#south[part] = lat;
    if (lat > (this.#north[part] as number)) this.#north[part] = lat;
    if (lon < (this.#west[part] as number)) this.#west[part] = lon;
    if (lon > (this.#east[part] as number)) this.#east[part] = lon;
  }

  /** Whether the box may contain a row of the part. */
  meets(part: number, { south, north, west, east }: Bounds): boolean {
    return (
      (this.#south[part] as number) <= north &&
      (this.#north[part] as number) >= south &&
      (this.#west[part] as number) <= east &&
      (this.#east[part] as number) >= west
    );
  }

  /** Whether every row of the part is in the box. */
  isWithin(part: number, { south, north, west, east }: Bounds): boolean {
    return (
      (this.#south[part] as number) >= south &&
      (this.#north[part] as number) <= north &&
      (this.#west[part] as number) >= west &&
      (this.#east[part] as number) <= east &&
      this.#hasLost[part] === 0
    );
  }
}

function grown(sides: Float64Array, parts: number, empty: number): Float64Array<ArrayBuffer> {
  const larger = new Float64Array(parts).fill(empty);
  larger.set(sides.subarray(0, parts));
  return larger;
}
