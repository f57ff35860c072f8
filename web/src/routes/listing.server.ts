import type { RouteLoader } from '../data/route-loader.ts';
import { UpstreamError } from '../data/upstream-error.ts';
import { listingHead } from '../details/listing-head.ts';
import { ListingRouteDocument } from '../details/listing-route.generated.ts';
import { message } from '../messages.ts';
import { errorLoadedPage } from './error-page.ts';
import { systemPage } from './system-page.ts';

/** Details of a listing, for sale or for lease. Other paths of the listing redirect to the canonical one. */
export const load: RouteLoader = async ({ execute, params, url }) => {
  const { data, failures } = await execute(ListingRouteDocument, { id: params.slug ?? '' });
  const listing = data?.listing;
  if (!listing) {
    if (failures.length > 0) throw new UpstreamError(failures);

    return errorLoadedPage(404, message('details.gone'));
  }
  if (listing.path !== url.pathname) return { redirect: listing.path + url.search, status: 301 };

  const { id, mls, path, address } = listing;

  return {
    listing: { id, mls, path, address },
    ...systemPage({
      slug: 'listing',
      title: message('listing.title'),
      strap: 'strap-new-listing-details',
    }),
    head: listingHead(listing, data.space.currency, url.origin),
  };
};
