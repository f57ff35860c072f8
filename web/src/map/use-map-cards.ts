import { type RefObject, useEffect, useRef, useState } from 'react';
import type { LatLon } from '#domain/search/polyline.ts';
import { deckOf, markerOf } from './cards/deck.ts';
import { type OpenHomes, rememberOpenHomes } from './cards/open-homes.ts';
import type { MarkerRoom } from './map-anchors.ts';
import { idsOf, type MapMarker } from './map-markers.ts';
import type { MapView } from './map-view.ts';
import { markerDiameter } from './marker-scale.ts';
import type { MapRest } from './use-markers.ts';

/** The homes of a pressed marker. */
type Chosen = {
  ids: readonly string[];
  lat: number;
  lon: number;
  room: MarkerRoom;
  /** Null for cards that were open when the visitor left the page. */
  opener: HTMLElement | null;
  /** On a phone: the homes that are swiped. */
  deck: readonly string[] | null;
};

type MapCardsOptions = {
  view: MapView | null;
  markers: readonly MapMarker[];
  /** What is over the map, where cards are docked on a phone. */
  ground: RefObject<HTMLElement | null>;
  /** Identifies the search: cards of another one are closed. */
  subject: string;
  /** The history entry of the page, for which open cards are remembered. */
  entry: string | undefined;
  /** Where the map is. */
  rest: MapRest | null;
  /** The cards that were open when the visitor left the page. */
  kept: OpenHomes | null;
  onChoose?: (ids: readonly string[]) => void;
};

/** Where cards are docked at the foot of the map. */
const PHONE = '(width <= 768px)';

/** The homes whose cards are open: at their marker (`spot`), or docked on a phone (`deck`). Opening focuses the cards, closing their marker; going back to the page opens them again. */
export function useMapCards(options: MapCardsOptions) {
  const { view, markers, ground, subject, entry, rest, kept, onChoose } = options;
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [spot] = useState(() => (typeof document === 'undefined' ? null : document.createElement('div')));
  const deck = chosen?.deck ?? null;
  /** The place of the docked card in view. */
  const shown = useRef<LatLon | null>(null);
  /** Homes to open as soon as the map shows them. */
  const reopened = useRef(kept?.ids ?? []);
  const shownSubject = useRef(subject);

  useEffect(() => onChoose?.(chosen?.ids ?? []), [onChoose, chosen]);
  useEffect(() => {
    if (entry && chosen && rest) rememberOpenHomes({ entry, ids: chosen.ids, rest });
  }, [entry, chosen, rest]);
  useEffect(() => {
    if (shownSubject.current === subject) return;
    shownSubject.current = subject;
    dismiss();
  });
  useEffect(() => {
    const ids = reopened.current;
    const marker = ids[0] && view ? markerOf(ids[0], markers) : undefined;
    if (!marker) return;
    reopened.current = [];
    setChosen(chosenOf(marker, markers, { ids, opener: null }));
  }, [view, markers]);
  useEffect(() => {
    if (!view || !chosen || chosen.deck || !spot) return;
    const leave = view.anchor(spot, chosen, chosen.room);
    spot.querySelector<HTMLElement>('.map-cards')?.focus({ preventScroll: true });
    return leave;
  }, [view, chosen, spot]);
  useEffect(() => {
    const dock = deck && ground.current?.querySelector<HTMLElement>('.map-dock');
    if (!view || !dock) return;
    dock.focus({ preventScroll: true });
    // It grows when its listings are loaded.
    const growing = new ResizeObserver(() => shown.current && view.reveal(shown.current));
    growing.observe(dock);
    return () => growing.disconnect();
  }, [view, deck, ground]);

  return {
    chosen,
    spot,
    deck,
    open(marker: MapMarker, opener: HTMLElement): void {
      reopened.current = [];
      setChosen(chosenOf(marker, markers, { ids: idsOf(marker), opener }));
    },
    /** The card in view on a phone: its marker is marked, and not under it. */
    turnTo(id: string): void {
      setChosen((before) => before && { ...before, ids: [id] });
      const marker = markerOf(id, markers);
      if (!marker) return;
      shown.current = marker;
      view?.reveal(marker);
    },
    /** Something else was pressed. */
    dismiss,
    close(): void {
      const marker = ground.current?.querySelector<HTMLElement>('.listing-map__markers .is-active');
      dismiss();
      (chosen?.opener ?? marker)?.focus();
    },
  };

  function dismiss(): void {
    reopened.current = [];
    rememberOpenHomes(null);
    setChosen(null);
  }
}

/** On a phone a home is docked with its neighbours; several homes at one place are a list there, too. */
function chosenOf(
  marker: MapMarker,
  markers: readonly MapMarker[],
  { ids, opener }: Pick<Chosen, 'ids' | 'opener'>,
): Chosen {
  const [first] = ids;
  const isDocked = first !== undefined && ids.length === 1 && matchMedia(PHONE).matches;
  const others = isDocked ? deckOf(marker, markers).filter((id) => id !== first) : [];

  return {
    ids,
    lat: marker.lat,
    lon: marker.lon,
    room: roomOf(marker),
    opener,
    deck: isDocked ? [first, ...others] : null,
  };
}

/** A label stands on its place, a circle around it. */
function roomOf(marker: MapMarker): MarkerRoom {
  if (marker.kind === 'listing' || marker.from !== null) return { above: 44, below: 12 };
  const half = markerDiameter(marker.count) / 2 + 12;

  return { above: half, below: half };
}
