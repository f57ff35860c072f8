import { expect, test } from 'vitest';
import { misspellingRecall } from './misspelling-recall.ts';

test.each([
  [1, 0.88, 0.97],
  [2, 0.83, 0.95],
] as const)('of random misspellings with %i edits most names are found', (edits, first, firstFive) => {
  const recall = misspellingRecall(edits);

  expect(recall.first).toBeGreaterThan(first);
  expect(recall.firstFive).toBeGreaterThan(firstFive);
});
