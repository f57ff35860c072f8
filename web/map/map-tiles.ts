import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import {
  Compression,
  FetchSource,
  type Header,
  PMTiles,
  type RangeResponse,
  ResolvedValueCache,
  type Source,
  TileType,
} from 'pmtiles';
import { accepts } from '../http/accepts.ts';

export const TILES_ROOT = '/_map/tiles';

const TILE = /^\/_map\/tiles\/([\w-]+)\/(\d{1,2})\/(\d{1,8})\/(\d{1,8})\.mvt$/;
const IMMUTABLE = 'public, max-age=31536000, immutable';
const BRIEF = 'public, max-age=300';
/** Directories of a large archive take a megabyte each. */
const CACHED_DIRECTORIES = 16;
const TIMEOUT_MS = 10_000;

type Options = {
  /** Path or URL of a PMTiles archive; null if the site has none. */
  archive: string | null;
  /** Name of the other map that the site is configured with. */
  secondMap: string | null;
  onError: (error: unknown) => void;
};

/**
 * `GET /_map/tiles.json` and the tiles it names, out of a PMTiles archive. Their URLs have the archive's version, so that
 * browsers cache them. Null for any other path.
 */
export function createMapTiles({
  archive,
  secondMap,
  onError,
}: Options): (request: Request) => Promise<Response | null> {
  const tiles = archive === null ? null : openArchive(archive);
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

type Archive = ReturnType<typeof openArchive>;
type TileKey = { version: string; z: number; x: number; y: number };

async function respondWithTile(
  archive: Archive,
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

/** The tiles of an archive, as they are compressed. */
export function openArchive(archive: string) {
  const source = /^https?:/.test(archive) ? timedSource(new FetchSource(archive)) : fileSource(archive);
  const cache = new ResolvedValueCache(CACHED_DIRECTORIES);
  const contents = new PMTiles(source, cache);
  // Tiles are passed on as they are compressed.
  const packed = new PMTiles(source, cache, async (bytes) => bytes);

  return {
    async header(): Promise<Header> {
      const header = await contents.getHeader();
      if (header.tileType !== TileType.Mvt) throw new Error(`${archive} has no vector tiles.`);
      return header;
    },
    tile: (z: number, x: number, y: number): Promise<RangeResponse | undefined> => packed.getZxy(z, x, y),
    metadata: () => contents.getMetadata(),
    async index() {
      const header = await this.header();
      const { attribution = '', vector_layers: layers = [] } = (await contents.getMetadata()) as {
        attribution?: string;
        vector_layers?: { id: string }[];
      };

      return {
        tilejson: '3.0.0',
        tiles: [`${TILES_ROOT}/${versionOf(header)}/{z}/{x}/{y}.mvt`],
        minzoom: header.minZoom,
        maxzoom: header.maxZoom,
        bounds: [header.minLon, header.minLat, header.maxLon, header.maxLat],
        attribution,
        vector_layers: layers.map(({ id }) => ({ id, fields: {} })),
      };
    },
  };
}

function versionOf({
  etag,
  rootDirectoryOffset,
  rootDirectoryLength,
  tileDataOffset,
  tileDataLength,
  numTileContents,
}: Header): string {
  const marks = [
    etag,
    rootDirectoryOffset,
    rootDirectoryLength,
    tileDataOffset,
    tileDataLength,
    numTileContents,
  ];

  return createHash('sha256').update(marks.join(' ')).digest('hex').slice(0, 12);
}

function fileSource(path: string): Source {
  const opened = open(path).then(async (file) => {
    const { size, mtimeMs } = await file.stat();
    return { file, etag: `${size}-${Math.round(mtimeMs)}` };
  });
  // Reported when a tile is requested.
  opened.catch(() => {});

  return {
    getKey: () => path,
    async getBytes(offset, length) {
      const { file, etag } = await opened;
      const { bytesRead, buffer } = await file.read(new Uint8Array(length), 0, length, offset);
      return { data: buffer.buffer.slice(0, bytesRead), etag };
    },
  };
}

function timedSource(source: Source): Source {
  return {
    getKey: () => source.getKey(),
    getBytes: (offset, length, _, etag) =>
      source.getBytes(offset, length, AbortSignal.timeout(TIMEOUT_MS), etag),
  };
}
