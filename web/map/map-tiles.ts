import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { Compression } from 'pmtiles';
import { accepts } from '../http/accepts.ts';
import { type MapArchive, TILES_ROOT, versionOf } from './map-archive.ts';

const TILE = /^\/_map\/tiles\/([\w-]+)\/(\d{1,2})\/(\d{1,8})\/(\d{1,8})\.mvt$/;
const IMMUTABLE = 'public, max-age=31536000, immutable';
const BRIEF = 'public, max-age=300';

type Options = {
  /** Null if the site has none. */
  archive: MapArchive | null;
  /** Name of the other map that the site is configured with. */
  secondMap: string | null;
  onError: (error: unknown) => void;
};

/**
 * `GET /_map/tiles.json` and the tiles it names, out of a PMTiles archive. Their URLs have the archive's version, so that
 * browsers cache them. Null for any other path.
 */
export function createMapTiles({
  archive: tiles,
  secondMap,
  onError,
}: Options): (request: Request) => Promise<Response | null> {
  // Who runs the site reads in its log that the archive is not there, before a visitor does.
  void tiles?.header().catch(onError);

  return async (request) => {
    const { pathname } = new URL(request.url);
    const isIndex = pathname === `${TILES_ROOT}.json`;
    const tile = TILE.exec(pathname);
    if (!isIndex && !tile) return null;
    if (!tiles) return none();

    try {
      if (isIndex)
        return Response.json(
          { ...(await tiles.index()), secondMap },
          { headers: { 'cache-control': BRIEF } },
        );
      const [, version, z, x, y] = tile as unknown as [string, string, string, string, string];

      return await respondWithTile(tiles, request, { version, z: Number(z), x: Number(x), y: Number(y) });
    } catch (error) {
      onError(error);
      return new Response(null, { status: 502, headers: { 'cache-control': 'no-store' } });
    }
  };
}

type TileKey = { version: string; z: number; x: number; y: number };

async function respondWithTile(
  archive: MapArchive,
  request: Request,
  { version, z, x, y }: TileKey,
): Promise<Response> {
  const header = await archive.header();
  const isThere = z >= header.minZoom && z <= header.maxZoom && x < 2 ** z && y < 2 ** z;
  const tile = isThere ? await archive.tile(z, x, y) : undefined;
  const cache = version === versionOf(header) ? IMMUTABLE : BRIEF;
  if (!tile) return none(cache);

  const headers = new Headers({
    'content-type': 'application/vnd.mapbox-vector-tile',
    'cache-control': cache,
    vary: 'accept-encoding',
  });
  const isGzip = header.tileCompression === Compression.Gzip;
  if (isGzip && accepts(request, 'gzip')) {
    headers.set('content-encoding', 'gzip');
    return new Response(tile.data, { headers });
  }

  return new Response(isGzip ? new Uint8Array(await promisify(gunzip)(tile.data)) : tile.data, { headers });
}

/** There is nothing to draw here. */
function none(cache = BRIEF): Response {
  return new Response(null, { status: 204, headers: { 'cache-control': cache } });
}
