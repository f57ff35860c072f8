import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl';
import type { LatLon } from '#domain/search/polyline.ts';
import { cssColor } from './css-color.ts';

const SOURCE = 'drawn-area';

/** Shows the border of an area over the basemap; null removes it. */
export function areaOutline(map: MapLibreMap, container: HTMLElement) {
  let wanted: readonly LatLon[] | null = null;

  function draw(): void {
    const data = areaFeature(wanted ?? []);
    const source = map.getSource<GeoJSONSource>(SOURCE);
    if (source) return void source.setData(data);
    if (!wanted) return;
    const color = cssColor(container, 'var(--color-accent)');
    map.addSource(SOURCE, { type: 'geojson', data });
    map.addLayer({
      id: `${SOURCE}-fill`,
      type: 'fill',
      source: SOURCE,
      paint: { 'fill-color': color, 'fill-opacity': 0.1 },
    });
    map.addLayer({
      id: `${SOURCE}-line`,
      type: 'line',
      source: SOURCE,
      paint: { 'line-color': color, 'line-width': 3 },
    });
  }

  return (corners: readonly LatLon[] | null) => {
    wanted = corners;
    if (map.isStyleLoaded()) draw();
    else map.once('load', draw).once('idle', draw);
  };
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
