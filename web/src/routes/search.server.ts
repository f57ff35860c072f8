import type { RouteLoader } from '../data/route-loader.ts';
import { message } from '../messages.ts';
import { loadStoredPage } from './stored-page.ts';
import { systemPage } from './system-page.ts';

/** Listing search: the agent's own page `search` when there is one, else the product's. */
export const load: RouteLoader = async ({ execute }) => {
  const stored = await loadStoredPage(execute, 'search');
  if (stored && !('redirect' in stored)) return stored;

  return systemPage({ slug: 'search', title: message('search.title'), strap: 'strap-listing-search' });
};
