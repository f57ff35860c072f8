/** Results per page of the listing search. */
export const RESULTS_PER_PAGE = 20;
/** What a search call gives when it names no size. */
export const DEFAULT_CALL_SIZE = 15;
/** Results per page of the sold listings. */
export const SOLDS_PER_PAGE = 9;
/** No call gives more at once. */
export const MAX_CALL_SIZE = 100;
/** A call skips at most so many results. */
export const MAX_FROM = 10_000;

/** The total divided by the page size, rounded up. */
export function pageCount(total: number, size: number): number {
  return Math.ceil(total / size);
}

/** How many results come before a page; pages count from one. */
export function offsetOf(page: number, size: number): number {
  return Math.max(0, page - 1) * size;
}

/** The page numbers a pager shows around the current one; null is a gap. */
export function pagerNumbers(page: number, count: number): (number | null)[] {
  const shown = [1, page - 1, page, page + 1, count].filter((number) => number >= 1 && number <= count);
  const numbers = [...new Set(shown)].sort((a, b) => a - b);

  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1];
    if (before === undefined || number === before + 1) return [number];
    return number === before + 2 ? [number - 1, number] : [null, number];
  });
}
