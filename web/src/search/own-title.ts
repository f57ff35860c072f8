import type { SearchState } from '#domain/search/search-state.ts';
import { message } from '../messages.ts';

/** Baskets and saved searches have their own title instead of a place. */
export function ownTitle({ ids, savedSearch }: SearchState): string | null {
  if (ids) return message('search.basket.title');
  return savedSearch ? message('search.saved.title') : null;
}
