import type { ReactNode } from 'react';
import type { SearchState } from '#domain/search/search-state.ts';
import { STREET_INDEX } from '#domain/search/street/street.ts';
import { filteredHeading } from '#domain/search/text/filtered-heading.ts';
import { searchHeading } from '#domain/search/text/search-heading.ts';
import { message } from '../messages.ts';

/** Areas without a name that a heading could begin with. */
const AREAS: readonly string[] = ['area', 'shape', 'point', 'all-areas'];

/** The name of the space's area as heading of a search without its own place name; null where the place has one. */
export function areaHeading({ geo, filters }: SearchState, place: string): ReactNode {
  if (!geo || !AREAS.includes(geo.kind)) return null;
  const isStreet = geo.kind === 'shape' && geo.index === STREET_INDEX;
  const way = geo.kind === 'point' ? 'near' : isStreet ? 'on' : 'in';

  const homes = filteredHeading(filters)?.homes ?? searchHeading('', filters);

  return <h1>{message(`search.place.heading.${way}`, { homes, place })}</h1>;
}
