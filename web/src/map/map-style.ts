import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { cssColor } from './css-color.ts';
import { type PlaceOutlines, placeLabels } from './place-labels.ts';

/** The colours of the built-in map, taken from the theme of the strap the map stands in. */
export type MapColors = {
  land: string;
  area: string;
  outline: string;
  cityOutline: string;
  water: string;
  waterName: string;
  name: string;
  cityName: string;
};

const WATER = '#7fb4d6';
const FONT = ['sans-serif'];

export function mapColors(element: HTMLElement): MapColors {
  const mix = (color: string, percent: number, ground = 'var(--color-bg)') =>
    cssColor(element, `color-mix(in srgb, ${color} ${percent}%, ${ground})`);

  return {
    land: mix('var(--color-text)', 4),
    area: mix('var(--color-text)', 1),
    outline: mix('var(--color-text)', 15),
    cityOutline: mix('var(--color-text)', 32),
    water: mix(WATER, 45),
    waterName: mix(WATER, 70, 'var(--color-text)'),
    name: mix('var(--color-text)', 58),
    cityName: mix('var(--color-text)', 78),
  };
}

/** The built-in style: places and water from the engine, names drawn by the browser, nothing from elsewhere. */
export function builtInStyle(
  outlines: PlaceOutlines,
  colors: MapColors,
  attribution: string,
): StyleSpecification {
  return {
    version: 8,
    sources: {
      places: { type: 'geojson', data: outlines, attribution },
      names: { type: 'geojson', data: placeLabels(outlines) },
    },
    layers: layers(colors),
  };
}

function layers(colors: MapColors): LayerSpecification[] {
  return [
    { id: 'land', type: 'background', paint: { 'background-color': colors.land } },
    {
      id: 'areas',
      type: 'fill',
      source: 'places',
      filter: ['==', ['get', 'placetype'], 'neighbourhood'],
      paint: { 'fill-color': colors.area },
    },
    {
      id: 'water',
      type: 'fill',
      source: 'places',
      filter: ['==', ['get', 'kind'], 'water'],
      paint: { 'fill-color': colors.water },
    },
    {
      id: 'area-outlines',
      type: 'line',
      source: 'places',
      minzoom: 9.5,
      filter: ['==', ['get', 'placetype'], 'neighbourhood'],
      paint: {
        'line-color': colors.outline,
        'line-width': ['interpolate', ['linear'], ['zoom'], 10, 0.5, 15, 1.6],
      },
    },
    {
      id: 'city-outlines',
      type: 'line',
      source: 'places',
      filter: ['in', ['get', 'placetype'], ['literal', ['locality', 'localadmin', 'county', 'borough']]],
      paint: { 'line-color': colors.cityOutline, 'line-width': 1.2, 'line-dasharray': [3, 2] },
    },
    name('area-names', ['==', ['get', 'placetype'], 'neighbourhood'], colors.name, colors, 11.5, 11),
    name('water-names', ['==', ['get', 'kind'], 'water'], colors.waterName, colors, 9, 11),
    name('city-names', ['==', ['get', 'placetype'], 'locality'], colors.cityName, colors, 0, 14, 11.8),
  ];
}

function name(
  id: string,
  filter: ['==', unknown, string],
  color: string,
  { area }: MapColors,
  minzoom: number,
  size: number,
  maxzoom = 24,
): LayerSpecification {
  return {
    id,
    type: 'symbol',
    source: 'names',
    minzoom,
    maxzoom,
    filter: filter as never,
    layout: {
      'text-field': ['get', 'name'],
      'text-font': FONT,
      'text-size': ['interpolate', ['linear'], ['zoom'], 10, size, 16, size + 4],
      'text-max-width': 7,
      'text-padding': 6,
    },
    paint: { 'text-color': color, 'text-halo-color': area, 'text-halo-width': 1.4 },
  };
}
