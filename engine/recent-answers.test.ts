import { expect, test } from 'vitest';
import { createRecentAnswers } from './recent-answers.ts';

function counting({ maxEntries = 10 } = {}) {
  const time = { now: 0 };
  const answers = createRecentAnswers<string>({
    lifetimeMs: 1000,
    maxEntries,
    clock: () => new Date(time.now),
  });
  const made: string[] = [];
  const ask = (key: string, fails = false) =>
    answers.remember(key, async () => {
      made.push(key);
      if (fails) throw new Error('no');
      return `${key}${made.length}`;
    });

  return { time, made, ask };
}

test('an answer is made once while it is recent, also for those who ask at the same time', async () => {
  const { time, ask } = counting();

  expect(await Promise.all([ask('a'), ask('a')])).toEqual(['a1', 'a1']);
  time.now = 999;
  expect(await ask('a')).toBe('a1');
  time.now = 1000;
  expect(await ask('a')).toBe('a2');
});

test('a failure is not kept', async () => {
  const { ask } = counting();

  await expect(ask('a', true)).rejects.toThrow('no');
  expect(await ask('a')).toBe('a2');
});

test('the oldest goes when there are too many', async () => {
  const { ask, made } = counting({ maxEntries: 2 });
  for (const key of ['a', 'b', 'c', 'c', 'b', 'a']) await ask(key);

  expect(made).toEqual(['a', 'b', 'c', 'a']);
});
