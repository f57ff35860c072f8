/** The median, the lower of two; robust against outliers. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);

  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}
