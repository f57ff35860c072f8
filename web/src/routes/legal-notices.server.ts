import type { RouteLoader } from '../data/route-loader.ts';
import { errorLoadedPage } from './error-page.ts';
import { legalPageKind, NOTICES_SEGMENT } from './legal-page.ts';
import { loadLegalPage } from './load-legal-page.ts';

/** Intellectual Property Notices, below the configured slug of the disclaimer (decision 0023). */
export const load: RouteLoader = async ({ params, site, execute }) => {
  const siteModel = await site;
  const kind = legalPageKind(siteModel, params.slug ?? '', NOTICES_SEGMENT);

  return kind ? loadLegalPage(kind, siteModel, execute) : errorLoadedPage(404);
};
