import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Bounds } from '#domain/search/bounds.ts';
import type { SearchInput } from '#domain/search/search-input.ts';
import { message } from '../messages.ts';
import { MapCards } from './map-cards.tsx';
import { isOneSpot, type MapMarker } from './map-markers.ts';
import type { MapPosition } from './map-position.ts';
import { useMapView } from './use-map-view.ts';
import { useMarkers } from './use-markers.ts';
import './listing-map.css';

export type ActiveHome = { lat: number; lon: number };

type ListingMapProps = {
  /** What is searched, without the box: the map asks for what it shows itself. */
  search: SearchInput;
  /** Where the map opens, and where it goes when this changes. */
  position: MapPosition;
  styleUrl: string | null;
  /** The home the visitor looks at elsewhere on the page; it gets a pin. */
  active?: ActiveHome | null;
  /** Ids of the homes whose marker the visitor points at. */
  onHover?: (ids: readonly string[]) => void;
  /** A person moved the map. */
  onMove?: (bounds: Bounds) => void;
  /** What the map is of; the results of a search unless told. */
  label?: string;
  /** Controls over the map. */
  children?: ReactNode;
};

type Chosen = { ids: readonly string[]; lat: number; lon: number; opener: HTMLElement };

/** The map of a search: clusters, homes with their prices, and the card of the home that was pressed. */
export function ListingMap(props: ListingMapProps) {
  const { search, position, styleUrl, active = null, onHover, onMove, children } = props;
  const { label = message('map.label') } = props;
  const [rest, setRest] = useState<{ bounds: Bounds; zoom: number } | null>(null);
  const isZoomingIn = useRef(false);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [spot] = useState(() => (typeof document === 'undefined' ? null : document.createElement('div')));

  const { container, view, load } = useMapView(position, styleUrl, {
    onRest: ({ bounds, zoom, byUser }) => {
      setRest({ bounds, zoom });
      if (byUser || isZoomingIn.current) onMove?.(bounds);
      isZoomingIn.current = false;
    },
    onPress: (marker, opener) => {
      const ids = idsOf(marker);
      if (marker.kind === 'listing' || (ids.length > 0 && isOneSpot(marker.bounds))) {
        setChosen({ ids, lat: marker.lat, lon: marker.lon, opener });
        return;
      }
      setChosen(null);
      isZoomingIn.current = true;
      view?.zoomInto(marker.bounds);
    },
    onHover: (marker) => onHover?.(marker ? idsOf(marker) : []),
    onGround: () => setChosen(null),
  });
  const { markers, tooFar, hasFailed } = useMarkers(search, rest);

  useEffect(() => view?.show(markers), [view, markers]);
  useEffect(() => view?.point(active), [view, active]);
  useEffect(() => {
    if (!view || !chosen || !spot) return;
    const leave = view.anchor(spot, chosen);
    spot.querySelector<HTMLElement>('.map-cards')?.focus({ preventScroll: true });
    return leave;
  }, [view, chosen, spot]);

  return (
    <section className="listing-map" aria-label={label} data-load={load}>
      <div ref={container} className="listing-map__canvas" />
      <div className="listing-map__notice" role="status">
        {notice({ tooFar, hasFailed, load })}
      </div>
      {children}
      {chosen &&
        spot &&
        createPortal(
          <MapCards
            ids={chosen.ids}
            onClose={() => {
              setChosen(null);
              chosen.opener.focus();
            }}
          />,
          spot,
        )}
    </section>
  );
}

function idsOf(marker: MapMarker): readonly string[] {
  return marker.kind === 'listing' ? [marker.id] : marker.ids;
}

function notice({ tooFar, hasFailed, load }: { tooFar: boolean; hasFailed: boolean; load: string }) {
  if (load === 'failed') return <p>{message('map.unavailable')}</p>;
  if (hasFailed) return <p>{message('search.failed')}</p>;
  return tooFar ? <p>{message('map.tooFar')}</p> : null;
}
