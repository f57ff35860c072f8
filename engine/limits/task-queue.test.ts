import { expect, test } from 'vitest';
import { createTaskQueue, QueueFull } from './task-queue.ts';

function gate() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { promise, open: resolve };
}

test('no more than the limit run at a time, and the next starts when one ends', async () => {
  const queue = createTaskQueue({ limit: 2, waiting: 10 });
  const gates = [gate(), gate(), gate()];
  const begun: number[] = [];
  const tasks = gates.map(({ promise }, i) =>
    queue.run(async () => {
      begun.push(i);
      await promise;
    }),
  );
  await Promise.resolve();
  expect(begun).toEqual([0, 1]);

  gates[1]?.open();
  await tasks[1];
  await Promise.resolve();
  expect(begun).toEqual([0, 1, 2]);

  for (const { open } of gates) open();
  await Promise.all(tasks);
});

test('a failed task frees its slot', async () => {
  const queue = createTaskQueue({ limit: 1, waiting: 1 });

  await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(queue.run(async () => 'fine')).resolves.toBe('fine');
});

test('a full queue rejects more', async () => {
  const queue = createTaskQueue({ limit: 1, waiting: 1 });
  const first = gate();
  const running = queue.run(() => first.promise);
  const waiting = queue.run(async () => 'waited');

  await expect(queue.run(async () => 'too much')).rejects.toBeInstanceOf(QueueFull);
  first.open();
  await running;
  await expect(waiting).resolves.toBe('waited');
});
