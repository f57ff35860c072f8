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

/** Fills and outlines the searched places and dims the rest; without any that has an outline nothing is shown. */
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

  return (placeIds: readonly string[]) => {
    const places = outlines.features.filter(({ properties }) => placeIds.includes(properties.id));
    show(parts(places.map(({ geometry }) => geometry)));
  };
}

/** The places themselves, and the world with a hole for each of their parts; null without an outline. */
export function parts(geometries: readonly Geometry[]): FeatureCollection | null {
  const places = geometries.filter(({ type }) => type === 'Polygon' || type === 'MultiPolygon');
  const holes = places.flatMap(outerRings);
  if (holes.length === 0) return null;

  return {
    type: 'FeatureCollection',
    features: [
      ...places.map((geometry) => ({
        type: 'Feature' as const,
        properties: { part: 'place' },
        geometry,
      })),
      {
        type: 'Feature',
        properties: { part: 'rest' },
        geometry: { type: 'Polygon', coordinates: [WORLD, ...holes] },
      },
    ],
  };
}

function outerRings(geometry: Geometry): Position[][] {
  const polygons =
    geometry.type === 'Polygon'
      ? [geometry.coordinates]
      : geometry.type === 'MultiPolygon'
        ? geometry.coordinates
        : [];

  return polygons.flatMap(([outer]) => (outer ? [outer] : []));
}
