import { priceScale } from '#domain/language/market.ts';
import { BUDGET } from '#domain/search/filter-options.ts';
import type { Filters, TransactionChoice } from '#domain/search/filters.ts';
import { anyAmount, filterPrice } from '#domain/search/text/filter-labels.ts';

type Range = readonly [low: number, high: number];
type Budget = { min: number; max: number; step: number };

/** Monthly rents have another scale than prices. */
const RENT: Budget = { min: 0, max: 5000, step: 100 };

/** The scale of the budget slider for the transaction type. */
export function budgetScale(transactionType: TransactionChoice | undefined): Budget {
  const { min, max, step } = transactionType === 'LEASE' ? RENT : BUDGET;
  const scale = priceScale();

  return { min, max: max * scale, step: step * scale };
}

/** Positions of the thumbs; prices beyond the scale are clamped. */
export function budgetThumbs(
  { lowPrice, highPrice }: Filters,
  transactionType: TransactionChoice | undefined,
): Range {
  const { min, max } = budgetScale(transactionType);
  const within = (price: number) => Math.min(Math.max(price, min), max);

  return [within(lowPrice ?? min), within(highPrice ?? max)];
}

/** The ends of the scale do not filter. */
export function budgetFilter([low, high]: Range, transactionType: TransactionChoice | undefined): Filters {
  const { min, max } = budgetScale(transactionType);

  return { lowPrice: low > min ? low : undefined, highPrice: high < max ? high : undefined };
}

export function budgetThumbLabel(price: number, transactionType: TransactionChoice | undefined): string {
  const { min, max } = budgetScale(transactionType);

  return price <= min || price >= max ? anyAmount() : filterPrice(price);
}
