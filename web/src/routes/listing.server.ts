import type { RouteLoader } from '../data/route-loader.ts';
import { message } from '../messages.ts';
import { systemPage } from './system-page.ts';

/** Details of a listing, for sale and for lease. */
export const load: RouteLoader = async () =>
  systemPage({ slug: 'listing', title: message('listing.title'), strap: 'strap-new-listing-details' });
