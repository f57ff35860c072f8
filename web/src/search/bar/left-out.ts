import { SEARCH_TEXT_MAX } from '#domain/search/search-state.ts';

/** Query parameter of typed words without a filter. It is no part of the search: changes drop it. */
const LEFT_OUT = 'leftout';

export function withLeftOut(path: string, words: readonly string[]): string {
  if (words.length === 0) return path;

  const query = new URLSearchParams({ [LEFT_OUT]: words.join(', ') });
  return `${path}${path.includes('?') ? '&' : '?'}${query}`;
}

export function leftOutOf(url: string): string {
  const words = new URLSearchParams(url.split('?')[1]).get(LEFT_OUT) ?? '';

  return words.trim().slice(0, SEARCH_TEXT_MAX);
}
