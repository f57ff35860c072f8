import { LRUCache } from 'lru-cache';
import { addBit, type Bits, dropBit, emptyBits } from './bitset.ts';

export type Test = (row: number) => boolean;

const MAX_BYTES = 32 * 1024 * 1024;

type Entry = { bits: Bits; test: Test };

/** Cached sets of the rows that meet a condition; updated when listings change. */
export class ConditionSets {
  readonly #entries = new LRUCache<string, Entry>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bits }) => Math.max(1, bits.byteLength),
  });

  /** `key` identifies everything the test depends on besides the row. */
  rows(key: string, makeTest: () => Test, { live, capacity }: { live: Bits; capacity: number }): Bits {
    const known = this.#entries.get(key);
    if (known) return known.bits;

    const entry = { bits: emptyBits(capacity), test: makeTest() };
    for (let row = 0; row < capacity; row++) this.#decide(entry, row, live);
    this.#entries.set(key, entry);
    return entry.bits;
  }

  changed(rows: readonly number[], live: Bits): void {
    for (const entry of this.#entries.values()) for (const row of rows) this.#decide(entry, row, live);
  }

  clear(): void {
    this.#entries.clear();
  }

  #decide({ bits, test }: Entry, row: number, live: Bits): void {
    const isLive = ((live[row >>> 5] as number) & (1 << (row & 31))) !== 0;
    if (isLive && test(row)) addBit(bits, row);
    else dropBit(bits, row);
  }
}
