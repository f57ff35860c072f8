import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Bounds } from '#domain/search/bounds.ts';
import type { MapTier } from '#domain/search/map-zoom.ts';
import type { SearchInput } from '#domain/search/search-input.ts';
import { LOAD, type LoadState } from '../data/load-state.ts';
import { message } from '../messages.ts';
import type { PressedCluster } from './load-markers.ts';
import { deckOf, markerOf } from './cards/deck.ts';
import { MapCards } from './cards/map-cards.tsx';
import { MapDock } from './cards/map-dock.tsx';
import { idsOf, isOneSpot, type MapMarker } from './map-markers.ts';
import type { MapPosition } from './map-position.ts';
import type { MarkerRoom, MapView } from './map-view.ts';
import { markerDiameter } from './marker-scale.ts';
import { type MapLoad, useMapView } from './use-map-view.ts';
import { type MapRest, useMarkers } from './use-markers.ts';
import './listing-map.css';

export type ActiveHome = { id: string; lat: number; lon: number };

/** Load states of the map itself and of its markers. */
export type MapLoads = { position: LoadState; markers: LoadState };

type ListingMapProps = {
  /** The search without bounds: the map adds its own. Null shows no listings. */
  search: SearchInput | null;
  /** Initial position; the map moves when it changes. */
  position: MapPosition;
  /** Whether the markers are loading, where the screen around knows. */
  isBusy?: boolean;
  styleUrl: string | null;
  /** What is shown at which zoom. */
  tiers?: readonly MapTier[];
  /** The searched place, which is outlined. */
  placeId?: string | null;
  /** Ids of listings without a marker. */
  without?: readonly string[];
  /** The listing the visitor points at elsewhere on the page; shown as a pin. */
  active?: ActiveHome | null;
  /** Ids of the listings of the hovered marker. */
  onHover?: (ids: readonly string[]) => void;
  /** Ids of the listings of the pressed marker; empty when their cards are closed. */
  onChoose?: (ids: readonly string[]) => void;
  onLoad?: (loads: MapLoads) => void;
  /** The visitor started to move the map. */
  onStart?: () => void;
  /** The map came to rest after the visitor moved it. */
  onMove?: (bounds: Bounds) => void;
  /** Accessible name; the results of a search by default. */
  label?: string;
  /** A toolbar above the map with the zoom, so that it covers no listing; gets null until the map is loaded. */
  tools?: (view: MapView | null) => ReactNode;
  /** Controls over the map. */
  children?: ReactNode;
};

type Chosen = {
  ids: readonly string[];
  lat: number;
  lon: number;
  room: MarkerRoom;
  opener: HTMLElement;
  /** On a phone: the homes that are swiped. */
  deck: readonly string[] | null;
};

/** Where cards are docked at the foot of the map. */
const PHONE = '(width <= 768px)';

const NO_HOMES: readonly string[] = [];

