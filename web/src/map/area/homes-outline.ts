import type { Map as MapLibreMap } from 'maplibre-gl';
import type { Bounds } from '#domain/search/bounds.ts';
import { cssColor } from '../base/css-color.ts';
import { mapOverlay } from '../base/map-overlay.ts';
import { homesRing } from './homes-ring.ts';

/** Shows about where homes are, of a postal code that has no border of its own; null removes it. */
export function homesOutline(map: MapLibreMap, container: HTMLElement) {
  const show = mapOverlay(map, 'homes-area', () => {
    const color = cssColor(container, 'var(--color-accent)');
    return [
      { id: 'homes-area-fill', type: 'fill', paint: { 'fill-color': color, 'fill-opacity': 0.06 } },
      {
        id: 'homes-area-line',
        type: 'line',
        paint: { 'line-color': color, 'line-width': 1.5, 'line-dasharray': [3, 3], 'line-opacity': 0.8 },
      },
    ];
  });

  return (groups: readonly { bounds: Bounds }[] | null) =>
    show(
      groups?.length
        ? {
            type: 'Feature',
            properties: {},
            geometry: { type: 'Polygon', coordinates: [homesRing(groups).map(([lon, lat]) => [lon, lat])] },
          }
        : null,
    );
}
