import { gzipSync } from 'node:zlib';
import { zxyToTileId } from 'pmtiles';

export type Tile = { z: number; x: number; y: number; data: Uint8Array };
export type ArchiveBounds = { west: number; south: number; east: number; north: number };
type Options = {
  bounds: ArchiveBounds;
  metadata: unknown;
  /** The tiles are compressed with gzip already. */
  isPacked?: boolean;
};

const HEADER_BYTES = 127;
/** Readers fetch header and root directory in one request of this size. */
const ROOT_END = 16_384;
const LEAF_ENTRIES = 4096;
const GZIP = 2;
const MVT = 1;

type Entry = { id: number; offset: number; length: number; run: number };

/** A PMTiles archive (version 3) of vector tiles. */
export function writePmtiles(
  tiles: readonly Tile[],
  { bounds, metadata, isPacked = false }: Options,
): Buffer {
  const ordered = tiles
    .map(({ z, x, y, data }) => ({
      id: zxyToTileId(z, x, y),
      z,
      data: isPacked ? data : gzipSync(data, { level: 9 }),
    }))
    .sort((a, b) => a.id - b.id);
  let end = 0;
  const entries = ordered.map(({ id, data }): Entry => {
    const offset = end;
    end += data.length;
    return { id, offset, length: data.length, run: 1 };
  });
  const { root, leaves } = directories(entries);
  const json = gzipSync(JSON.stringify(metadata));
  const sizes = { root: root.length, json: json.length, leaves: leaves.length, content: end };
  const zooms = ordered.reduce(([least, most], { z }) => [Math.min(least, z), Math.max(most, z)] as const, [
    30, 0,
  ] as readonly [number, number]);

  return Buffer.concat([
    header({ ...sizes, count: entries.length, zooms, bounds }),
    root,
    json,
    leaves,
    ...ordered.map(({ data }) => data),
  ]);
}

/** One directory, or a root of leaves where it would be too long for the first request. */
function directories(entries: readonly Entry[]): { root: Buffer; leaves: Buffer } {
  const whole = gzipSync(directory(entries));
  if (HEADER_BYTES + whole.length <= ROOT_END) return { root: whole, leaves: Buffer.alloc(0) };

  const leaves: Buffer[] = [];
  const pointers: Entry[] = [];
  let end = 0;
  for (let from = 0; from < entries.length; from += LEAF_ENTRIES) {
    const part = entries.slice(from, from + LEAF_ENTRIES);
    const leaf = gzipSync(directory(part));
    // A run of 0 points to a leaf.
    pointers.push({ id: part[0]?.id ?? 0, offset: end, length: leaf.length, run: 0 });
    leaves.push(leaf);
    end += leaf.length;
  }
  return { root: gzipSync(directory(pointers)), leaves: Buffer.concat(leaves) };
}

function directory(entries: readonly Entry[]): Buffer {
  const numbers = [
    entries.length,
    ...entries.map(({ id }, i) => id - (entries[i - 1]?.id ?? 0)),
    ...entries.map(({ run }) => run),
    ...entries.map(({ length }) => length),
    // 0: right after the entry before.
    ...entries.map(({ offset }, i) => {
      const before = entries[i - 1];
      return before && before.offset + before.length === offset ? 0 : offset + 1;
    }),
  ];

  return Buffer.from(numbers.flatMap(varint));
}

function varint(number: number): number[] {
  const bytes: number[] = [];
  let rest = number;
  while (rest >= 0x80) {
    bytes.push((rest % 0x80) | 0x80);
    rest = Math.floor(rest / 0x80);
  }
  return [...bytes, rest];
}

type Sizes = {
  root: number;
  json: number;
  leaves: number;
  content: number;
  count: number;
  zooms: readonly [number, number];
  bounds: ArchiveBounds;
};

function header({ root, json, leaves, content, count, zooms: [least, most], bounds }: Sizes): Buffer {
  const bytes = Buffer.alloc(HEADER_BYTES);
  bytes.write('PMTiles', 0, 'latin1');
  bytes[7] = 3;
  const leavesAt = HEADER_BYTES + root + json;
  const numbers = [
    HEADER_BYTES,
    root,
    HEADER_BYTES + root,
    json,
    leavesAt,
    leaves,
    leavesAt + leaves,
    content,
  ];
  for (const [i, number] of [...numbers, count, count, count].entries())
    bytes.writeBigUInt64LE(BigInt(number), 8 + i * 8);
  bytes.set([1, GZIP, GZIP, MVT, least, most], 96);
  const { west, south, east, north } = bounds;
  for (const [i, degrees] of [west, south, east, north].entries())
    bytes.writeInt32LE(Math.round(degrees * 1e7), 102 + i * 4);
  bytes[118] = least;
  bytes.writeInt32LE(Math.round(((west + east) / 2) * 1e7), 119);
  bytes.writeInt32LE(Math.round(((south + north) / 2) * 1e7), 123);

  return bytes;
}
