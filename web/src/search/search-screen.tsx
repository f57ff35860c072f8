import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { MAX_FROM, RESULTS_PER_PAGE } from '#domain/search/paging.ts';
import { changeBounds, changeSort, clearGeo, goToPage, setGeo } from '#domain/search/search-changes.ts';
import { toSearchInput } from '#domain/search/search-input.ts';
import { searchPath } from '#domain/search/search-path.ts';
import type { SearchState } from '#domain/search/search-state.ts';
import type { Space } from '#domain/site/website.ts';
import { dayInWords } from '../listing/day-in-words.ts';
import type { ListingCard_ListingFragment } from '../listing/listing-card.generated.ts';
import type { MapPosition } from '../map/map-position.ts';
import { message } from '../messages.ts';
import { useSite } from '../page/site-context.tsx';
import { Icon } from '../ui/icon.tsx';
import { Pagination } from '../ui/pagination.tsx';
import { EmptyState, NoSuchPage, SearchFailed } from './empty-state.tsx';
import { FilterBar } from './filter-bar.tsx';
import type { FilterPanels } from './filter-panels.ts';
import { FilterSheet } from './filter-sheet.tsx';
import { rememberSearch } from './last-search.ts';
import { PlaceCrumbs } from './place-crumbs.tsx';
import { replaceFilters } from './replace-filters.ts';
import { ResultHead } from './result-head.tsx';
import { ResultList } from './result-list.tsx';
import { SearchBar } from './search-bar.tsx';
import { SearchMap } from './search-map.tsx';
import { type PreparedSearch, resolvePrepared } from './search-request.ts';
import type { SearchScreen_PlaceFragment, SearchScreen_ResultFragment } from './search-screen.generated.ts';
import { useHeight } from './use-height.ts';
import { useMapPosition } from './use-map-position.ts';
import { useSearch } from './use-search.ts';
import './search-screen.css';

const LAST_PAGE = Math.floor(MAX_FROM / RESULTS_PER_PAGE) + 1;

/** Without JavaScript there is no map and no button that needs one; the sheet with all filters is opened by the browser. */
const WITHOUT_SCRIPT =
  '.search-screen__columns{display:block!important}.search-screen__map,.search-screen__hide,.search-screen__toggle,.filter-bar__link{display:none!important}.search-screen__refine{display:block!important}';

type SearchScreenProps = {
  heading: (placeName: string, state: SearchState) => ReactNode;
  result: SearchScreen_ResultFragment | null;
  place: SearchScreen_PlaceFragment | null;
  panels: FilterPanels;
  startsAdvanced: boolean;
  prepared: readonly PreparedSearch[];
  /** Where the map opens, when the address does not say. */
  startPosition?: MapPosition | null;
  /** `map` is the variant whose map fills the screen. */
  look: 'split' | 'map';
};

