import { market, unitSize } from '../language/market.ts';

const FEET_PER_METRE = 3.28084;

/** The sides of a room in the units of the page, with one decimal. */
export function formatSides(
  length: number,
  width: number,
): { isMetric: boolean; length: string; width: string } {
  const isMetric = unitSize() !== 1;
  const text = (feet: number) =>
    (Math.round((isMetric ? feet / FEET_PER_METRE : feet) * 10) / 10)
      .toFixed(1)
      .replace('.', market()[2] ?? '.');

  return { isMetric, length: text(length), width: text(width) };
}
