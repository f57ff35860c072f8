/** The middle of the values, the lower of two; what one slow moment of the machine does not move. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);

  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}
