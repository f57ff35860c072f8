import { useEffect } from 'react';
import { deviceList } from './device-list.ts';

/** Homes that stand side by side at most. */
export const COMPARED_MAX = 4;

/** Homes a visitor wants to see side by side. */
export const compared = deviceList('compared-homes', COMPARED_MAX);
/** Homes a visitor does not want to see again. */
export const hidden = deviceList('hidden-homes', 500);
/** Homes whose details a visitor opened, the last first. */
export const viewed = deviceList('viewed-homes', 12);

/** Remembers that the details of a home were opened. */
export function useRememberViewed(id: string | undefined): void {
  useEffect(() => {
    if (id) viewed.add(id);
  }, [id]);
}
