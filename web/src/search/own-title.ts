import type { SearchState } from '#domain/search/search-state.ts';
import { message } from '../messages.ts';

/** A basket and a saved search are no place and have a name of their own. */
export function ownTitle({ ids, savedSearch }: SearchState): string | null {
  if (ids) return message('search.basket.title');
  return savedSearch ? message('search.saved.title') : null;
}
