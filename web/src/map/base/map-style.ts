import type { FilterSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { isFallbackName } from '#domain/theme/fallback-names.ts';
import type { BaseLayers } from './base-layers.ts';
import { cssColor } from './css-color.ts';
import { type PlaceOutlines, placeLabels } from './place-labels.ts';

/** Colours and fonts of the built-in map, from the strap around it. */
export type MapLook = {
  land: string;
  city: string;
  outline: string;
  cityOutline: string;
  water: string;
  waterName: string;
  name: string;
  cityName: string;
  fonts: string[];
};

/** The source of the tiles, if there are any. */
export const TILES = 'streets';
/** Overlays of the search are drawn below this layer: names stay readable over them. */
export const FIRST_NAMES = 'neighbourhood-names';

const WATER = '#7fb4d6';
const IS_NEIGHBOURHOOD: FilterSpecification = ['==', ['get', 'placetype'], 'neighbourhood'];
const IS_WATER: FilterSpecification = ['==', ['get', 'kind'], 'water'];
const IS_CITY: FilterSpecification = ['==', ['get', 'placetype'], 'locality'];

export function mapLook(element: HTMLElement): MapLook {
  const mix = (color: string, percent: number, ground = 'var(--color-bg)') =>
    cssColor(element, `color-mix(in srgb, ${color} ${percent}%, ${ground})`);

  return {
    land: mix('var(--color-text)', 7),
    city: mix('var(--color-text)', 2),
    outline: mix('var(--color-text)', 30),
    cityOutline: mix('var(--color-text)', 26),
    water: mix(WATER, 50),
    waterName: mix(WATER, 55, 'var(--color-text)'),
    name: mix('var(--color-text)', 62),
    cityName: mix('var(--color-text)', 82),
    fonts: fontFamilies(getComputedStyle(element).fontFamily),
  };
}

/**
 * Font families for a canvas: quoted, as MapLibre does not quote and `Source Sans 3` is invalid unquoted, and without the faces that
 * stand in for the theme's fonts, as MapLibre loads them all.
 */
export function fontFamilies(fontFamily: string): string[] {
  return fontFamily
    .split(',')
    .map((family) => family.trim().replace(/^["']|["']$/g, ''))
    .filter((name) => !isFallbackName(name))
    .map((name) => (/^[a-z_-][\w-]*$/i.test(name) ? name : `"${name}"`));
}

/**
 * The built-in style: places and water from the engine, streets from the site's tiles if it has any, names rendered by the
 * browser, no third-party requests.
 */
export function builtInStyle(
  outlines: PlaceOutlines,
  look: MapLook,
  attribution: string,
  base: { layers: BaseLayers; hasCities: boolean } | null = null,
): StyleSpecification {
  const [background, ...streets] = base?.layers.ground ?? [];
  const places = names(look, base === null).filter(({ id }) => !base?.hasCities || id !== 'city-names');

  return {
    version: 8,
    sources: {
      places: { type: 'geojson', data: outlines, attribution },
      names: { type: 'geojson', data: placeLabels(outlines) },
    },
    layers: [
      ...(background ? [background, ...grounds(look).filter(({ id }) => id === 'water')] : grounds(look)),
      ...streets.map((layer) => (layer.id === 'water' ? { ...layer, id: 'base-water' } : layer)),
      ...outlineLayers(look, base === null),
      ...places,
      ...(base?.layers.names ?? []),
    ],
  };
}

function grounds({ land, city, water }: MapLook): LayerSpecification[] {
  return [
    { id: 'land', type: 'background', paint: { 'background-color': land } },
    { id: 'cities', type: 'fill', source: 'places', filter: IS_CITY, paint: { 'fill-color': city } },
    { id: 'water', type: 'fill', source: 'places', filter: IS_WATER, paint: { 'fill-color': water } },
  ];
}

/** Outlines and names of neighbourhoods are all that a map without streets has: they come a step earlier there. */
function outlineLayers({ outline, cityOutline }: MapLook, isBare: boolean): LayerSpecification[] {
  return [
    {
      id: 'neighbourhood-outlines',
      type: 'line',
      source: 'places',
      minzoom: isBare ? 9.5 : 10.5,
      filter: IS_NEIGHBOURHOOD,
      paint: {
        'line-color': outline,
        'line-width': ['interpolate', ['linear'], ['zoom'], 11, 0.7, 15, 1.8],
        'line-dasharray': [2, 2.5],
      },
    },
    {
      id: 'city-outlines',
      type: 'line',
      source: 'places',
      filter: IS_CITY,
      paint: { 'line-color': cityOutline, 'line-width': 1.2, 'line-dasharray': [3, 2] },
    },
  ];
}

function names(look: MapLook, isBare: boolean): LayerSpecification[] {
  const layer = nameLayer(look);
  const minzoom = isBare ? 10.5 : 11.5;

  return [
    layer('neighbourhood-names', { filter: IS_NEIGHBOURHOOD, color: look.name, size: 11, minzoom }),
    layer('water-names', { filter: IS_WATER, color: look.waterName, size: 11, minzoom: 11 }),
    layer('city-names', { filter: IS_CITY, color: look.cityName, size: 15, minzoom: 0, maxzoom: 11.5 }),
  ];
}

type NameOptions = {
  filter: FilterSpecification;
  color: string;
  size: number;
  minzoom: number;
  maxzoom?: number;
};

function nameLayer({ city, fonts }: MapLook) {
  return (id: string, { filter, color, size, minzoom, maxzoom = 24 }: NameOptions): LayerSpecification => ({
    id,
    type: 'symbol',
    source: 'names',
    minzoom,
    maxzoom,
    filter,
    layout: {
      'text-field': ['get', 'name'],
      'text-font': fonts,
      'text-size': ['interpolate', ['linear'], ['zoom'], 10, size, 16, size + 4],
      'text-max-width': 7,
      'text-padding': 6,
    },
    paint: { 'text-color': color, 'text-halo-color': city, 'text-halo-width': 1.4 },
  });
}
