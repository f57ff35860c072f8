import type { Map as MapLibreMap } from 'maplibre-gl';
import type { LatLon } from '#domain/search/polyline.ts';
import { cssColor } from '../base/css-color.ts';
import { mapOverlay } from '../base/map-overlay.ts';

/** Shows the border of an area over the basemap; null removes it. */
export function areaOutline(map: MapLibreMap, container: HTMLElement) {
  const show = mapOverlay(map, 'drawn-area', () => {
    const color = cssColor(container, 'var(--color-accent)');
    return [
      { id: 'drawn-area-fill', type: 'fill', paint: { 'fill-color': color, 'fill-opacity': 0.1 } },
      { id: 'drawn-area-line', type: 'line', paint: { 'line-color': color, 'line-width': 3 } },
    ];
  });

  return (corners: readonly LatLon[] | null) => show(corners && areaFeature(corners));
}

/** GeoJSON rings are closed. */
export function areaRing(corners: readonly LatLon[]): [lon: number, lat: number][] {
  return [...corners, ...corners.slice(0, 1)].map(({ lat, lon }) => [lon, lat]);
}

function areaFeature(corners: readonly LatLon[]) {
  return {
    type: 'Feature' as const,
    properties: {},
    geometry: { type: 'Polygon' as const, coordinates: corners.length > 0 ? [areaRing(corners)] : [] },
  };
}
