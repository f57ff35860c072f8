import type { PreparedSearch, SearchSetup } from '#domain/search/search-config.ts';
import type { Website } from '#domain/site/website.ts';

/** The site's search setup, with a page's preconfigured searches before its own. */
export function mergedSetup(website: Website, own: readonly PreparedSearch[] = []): SearchSetup {
  const setup = website.config.setup.search ?? {};

  return { ...setup, preconfiguredSearches: [...own, ...(setup.preconfiguredSearches ?? [])] };
}
