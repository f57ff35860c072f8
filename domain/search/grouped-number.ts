/** Whole numbers in groups of three. */
export function grouped(number: number, separator: string): string {
  return String(Math.round(number)).replace(/\B(?=(\d{3})+$)/g, separator);
}
