import type {
  ExpressionSpecification,
  FilterSpecification,
  LayerSpecification,
  StyleSpecification,
} from 'maplibre-gl';
import { isFallbackName } from '#domain/theme/fallback-names.ts';
import type { BaseLayers } from './base-layers.ts';
import { cssColor } from './css-color.ts';
import { type PlaceOutlines, placeLabels } from './place-labels.ts';

/** Colours and fonts of the built-in map, from the strap around it. */
export type MapLook = {
  land: string;
  city: string;
  /** A city under streets that are near. */
  nearCity: string;
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
/** Layers of the tiles that lie under the grounds of cities. */
const LAND = ['background', 'earth', 'landcover'];
const WATER = '#7fb4d6';
const PARK = '#6aa46c';
const IS_NEIGHBOURHOOD: FilterSpecification = ['==', ['get', 'placetype'], 'neighbourhood'];
const IS_DISTRICT: FilterSpecification = ['==', ['get', 'placetype'], 'macrohood'];
const IS_WATER: FilterSpecification = ['==', ['get', 'kind'], 'water'];
const IS_CITY: FilterSpecification = ['==', ['get', 'placetype'], 'locality'];

export function mapLook(element: HTMLElement): MapLook {
  const mix = (color: string, percent: number, ground = 'var(--color-bg)') =>
    cssColor(element, `color-mix(in srgb, ${color} ${percent}%, ${ground})`);

  return {
    land: mix('var(--color-text)', 7, `color-mix(in srgb, ${PARK} 8%, var(--color-bg))`),
    city: mix('var(--color-text)', 3),
    nearCity: mix('var(--color-text)', 7),
    outline: mix('var(--color-text)', 30),
    cityOutline: mix('var(--color-text)', 26),
    water: mix(WATER, 50),
    waterName: mix(WATER, 55, 'var(--color-text)'),
    name: mix('var(--color-text)', 82),
    cityName: mix('var(--color-text)', 88),
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
  base: { layers: BaseLayers; left: readonly string[] } | null = null,
): StyleSpecification {
  const streets = base?.layers.ground ?? [];
  const land = streets.filter(({ id }) => LAND.includes(id));
  const places = names(look).filter(({ id }) => !base?.left.includes(id));

  return {
    version: 8,
    sources: {
      places: { type: 'geojson', data: outlines, attribution },
      names: { type: 'geojson', data: placeLabels(outlines) },
    },
    layers: [
      { id: 'land', type: 'background', paint: { 'background-color': look.land } },
      ...land,
      ...grounds(look, base === null),
      ...streets
        .filter((layer) => !land.includes(layer))
        .map((layer) => (layer.id === 'water' ? { ...layer, id: 'base-water' } : layer)),
      ...outlineLayers(look, base === null),
      ...(base?.layers.names ?? []),
      ...places,
    ],
  };
}

/** Under streets, which are grey from afar and white from near, the ground of a city becomes darker. */
function grounds({ city, nearCity, water }: MapLook, isBare: boolean): LayerSpecification[] {
  const ground: ExpressionSpecification = ['interpolate', ['linear'], ['zoom'], 11.5, city, 13.5, nearCity];

  return [
    {
      id: 'cities',
      type: 'fill',
      source: 'places',
      filter: IS_CITY,
      paint: { 'fill-color': isBare ? city : ground },
    },
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

/** Names beside each other, the more important ones last: those are placed first, and the others where there is room left. */
function names(look: MapLook): LayerSpecification[] {
  const layer = nameLayer(look);

  return [
    layer('water-names', { filter: IS_WATER, color: look.waterName, size: 11, minzoom: 11 }),
    layer('neighbourhood-names', { filter: IS_NEIGHBOURHOOD, color: look.name, size: 12, minzoom: 9.5 }),
    layer('district-names', { filter: IS_DISTRICT, color: look.name, size: 13, minzoom: 9.5, maxzoom: 12.5 }),
    layer('city-names', {
      filter: IS_CITY,
      color: look.cityName,
      size: 15,
      minzoom: 0,
      maxzoom: 11.5,
      reach: CITY_REACH,
    }),
  ];
}

/** How far a name may be from the middle of its place, in ems: more where the place is larger. */
const REACH: ExpressionSpecification = ['interpolate', ['linear'], ['zoom'], 10, 0.8, 12, 1.4, 13.5, 3.2];
const CITY_REACH = 2.4;
const ANCHORS = [
  'center',
  'top',
  'bottom',
  'left',
  'right',
  'top-left',
  'top-right',
  'bottom-left',
  'bottom-right',
] as const;

type NameOptions = {
  filter: FilterSpecification;
  color: string;
  size: number;
  minzoom: number;
  maxzoom?: number;
  reach?: number | ExpressionSpecification;
};

function nameLayer({ city, fonts }: MapLook) {
  return (
    id: string,
    { filter, color, size, minzoom, maxzoom = 24, reach = REACH }: NameOptions,
  ): LayerSpecification => ({
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
      'text-padding': 3,
      'text-variable-anchor': [...ANCHORS],
      'text-radial-offset': reach,
      'text-justify': 'auto',
      'symbol-sort-key': ['get', 'rank'],
    },
    paint: { 'text-color': color, 'text-halo-color': city, 'text-halo-width': 1.6, 'text-halo-blur': 0.4 },
  });
}
