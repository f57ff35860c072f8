import { layers } from '@protomaps/basemaps';
import type { ExpressionSpecification, LayerSpecification, LineLayerSpecification } from 'maplibre-gl';
import { baseFlavor, type FarRoads, farRoads } from './base-flavor.ts';

/** The image that `road-shield.ts` draws. */
export const SHIELD = 'road-shield';

/** Layers that need icons. */
const LEFT_OUT = ['pois', 'roads_oneway', 'address_label', 'earth_label_islands'];
/** Names that the site's own places have. */
const SUBPLACES = 'places_subplace';
const ROAD = /^roads_(?:bridges_|tunnels_)?(minor|major|highway)(_casing)?(?:_early|_late)?$/;

/** Widths by zoom: wider than the style's own, because homes stand on these roads. */
const WIDTHS: Record<string, ExpressionSpecification> = {
  minor: ['interpolate', ['exponential', 1.6], ['zoom'], 11.5, 0.2, 13, 1.3, 15, 4.6, 18, 18],
  major: ['interpolate', ['exponential', 1.6], ['zoom'], 7, 0.4, 10, 0.9, 12, 2, 13, 3.4, 15, 7, 18, 24],
  highway: ['interpolate', ['exponential', 1.6], ['zoom'], 4, 0.4, 8, 1.6, 11, 3, 13, 5, 15, 9, 18, 30],
};
const CASING: ExpressionSpecification = ['interpolate', ['linear'], ['zoom'], 9, 0.5, 13, 0.8, 16, 1.2];

export type BaseLayers = { ground: LayerSpecification[]; names: LayerSpecification[] };

/** The Protomaps style in the site's colours and fonts: the streets, and the names over them. */
export function baseLayers(
  source: string,
  element: HTMLElement,
  { fonts, language, hasPlaces = false }: { fonts: string[]; language: string; hasPlaces?: boolean },
): BaseLayers {
  const all = layers(source, baseFlavor(element), { lang: language }).filter(
    ({ id }) => !LEFT_OUT.includes(id) && !(hasPlaces && id === SUBPLACES),
  );
  const far = farRoads(element);

  return {
    ground: all.filter(({ type }) => type !== 'symbol').map((layer) => widened(layer, far)),
    names: all.filter(({ type }) => type === 'symbol').map((layer) => named(layer, fonts, language)),
  };
}

function named(layer: LayerSpecification, fonts: string[], language: string): LayerSpecification {
  if (layer.type !== 'symbol') return layer;
  if (layer.id === 'roads_shields')
    return {
      ...layer,
      minzoom: 9,
      layout: {
        ...layer.layout,
        'icon-image': SHIELD,
        'icon-size': 1,
        'icon-text-fit': 'both',
        'icon-text-fit-padding': [1, 3, 1, 3],
        'symbol-spacing': 380,
        'text-field': ['get', 'shield_text'],
        'text-font': fonts,
        'text-size': 10.5,
      },
    };
  const { 'icon-image': _, 'icon-size': __, ...layout } = layer.layout ?? {};
  const isStreet = layer.id.startsWith('roads_labels');
  const isWater = layer.id.startsWith('water_');

  return {
    ...layer,
    ...(layer.id === 'roads_labels_minor' && { minzoom: 14 }),
    ...(layer.id === 'water_label_lakes' && { minzoom: 11.5 }),
    layout: {
      ...layout,
      'text-font': fonts,
      'text-field': ['coalesce', ['get', `name:${language}`], ['get', 'name'], ''],
      ...(isStreet && {
        'text-size': ['interpolate', ['linear'], ['zoom'], 12, 10.5, 15, 11.5, 18, 14],
        'symbol-spacing': 300,
        'text-letter-spacing': 0.02,
        'text-max-angle': 30,
      }),
      ...(isWater && { 'text-size': 11, 'text-letter-spacing': 0.04 }),
    },
    paint: { ...layer.paint, 'text-halo-width': isStreet ? 1.6 : isWater ? 1 : 1.4 },
  };
}

function widened(layer: LayerSpecification, far: FarRoads): LayerSpecification {
  if (layer.type !== 'line') return layer;
  const [, road, casing] = ROAD.exec(layer.id) ?? [];
  const width = road && WIDTHS[road];
  if (width)
    return {
      ...layer,
      paint: {
        ...layer.paint,
        ...(casing
          ? { 'line-gap-width': width, 'line-width': CASING }
          : {
              'line-width': width,
              ...(road !== 'highway' && nearColor(layer.paint, far[road as keyof FarRoads])),
            }),
      },
    };
  if (layer.id !== 'roads_rail') return layer;

  return {
    ...layer,
    paint: {
      ...layer.paint,
      'line-opacity': 0.8,
      'line-dasharray': [0.35, 0.9],
      'line-width': ['interpolate', ['linear'], ['zoom'], 10, 1.2, 14, 3.2, 17, 7],
    },
  };
}

/** Thin lines are seen by their colour; wide ones are light between their edges. */
function nearColor(paint: LineLayerSpecification['paint'], far: string) {
  const near = paint?.['line-color'];

  return typeof near === 'string'
    ? {
        'line-color': ['interpolate', ['linear'], ['zoom'], 11.5, far, 13.5, near] as ExpressionSpecification,
      }
    : {};
}
