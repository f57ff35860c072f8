import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addBit,
  type Bits,
  countBits,
  dropRows,
  dropUnless,
  eachBit,
  emptyBits,
  hasBit,
  intersect,
  missingRow,
} from './bitset.ts';

const ROWS = 100;
const rows = fc.array(fc.nat(ROWS - 1), { maxLength: 80 });

function setOf(members: readonly number[]): Bits {
  const bits = emptyBits(ROWS);
  for (const row of members) addBit(bits, row);
  return bits;
}

function membersOf(bits: Bits): number[] {
  const members: number[] = [];
  eachBit(bits, (row) => void members.push(row));
  return members;
}

test('intersecting some sets without others finds the same rows as testing every row, for any number of sets', () => {
  fc.assert(
    fc.property(
      fc.array(rows, { minLength: 1, maxLength: 7 }),
      fc.array(rows, { maxLength: 6 }),
      (included, left) => {
        const found = setOf([1, 50, 99]);
        const count = intersect(found, [{ from: 0, to: found.length }], included.map(setOf), left.map(setOf));
        const wanted = Array.from({ length: ROWS }, (_, row) => row).filter(
          (row) => included.every((set) => set.includes(row)) && !left.some((set) => set.includes(row)),
        );

        expect(membersOf(found)).toEqual(wanted);
        expect([count, countBits(found)]).toEqual([wanted.length, wanted.length]);
      },
    ),
  );
});

test('dropped rows are counted once', () => {
  const bits = setOf([3, 31, 32, 64]);

  expect(dropRows(bits, Uint32Array.of(31, 33, 64, 64))).toBe(2);
  expect(membersOf(bits)).toEqual([3, 32]);
  expect([hasBit(bits, 31), hasBit(bits, 32)]).toEqual([false, true]);
});

test('words outside the spans are unchanged', () => {
  const found = setOf([1, 40, 99]);

  expect(intersect(found, [{ from: 1, to: 3 }], [setOf([1, 2, 41, 70, 98])], [setOf([70])])).toBe(1);
  expect(membersOf(found)).toEqual([1, 41, 99]);
  expect(dropUnless(found, { from: 1, to: 4 }, (row) => row > 50)).toBe(1);
  expect(membersOf(found)).toEqual([1, 99]);
});

test('a missing row is searched from a row on, then from the start', () => {
  const without = (...missing: number[]) =>
    setOf(Array.from({ length: ROWS }, (_, row) => row).filter((row) => !missing.includes(row)));

  expect(missingRow(without(3, 70), 40, ROWS)).toBe(70);
  expect(missingRow(without(3), 40, ROWS)).toBe(3);
  expect(missingRow(without(), 40, ROWS)).toBe(-1);
});
