import type { RouteLoader } from '../data/route-loader.ts';
import { load as access } from '../routes/access.server.ts';
import { load as home } from '../routes/home.server.ts';
import { load as legalNotices } from '../routes/legal-notices.server.ts';
import { load as listing } from '../routes/listing.server.ts';
import { load as notFound } from '../routes/not-found.server.ts';
import { load as page } from '../routes/page.server.ts';
import { load as search } from '../routes/search.server.ts';
import type { RouteId } from './route-table.ts';

/** Who brings the data of each route; server only. */
export const ROUTE_LOADERS: Record<RouteId, RouteLoader> = {
  home,
  access,
  search,
  listing,
  lease: listing,
  'legal-notices': legalNotices,
  page,
  'not-found': notFound,
};
