import { expect, test } from 'vitest';
import { SortedRows } from './sorted-rows.ts';

/** Maximum number of comparisons between two pauses. */
const LITTLE = 100_000;

test('many rows are sorted in small steps that let searches through', async () => {
  const values = Float64Array.from({ length: 200_000 }, (_, row) => (row * 7919) % 200_003);
  let compared = 0;
  let most = 0;
  const order = new SortedRows((one, other) => {
    compared++;
    return (values[one] as number) - (values[other] as number);
  });

  await order.build(Uint32Array.from(values.keys()), async () => {
    most = Math.max(most, compared);
    compared = 0;
  });

  expect(most).toBeLessThan(LITTLE);
  expect(compared).toBe(0);
  expect(Float64Array.from(order.rows, (row) => values[row] as number)).toEqual(values.toSorted());
});

test('sorting and merging are stable', async () => {
  const order = new SortedRows(() => 0);

  await order.build(
    Uint32Array.from({ length: 20_000 }, (_, row) => row),
    async () => undefined,
  );

  expect([...order.rows]).toEqual(Array.from({ length: 20_000 }, (_, row) => row));
});
