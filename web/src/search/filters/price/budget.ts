import { budgetRange } from '#domain/search/filter-options.ts';
import type { Filters, TransactionChoice } from '#domain/search/filters.ts';
import { anyAmount, filterPrice } from '#domain/search/text/filter-labels.ts';

type Range = readonly [low: number, high: number];

/** Positions of the thumbs; prices beyond the scale are clamped. */
export function budgetThumbs(
  { lowPrice, highPrice }: Filters,
  transactionType: TransactionChoice | undefined,
): Range {
  const { min, max } = budgetRange(transactionType);
  const within = (price: number) => Math.min(Math.max(price, min), max);

  return [within(lowPrice ?? min), within(highPrice ?? max)];
}

/** The ends of the scale do not filter. */
export function budgetFilter([low, high]: Range, transactionType: TransactionChoice | undefined): Filters {
  const { min, max } = budgetRange(transactionType);

  return { lowPrice: low > min ? low : undefined, highPrice: high < max ? high : undefined };
}

/** What dragging sets; a thumb that stayed keeps its price, which may lie beyond the scale. */
export function draggedBudget(
  filters: Filters,
  [low, high]: Range,
  transactionType: TransactionChoice | undefined,
): Filters {
  const [lowBefore, highBefore] = budgetThumbs(filters, transactionType);
  const { lowPrice, highPrice } = budgetFilter([low, high], transactionType);

  return {
    lowPrice: low === lowBefore ? filters.lowPrice : lowPrice,
    highPrice: high === highBefore ? filters.highPrice : highPrice,
  };
}

export function budgetThumbLabel(price: number, transactionType: TransactionChoice | undefined): string {
  const { min, max } = budgetRange(transactionType);

  return price <= min || price >= max ? anyAmount() : filterPrice(price);
}
