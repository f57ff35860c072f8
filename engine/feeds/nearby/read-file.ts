import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import type { NearbyKind } from '#domain/nearby/kinds.ts';
import { FeedFileError } from '../feed-record.ts';
import { readGeoJson } from './read-geojson.ts';
import type { ReadPlaces } from './read-places.ts';
import { readStops } from './read-stops.ts';

const STOPS = 'stops.txt';
/** The stops of the largest networks have a tenth of it. */
const MAX_BYTES = 256 * 1024 * 1024;

/** Reads one file: a GTFS feed as .zip, its stops.txt, or GeoJSON. Throws FeedFileError with the file and the reason. */
export async function readNearbyFile(path: string, kind: NearbyKind | null): Promise<ReadPlaces> {
  const bytes = await readFile(path).catch((error: Error) => {
    throw new FeedFileError(`${path} cannot be read: ${error.message}`);
  });
  const name = basename(path);

  return /\.(zip|txt|csv)$/i.test(name)
    ? transit(name, kind, () => (/\.zip$/i.test(name) ? stopsOf(name, bytes) : bytes.toString('utf8')))
    : readGeoJson(name, bytes.toString('utf8'), kind);
}

function transit(name: string, kind: NearbyKind | null, text: () => string): ReadPlaces {
  if (kind && kind !== 'transit') throw new FeedFileError(`${name} has stops, which are of the kind transit`);

  return readStops(name, text());
}

function stopsOf(name: string, bytes: Uint8Array): string {
  try {
    const files = unzipSync(bytes, {
      filter: (file) => file.name.split('/').at(-1) === STOPS && file.originalSize <= MAX_BYTES,
    });
    const [stops] = Object.values(files);
    if (stops) return strFromU8(stops);
  } catch (error) {
    throw new FeedFileError(`${name} is not a zip file: ${(error as Error).message}`);
  }
  throw new FeedFileError(`${name} contains no ${STOPS}`);
}
