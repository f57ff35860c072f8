import { priceScale } from '../language/market.ts';
import { budgetRange } from '../search/filter-options.ts';
import type { TransactionType } from '../search/filters.ts';
import { shortPrice } from '../search/text/filter-labels.ts';

/** A range of prices; without a high price it is open. */
export type PriceBand = { lowPrice: number; highPrice?: number; label: string };

/** 25k steps from 25k to 300k, 50k steps to 700k, 700k to 1M, and all above. */
const EDGES = [...steps(25_000, 300_000, 25_000), ...steps(300_000, 700_000, 50_000), 700_000, 1_000_000];
/** The highest price that the store and the API count in. */
const MAX_PRICE = 2 ** 31 - 1;

/** The bands in the money of the site: `scale` is how many times higher its prices are than in dollars. */
export function priceBands(scale = priceScale()): PriceBand[] {
  const edges = EDGES.map((edge) => edge * scale).filter((edge) => edge <= MAX_PRICE);

  return edges.map((lowPrice, index) => {
    const highPrice = edges[index + 1];
    const low = shortPrice(lowPrice);

    return highPrice === undefined
      ? { lowPrice, label: `${low}+` }
      : { lowPrice, highPrice, label: `${low} – ${shortPrice(highPrice)}` };
  });
}

/** The band of a price; a boundary belongs to the upper one. */
export function priceBandOf(price: number, bands = priceBands()): PriceBand | null {
  return (
    bands.find(({ lowPrice, highPrice }) => price >= lowPrice && price < (highPrice ?? Infinity)) ?? null
  );
}

/** Bars of a histogram over the budget slider. */
const HISTOGRAM_BARS = 40;

/** The bars: equal steps over the slider, and one of all prices above it. Both types together have the bars of sales. */
export function histogramBands(
  transactionType: TransactionType | undefined,
  scale = priceScale(),
): Omit<PriceBand, 'label'>[] {
  const { max } = budgetRange(transactionType, scale);
  const edges = Array.from({ length: HISTOGRAM_BARS + 1 }, (_, bar) => (max / HISTOGRAM_BARS) * bar);

  return edges.flatMap((lowPrice, bar) =>
    lowPrice > MAX_PRICE ? [] : [{ lowPrice, highPrice: edges[bar + 1] }],
  );
}

/** From the first edge up to, but without, the last. */
function steps(from: number, to: number, step: number): number[] {
  return Array.from({ length: (to - from) / step }, (_, index) => from + index * step);
}
