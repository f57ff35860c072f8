import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { Bounds } from '#domain/search/bounds.ts';
import type { MapTier } from '#domain/search/map-zoom.ts';
import type { LatLon } from '#domain/search/polyline.ts';
import type { SearchInput } from '#domain/search/search-input.ts';
import { AreaTools } from '../map/area/area-tools.tsx';
import { type ActiveHome, ListingMap, type MapLoads } from '../map/listing-map.tsx';
import type { MapPosition } from '../map/map-position.ts';
import type { MapView } from '../map/map-view.ts';
import { NearbyLayers } from '../map/nearby/nearby-layers.tsx';
import { message } from '../messages.ts';
import { notify } from '../notifications/notify.ts';
import { Icon } from '../ui/icon.tsx';
import type { IconName } from '../ui/icon-names.ts';
import { locate } from './bar/my-location.ts';
import { homes } from './homes-count.ts';
import { useUnmapped } from './use-unmapped.ts';
import { useDeviceList } from './visitor-lists/device-list.ts';
import { hidden } from './visitor-lists/visitor-lists.ts';

const FOLLOW_PAUSE_MS = 300;

type SearchMapProps = {
  /** Null if nothing is searched. */
  search: SearchInput | null;
  position: MapPosition;
  /** The markers are loading. */
  isBusy?: boolean;
  styleUrl: string | null;
  tiers: readonly MapTier[];
  /** The searched places. */
  placeIds: readonly string[];
  /** Groups of the homes of the searched postal code. */
  around: readonly { bounds: Bounds }[] | null;
  active: ActiveHome | null;
  hasBox: boolean;
  /** Number of results, where the map replaces their list; null if the search failed. */
  total: number | null;
  /** Another search is loading: the number is that of the last one. */
  isPending: boolean;
  /** The drawn search area. */
  area: readonly LatLon[] | null;
  entry?: string;
  onHover: (ids: readonly string[]) => void;
  onChoose: (ids: readonly string[]) => void;
  onLoad: (loads: MapLoads) => void;
  onBox: (bounds: Bounds) => void;
  onArea: (corners: LatLon[] | null) => void;
  onMine: (place: LatLon) => void;
  onWhole: () => void;
  /** URL of the search that can be saved. */
  saveUrl?: string | null;
  saveName?: string;
};

/** The map of the search screen: searches after every move, unless the visitor disables that or draws. */
export function SearchMap({
  hasBox,
  total,
  isPending,
  area,
  onBox,
  onArea,
  onMine,
  onWhole,
  saveUrl = null,
  saveName,
  ...map
}: SearchMapProps) {
  const [follows, setFollows] = useState(true);
  const isDrawing = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hiddenIds = useDeviceList(hidden);

  const latestOnBox = useRef(onBox);
  // What the map shows belongs to the search it was moved for.
  const subject = JSON.stringify([map.position, map.placeIds, area]);

  useEffect(() => {
    latestOnBox.current = onBox;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cleanup runs when the subject changes.
  useEffect(() => () => clearTimeout(timer.current), [subject]);
  const onDrawing = useCallback((draws: boolean) => {
    isDrawing.current = draws;
    if (draws) clearTimeout(timer.current);
  }, []);

  function follow(bounds: Bounds) {
    clearTimeout(timer.current);
    if (follows && !isDrawing.current)
      // The search may have changed during the pause.
      timer.current = setTimeout(() => latestOnBox.current(bounds), FOLLOW_PAUSE_MS);
  }

  return (
    <ListingMap
      {...map}
      // Listings of a basket are shown even if hidden.
      without={map.search?.ids ? undefined : hiddenIds}
      onStart={() => clearTimeout(timer.current)}
      onMove={follow}
      tools={(view) => (
        <div className="search-map__tools">
          <AreaTools {...{ view, area, onArea, onDrawing, saveUrl, saveName }} />
          {/* They come late, into the free room of the row. */}
          <NearbyLayers view={view} />
          <MapCount search={view && !hasBox ? map.search : null} total={total} isPending={isPending} />
          <label className="search-map__follow">
            <input
              type="checkbox"
              aria-label={message('search.map.follow')}
              checked={follows}
              onChange={(event) => setFollows(event.currentTarget.checked)}
            />
            <span className="search-map__long">{message('search.map.follow')}</span>
            <span className="search-map__short">{message('search.map.follow.short')}</span>
          </label>
          {view?.secondMap && <SecondMap view={view} name={view.secondMap} />}
          <div className="search-map__moves" data-over-map>
            <MapButton
              icon="plus"
              label={message('search.map.zoomIn')}
              onClick={(event) => view?.zoom('in', event.nativeEvent)}
            />
            <MapButton
              icon="minus"
              label={message('search.map.zoomOut')}
              onClick={(event) => view?.zoom('out', event.nativeEvent)}
            />
            <MapButton
              icon="locate-fixed"
              label={message('search.map.mine')}
              onClick={() =>
                locate().then(onMine, () =>
                  notify({ type: 'warning', message: message('search.bar.mine.failed') }),
                )
              }
            />
            {hasBox && <MapButton icon="maximize" label={message('search.map.whole')} onClick={onWhole} />}
          </div>
        </div>
      )}
    />
  );
}

type MapCountProps = {
  /** Counted without the homes of no known location; null before the map is loaded, and for a part of it. */
  search: SearchInput | null;
} & Pick<SearchMapProps, 'total' | 'isPending'>;

/** Number of results, and how many of them the map cannot show. */
function MapCount({ search, total, isPending }: MapCountProps) {
  const unmapped = useUnmapped(isPending ? null : search, total);

  return (
    <p className="search-map__count" role="status" aria-busy={isPending}>
      {total !== null && homes(total)}
      {unmapped > 0 && (
        <>
          {' '}
          <span className="search-map__unmapped">{message('search.map.unmapped', { count: unmapped })}</span>
        </>
      )}
    </p>
  );
}

/** Switches between the streets and the second map of the site. */
function SecondMap({ view, name }: { view: MapView; name: string }) {
  const [isShown, setShown] = useState(false);

  async function show(isSecond: boolean) {
    if (await view.showSecond(isSecond)) setShown(isSecond);
    else notify({ type: 'warning', message: message('map.second.failed') });
  }

  return (
    <fieldset className="search-map__maps">
      <legend className="visually-hidden">{message('map.base')}</legend>
      <button type="button" aria-pressed={!isShown} onClick={() => show(false)}>
        {message('map.base.streets')}
      </button>
      <button type="button" aria-pressed={isShown} onClick={() => show(true)}>
        {name}
      </button>
    </fieldset>
  );
}

type MapButtonProps = { icon: IconName; label: string; onClick: (event: MouseEvent) => void };

function MapButton({ icon, label, onClick }: MapButtonProps) {
  return (
    <button type="button" className="search-map__move" aria-label={label} title={label} onClick={onClick}>
      <Icon name={icon} size={20} />
    </button>
  );
}
