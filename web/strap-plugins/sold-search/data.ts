import { feedSize } from '#web/src/listing/search-setup.ts';
import { requestedSoldPage, soldSearchText } from '#web/src/solds/sold-query.ts';
import type { SoldSearchStrapQueryVariables } from './data.generated.ts';
import type { SoldSearchState } from './parts.ts';

export function soldVariables(
  { limit, offset }: SoldSearchState,
  { url }: { url: string },
): SoldSearchStrapQueryVariables {
  const size = feedSize(limit);
  const skipped = Math.max(0, Math.floor(offset) || 0);

  return {
    limit: size,
    offset: skipped + (requestedSoldPage(url) - 1) * size,
    text: soldSearchText(url) || null,
  };
}

/** How many pages there are of what was found, without those that are left out. */
export function soldPageCount(
  { limit, offset }: Pick<SoldSearchState, 'limit' | 'offset'>,
  total: number,
): number {
  return Math.ceil(Math.max(0, total - Math.max(0, Math.floor(offset) || 0)) / feedSize(limit));
}

/** The address of a page of the same search. */
export function soldPagePath(pathname: string, text: string, page: number): string {
  const query = new URLSearchParams({ ...(text && { q: text }), ...(page > 1 && { page: String(page) }) });

  return [pathname, query.toString()].filter(Boolean).join('?');
}
