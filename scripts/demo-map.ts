/** Draws the map of the demo cities as vector tiles, `dist/demo-map.pmtiles`; part of the build. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GeoJSONVT } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { Feature } from 'geojson';
import { type MapFeature, mapFeatures } from '#demo/city/features.ts';
import { boundsOf, type Position } from '#demo/geometry.ts';
import { EDMONTON } from '#demo/markets/edmonton.ts';
import { SAN_ANTONIO } from '#demo/markets/san-antonio.ts';
import { tileRange } from './lib/tile-range.ts';
import { type Tile, writePmtiles } from './lib/write-pmtiles.ts';

const MIN_ZOOM = 6;
const MAX_ZOOM = 14;
const EXTENT = 4096;

const started = performance.now();
const markets = [EDMONTON, SAN_ANTONIO].map(mapFeatures);
const tiles = markets.flatMap(tilesOf);
const folder = join(import.meta.dirname, '../dist');
mkdirSync(folder, { recursive: true });
const layers = [...new Set(markets.flat().map(({ layer }) => layer))];
const archive = writePmtiles(tiles, {
  bounds: boundsOf(markets.flat().flatMap(positions)),
  metadata: {
    name: 'Strapwork demo cities',
    attribution: '',
    vector_layers: layers.map((id) => ({ id, fields: {} })),
  },
});
writeFileSync(join(folder, 'demo-map.pmtiles'), archive);
console.log(
  `Demo map: ${tiles.length} tiles, ${(archive.length / 1e6).toFixed(1)} MB, in ${((performance.now() - started) / 1000).toFixed(1)} s`,
);

function tilesOf(features: readonly MapFeature[]): Tile[] {
  const box = boundsOf(features.flatMap(positions));

  return Array.from({ length: MAX_ZOOM - MIN_ZOOM + 1 }, (_, i) => MIN_ZOOM + i).flatMap((z) => {
    const shown = features.filter(({ from }) => from <= z);
    const indexes = layersOf(shown).map(
      ([layer, collection]) =>
        [
          layer,
          new GeoJSONVT(
            { type: 'FeatureCollection', features: collection },
            { maxZoom: z, indexMaxZoom: 0, tolerance: 3, buffer: 64, extent: EXTENT },
          ),
        ] as const,
    );
    const { left, top, right, bottom } = tileRange(box, z);
    const found: Tile[] = [];
    for (let x = left; x <= right; x++)
      for (let y = top; y <= bottom; y++) {
        const content = indexes.flatMap(([layer, index]) => {
          const tile = index.getTile(z, x, y);
          return tile && tile.features.length > 0 ? [[layer, tile] as const] : [];
        });
        if (content.length > 0)
          found.push({
            z,
            x,
            y,
            data: fromGeojsonVt(Object.fromEntries(content), { version: 2, extent: EXTENT }),
          });
      }
    return found;
  });
}

function layersOf(features: readonly MapFeature[]): [string, Feature[]][] {
  return [...Map.groupBy(features, ({ layer }) => layer)].map(([layer, list]) => [
    layer,
    list.map(({ feature }) => feature),
  ]);
}

function positions({ feature: { geometry } }: MapFeature): Position[] {
  if (geometry.type === 'LineString') return geometry.coordinates as unknown as Position[];
  return geometry.type === 'Polygon' ? (geometry.coordinates[0] as unknown as Position[]) : [];
}
