import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

test('each piece of work runs in its own turn of the event loop, and other callbacks run in between', async () => {
  const nextTurn = createTurns();
  const order: string[] = [];
  const work = ['a', 'b', 'c'].map(async (name) => {
    await nextTurn();
    order.push(name);
    setImmediate(() => order.push(`after ${name}`));
  });
  await Promise.all(work);
  await nextTurn();

  expect(order).toEqual(['a', 'after a', 'b', 'after b', 'c', 'after c']);
});
