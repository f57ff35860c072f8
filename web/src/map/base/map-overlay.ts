import type { GeoJSON } from 'geojson';
import type { AddLayerObject, GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl';

type Layer = Extract<AddLayerObject, { source?: unknown }>;
export type OverlayLayer = Omit<Layer, 'source'> & { id: string };

const NOTHING: GeoJSON = { type: 'FeatureCollection', features: [] };

/**
 * Layers with changing data over the base map; null removes them. They are added again to another style.
 * `isOverNames` puts them over the names of the map.
 */
export function mapOverlay(
  map: MapLibreMap,
  source: string,
  layers: () => OverlayLayer[],
  { isOverNames = false } = {},
): (data: GeoJSON | null) => void {
  let wanted: GeoJSON | null = null;
  /** Another style takes no source until it is loaded. */
  let isStyled = false;

  function draw(): void {
    const present = map.getSource<GeoJSONSource>(source);
    if (present) return void present.setData(wanted ?? NOTHING);
    if (!wanted) return;
    map.addSource(source, { type: 'geojson', data: wanted });
    const before = isOverNames ? undefined : firstNames(map);
    for (const layer of layers()) map.addLayer({ ...layer, source } as AddLayerObject, before);
  }

  map.on('styledataloading', () => {
    isStyled = false;
  });
  map.on('style.load', () => {
    isStyled = true;
    draw();
  });

  return (data) => {
    wanted = data;
    if (isStyled) draw();
  };
}

/** The lowest layer of names: what is drawn below it leaves names readable. */
export function firstNames(map: MapLibreMap): string | undefined {
  return map.getLayersOrder().find((id) => map.getLayer(id)?.type === 'symbol');
}
