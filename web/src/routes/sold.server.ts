import type { RouteLoader } from '../data/route-loader.ts';
import { UpstreamError } from '../data/upstream-error.ts';
import { message } from '../messages.ts';
import { SoldRouteDocument } from '../solds/sold-route.generated.ts';
import { soldPlace } from '../solds/sold-text.ts';
import { errorLoadedPage } from './error-page.ts';
import { systemPage } from './system-page.ts';

/**
 * Details of a sold listing. Visitors who may not see sold listings get the same page for every path: neither head nor
 * status reveals whether the listing exists.
 */
export const load: RouteLoader = async ({ execute, params, url }) => {
  const { data, failures } = await execute(SoldRouteDocument, { id: params.slug ?? '' });
  if (!data) throw new UpstreamError(failures);
  const { gated, sold } = data.sold;
  if (!gated && !sold) return errorLoadedPage(404);
  if (sold && sold.path !== url.pathname) return { redirect: sold.path + url.search, status: 301 };

  const page = systemPage({ slug: 'sold', title: message('sold.title'), strap: 'strap-sold-details' });
  if (!sold) return { ...page, head: { robots: 'noindex' } };

  return {
    ...page,
    head: {
      title: [sold.address ?? message('listing.noAddress'), soldPlace(sold)].filter(Boolean).join(', '),
      canonical: new URL(sold.path, url.origin).href,
      imageUrl: sold.images[0]?.url ?? null,
    },
  };
};
