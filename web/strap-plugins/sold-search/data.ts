import { feedSize } from '#web/src/listing/search-setup.ts';
import { requestedSoldPage, soldSearchText } from '#web/src/solds/sold-query.ts';
import type { SoldSearchStrapQueryVariables } from './data.generated.ts';
import type { SoldSearchState } from './parts.ts';

export function soldVariables(
  { limit, offset }: SoldSearchState,
  { url }: { url: string },
): SoldSearchStrapQueryVariables {
  return {
    page: requestedSoldPage(url),
    size: feedSize(limit),
    skip: Math.max(0, Math.floor(offset) || 0),
    text: soldSearchText(url) || null,
  };
}

/** URL of a page of the same search. */
export function soldPagePath(pathname: string, text: string, page: number): string {
  const query = new URLSearchParams({ ...(text && { q: text }), ...(page > 1 && { page: String(page) }) });

  return [pathname, query.toString()].filter(Boolean).join('?');
}
