import type { FeatureCollection, Geometry, Position } from 'geojson';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { cssColor } from './css-color.ts';
import { mapOverlay } from './map-overlay.ts';
import type { PlaceOutlines } from './place-labels.ts';

const WORLD: Position[] = [
  [-180, -85],
  [180, -85],
  [180, 85],
  [-180, 85],
  [-180, -85],
];

/** Fills and outlines the searched place and dims the rest; null, or a place without an outline, removes it. */
export function searchedPlace(map: MapLibreMap, container: HTMLElement, outlines: PlaceOutlines) {
  const show = mapOverlay(map, 'searched-place', () => {
    const accent = cssColor(container, 'var(--color-accent)');
    const ground = cssColor(container, 'color-mix(in srgb, var(--color-text) 12%, var(--color-bg))');
    return [
      {
        id: 'searched-place-rest',
        type: 'fill',
        filter: ['==', ['get', 'part'], 'rest'],
        paint: { 'fill-color': ground, 'fill-opacity': 0.34 },
      },
      {
        id: 'searched-place-fill',
        type: 'fill',
        filter: ['==', ['get', 'part'], 'place'],
        paint: {
          'fill-color': accent,
          'fill-opacity': ['interpolate', ['linear'], ['zoom'], 12, 0.09, 15, 0.04],
        },
      },
      {
        id: 'searched-place-line',
        type: 'line',
        filter: ['==', ['get', 'part'], 'place'],
        layout: { 'line-join': 'round' },
        paint: { 'line-color': accent, 'line-width': ['interpolate', ['linear'], ['zoom'], 10, 1.6, 15, 3] },
      },
    ];
  });

  return (placeId: string | null) => {
    const place = placeId && outlines.features.find(({ properties }) => properties.id === placeId);
    show(place ? parts(place.geometry) : null);
  };
}

/** The place itself, and the world with a hole for each of its parts. */
export function parts(geometry: Geometry): FeatureCollection | null {
  if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon') return null;
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  const holes = polygons.flatMap(([outer]) => (outer ? [outer] : []));

  return {
    type: 'FeatureCollection',
    features: [
      { type: 'Feature', properties: { part: 'place' }, geometry },
      {
        type: 'Feature',
        properties: { part: 'rest' },
        geometry: { type: 'Polygon', coordinates: [WORLD, ...holes] },
      },
    ],
  };
}
