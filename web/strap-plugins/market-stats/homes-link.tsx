import { sortedPropertyTypes } from '#domain/search/property-types.ts';
import { searchPath } from '#domain/search/search-path.ts';
import { EMPTY_SEARCH } from '#domain/search/search-state.ts';
import { message } from '#web/src/messages.ts';
import { SiteLink } from '#web/src/ui/site-link.tsx';
import type { AreaFigures } from './data.ts';

type HomesLinkProps = { area: AreaFigures; propertyTypes: readonly string[] };

/** The homes that are counted: a search with other types or another area finds another number. */
export function HomesLink({ area: { id, all }, propertyTypes }: HomesLinkProps) {
  if (!all) return null;

  return (
    <SiteLink href={homesPath(id, propertyTypes)}>{message('market.homes', { count: all.count })}</SiteLink>
  );
}

/** The search of the homes of an area, all without an id; of some types, or of all. */
export function homesPath(areaId: string, propertyTypes: readonly string[]): string {
  const types = sortedPropertyTypes(propertyTypes);

  return searchPath({
    ...EMPTY_SEARCH,
    geo: areaId ? { kind: 'place', id: areaId } : { kind: 'all-areas' },
    filters: types.length > 0 ? { propertyTypes: types } : {},
  });
}
