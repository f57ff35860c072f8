import { HOME_PAGE_ID } from '#domain/page/page.ts';
import type { RouteLoader } from '../data/route-loader.ts';
import { errorLoadedPage } from './error-page.ts';
import { loadStoredPage } from './stored-page.ts';

export const load: RouteLoader = async ({ execute }) =>
  (await loadStoredPage(execute, HOME_PAGE_ID)) ?? errorLoadedPage(404);
