import { type RefObject, useEffect, useRef, useState } from 'react';
import type { LatLon } from '#domain/search/polyline.ts';
import { deckOf, markerOf } from './cards/deck.ts';
import type { MarkerRoom } from './map-anchors.ts';
import { idsOf, type MapMarker } from './map-markers.ts';
import type { MapView } from './map-view.ts';
import { markerDiameter } from './marker-scale.ts';

/** The homes of a pressed marker. */
type Chosen = {
  ids: readonly string[];
  lat: number;
  lon: number;
  room: MarkerRoom;
  opener: HTMLElement;
  /** On a phone: the homes that are swiped. */
  deck: readonly string[] | null;
};

type MapCardsOptions = {
  view: MapView | null;
  markers: readonly MapMarker[];
  /** What is over the map, where cards are docked on a phone. */
  ground: RefObject<HTMLElement | null>;
  onChoose?: (ids: readonly string[]) => void;
};

/** Where cards are docked at the foot of the map. */
const PHONE = '(width <= 768px)';

/** The homes whose cards are open: at their marker (`spot`), or docked on a phone (`deck`). Opening focuses the cards, closing their marker. */
export function useMapCards({ view, markers, ground, onChoose }: MapCardsOptions) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [spot] = useState(() => (typeof document === 'undefined' ? null : document.createElement('div')));
  const deck = chosen?.deck ?? null;
  /** The place of the docked card in view. */
  const shown = useRef<LatLon | null>(null);

  useEffect(() => onChoose?.(chosen?.ids ?? []), [onChoose, chosen]);
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
      // Several homes at one place are a list on a phone, too.
      const isDocked = marker.kind === 'listing' && matchMedia(PHONE).matches;
      const deck = isDocked ? deckOf(marker, markers) : null;
      setChosen({
        ids: deck?.slice(0, 1) ?? idsOf(marker),
        lat: marker.lat,
        lon: marker.lon,
        room: roomOf(marker),
        opener,
        deck,
      });
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
    dismiss: () => setChosen(null),
    close(): void {
      setChosen(null);
      chosen?.opener.focus();
    },
  };
}

/** A label stands on its place, a circle around it. */
function roomOf(marker: MapMarker): MarkerRoom {
  if (marker.kind === 'listing' || marker.from !== null) return { above: 44, below: 12 };
  const half = markerDiameter(marker.count) / 2 + 12;

  return { above: half, below: half };
}
