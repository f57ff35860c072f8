import { FEW_HOMES } from '../load-markers.ts';
import { idsOf, type MapMarker } from '../map-markers.ts';

/** Homes that a visitor may swipe through. */
const DECK_MAX = FEW_HOMES;

/** The homes of the pressed marker, then those of the other markers from the nearest to the farthest. */
export function deckOf(pressed: MapMarker, markers: readonly MapMarker[]): string[] {
  const scale = Math.cos((pressed.lat * Math.PI) / 180);
  const distance = ({ lat, lon }: MapMarker) => Math.hypot(lat - pressed.lat, (lon - pressed.lon) * scale);
  const others = markers
    .filter(({ key }) => key !== pressed.key)
    .toSorted((a, b) => distance(a) - distance(b))
    .flatMap(idsOf);

  return [...new Set([...idsOf(pressed), ...others])].slice(0, Math.max(DECK_MAX, idsOf(pressed).length));
}

/** Where a home is on the map: at its marker. */
export function markerOf(id: string, markers: readonly MapMarker[]): MapMarker | undefined {
  return markers.find((marker) => idsOf(marker).includes(id));
}
