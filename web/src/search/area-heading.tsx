import type { ReactNode } from 'react';
import { searchHeading } from '#domain/search/text/search-heading.ts';
import type { SearchState } from '#domain/search/search-state.ts';
import { message } from '../messages.ts';

/** An area that has no name of its own stands behind what is searched in it; null where the place has one. */
export function areaHeading({ geo, filters }: SearchState, place: string): ReactNode {
  if (geo?.kind !== 'area' && geo?.kind !== 'shape' && geo?.kind !== 'point') return null;
  const way = geo.kind === 'point' ? 'near' : 'in';

  return <h1>{message(`search.place.heading.${way}`, { homes: searchHeading('', filters), place })}</h1>;
}
