import { HOME_PAGE_ID } from '#domain/page/page.ts';
import type { RouteLoader } from '../data/route-loader.ts';
import { errorLoadedPage } from './error-page.ts';
import { legalPageKind } from './legal-page.ts';
import { loadLegalPage } from './load-legal-page.ts';
import { loadStoredPage } from './stored-page.ts';

/** A page by its slug; slugs of the legal pages take precedence over stored pages. */
export const load: RouteLoader = async ({ url, params, execute, site }) => {
  const slug = params.slug ?? '';
  if (slug === HOME_PAGE_ID) return { redirect: `/${url.search}`, status: 301 };

  const [stored, siteModel] = await Promise.all([loadStoredPage(execute, slug), site]);
  const legal = legalPageKind(siteModel, slug);
  if (legal) return loadLegalPage(legal, siteModel, execute);

  return stored ?? errorLoadedPage(404);
};