export function SearchScreen(props: SearchScreenProps) {
  const { heading, result, place, panels, startsAdvanced, prepared, startPosition = null, look } = props;
  const { space, mapStyleUrl = null } = useSite();
  const id = useId();
  const { state: asked, url, isPending, go } = useSearch();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [pointed, setPointed] = useState<ListingCard_ListingFragment | null>(null);
  const [marked, setMarked] = useState<readonly string[]>([]);

  const state = resolvePrepared(asked, prepared);
  const toInput = (of: SearchState) =>
    toSearchInput(of, { defaultPlaceId: String(space.defaultPlaceId) }).search;
  const { position, hasMovedTo } = useMapPosition(
    state,
    place?.bounds ?? null,
    startPosition ?? mapStart(space, look === 'split' ? place : null),
  );
  const { bounds: _, ...everywhere } = state;
  const placeName =
    place && state.geo ? place.name : state.geo ? message('search.place.all') : space.areaName;
  const hasCentre = Boolean(place) || state.geo?.kind === 'point';
  const top = useRef<HTMLDivElement>(null);
  const style = useHeight(top, '--search-top');
  const hidesMap = hash === '#list';
  const lastPage = Math.min(result?.pageCount ?? 0, LAST_PAGE);

  useEffect(() => rememberSearch(url), [url]);

  return (
    <div
      style={style}
      className={`search-screen is-${look}${state.map ? ' shows-map' : ''}${hidesMap ? ' hides-map' : ''}`}
    >
      <noscript>
        <style>{WITHOUT_SCRIPT}</style>
      </noscript>
      <div ref={top} className="search-screen__top">
        <SearchBar
          key={place?.id}
          isCompact
          initialText={state.geo?.kind === 'place' ? place?.name : ''}
          placePath={(placeId) => searchPath(setGeo(state, { kind: 'place', id: placeId }, true))}
          onClear={() => go(clearGeo(state))}
        />
        <div className="search-screen__bar">
          <FilterBar
            state={state}
            {...panels}
            startsAdvanced={startsAdvanced}
            onChange={(filters) => go(replaceFilters(state, filters))}
          />
        </div>
        <div className="search-screen__refine">
          <FilterSheet
            id={`filters${id}`}
            state={state}
            keys={[...panels.basic, ...panels.advanced]}
            toInput={toInput}
            onChange={(filters) => go(replaceFilters(state, filters))}
          />
        </div>
      </div>
      <div className="search-screen__columns">
        <div className="search-screen__list">
          {place && place.hierarchy.length > 1 && state.geo && (
            <PlaceCrumbs
              places={place.hierarchy}
              hrefOf={(placeId) => searchPath(setGeo(state, { kind: 'place', id: placeId }, true))}
            />
          )}
          {heading(placeName, state)}
          {result ? (
            <>
              <ResultHead
                state={state}
                total={result.total}
                placeName={placeName}
                hasCentre={hasCentre}
                onSort={(sort) => go(changeSort(asked, sort))}
              >
                <button
                  type="button"
                  className="search-screen__hide"
                  aria-pressed={!hidesMap}
                  onClick={() =>
                    void navigate(hidesMap ? url : `${url}#list`, { replace: true, preventScrollReset: true })
                  }
                >
                  <Icon name="map" />
                  {message(hidesMap ? 'search.view.showMap' : 'search.view.hideMap')}
                </button>
              </ResultHead>
              {result.total === 0 && <EmptyState state={state} toInput={toInput} />}
              {result.total > 0 && result.listings.length === 0 && <NoSuchPage state={asked} />}
              {result.listings.length > 0 && (
                <ResultList
                  listings={result.listings}
                  isPending={isPending}
                  marked={marked}
                  from={url}
                  onPoint={setPointed}
                />
              )}
              <Pagination
                page={state.page}
                pageCount={lastPage}
                hrefOf={(page) => searchPath(goToPage(asked, page))}
              />
              {result.asOf && (
                <p className="search-screen__attribution">
                  {message('search.asOf', { date: dayInWords(result.asOf) })}
                </p>
              )}
            </>
          ) : (
            <SearchFailed url={url} />
          )}
        </div>
        <div className="search-screen__map">
          <SearchMap
            search={toInput(everywhere)}
            position={position}
            styleUrl={mapStyleUrl}
            active={pointed?.location ?? null}
            hasBox={state.bounds !== undefined}
            onHover={setMarked}
            onBox={(bounds) => {
              hasMovedTo(bounds);
              go(changeBounds(state, bounds), { replace: true });
            }}
            onWhole={() => go(changeBounds(state, undefined))}
          />
        </div>
      </div>
      <button
        type="button"
        className="search-screen__toggle"
        onClick={() => go({ ...asked, map: state.map ? undefined : true }, { replace: true })}
      >
        <Icon name={state.map ? 'list' : 'map'} />
        {message(state.map ? 'search.view.list' : 'search.view.map')}
      </button>
    </div>
  );
}

/** Half a screen is too narrow for the site's own position: there the middle of its place is in the middle. */
function mapStart({ mapDefault }: Space, place: SearchScreen_PlaceFragment | null): MapPosition {
  return place ? { ...mapDefault, ...place.centre } : mapDefault;
}
