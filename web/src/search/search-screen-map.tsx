import { useRef } from 'react';
import type { Bounds } from '#domain/search/bounds.ts';
import { moveMap } from '#domain/search/map/move-map.ts';
import type { LatLon } from '#domain/search/polyline.ts';
import { POSTAL_INDEX } from '#domain/search/postal-code.ts';
import { changeBounds, drawArea, setGeo } from '#domain/search/search-changes.ts';
import type { SearchInput } from '#domain/search/search-input.ts';
import { searchPath } from '#domain/search/search-path.ts';
import { placeIdsOf, type SearchState } from '#domain/search/search-state.ts';
import { message } from '../messages.ts';
import { openModal } from '../modals/open-modal.ts';
import { useSite } from '../site/site-context.tsx';
import { useLocation } from '../ui/routing.tsx';
import { SearchMap } from './search-map.tsx';
import type { SearchModel } from './search-model.ts';
import type { SearchScreenQuery } from './search-screen.generated.ts';
import type { MapState } from './use-map-state.ts';
import type { SearchHandle } from './use-search.ts';

type SearchScreenMapProps = {
  state: SearchState;
  model: SearchModel;
  onMap: MapState;
  /** Where the searched place is. */
  placeBounds: Bounds | null;
  /** Where the homes of a postal code or a street are. */
  around: SearchScreenQuery['around'];
  toInput: (state: SearchState) => SearchInput;
  /** URL of the search that can be saved. */
  saveUrl: string | null;
  saveName: string;
  /** The visitor moved the map there. */
  onMoved: (bounds: Bounds) => void;
  go: SearchHandle['go'];
};

/** The map beside the results. What the visitor does on it is another search: where it is moved, an area, their location. */
export function SearchScreenMap({
  state,
  model,
  onMap,
  placeBounds,
  around,
  toInput,
  saveUrl,
  saveName,
  onMoved,
  go,
}: SearchScreenMapProps) {
  const { mapStyleUrl = null } = useSite();
  const { bounds, ...everywhere } = state;
  const { geo } = state;
  const { key, pathname, search } = useLocation();
  /** The search of the last move of the map, and whether its history entry is that of the move before. */
  const lastMove = useRef<{ url: string; replaced: boolean } | null>(null);

  function searchArea(corners: LatLon[] | null) {
    const drawn = drawArea(state, corners);
    const needsSignIn = corners && model.config.drawing === 'sign-in' && !model.idToken.isSignedIn;
    if (!needsSignIn) go(drawn);
    else
      openModal('auth', {
        reason: message('search.map.draw.signIn'),
        pending: { action: 'search-area', url: searchPath(drawn) },
      });
  }

  function searchBox(box: Bounds) {
    onMoved(box);
    const next = moveMap(state, box, placeBounds);
    const moved = lastMove.current;
    // One move after another is one step back; back leads to what the visitor chose before, and to the place that they left.
    const isOwn = moved?.url === searchPath(state) && next.geo === state.geo;
    // A step that is still loading is canceled by the new one.
    const replace = isOwn && !(model.wait.search && !moved.replaced);
    lastMove.current = { url: searchPath(next), replaced: replace };
    go(next, { replace });
  }

  return (
    <SearchMap
      search={state.text ? null : toInput(everywhere)}
      position={model.map.position}
      isBusy={model.wait.mapMarkers}
      styleUrl={mapStyleUrl}
      tiers={model.config.mapTiers}
      active={onMap.active}
      placeIds={placeIdsOf(geo)}
      around={(geo?.kind === 'shape' && geo.index === POSTAL_INDEX && around) || null}
      area={geo?.kind === 'area' ? geo.corners : null}
      saveUrl={saveUrl}
      saveName={saveName}
      hasBox={bounds !== undefined}
      total={model.totalSearchResults}
      isPending={model.wait.search}
      // Pages that the browser loads have one key.
      entry={`${key} ${pathname}${search}`}
      onHover={onMap.setHovered}
      onChoose={onMap.setChosen}
      onLoad={onMap.setLoads}
      onArea={searchArea}
      onMine={(point) => go(setGeo(state, { kind: 'point', ...point }, true))}
      onBox={searchBox}
      onWhole={() => go(changeBounds(state, undefined))}
    />
  );
}
