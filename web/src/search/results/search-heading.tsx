import type { ReactNode } from 'react';
import { setGeo } from '#domain/search/search-changes.ts';
import { searchPath } from '#domain/search/search-path.ts';
import type { SearchState } from '#domain/search/search-state.ts';
import type { FilterPanels } from '../filter-bar/filter-panels.ts';
import { ownTitle } from '../own-title.ts';
import { PlaceCrumbs } from '../place-crumbs.tsx';
import type { SearchScreen_PlaceFragment, SearchScreenQuery } from '../search-screen.generated.ts';
import { ActiveFilters } from './active-filters.tsx';
import { LeftOutWords } from './left-out-words.tsx';

type SearchHeadingProps = {
  state: SearchState;
  url: string;
  place: SearchScreen_PlaceFragment | null;
  /** Several places that are searched together. */
  places: SearchScreenQuery['places'];
  placeName: string;
  panels: FilterPanels;
  /** Another search is loading: the place of the heading may be that of the last one. */
  isPending: boolean;
  /** Whether any home is listed on the site. */
  hasHomes: boolean;
  /** The heading where the search has no title of its own. */
  heading: ReactNode;
  /** Beside the heading. */
  children: ReactNode;
};

/** What is searched: places above it, heading, active filters, and what of a typed sentence is no filter. */
export function SearchHeading({
  state,
  url,
  place,
  places,
  placeName,
  panels,
  hasHomes,
  isPending,
  heading,
  children,
}: SearchHeadingProps) {
  const title = ownTitle(state);

  return (
    <>
      {place && place.hierarchy.length > 1 && state.geo && !state.text && (
        <PlaceCrumbs
          places={place.hierarchy}
          hrefOf={(placeId) => searchPath(setGeo(state, { kind: 'place', id: placeId }, true))}
        />
      )}
      {!state.text && (
        <div className="search-screen__title" aria-busy={isPending || undefined}>
          {title ? <h1>{title}</h1> : heading}
          {children}
        </div>
      )}
      {!state.ids && hasHomes && (
        <ActiveFilters state={state} places={places} panels={[...panels.basic, ...panels.advanced]} />
      )}
      {hasHomes && <LeftOutWords state={state} url={url} placeName={placeName} />}
    </>
  );
}
