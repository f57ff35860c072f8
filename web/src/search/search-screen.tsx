import { type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import type { Bounds } from '#domain/search/bounds.ts';
import { inputOptions } from '#domain/search/input-options.ts';
import { type SearchSetup, searchConfig } from '#domain/search/search-config.ts';
import { type SearchInput, toSearchInput } from '#domain/search/search-input.ts';
import { searchPath } from '#domain/search/search-path.ts';
import { EMPTY_SEARCH, type SearchState } from '#domain/search/search-state.ts';
import { searchedArea } from '#domain/search/text/searched-area.ts';
import type { Space } from '#domain/site/website.ts';
import { shapesOf } from '#domain/theme/shapes.ts';
import type { MapPosition } from '../map/map-position.ts';
import { message } from '../messages.ts';
import { SaveSearch } from '../modals/saved/save-search.tsx';
import { useCustomerListsLater, useProfileLoad } from '../site/customer-lists.ts';
import { useSite } from '../site/site-context.tsx';
import { Icon } from '../ui/icon.tsx';
import { useMyLocation } from './bar/my-location.ts';
import type { FilterPanels } from './filter-bar/filter-panels.ts';
import { FilterSheet } from './filter-bar/filter-sheet.tsx';
import { replaceFilters } from './filters/replace-filters.ts';
import { rememberSearch } from './last-search.ts';
import type { PhoneSearch } from './phone-search.ts';
import { SavedLink } from './results/saved-link.tsx';
import { SearchHeading } from './results/search-heading.tsx';
import { SearchOutcome } from './results/search-outcome.tsx';
import { SearchControls } from './search-controls.tsx';
import { searchModel } from './search-model.ts';
import { searchNames } from './search-names.ts';
import { searchedState } from './search-request.ts';
import type {
  SearchScreen_PlaceFragment,
  SearchScreen_ResultFragment,
  SearchScreenQuery,
} from './search-screen.generated.ts';
import { SearchScreenMap } from './search-screen-map.tsx';
import { searchedPlace } from './searched-place.ts';
import { useHeight, useSpaceAbove } from './use-height.ts';
import { useLastSearch } from './use-last-search.ts';
import { useLoggedProblems } from './use-logged-problems.ts';
import { useMapPosition } from './use-map-position.ts';
import { useMapState } from './use-map-state.ts';
import { type SearchHandle, useSearch } from './use-search.ts';
import { useShownView } from './use-shown-view.ts';
import { HiddenHomes } from './visitor-lists/hidden-homes.tsx';
import { RecentlyViewed } from './visitor-lists/recently-viewed.tsx';
import './search-screen.css';

/** Without JavaScript there is no map and no button that requires one; the browser opens the sheet of filters itself. */
const WITHOUT_SCRIPT =
  '.search-screen__columns{display:block!important}.search-screen__list{display:block!important}.search-screen__map,.search-screen__hide,.active-filters__add,.search-screen__toggle,.header-mobile-search__tool.is-view,.listing-actions,.search-bar__clear,.filter-sheet__clear{display:none!important}.search-screen__refine>*{display:revert!important}';

type SearchScreenProps = {
  /** Names similar to a text without matches. */
  similar: SearchScreenQuery['autocomplete'];
  /** The agent's own heading; null where the search is named. */
  heading?: (state: SearchState) => ReactNode;
  result: SearchScreen_ResultFragment | null;
  /** Number of listings in the whole source. */
  listingCount: number | null;
  place: SearchScreen_PlaceFragment | null;
  /** Several places that are searched together. */
  places: SearchScreenQuery['places'];
  /** Where the homes of a postal code or a street are. */
  around: SearchScreenQuery['around'];
  /** The site's place, where all areas are searched. */
  siteArea: SearchScreenQuery['siteArea'];
  panels: FilterPanels;
  startsAdvanced: boolean;
  setup: SearchSetup;
  /** Initial position of the map, unless the URL has one. */
  startPosition?: MapPosition | null;
  /** `map` is the variant with a full-screen map. */
  look: 'split' | 'map';
  /** Phone header and footer. */
  phone?: PhoneSearch;
};

/** The search: controls, results and map. */
export function SearchScreen(props: SearchScreenProps) {
  const { heading, similar, listingCount, panels, startsAdvanced, setup } = props;
  const { startPosition = null, look, phone, siteArea } = props;
  const { space, viewer, website } = useSite();
  const { results, mapSide } = shapesOf(website.theme);
  const search = useSearch();
  const id = useId();
  const { url, isPending, go } = search;
  const { requested, result, place, places, around, hasFailed } = useLastSearch({
    ...props,
    requested: search.state,
  });
  const config = useMemo(() => searchConfig(space, setup), [space, setup]);
  const prepared = config.preconfiguredSearches;
  const leftOut = result?.leftOutFields;
  const state = useMemo(() => searchedState(requested, prepared, leftOut), [requested, prepared, leftOut]);
  const mine = useMyLocation();
  const view = useShownView(look, requested, search);
  const onMap = useMapState();
  const controls = useRef<HTMLDivElement>(null);
  const style = useHeight(controls, '--search-top');
  useSpaceAbove(controls, '--search-above');
  const areaName = searchedArea(space, setup);
  const where = searchedPlace({ state, place, places, around, result, areaName, mine });
  const start = startPosition ?? mapStart(space, look === 'split' ? (place ?? siteArea) : null);
  const { position, hasMovedTo } = useMapPosition(state, where.bounds, start);
  const toInput = (of: SearchState) => toSearchInput(of, inputOptions(space, setup)).search;
  const saveUrl = state.ids || state.text ? null : searchPath({ ...EMPTY_SEARCH, ...criteriaOf(state) });
  const names = searchNames(state, where.name, config.defaultTransaction);
  const model = searchModel({
    state,
    response: result,
    totalListingCount: listingCount,
    position,
    config,
    isPending,
    lists: useCustomerListsLater(),
    userLoad: useProfileLoad(),
    isSignedIn: Boolean(viewer.customer),
    markerLoad: onMap.loads.markers,
    positionLoad: onMap.loads.position,
  });

  // Without any home no filter can do anything.
  const hasHomes = listingCount !== 0;
  const isBasket = requested.ids !== undefined;
  useEffect(() => rememberSearch(url, isBasket), [url, isBasket]);
  useLoggedProblems(model.notifications, leftOut, url);

  return (
    <div
      style={style}
      className={`search-screen is-${look} has-${results} has-map-${mapSide}${view.showsMap ? ' shows-map' : ''}${view.hidesMap ? ' hides-map' : ''}`}
    >
      <noscript>
        <style>{WITHOUT_SCRIPT}</style>
      </noscript>
      <SearchControls
        ref={controls}
        state={state}
        placeText={where.barText}
        panels={panels}
        toInput={toInput}
        sheet={hasHomes ? `filters${id}` : null}
        view={view}
        Header={phone?.Header}
        go={go}
      />
      <div className="search-screen__columns">
        <div className="search-screen__list">
          <SearchHeading
            {...{ state, url, place, places, panels, hasHomes }}
            placeName={where.name}
            isPending={model.wait.search}
            heading={heading?.(state) ?? <h1>{names.heading}</h1>}
          >
            {saveUrl && hasHomes && (
              <SaveSearch url={saveUrl} name={names.saved} className="search-screen__save" />
            )}
            {model.idToken.isSignedIn && <SavedLink model={model} className="search-screen__save" />}
          </SearchHeading>
          <SearchOutcome
            {...{ search, model, state, result, similar, hasFailed, mine, toInput }}
            areaName={areaName}
            placeName={where.name}
            hasCentre={Boolean(place) || state.geo?.kind === 'point'}
            marked={onMap.marked}
            onPoint={onMap.point}
          >
            {view.toggleWide && (
              <button type="button" className="search-screen__hide" onClick={view.toggleWide}>
                <Icon name="map" />
                {message(view.hidesMap ? 'search.view.showMap' : 'search.view.hideMap')}
              </button>
            )}
          </SearchOutcome>
          {!view.toggleWide && viewer.canEdit && (
            <p className="search-screen__note">{message('search.map.none')}</p>
          )}
          <HiddenHomes />
          <RecentlyViewed from={url} />
        </div>
        {view.toggleWide && (
          <div className="search-screen__map">
            <SearchScreenMap
              {...{ state, model, onMap, around, toInput, saveUrl, go }}
              saveName={names.saved}
              placeBounds={where.bounds}
              onMoved={hasMovedTo}
            />
          </div>
        )}
      </div>
      {hasHomes && <AllFilters {...{ id, state, panels, startsAdvanced, toInput, go }} />}
      {view.toggleSmall && (
        <button type="button" className="search-screen__toggle" data-over-map onClick={view.toggleSmall}>
          <Icon name={view.showsMap ? 'list' : 'map'} />
          {message(view.showsMap ? 'search.view.list' : 'search.view.map')}
        </button>
      )}
      {phone && <phone.Footer data={{ prepared, url: saveUrl ?? url, name: names.saved }} />}
    </div>
  );
}

type AllFiltersProps = {
  id: string;
  state: SearchState;
  panels: FilterPanels;
  startsAdvanced: boolean;
  toInput: (state: SearchState) => SearchInput;
  go: SearchHandle['go'];
};

/** Every filter in one form: a sheet that the controls open, and the way to search without JavaScript. */
function AllFilters({ id, state, panels, startsAdvanced, toInput, go }: AllFiltersProps) {
  return (
    <section className="search-screen__refine" aria-labelledby={`refine${id}`}>
      <h2 id={`refine${id}`}>{message('search.refine.title')}</h2>
      <FilterSheet
        id={`filters${id}`}
        state={state}
        panels={[...panels.basic, ...panels.advanced]}
        startsOpen={startsAdvanced}
        toInput={toInput}
        onChange={(filters) => go(replaceFilters(state, filters))}
      />
    </section>
  );
}

/** The site's position is meant for a wide map; half a screen, and a phone, show the whole of the site's place instead. */
function mapStart({ mapDefault }: Space, place: { bounds: Bounds } | null | undefined): MapPosition {
  return place ? { bounds: place.bounds } : mapDefault;
}

/** What of a search is saved. */
function criteriaOf({
  filters,
  geo,
  sort,
  bounds,
}: SearchState): Pick<SearchState, 'filters' | 'geo' | 'sort' | 'bounds'> {
  return { filters, geo, sort, bounds };
}