/** The map of a search: clusters, listings with their prices, and the cards of a pressed marker. */
export function ListingMap(props: ListingMapProps) {
  const { search, position, styleUrl, tiers, placeId = null, without = NO_HOMES, active = null } = props;
  const { onHover, onChoose, onLoad, onStart, onMove } = props;
  const { label = message('map.label'), tools, children } = props;
  const [rest, setRest] = useState<MapRest | null>(null);
  const isZoomingIn = useRef(false);
  const pressed = useRef<(PressedCluster & { zoom: number }) | null>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [hasGap, setGap] = useState(false);
  const ground = useRef<HTMLDivElement>(null);
  const end = useId();
  const [spot] = useState(() => (typeof document === 'undefined' ? null : document.createElement('div')));

  const { container, view, load } = useMapView(
    position,
    { styleUrl, hasZoom: !tools },
    {
      onStart: () => onStart?.(),
      onRest: ({ bounds, zoom, byUser }) => {
        if (pressed.current && zoom <= pressed.current.zoom) pressed.current = null;
        setRest({ bounds, zoom, pressed: pressed.current });
        setGap(false);
        if (byUser || isZoomingIn.current) onMove?.(bounds);
        isZoomingIn.current = false;
      },
      onPress: (marker, opener) => {
        const ids = idsOf(marker);
        if (marker.kind === 'listing' || (ids.length > 0 && isOneSpot(marker.bounds))) {
          // Several homes at one place are a list on a phone, too.
          const isDocked = marker.kind === 'listing' && matchMedia(PHONE).matches;
          const deck = isDocked ? deckOf(marker, markers) : null;
          setChosen({
            ids: deck?.slice(0, 1) ?? ids,
            lat: marker.lat,
            lon: marker.lon,
            room: roomOf(marker),
            opener,
            deck,
          });
          return;
        }
        setChosen(null);
        pressed.current = { count: marker.count, bounds: marker.bounds, zoom: rest?.zoom ?? 0 };
        isZoomingIn.current = true;
        view?.zoomInto(marker.bounds);
      },
      onHover: (marker) => onHover?.(marker ? idsOf(marker) : []),
      onBackgroundPress: () => setChosen(null),
      onGap: () => setGap(true),
    },
  );
  const { markers, tooFar, isLoading, hasFailed } = useMarkers(search, rest, {
    tiers,
    without,
  });
  const positionLoad = positionLoadOf(load, rest !== null);
  const markerLoad = isLoading ? LOAD.loading : rest ? LOAD.loaded : LOAD.none;

  useEffect(() => view?.show(markers), [view, markers]);
  useEffect(() => view?.searched(placeId), [view, placeId]);
  useEffect(() => {
    const ids = [...(active ? [active.id] : []), ...(chosen?.ids ?? [])];
    const hasMarker = markers.some((marker) => active && idsOf(marker).includes(active.id));
    view?.mark(ids);
    view?.point(hasMarker ? null : active);
  }, [view, markers, active, chosen]);
  useEffect(
    () => onLoad?.({ position: positionLoad, markers: markerLoad }),
    [onLoad, positionLoad, markerLoad],
  );
  useEffect(() => onChoose?.(chosen?.ids ?? []), [onChoose, chosen]);
  useEffect(() => {
    if (!view || !chosen || chosen.deck || !spot) return;
    const leave = view.anchor(spot, chosen, chosen.room);
    spot.querySelector<HTMLElement>('.map-cards')?.focus({ preventScroll: true });
    return leave;
  }, [view, chosen, spot]);
  const deck = chosen?.deck ?? null;
  useEffect(() => {
    if (deck) ground.current?.querySelector<HTMLElement>('.map-dock')?.focus({ preventScroll: true });
  }, [deck]);

  /** The card in view on a phone: its marker is marked, and not under it. */
  function turnTo(id: string) {
    setChosen((before) => before && { ...before, ids: [id] });
    const marker = markerOf(id, markers);
    if (marker) view?.reveal(marker);
  }

  function close() {
    setChosen(null);
    chosen?.opener.focus();
  }

  return (
    <section
      className="listing-map"
      aria-label={label}
      data-load={load}
      aria-busy={props.isBusy ?? isLoading}
    >
      <a className="skip-link listing-map__skip" href={`#${end}`}>
        {message('map.skip')}
      </a>
      {tools?.(view)}
      <div ref={ground} className="listing-map__ground">
        <div ref={container} className="listing-map__canvas" />
        <div className="listing-map__notice" role="status">
          {notice({ tooFar, hasFailed, hasGap, load })}
        </div>
        {hasBoth(markers) && <Legend />}
        {children}
        {deck && <MapDock ids={deck} onTurn={turnTo} onClose={close} />}
      </div>
      {chosen && !deck && spot && createPortal(<MapCards ids={chosen.ids} onClose={close} />, spot)}
      <span id={end} tabIndex={-1} />
    </section>
  );
}

/** What the two kinds of markers mean; needed where both are. */
function Legend() {
  return (
    <ul className="listing-map__legend" aria-label={message('map.legend')}>
      <li>
        <span className="listing-map__sample" /> {message('map.legend.sale')}
      </li>
      <li>
        <span className="listing-map__sample is-lease" /> {message('map.legend.lease')}
      </li>
    </ul>
  );
}

function hasBoth(markers: readonly MapMarker[]): boolean {
  const isLease = (marker: MapMarker) => marker.isLease;
  const known = markers.filter((marker) => marker.kind === 'listing' || marker.from !== null);

  return known.some(isLease) && !known.every(isLease);
}

/** A label stands on its place, a circle around it. */
function roomOf(marker: MapMarker): MarkerRoom {
  if (marker.kind === 'listing' || marker.from !== null) return { above: 44, below: 12 };
  const half = markerDiameter(marker.count) / 2 + 12;

  return { above: half, below: half };
}

type Notice = { tooFar: boolean; hasFailed: boolean; hasGap: boolean; load: MapLoad };

function notice({ tooFar, hasFailed, hasGap, load }: Notice) {
  if (load === 'failed') return <p>{message('map.unavailable.list')}</p>;
  if (hasFailed) return <p>{message('search.failed')}</p>;
  if (tooFar) return <p>{message('map.tooFar')}</p>;
  return hasGap ? <p>{message('map.gap')}</p> : null;
}

/** The map is loaded once it came to rest at its position. */
function positionLoadOf(load: MapLoad, hasRested: boolean): LoadState {
  if (load === 'loaded') return hasRested ? LOAD.loaded : LOAD.loading;
  return load === 'loading' ? LOAD.loading : LOAD.none;
}
