import type { Bounds } from '#domain/search/bounds.ts';
import { type Bits, countWord, dropUnless, WORD_ROWS, type WordSpan } from './bitset.ts';
import { Sides } from './sides.ts';

/** Rows of a block: few enough that most blocks are inside or outside of a map view, and a multiple of a word. */
export const BLOCK_ROWS = 256;
const BLOCK_WORDS = BLOCK_ROWS / WORD_ROWS;
/** Blocks that are skipped together. */
const GROUP_BLOCKS = 16;

/** Where rows of a box can be: `spans` are all such words; in the `cut` blocks some rows may be outside. */
export type BoxSpans = { spans: WordSpan[]; cut: number[] };

/**
 * Bounding boxes of rows by group, block and word of row numbers. Since near rows have near numbers
 * (placement.ts), a box query tests only a few blocks, and only a few words at its edge.
 */
export class Blocks {
  readonly #groups = new Sides(GROUP_BLOCKS * BLOCK_ROWS);
  readonly #blocks = new Sides(BLOCK_ROWS);
  readonly #words = new Sides(WORD_ROWS);
  readonly #all = [this.#groups, this.#blocks, this.#words];

  grow(capacity: number): void {
    for (const sides of this.#all) sides.grow(capacity);
  }

  clear(): void {
    for (const sides of this.#all) sides.clear();
  }

  /** Extends the bounds by a row's position; NaN means no position. */
  add(row: number, lat: number, lon: number): void {
    for (const sides of this.#all) sides.add(row, lat, lon);
  }

  /** The words below `rows` that can contain rows of the box. */
  spansOf(box: Bounds, rows: number): BoxSpans {
    const spans: WordSpan[] = [];
    const cut: number[] = [];
    const last = Math.ceil(rows / BLOCK_ROWS);
    let span: WordSpan = { from: -1, to: -1 };
    for (let first = 0; first < last; first += GROUP_BLOCKS) {
      if (!this.#groups.meets(first / GROUP_BLOCKS, box)) continue;

      const end = Math.min(first + GROUP_BLOCKS, last);
      for (let block = first; block < end; block++) {
        if (!this.#blocks.meets(block, box)) continue;

        if (!this.#blocks.isWithin(block, box)) cut.push(block);
        const from = block * BLOCK_WORDS;
        if (span.to !== from) {
          span = { from, to: from };
          spans.push(span);
        }
        span.to += BLOCK_WORDS;
      }
    }
    return { spans, cut };
  }

  /** Removes rows outside the box from the cut blocks and returns how many. */
  dropOutside(
    found: Bits,
    blocks: readonly number[],
    box: Bounds,
    { lat, lon }: { lat: Float64Array; lon: Float64Array },
  ): number {
    const isInBox = (row: number) =>
      (lat[row] as number) >= box.south &&
      (lat[row] as number) <= box.north &&
      (lon[row] as number) >= box.west &&
      (lon[row] as number) <= box.east;
    let dropped = 0;
    for (const block of blocks)
      for (let word = block * BLOCK_WORDS; word < (block + 1) * BLOCK_WORDS; word++) {
        if (found[word] === 0 || this.#words.isWithin(word, box)) continue;

        if (this.#words.meets(word, box)) dropped += dropUnless(found, { from: word, to: word + 1 }, isInBox);
        else {
          dropped += countWord(found[word] as number);
          found[word] = 0;
        }
      }
    return dropped;
  }
}
