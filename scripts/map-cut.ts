/**
 * Cuts the map of an area out of a PMTiles archive of the world, of which it reads only those parts:
 * `npm run map:cut -- SOURCE FILE --bbox WEST,SOUTH,EAST,NORTH [--maxzoom 15]`. SOURCE is a URL or a file. For `MAP_TILES`.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Compression } from 'pmtiles';
import { openMapArchive } from '#web/map/map-archive.ts';
import { type TileRange, tileRange } from './lib/tile-range.ts';
import { type Tile, writePmtiles } from './lib/write-pmtiles.ts';

const AT_ONCE = 16;
const USAGE = 'npm run map:cut -- SOURCE FILE --bbox WEST,SOUTH,EAST,NORTH [--maxzoom 15]';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { bbox: { type: 'string' }, maxzoom: { type: 'string' } },
});
const [source, file] = positionals;
const [west, south, east, north] = (values.bbox ?? '').split(',').map(Number);
const isArea =
  [west, south, east, north].every(Number.isFinite) &&
  (west ?? 0) < (east ?? 0) &&
  (south ?? 0) < (north ?? 0);
const most = Number(values.maxzoom ?? 15);
if (!source || !file || !isArea || !Number.isInteger(most)) {
  console.error(`Usage: ${USAGE}`);
  process.exit(2);
}
await cut(source, file, { west, south, east, north } as Record<'west' | 'south' | 'east' | 'north', number>);

async function cut(from: string, to: string, bounds: Parameters<typeof tileRange>[0]): Promise<void> {
  const archive = openMapArchive(from);
  const header = await archive.header();
  if (header.tileCompression !== Compression.Gzip) throw new Error('Only archives with gzip are cut.');
  const zooms = Array.from(
    { length: Math.min(most, header.maxZoom) - header.minZoom + 1 },
    (_, i) => header.minZoom + i,
  );
  const wanted = zooms.flatMap((z) => tilesIn(tileRange(bounds, z)).map(([x, y]) => ({ z, x, y })));
  const tiles: Tile[] = [];
  const rest = [...wanted];

  async function work(): Promise<void> {
    for (let next = rest.pop(); next; next = rest.pop()) {
      const tile = await archive.tile(next.z, next.x, next.y);
      if (tile) tiles.push({ ...next, data: new Uint8Array(tile.data) });
      if (rest.length % 500 === 0) console.log(`${wanted.length - rest.length} of ${wanted.length} tiles`);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));

  const bytes = writePmtiles(tiles, { bounds, metadata: await archive.metadata(), isPacked: true });
  writeFileSync(to, bytes);
  console.log(
    `${to}: ${tiles.length} tiles, ${(bytes.length / 1e6).toFixed(1)} MB. Start the site with MAP_TILES=${to}.`,
  );
}

function tilesIn({ left, top, right, bottom }: TileRange): [number, number][] {
  return Array.from({ length: right - left + 1 }, (_, i) =>
    Array.from({ length: bottom - top + 1 }, (_, j): [number, number] => [left + i, top + j]),
  ).flat();
}
