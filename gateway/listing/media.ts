import type { HitSource } from '../datasources/listings/listings.types.ts';
import { webAddress } from './web-address.ts';

/** Images, videos and other media that an agent added to a listing. */
export function listingMedia({ publicInfo }: Pick<HitSource, 'publicInfo'>) {
  return (publicInfo?.additionalMedia ?? []).map(({ type, data }) => ({
    type,
    imageUrl: webAddress(data?.imageUrl),
    url: webAddress(data?.url),
    html: data?.html ?? null,
  }));
}
