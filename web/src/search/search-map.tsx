import { useCallback, useEffect, useRef, useState } from 'react';
import type { Bounds } from '#domain/search/bounds.ts';
import type { MapTier } from '#domain/search/map-zoom.ts';
import type { LatLon } from '#domain/search/polyline.ts';
import type { SearchInput } from '#domain/search/search-input.ts';
import { AreaTools } from '../map/area-tools.tsx';
import { type ActiveHome, ListingMap, type MapLoads } from '../map/listing-map.tsx';
import type { MapPosition } from '../map/map-position.ts';
import { message } from '../messages.ts';
import { notify } from '../notifications/notify.ts';
import { Icon } from '../ui/icon.tsx';
import { locate } from './my-location.ts';

const FOLLOW_PAUSE_MS = 300;

type SearchMapProps = {
  search: SearchInput;
  position: MapPosition;
  styleUrl: string | null;
  tiers: readonly MapTier[];
  active: ActiveHome | null;
  hasBox: boolean;
  /** The area that is searched, where it was drawn. */
  area: readonly LatLon[] | null;
  onHover: (ids: readonly string[]) => void;
  onChoose: (ids: readonly string[]) => void;
  onLoad: (loads: MapLoads) => void;
  onBox: (bounds: Bounds) => void;
  onArea: (corners: LatLon[] | null) => void;
  onMine: (place: LatLon) => void;
  onWhole: () => void;
};

/** The map of the search screen: moving it searches where it comes to rest, unless the visitor switches that off or draws on it. */
export function SearchMap({ hasBox, area, onBox, onArea, onMine, onWhole, ...map }: SearchMapProps) {
  const [follows, setFollows] = useState(true);
  const isDrawing = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);
  const onDrawing = useCallback((draws: boolean) => {
    isDrawing.current = draws;
    if (draws) clearTimeout(timer.current);
  }, []);

  function follow(bounds: Bounds) {
    clearTimeout(timer.current);
    if (follows && !isDrawing.current) timer.current = setTimeout(() => onBox(bounds), FOLLOW_PAUSE_MS);
  }

  return (
    <ListingMap
      {...map}
      onStart={() => clearTimeout(timer.current)}
      onMove={follow}
      tools={(view) => (
        <div className="search-map__tools">
          <AreaTools view={view} area={area} onArea={onArea} onDrawing={onDrawing} />
          {hasBox && (
            <button type="button" className="search-map__whole" onClick={onWhole}>
              {message('search.map.whole')}
            </button>
          )}
          <label className="search-map__follow">
            <input
              type="checkbox"
              checked={follows}
              onChange={(event) => setFollows(event.currentTarget.checked)}
            />
            {message('search.map.follow')}
          </label>
        </div>
      )}
    >
      <button
        type="button"
        className="search-map__mine"
        data-over-map
        aria-label={message('search.map.mine')}
        title={message('search.map.mine')}
        onClick={() =>
          locate().then(onMine, () => notify({ type: 'warning', message: message('search.bar.mine.failed') }))
        }
      >
        <Icon name="locate-fixed" size={20} />
      </button>
    </ListingMap>
  );
}
