import { COUNT_PX, LETTER_PX, PRICE_PADDING_PX, ROW_PX } from '../arrange-labels.ts';
import type { MapMarker } from '../map-markers.ts';
import { markerDiameter } from '../marker-scale.ts';

/** The ring around a circle. */
const RING_PX = 5;

/** About the size of a marker in pixels. */
export function markerSize(marker: MapMarker): { width: number; height: number } {
  if (marker.kind === 'listing') return label(marker.price);
  if (marker.from !== null)
    return label(
      marker.isNarrow ? '' : `${marker.from}+`,
      COUNT_PX + String(marker.count).length * LETTER_PX,
    );
  const side = markerDiameter(marker.count) + 2 * RING_PX;

  return { width: side, height: side };
}

function label(price: string, countPx = 0) {
  return { width: countPx + price.length * LETTER_PX + PRICE_PADDING_PX, height: ROW_PX.mouse };
}
