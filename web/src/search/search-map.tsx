import { useEffect, useRef, useState } from 'react';
import type { Bounds } from '#domain/search/bounds.ts';
import type { SearchInput } from '#domain/search/search-input.ts';
import { type ActiveHome, ListingMap } from '../map/listing-map.tsx';
import type { MapPosition } from '../map/map-position.ts';
import { message } from '../messages.ts';

const FOLLOW_PAUSE_MS = 300;

type SearchMapProps = {
  search: SearchInput;
  position: MapPosition;
  styleUrl: string | null;
  active: ActiveHome | null;
  hasBox: boolean;
  onHover: (ids: readonly string[]) => void;
  onBox: (bounds: Bounds) => void;
  onWhole: () => void;
};

/** The map of the search screen: moving it searches what it shows, unless the visitor switches that off. */
export function SearchMap({ hasBox, onBox, onWhole, ...map }: SearchMapProps) {
  const [follows, setFollows] = useState(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    <ListingMap
      {...map}
      onMove={(bounds) => {
        clearTimeout(timer.current);
        if (follows) timer.current = setTimeout(() => onBox(bounds), FOLLOW_PAUSE_MS);
      }}
    >
      <div className="search-map__controls">
        <label className="search-map__follow">
          <input
            type="checkbox"
            checked={follows}
            onChange={(event) => setFollows(event.currentTarget.checked)}
          />
          {message('search.map.follow')}
        </label>
        {hasBox && (
          <button type="button" className="search-map__whole" onClick={onWhole}>
            {message('search.map.whole')}
          </button>
        )}
      </div>
    </ListingMap>
  );
}
