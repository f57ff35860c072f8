import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl';
import type { Bounds } from '#domain/search/bounds.ts';
import { shownBounds } from '../map-camera.ts';
import { firstNames } from './map-overlay.ts';
import { mapLook } from './map-style.ts';

const ID = 'graticule';
const TILE_PX = 512;
const LEAST_PX = 72;
const STEPS = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30];

/** Lines of latitude and longitude, so that a map without streets is seen to move and to have a scale. */
export function drawGraticule(map: MapLibreMap, container: HTMLElement): void {
  const show = () => {
    const data = { type: 'MultiLineString' as const, coordinates: gridOf(shownBounds(map), map.getZoom()) };
    const source = map.getSource<GeoJSONSource>(ID);
    if (source) return source.setData(data);
    const paint = { 'line-color': mapLook(container).outline, 'line-width': 1, 'line-opacity': 0.4 };
    map.addSource(ID, { type: 'geojson', data });
    map.addLayer({ id: ID, type: 'line', source: ID, paint }, firstNames(map));
  };
  map.once('style.load', show);
  map.on('moveend', show);
}

/** The lines of a view, at a distance that is easily seen. */
export function gridOf({ north, south, east, west }: Bounds, zoom: number): [number, number][][] {
  const pxOfDegree = (TILE_PX * 2 ** zoom) / 360;
  const step = STEPS.find((degrees) => degrees * pxOfDegree >= LEAST_PX) ?? 30;
  const between = (low: number, high: number) => {
    const first = Math.floor(low / step);

    return Array.from({ length: Math.ceil(high / step) - first + 1 }, (_, at) => (first + at) * step);
  };
  const lats = between(south, north);
  const lons = between(west, east);
  const [bottom = south, top = north] = [lats[0], lats.at(-1)];
  const [left = west, right = east] = [lons[0], lons.at(-1)];

  return [
    ...lats.map((lat): [number, number][] => [
      [left, lat],
      [right, lat],
    ]),
    ...lons.map((lon): [number, number][] => [
      [lon, bottom],
      [lon, top],
    ]),
  ];
}
