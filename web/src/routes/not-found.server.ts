import type { RouteLoader } from '../data/route-loader.ts';
import { errorLoadedPage } from './error-page.ts';
import { loadStoredPage } from './stored-page.ts';

/** A path of no route may be one of an earlier website, which redirects to the page that came from there. */
export const load: RouteLoader = async ({ execute, url, site }) => {
  const [stored] = await Promise.all([
    loadStoredPage(execute, url.pathname.replace(/^\/+|\/+$/g, '')),
    // It has a message in the language of the site.
    site,
  ]);

  return stored && 'redirect' in stored ? stored : errorLoadedPage(404);
};
