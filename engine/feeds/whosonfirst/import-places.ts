import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reassignListings } from '#engine/operations/listings/assign-places.ts';
import { bulkInsert } from '#engine/store/database/bulk-insert.ts';
import type { Store } from '#engine/store/database/db.ts';
import {
  deleteRings,
  placeKeys,
  type Rejection,
  refreshListingPlaces,
  replaceRejections,
} from '#engine/store/import-table.ts';
import { FeedFileError } from '../feed-record.ts';
import { placeRowsOf } from './place-row.ts';
import { type PlaceFeature, PlaceRejected, readPlace } from './read-place.ts';

export type PlacesReport = {
  inserted: number;
  changed: number;
  unchanged: number;
  rejected: Rejection[] /** Listings whose places changed. */;
  reassigned: number;
};

/** Every GeoJSON file below a directory, by path; files whose name begins with an underscore are lists, not records. */
export async function readPlaceFiles(directory: string): Promise<{ name: string; text: string }[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch((error: Error) => {
    throw new FeedFileError(`${directory} cannot be read: ${error.message}`);
  });
  const files = entries
    .filter((entry) => entry.isFile() && /\.(geo)?json$/i.test(entry.name) && !entry.name.startsWith('_'))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  return Promise.all(
    files.map(async (file) => ({
      name: file.slice(directory.length).replace(/^\//, ''),
      text: await readFile(file, 'utf8'),
    })),
  );
}

/** Imports Who's On First records into the places; listings are reassigned when an outline or a name changed. */
export async function importPlaces(
  { db }: Pick<Store, 'db'>,
  files: readonly { name: string; text: string }[],
): Promise<PlacesReport> {
  const { places, rejected } = readAll(files);

  return db.transaction().execute(async (transaction) => {
    const stored = await placeKeys(transaction);
    const hashes = new Map(stored.map(({ id, contentHash }) => [id, contentHash]));
    const names = new Map([...stored, ...places].map(({ id, name, placetype }) => [id, { name, placetype }]));
    const rows = places.map((place) => placeRowsOf(place, names));
    const fresh = rows.filter(({ row }) => hashes.get(row.id) !== row.content_hash);
    const inserted = fresh.filter(({ row }) => !hashes.has(row.id)).length;

    await writePlaces(transaction, fresh);
    await replaceRejections(transaction, 'places', rejected);
    const reassigned = fresh.length ? await reassignAll(transaction) : 0;
    return {
      inserted,
      changed: fresh.length - inserted,
      unchanged: rows.length - fresh.length,
      rejected,
      reassigned,
    };
  });
}

type PlaceRows = ReturnType<typeof placeRowsOf>;

async function writePlaces(db: Store['db'], rows: readonly PlaceRows[]): Promise<void> {
  const withOutline = rows.filter((each) => !each.isOutlineMissing);
  const withoutOutline = rows.filter((each) => each.isOutlineMissing);

  await bulkInsert(
    db,
    'places',
    withOutline.map(({ row }) => row),
    { replace: ['id'] },
  );
  await bulkInsert(
    db,
    'places',
    withoutOutline.map(({ row }) => row),
    { replace: ['id'], preserve: ['geometry', 'bounds', 'centre'] },
  );
  await deleteRings(
    db,
    withOutline.map(({ row }) => row.id),
  );
  await bulkInsert(
    db,
    'place_rings',
    withOutline.flatMap(({ rings }) => rings),
  );
}

async function reassignAll(db: Store['db']): Promise<number> {
  const sources = await db.selectFrom('sources').select('key').execute();
  let count = 0;
  for (const { key } of sources) {
    await reassignListings({ db }, key);
    const ids = await refreshListingPlaces(db, key);
    count += ids.length;
  }
  return count;
}

/** Of two records with one id the first counts. */
function readAll(files: readonly { name: string; text: string }[]): {
  places: PlaceFeature[];
  rejected: Rejection[];
} {
  const places = new Map<number, PlaceFeature>();
  const rejected: Rejection[] = [];
  for (const { name, text } of files) {
    try {
      const place = readPlace(parse(text));
      if (places.has(place.id))
        rejected.push({ record: name, reason: `has the id ${place.id} of an earlier file` });
      else places.set(place.id, place);
    } catch (error) {
      if (!(error instanceof PlaceRejected)) throw error;
      rejected.push({ record: name, reason: error.message });
    }
  }
  return { places: [...places.values()], rejected };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new PlaceRejected('is not JSON');
  }
}
