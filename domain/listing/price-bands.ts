import { shortPrice } from '../search/text/filter-labels.ts';

/** A range of prices; without a high price it is open. */
export type PriceBand = { lowPrice: number; highPrice?: number; label: string };

/** 25k steps from 25k to 300k, 50k steps to 700k, 700k to 1M, and all above. */
export const PRICE_BANDS: readonly PriceBand[] = [
  ...bands(25_000, 300_000, 25_000),
  ...bands(300_000, 700_000, 50_000),
  band(700_000, 1_000_000),
  { lowPrice: 1_000_000, label: `${shortPrice(1_000_000)}+` },
];

/** The band of a price; a boundary belongs to the upper one. */
export function priceBandOf(price: number): PriceBand | null {
  return (
    PRICE_BANDS.find(({ lowPrice, highPrice }) => price >= lowPrice && price < (highPrice ?? Infinity)) ??
    null
  );
}

function bands(from: number, to: number, step: number): PriceBand[] {
  const count = (to - from) / step;

  return Array.from({ length: count }, (_, index) => band(from + index * step, from + (index + 1) * step));
}

function band(lowPrice: number, highPrice: number): PriceBand {
  return { lowPrice, highPrice, label: `${shortPrice(lowPrice)} – ${shortPrice(highPrice)}` };
}
