import type { StyleSpecification } from 'maplibre-gl';
import { language } from '#domain/language/language.ts';
import type { LatLon } from '#domain/search/polyline.ts';
import { message } from '../../messages.ts';
import { baseLayers } from './base-layers.ts';
import { builtInStyle, mapLook, TILES } from './map-style.ts';
import type { PlaceOutlines } from './place-labels.ts';
import { covers, readJson, readTileIndex, type TileIndex } from './tile-index.ts';

const NO_PLACES: PlaceOutlines = { type: 'FeatureCollection', features: [] };

export type LoadedStyle = {
  style: StyleSpecification;
  outlines: PlaceOutlines;
  /** False where the map has nothing but places around its centre. */
  hasStreets: boolean;
  /** Another map that the visitor may choose, such as a satellite's. */
  second: { name: string; load: () => Promise<StyleSpecification | null> } | null;
};

/**
 * The site's streets if it has tiles, with the configured style as a second map; else the configured style alone; else,
 * or when that fails to load, the outlines of places.
 */
export async function loadStyle(
  container: HTMLElement,
  styleUrl: string | null,
  centre: LatLon | null = null,
): Promise<LoadedStyle> {
  const [index, outlines] = await Promise.all([
    readTileIndex(),
    readJson<PlaceOutlines>('/_map/places.json').then((places) => places ?? NO_PLACES),
    loadFont(mapLook(container).fonts),
  ]);
  const configured = async () => {
    const style = styleUrl ? await readJson<StyleSpecification>(styleUrl) : null;
    return style?.version === 8 ? { ...style, projection: { type: 'mercator' as const } } : null;
  };
  if (index)
    return {
      style: ownStyle(container, outlines, index),
      outlines,
      hasStreets: !centre || covers(index, centre),
      second: styleUrl && index.secondMap ? { name: index.secondMap, load: configured } : null,
    };

  const style = await configured();
  return {
    style: style ?? ownStyle(container, outlines, null),
    outlines,
    hasStreets: style !== null,
    second: null,
  };
}

/** Names are rendered once, in the font that is loaded then. */
async function loadFont([family = 'sans-serif']: readonly string[]): Promise<void> {
  await document.fonts?.load(`16px ${family}`).catch(() => []);
}

/** Layers of names that would repeat those of the tiles. */
function namedByTiles({ vector_layers: layers }: TileIndex): string[] {
  const has = (layer: string) => layers.some(({ id }) => id === layer);

  return [...(has('places') ? ['city-names'] : []), ...(has('water') ? ['water-names'] : [])];
}

function ownStyle(
  container: HTMLElement,
  outlines: PlaceOutlines,
  index: TileIndex | null,
): StyleSpecification {
  const look = mapLook(container);
  const style = builtInStyle(
    outlines,
    look,
    message('map.attribution'),
    index && {
      layers: baseLayers(TILES, container, {
        fonts: look.fonts,
        language: language(),
        hasPlaces: outlines.features.some(({ properties }) => properties.placetype === 'neighbourhood'),
      }),
      left: namedByTiles(index),
    },
  );
  if (!index) return style;
  const { tiles, minzoom, maxzoom, bounds, attribution } = index;

  return {
    ...style,
    sources: {
      ...style.sources,
      [TILES]: {
        type: 'vector',
        // The worker that fetches them has no base URL.
        tiles: tiles.map((path) => location.origin + path),
        minzoom,
        maxzoom,
        bounds,
        attribution,
      },
    },
  };
}
