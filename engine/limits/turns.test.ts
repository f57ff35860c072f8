import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

/** Takes turns for pieces of work that last so many milliseconds each; the turn of the event loop in which each has run. */
async function turnsOf(durations: number[]): Promise<number[]> {
  let clock = 1000;
  let turn = 0;
  const count = () => {
    turn++;
    setImmediate(count);
  };
  setImmediate(count);
  const nextTurn = createTurns(() => clock);
  const turns = await Promise.all(
    durations.map(async (duration) => {
      await nextTurn();
      // What follows after promises that are settled already belongs to the same piece.
      for (let step = 0; step < 5; step++) await undefined;
      clock += duration;
      return turn;
    }),
  );
  return turns.map((at) => at - (turns[0] as number));
}

test('small pieces of work share a turn of the event loop', async () => {
  expect(await turnsOf([0.5, 0.5, 0.5])).toEqual([0, 0, 0]);
});

test('a turn begins no more work once it has lasted', async () => {
  expect(await turnsOf([5, 5, 0.1, 0.1])).toEqual([0, 1, 2, 2]);
});

test('other callbacks run between many pieces, however small', async () => {
  const turns = await turnsOf(Array.from({ length: 40 }, () => 0));

  expect(turns.filter((turn) => turn === 0).length).toBeLessThanOrEqual(16);
  expect(turns).toEqual(turns.toSorted((one, other) => one - other));
});
