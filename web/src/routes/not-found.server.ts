import type { RouteLoader } from '../data/route-loader.ts';
import { errorLoadedPage } from './error-page.ts';

export const load: RouteLoader = async ({ site }) => {
  // It says something in the language of the site.
  await site;

  return errorLoadedPage(404);
};
