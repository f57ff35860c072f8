import type { ReactNode } from 'react';
import type { SearchState } from '#domain/search/search-state.ts';
import { searchHeading } from '#domain/search/text/search-heading.ts';
import { message } from '../messages.ts';

/** The name of the space's area as heading of a search without its own place name; null where the place has one. */
export function areaHeading({ geo, filters }: SearchState, place: string): ReactNode {
  if (geo?.kind !== 'area' && geo?.kind !== 'shape' && geo?.kind !== 'point') return null;
  const way = geo.kind === 'point' ? 'near' : 'in';

  return <h1>{message(`search.place.heading.${way}`, { homes: searchHeading('', filters), place })}</h1>;
}
