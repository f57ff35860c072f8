import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dropRows, emptyBits, hasBit, intersect } from './bitset.ts';
import { RangeIndex } from './range-index.ts';
import { SortedRows } from './sorted-rows.ts';

const ROWS = 1500;
const amount = fc.integer({ min: 0, max: 400 });
const change = fc.record({
  rows: fc.array(fc.record({ row: fc.nat(ROWS - 1), value: fc.option(amount, { nil: Number.NaN }) }), {
    minLength: 1,
    maxLength: 200,
  }),
  least: fc.oneof(amount, fc.constant(-Infinity)),
  most: fc.oneof(amount, fc.constant(Infinity)),
});

test('a range finds the rows whose numbers are in it, after any changes', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(amount, { minLength: ROWS, maxLength: ROWS }),
      fc.array(change),
      async (first, changes) => {
        const values = Float64Array.from(first);
        const order = new SortedRows(
          (one, other) => (values[one] as number) - (values[other] as number) || one - other,
        );
        await order.build(Uint32Array.from(values.keys()), async () => undefined);
        const index = new RangeIndex(order, values);
        for (const { rows, least, most } of changes) {
          const changed = new Set(rows.map(({ row }) => row));
          const places = order.placesOf([...changed].filter((row) => !Number.isNaN(values[row])));
          const unchanged = order.rows.filter((row) => !changed.has(row));
          for (const { row, value } of rows) values[row] = value;
          const numbered = [...changed].filter((row) => !Number.isNaN(values[row]));
          order.update(places, numbered);
          expect([...order.rows]).toEqual(
            [...unchanged, ...numbered].sort(
              (one, other) => (values[one] as number) - (values[other] as number) || one - other,
            ),
          );
          index.changed(values, changed, (row) => !Number.isNaN(values[row]));

          const range = index.between(least, most, ROWS);
          const found = emptyBits(ROWS);
          intersect(
            found,
            [{ from: 0, to: found.length }],
            [range.included],
            range.excluded ? [range.excluded] : [],
          );
          for (const others of range.others) dropRows(found, others);
          const inRange = [...values.keys()].filter(
            (row) => (values[row] as number) >= least && (values[row] as number) <= most,
          );
          expect([...values.keys()].filter((row) => hasBit(found, row))).toEqual(inRange);
        }
      },
    ),
    { numRuns: 60 },
  );
});
