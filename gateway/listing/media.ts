import type { HitSource } from '../datasources/listings/listings.types.ts';
import { webUrl } from './web-url.ts';

/** Images, videos and other media that an agent added to a listing. */
export function listingMedia({ publicInfo }: Pick<HitSource, 'publicInfo'>) {
  return (publicInfo?.additionalMedia ?? []).map(({ type, data }) => ({
    type,
    imageUrl: webUrl(data?.imageUrl),
    url: webUrl(data?.url),
    html: data?.html ?? null,
  }));
}
