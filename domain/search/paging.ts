/** Results per page of the listing search. */
export const RESULTS_PER_PAGE = 20;
/** Default size of a search call. */
export const DEFAULT_CALL_SIZE = 15;
/** Results per page of the sold listings. */
export const SOLDS_PER_PAGE = 9;
/** Maximum size of a call. */
export const MAX_CALL_SIZE = 100;
/** Maximum offset of a call. */
export const MAX_FROM = 10_000;

/** The number of pages. */
export function pageCount(total: number, size: number): number {
  return Math.ceil(total / size);
}

/** The offset of a page; pages count from one. */
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

/** Maximum number of homes that are compared side by side. */
export const COMPARED_MAX = 4;
