import { type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import { inputOptions } from '#domain/search/input-options.ts';
import type { LatLon } from '#domain/search/polyline.ts';
import { POSTAL_INDEX } from '#domain/search/postal-code.ts';
import { changeBounds, clearGeo, setGeo } from '#domain/search/search-changes.ts';
import { type SearchSetup, searchConfig } from '#domain/search/search-config.ts';
import { toSearchInput } from '#domain/search/search-input.ts';
import { searchPath } from '#domain/search/search-path.ts';
import { EMPTY_SEARCH, type SearchState } from '#domain/search/search-state.ts';
import type { Space } from '#domain/site/website.ts';
import { boundsOf, type MapPosition } from '../map/map-position.ts';
import { message } from '../messages.ts';
import { openModal } from '../modals/open-modal.ts';
import { SaveSearch } from '../modals/saved/save-search.tsx';
import { useCustomerListsLater, useProfileLoad } from '../site/customer-lists.ts';
import { useSite } from '../site/site-context.tsx';
import { Icon } from '../ui/icon.tsx';
import { areaHeading } from './area-heading.tsx';
import { useMyLocation } from './bar/my-location.ts';
import { placeName } from './bar/place-name.ts';
import type { FilterPanels } from './filter-bar/filter-panels.ts';
import { FilterSheet } from './filter-bar/filter-sheet.tsx';
import { replaceFilters } from './filters/replace-filters.ts';
import { rememberSearch } from './last-search.ts';
import { ownTitle } from './own-title.ts';
import type { PhoneSearch } from './phone-search.ts';
import { PlaceCrumbs } from './place-crumbs.tsx';
import { ActiveFilters } from './results/active-filters.tsx';
import { SearchFailed } from './results/empty-state.tsx';
import { LeftOutWords } from './results/left-out-words.tsx';
import { SavedLink } from './results/saved-link.tsx';
import { SavedSearchPrompt } from './results/saved-search-prompt.tsx';
import { SearchResults } from './results/search-results.tsx';
import { type Similar, UnknownPlace } from './results/unknown-place.tsx';
import { SearchControls } from './search-controls.tsx';
import { SearchMap } from './search-map.tsx';
import { searchModel } from './search-model.ts';
import { searchedState } from './search-request.ts';
import type {
  SearchScreen_PlaceFragment,
  SearchScreen_ResultFragment,
  SearchScreenQuery,
} from './search-screen.generated.ts';
import { useHeight } from './use-height.ts';
import { useLoggedProblems } from './use-logged-problems.ts';
import { useMapPosition } from './use-map-position.ts';
import { useMapState } from './use-map-state.ts';
import { useSearch } from './use-search.ts';
import { useShownView } from './use-shown-view.ts';
import { HiddenHomes } from './visitor-lists/hidden-homes.tsx';
import { RecentlyViewed } from './visitor-lists/recently-viewed.tsx';
import './search-screen.css';

/** Without JavaScript there is no map and no button that requires one; the browser opens the sheet of filters itself. */
const WITHOUT_SCRIPT =
  '.search-screen__columns{display:block!important}.search-screen__list{display:block!important}.search-screen__map,.search-screen__hide,.search-screen__toggle,.header-mobile-search__tool.is-view,.filter-bar__link,.listing-actions,.search-bar__clear{display:none!important}.search-screen__refine{display:block!important}';

type SearchScreenProps = {
  /** Names similar to a text without matches. */
  similar: SearchScreenQuery['autocomplete'];
  heading: (placeName: string, state: SearchState) => ReactNode;
  result: SearchScreen_ResultFragment | null;
  /** Number of listings in the whole source. */
  listingCount: number | null;
  place: SearchScreen_PlaceFragment | null;
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
  const { heading, result, similar, listingCount, place, panels, startsAdvanced, setup } = props;
  const { startPosition = null, look, phone } = props;
  const { space, viewer, mapStyleUrl = null } = useSite();
  const search = useSearch();
  const id = useId();
  const { state: requested, url, go } = search;
  const config = useMemo(() => searchConfig(space, setup), [space, setup]);
  const prepared = config.preconfiguredSearches;
  const leftOut = result?.leftOutFields;
  const state = useMemo(() => searchedState(requested, prepared, leftOut), [requested, prepared, leftOut]);
  const mine = useMyLocation();
  const view = useShownView(look, requested, search);
  const onMap = useMapState();
  const controls = useRef<HTMLDivElement>(null);
  const style = useHeight(controls, '--search-top');
  const start = startPosition ?? mapStart(space, look === 'split' ? place : null);
  const isPostal = state.geo?.kind === 'shape' && state.geo.index === POSTAL_INDEX;
  const area = place?.bounds ?? (state.ids || isPostal ? boundsOf(locations(result)) : null);
  const { position, hasMovedTo } = useMapPosition(state, area, start);
  const { bounds, ...everywhere } = state;
  const where = placeName({ ...config, geo: state.geo, found: place?.name, areaName: space.areaName, mine });
  const toInput = (of: SearchState) => toSearchInput(of, inputOptions(space, setup)).search;
  const saveUrl = state.ids || state.text ? null : searchPath({ ...EMPTY_SEARCH, ...criteriaOf(state) });
  const title = ownTitle(state);
  const isNamed =
    state.geo?.kind === 'place' ? place !== null : isPostal || (state.geo?.kind === 'point' && mine !== null);
  const placeText = state.text ?? (isNamed ? where : '');
  const model = searchModel({
    state,
    response: result,
    totalListingCount: listingCount,
    position,
    config,
    isPending: search.isPending,
    lists: useCustomerListsLater(),
    userLoad: useProfileLoad(),
    isSignedIn: Boolean(viewer.customer),
    markerLoad: onMap.loads.markers,
    positionLoad: onMap.loads.position,
  });

  useEffect(() => rememberSearch(url), [url]);
  useLoggedProblems(model.notifications, leftOut, url);

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
        placeText={placeText}
        panels={panels}
        startsAdvanced={startsAdvanced}
        total={search.isPending ? null : (result?.total ?? null)}
        toInput={toInput}
        sheet={`filters${id}`}
        view={view}
        Header={phone?.Header}
        go={go}
      />
      <div className="search-screen__columns">
        <div className="search-screen__list">
          {place && place.hierarchy.length > 1 && state.geo && !state.text && (
            <PlaceCrumbs
              places={place.hierarchy}
              hrefOf={(placeId) => searchPath(setGeo(state, { kind: 'place', id: placeId }, true))}
            />
          )}
          {!state.text && (title ? <h1>{title}</h1> : (areaHeading(state, where) ?? heading(where, state)))}
          {!state.ids && <ActiveFilters state={state} panels={[...panels.basic, ...panels.advanced]} />}
          <LeftOutWords url={url} />
          {state.text ? (
            <UnknownPlace
              state={state}
              similar={(similar ?? []).filter((one): one is Similar => 'label' in one)}
              areaName={space.areaName}
            />
          ) : result ? (
            <SearchResults
              search={search}
              model={model}
              state={state}
              result={result}
              placeName={where}
              hasCentre={Boolean(place) || state.geo?.kind === 'point'}
              mine={mine}
              toInput={toInput}
              marked={onMap.marked}
              onPoint={onMap.point}
            >
              <button type="button" className="search-screen__hide" onClick={view.toggleWide}>
                <Icon name="map" />
                {message(view.hidesMap ? 'search.view.showMap' : 'search.view.hideMap')}
              </button>
              {saveUrl && <SaveSearch url={saveUrl} name={where} className="search-screen__save" />}
              {model.idToken.isSignedIn && <SavedLink model={model} className="search-screen__save" />}
            </SearchResults>
          ) : model.savedSearch ? (
            <SavedSearchPrompt isSignedIn={model.idToken.isSignedIn} />
          ) : (
            <SearchFailed url={url} />
          )}
          <HiddenHomes />
          <RecentlyViewed from={url} />
        </div>
        <div className="search-screen__map">
          <SearchMap
            search={state.text ? null : toInput(everywhere)}
            position={model.map.position}
            isBusy={model.wait.mapMarkers}
            styleUrl={mapStyleUrl}
            tiers={config.mapTiers}
            active={onMap.active}
            placeId={state.geo?.kind === 'place' ? state.geo.id : null}
            area={state.geo?.kind === 'area' ? state.geo.corners : null}
            saveUrl={saveUrl}
            hasBox={bounds !== undefined}
            onHover={onMap.setHovered}
            onChoose={onMap.setChosen}
            onLoad={onMap.setLoads}
            onArea={(corners) => {
              const drawn = corners
                ? setGeo(state, { kind: 'area', corners }, false)
                : { ...clearGeo(state), geo: null };
              const needsSignIn = corners && config.drawing === 'sign-in' && !model.idToken.isSignedIn;
              if (!needsSignIn) go(drawn);
              else
                openModal('auth', {
                  reason: message('search.map.draw.signIn'),
                  pending: { action: 'search-area', url: searchPath(drawn) },
                });
            }}
            onMine={(point) => go(setGeo(state, { kind: 'point', ...point }, true))}
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
          panels={[...panels.basic, ...panels.advanced]}
          toInput={toInput}
          onChange={(filters) => go(replaceFilters(state, filters))}
        />
      </section>
      <button type="button" className="search-screen__toggle" data-over-map onClick={view.toggleSmall}>
        <Icon name={view.showsMap ? 'list' : 'map'} />
        {message(view.showsMap ? 'search.view.list' : 'search.view.map')}
      </button>
      {phone && <phone.Footer data={{ prepared, url: saveUrl ?? url, name: where }} />}
    </div>
  );
}

function locations(result: SearchScreen_ResultFragment | null): LatLon[] {
  return result?.listings.flatMap(({ location }) => location ?? []) ?? [];
}

/** The site's position is meant for a wide map; half a screen is centred on the site's place instead. */
function mapStart({ mapDefault }: Space, place: SearchScreen_PlaceFragment | null): MapPosition {
  return place ? { ...mapDefault, ...place.centre } : mapDefault;
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
