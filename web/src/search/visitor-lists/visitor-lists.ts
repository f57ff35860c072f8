import { useEffect } from 'react';
import { COMPARED_MAX, MAX_CALL_SIZE } from '#domain/search/paging.ts';
import { deviceList } from './device-list.ts';

/** Listings the visitor compares. */
export const compared = deviceList('compared-homes', COMPARED_MAX);
/** Listings the visitor has hidden, as many as one call can name. */
export const hidden = deviceList('hidden-homes', MAX_CALL_SIZE);
/** Recently viewed listings, the latest first. */
export const viewed = deviceList('viewed-homes', 12);

/** Adds a listing to the recently viewed ones. */
export function useAddViewed(id: string | undefined): void {
  useEffect(() => {
    if (id) viewed.add(id);
  }, [id]);
}
