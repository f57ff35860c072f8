import { type SearchSetup, searchConfig } from '../search-config.ts';

type Space = { defaultPlaceId: number; areaName: string };

/** The name of the area that a search without a place is limited to; empty on a site that searches all its homes. */
export function searchedArea(space: Space, setup: SearchSetup): string {
  return searchConfig(space, setup).defaultGeo.type === 'all-areas' ? '' : space.areaName;
}
