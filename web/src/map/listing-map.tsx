import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Bounds } from '#domain/search/bounds.ts';
import { leastZoom, type MapTier } from '#domain/search/map-zoom.ts';
import type { SearchInput } from '#domain/search/search-input.ts';
import { LOAD, type LoadState } from '../data/load-state.ts';
import { message } from '../messages.ts';
import { MapCards } from './cards/map-cards.tsx';
import { MapDock } from './cards/map-dock.tsx';
import { openHomesOf } from './cards/open-homes.ts';
import { idsOf, isOneSpot, type MapMarker } from './map-markers.ts';
import type { MapPosition } from './map-position.ts';
import type { MapView } from './map-view.ts';
import { useMapCards } from './use-map-cards.ts';
import { useMapRest } from './use-map-rest.ts';
import { type MapLoad, useMapView } from './use-map-view.ts';
import { useMarkers } from './use-markers.ts';
import { MapWait } from './wait/map-wait.tsx';
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
  /** The searched places, which are outlined. */
  placeIds?: readonly string[];
  /** Groups of the homes of a postal code, which has no outline of its own. */
  around?: readonly { bounds: Bounds }[] | null;
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
  /** The history entry of the page: going back to it opens the cards again. */
  entry?: string;
  /** A toolbar above the map with the zoom, so that it covers no listing; gets null until the map is loaded. */
  tools?: (view: MapView | null) => ReactNode;
  /** Controls over the map. */
  children?: ReactNode;
};

const NO_HOMES: readonly string[] = [];
const NO_PLACES: readonly string[] = [];

/** The map of a search: clusters, listings with their prices, and the cards of a pressed marker. */
export function ListingMap(props: ListingMapProps) {
  const {
    search,
    position,
    styleUrl,
    tiers,
    placeIds = NO_PLACES,
    around = null,
    without = NO_HOMES,
  } = props;
  const { active = null, onHover, onChoose, onLoad, onStart, onMove } = props;
  const { label = message('map.label'), entry, tools, children } = props;
  const [hasGap, setGap] = useState(false);
  const ground = useRef<HTMLDivElement>(null);
  const end = useId();
  const [kept] = useState(() => openHomesOf(entry));
  const { rest, onRest, zoomInto } = useMapRest(onMove, kept?.rest.pressed);

  const { container, view, load, isDrawn } = useMapView(
    position,
    {
      styleUrl,
      hasZoom: !tools,
      leastZoom: leastZoom(tiers),
      start: kept && { bounds: kept.rest.bounds, isExact: true },
    },
    {
      onStart: () => onStart?.(),
      onRest: (moved) => {
        setGap(false);
        onRest(moved);
      },
      onPress: (marker, opener) => {
        if (marker.kind === 'listing' || isOneAddress(marker)) return cards.open(marker, opener);
        cards.dismiss();
        zoomInto(view, marker);
      },
      onHover: (marker) => onHover?.(marker ? idsOf(marker) : []),
      onBackgroundPress: () => cards.dismiss(),
      onGap: () => setGap(true),
    },
  );
  const { markers, tooFar, isLoading, hasFailed } = useMarkers(search, rest, { tiers, without });
  const subject = JSON.stringify(search);
  const cards = useMapCards({ view, markers, ground, subject, entry, rest, kept, onChoose });
  useEffect(() => view?.surround(around), [view, around]);
  useShownMarkers(view, { markers, placeIds, active, chosen: cards.chosen });
  useReportedLoads(onLoad, positionLoadOf(load, rest !== null), markerLoadOf(isLoading, rest !== null));

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
        <MapWait load={load} isDrawn={isDrawn} />
        <div ref={container} className="listing-map__canvas" />
        <div className="listing-map__notice" role="status">
          {notice({ tooFar, hasFailed, hasGap, load })}
        </div>
        {hasBoth(markers) && <Legend />}
        {children}
        {cards.deck && <MapDock ids={cards.deck} onTurn={cards.turnTo} onClose={cards.close} />}
      </div>
      {cards.chosen &&
        !cards.deck &&
        cards.spot &&
        createPortal(<MapCards ids={cards.chosen.ids} onClose={cards.close} />, cards.spot)}
      <span id={end} tabIndex={-1} />
    </section>
  );
}

type ShownMarkers = {
  markers: readonly MapMarker[];
  placeIds: readonly string[];
  active: ActiveHome | null;
  chosen: { ids: readonly string[] } | null;
};

/** Shows the markers, the searched places, and which homes are chosen or pointed at elsewhere on the page. */
function useShownMarkers(view: MapView | null, { markers, placeIds, active, chosen }: ShownMarkers): void {
  // Each render has another list.
  const places = placeIds.join();
  useEffect(() => view?.show(markers), [view, markers]);
  useEffect(() => view?.searched(places ? places.split(',') : []), [view, places]);
  useEffect(() => {
    const ids = [...(active ? [active.id] : []), ...(chosen?.ids ?? [])];
    const hasMarker = markers.some((marker) => active && idsOf(marker).includes(active.id));
    view?.mark(ids);
    view?.point(hasMarker ? null : active);
  }, [view, markers, active, chosen]);
}

function useReportedLoads(onLoad: ListingMapProps['onLoad'], position: LoadState, markers: LoadState): void {
  useEffect(() => onLoad?.({ position, markers }), [onLoad, position, markers]);
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

type Notice = { tooFar: boolean; hasFailed: boolean; hasGap: boolean; load: MapLoad };

function notice({ tooFar, hasFailed, hasGap, load }: Notice) {
  if (load === 'failed') return <p>{message('map.unavailable.list')}</p>;
  if (hasFailed) return <p>{message('search.failed')}</p>;
  if (tooFar) return <p>{message('map.tooFar')}</p>;
  return hasGap ? <p>{message('map.gap')}</p> : null;
}

/** No zoom takes the homes of one place apart. */
function isOneAddress(cluster: Extract<MapMarker, { kind: 'cluster' }>): boolean {
  return idsOf(cluster).length > 0 && isOneSpot(cluster.bounds);
}

function markerLoadOf(isLoading: boolean, hasRested: boolean): LoadState {
  if (isLoading) return LOAD.loading;
  return hasRested ? LOAD.loaded : LOAD.none;
}

/** The map is loaded once it came to rest at its position. */
function positionLoadOf(load: MapLoad, hasRested: boolean): LoadState {
  if (load === 'loaded') return hasRested ? LOAD.loaded : LOAD.loading;
  return load === 'loading' ? LOAD.loading : LOAD.none;
}
