import { setupSearch, setupVariables } from '#web/src/listing/search-setup.ts';
import type { SearchInput } from '#domain/search/search-input.ts';
import { searchPath } from '#domain/search/search-path.ts';
import type { PropertyType } from '#domain/search/property-types.ts';
import type { StrapContext } from '../kit/define-strap.ts';
import type {
  NeighbourhoodGuideStrapQuery,
  NeighbourhoodGuideStrapQueryVariables,
} from './data.generated.ts';
import type { NeighbourhoodGuideState } from './parts.ts';

export type Guide = NeighbourhoodGuideStrapQuery;
export type GuidePlace = NonNullable<Guide['place']>;
export type GuideGroup = Guide['marketStats']['groups'][number];

const FOR_SALE = { transactionType: 'SALE' } as const;

/** The first place that is chosen, else that of the site; null asks for nothing. */
export function guideVariables(
  { places }: Pick<NeighbourhoodGuideState, 'places'>,
  { space }: Pick<StrapContext, 'space'>,
): NeighbourhoodGuideStrapQueryVariables | null {
  const own = space.defaultPlaceId > 0 ? String(space.defaultPlaceId) : null;
  const id = places.find((place) => /^\d+$/.test(place)) ?? own;
  return id === null ? null : { id, areaIds: [id], search: guideSearch(id, space) };
}

/** The homes that are counted, as the map asks for them. */
export function guideSearch(id: string, space: StrapContext['space']): SearchInput {
  return setupVariables({ filters: FOR_SALE, geo: { kind: 'place', id } }, 1, space).search;
}

/** From the centre of a larger place distances mean nothing. */
const HOODS = ['macrohood', 'neighbourhood', 'microhood'];

/** What is near the centre of a neighbourhood. */
export function guideNearby({ placetype, nearby }: GuidePlace): GuidePlace['nearby'] {
  return HOODS.includes(placetype) ? nearby : [];
}

/** The search of the homes that the figures count. */
export function guideSearchPath(id: string, propertyTypes: PropertyType[] = []): string {
  const filters = propertyTypes.length > 0 ? { ...FOR_SALE, propertyTypes } : FOR_SALE;

  return searchPath(setupSearch({ filters, geo: { kind: 'place', id } }));
}
