import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import {
  FetchSource,
  type Header,
  PMTiles,
  type RangeResponse,
  ResolvedValueCache,
  type Source,
  TileType,
} from 'pmtiles';

export const TILES_ROOT = '/_map/tiles';

/** Directories of a large archive take a megabyte each. */
const CACHED_DIRECTORIES = 16;
const TIMEOUT_MS = 10_000;

export type MapArchive = ReturnType<typeof openMapArchive>;

/** A PMTiles archive at a path or URL: its tiles as they are compressed. A file stays open, so a site opens it once. */
export function openMapArchive(archive: string) {
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

/** Changes with the archive's contents. */
export function versionOf({
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
