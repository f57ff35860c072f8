/** Ready compositions that a new page can begin with, besides an empty one. */
export const PAGE_STARTS = [
  'sellers',
  'buyers',
  'about',
  'neighbourhood',
  'property',
  'market',
  'questions',
  'reviews',
  'contact',
] as const;
export type PageStart = (typeof PAGE_STARTS)[number];

export function isPageStart(id: string): id is PageStart {
  return (PAGE_STARTS as readonly string[]).includes(id);
}
