/** The value that `percent` per cent do not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);

  return sorted[Math.ceil((percent / 100) * sorted.length) - 1] ?? Number.NaN;
}
