import { expect, test } from 'vitest';
import { budgetRange } from '#domain/search/filter-options.ts';
import { budgetFilter, budgetThumbLabel, budgetThumbs, draggedBudget } from './budget.ts';

test('the budget of a sale goes to 1,000,000 in steps of 50,000, a rent has its own scale', () => {
  expect(budgetRange('SALE')).toMatchObject({ max: 1_000_000, step: 50_000 });
  expect(budgetRange(undefined)).toMatchObject({ max: 1_000_000, step: 50_000 });
  expect(budgetRange('LEASE').max).toBeLessThan(10_000);
});

test('a low end of 0 and a high end at the maximum do not filter [R5.032] [R5.033]', () => {
  expect(budgetFilter([0, 1_000_000], 'SALE')).toEqual({});
  expect(budgetFilter([50_000, 1_000_000], 'SALE')).toEqual({ lowPrice: 50_000 });
  expect(budgetFilter([0, 950_000], 'SALE')).toEqual({ highPrice: 950_000 });
  expect(budgetFilter([0, 5000], 'LEASE')).toEqual({});
  expect(budgetFilter([0, 4900], 'LEASE')).toEqual({ highPrice: 4900 });
});

test('prices beyond the scale are clamped', () => {
  expect(budgetThumbs({ lowPrice: 100_000, highPrice: 3_000_000 }, 'SALE')).toEqual([100_000, 1_000_000]);
  expect(budgetThumbs({}, undefined)).toEqual([0, 1_000_000]);
});

test('a thumb at an end is labelled any amount', () => {
  expect(budgetThumbLabel(0, 'SALE')).toBe('Any amount');
  expect(budgetThumbLabel(250_000, 'SALE')).toBe('$250 000');
  expect(budgetThumbLabel(1_000_000, 'SALE')).toBe('Any amount');
});

test('dragging one thumb retains a price of the other beyond the scale', () => {
  const filters = { lowPrice: 525_000, highPrice: 2_500_000 };

  expect(draggedBudget(filters, [600_000, 1_000_000], 'SALE')).toEqual({
    lowPrice: 600_000,
    highPrice: 2_500_000,
  });
  expect(draggedBudget(filters, [525_000, 900_000], 'SALE')).toEqual({
    lowPrice: 525_000,
    highPrice: 900_000,
  });
  expect(draggedBudget(filters, [0, 1_000_000], 'SALE')).toEqual({ highPrice: 2_500_000 });
});
