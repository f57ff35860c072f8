import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { changeBounds, setGeo } from '#domain/search/search-changes.ts';
import { toSearchInput } from '#domain/search/search-input.ts';
import { searchPath } from '#domain/search/search-path.ts';
import type { SearchState } from '#domain/search/search-state.ts';
import type { Space } from '#domain/site/website.ts';
import type { ListingCard_ListingFragment } from '../listing/listing-card.generated.ts';
import type { MapPosition } from '../map/map-position.ts';
import { message } from '../messages.ts';
import { SearchFooter } from '../page/mobile/search-footer.tsx';
import { useSite } from '../page/site-context.tsx';
import { Icon } from '../ui/icon.tsx';
import { SearchFailed } from './empty-state.tsx';
import type { FilterPanels } from './filter-panels.ts';
import { FilterSheet } from './filter-sheet.tsx';
import { rememberSearch } from './last-search.ts';
import { PlaceCrumbs } from './place-crumbs.tsx';
import { replaceFilters } from './replace-filters.ts';
import { SearchControls } from './search-controls.tsx';
import { SearchMap } from './search-map.tsx';
import { type PreparedSearch, resolvePrepared } from './search-request.ts';
import { SearchResults } from './search-results.tsx';
import type { SearchScreen_PlaceFragment, SearchScreen_ResultFragment } from './search-screen.generated.ts';
import { useHeight } from './use-height.ts';
import { useMapPosition } from './use-map-position.ts';
import { useSearch } from './use-search.ts';
import { useShownView } from './use-shown-view.ts';
import './search-screen.css';

/** Without JavaScript there is no map and no button that needs one; the sheet with all filters is opened by the browser. */
const WITHOUT_SCRIPT =
  '.search-screen__columns{display:block!important}.search-screen__list{display:block!important}.search-screen__map,.search-screen__hide,.search-screen__toggle,.filter-bar__link{display:none!important}.search-screen__refine{display:block!important}';

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

/** The search: its controls, what it found, and the map of it. */
export function SearchScreen(props: SearchScreenProps) {
  const { heading, result, place, panels, startsAdvanced, prepared, startPosition = null, look } = props;
  const { space, mapStyleUrl = null } = useSite();
  const search = useSearch();
  const id = useId();
  const { state: asked, url, go } = search;
  const state = useMemo(() => resolvePrepared(asked, prepared), [asked, prepared]);
  const view = useShownView(look, asked, search);
  const [pointed, setPointed] = useState<ListingCard_ListingFragment | null>(null);
  const [marked, setMarked] = useState<readonly string[]>([]);
  const controls = useRef<HTMLDivElement>(null);
  const style = useHeight(controls, '--search-top');
  const start = startPosition ?? mapStart(space, look === 'split' ? place : null);
  const { position, hasMovedTo } = useMapPosition(state, place?.bounds ?? null, start);
  const { bounds, ...everywhere } = state;
  const placeName = nameOf(state, place, space);
  const toInput = (of: SearchState) =>
    toSearchInput(of, { defaultPlaceId: String(space.defaultPlaceId) }).search;

  useEffect(() => rememberSearch(url), [url]);

  return (
    <div
      style={style}
      className={`search-screen is-${look}${view.showsMap ? ' shows-map' : ''}${view.hidesMap ? ' hides-map' : ''}`}
    >
      <noscript>
        <style>{WITHOUT_SCRIPT}</style>
      </noscript>
      <SearchControls
        ref={controls}
        state={state}
        placeText={state.geo?.kind === 'place' ? (place?.name ?? '') : ''}
        panels={panels}
        startsAdvanced={startsAdvanced}
        sheet={`filters${id}`}
        go={go}
      />
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
            <SearchResults
              search={search}
              state={state}
              result={result}
              placeName={placeName}
              hasCentre={Boolean(place) || state.geo?.kind === 'point'}
              toInput={toInput}
              marked={marked}
              onPoint={setPointed}
            >
              <button type="button" className="search-screen__hide" onClick={view.toggleWide}>
                <Icon name="map" />
                {message(view.hidesMap ? 'search.view.showMap' : 'search.view.hideMap')}
              </button>
            </SearchResults>
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
            hasBox={bounds !== undefined}
            onHover={setMarked}
            onBox={(box) => {
              hasMovedTo(box);
              go(changeBounds(state, box), { replace: true });
            }}
            onWhole={() => go(changeBounds(state, undefined))}
          />
        </div>
      </div>
      <section className="search-screen__refine" aria-labelledby={`refine${id}`}>
        <h2 id={`refine${id}`}>{message('search.refine.title')}</h2>
        <FilterSheet
          id={`filters${id}`}
          state={state}
          keys={[...panels.basic, ...panels.advanced]}
          toInput={toInput}
          onChange={(filters) => go(replaceFilters(state, filters))}
        />
      </section>
      <button type="button" className="search-screen__toggle" onClick={view.toggleSmall}>
        <Icon name={view.showsMap ? 'list' : 'map'} />
        {message(view.showsMap ? 'search.view.list' : 'search.view.map')}
      </button>
      <SearchFooter prepared={prepared} />
    </div>
  );
}

function nameOf({ geo }: SearchState, place: SearchScreen_PlaceFragment | null, { areaName }: Space): string {
  if (!geo) return areaName;
  return place?.name ?? message('search.place.all');
}

/** Half a screen is too narrow for the site's own position: there the middle of its place is in the middle. */
function mapStart({ mapDefault }: Space, place: SearchScreen_PlaceFragment | null): MapPosition {
  return place ? { ...mapDefault, ...place.centre } : mapDefault;
}
