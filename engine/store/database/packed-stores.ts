import { createReadStream, createWriteStream, existsSync, mkdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createGunzip, gzip } from 'node:zlib';
import { extract } from 'tar-stream';
import type { Store } from './db.ts';
import { migrate } from './migrate.ts';
import { storeOf } from './pglite-store.ts';
import { ThreadedPGlite } from './pglite-thread.ts';

const FOLDER = join(import.meta.dirname, '../../../dist');
const EMPTY = join(FOLDER, 'empty-store.tar.gz');
const DEMO = join(FOLDER, 'demo-store.tar.gz');
/** When the demo was packed: its open houses and new listings are dated from then. */
const DEMO_DATE = join(FOLDER, 'demo-store.date');
const DAY_MS = 86_400_000;
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
/** An older demo is seeded again, else it would show the open houses of a month ago. */
const DEMO_MAX_AGE_MS = 7 * DAY_MS;

/** Of the directory, written last: a directory without it is unpacked again. */
const MARK = 'PG_VERSION';

/**
 * Fills a new directory with a migrated store that the build has packed: the demo's while it is fresh, else an empty one. Without
 * it a start waits seconds for initdb, and for the seed. A small server has no memory for the whole of it: it is written as it is read.
 */
export async function unpackStore(
  directory: string,
  { demo, now = new Date() }: { demo: boolean; now?: Date },
): Promise<void> {
  if (existsSync(join(directory, MARK))) return;
  const file = demo && (await isDemoFresh(now)) ? DEMO : EMPTY;
  if (!existsSync(file)) return;

  let mark = Buffer.alloc(0);
  const entries = extract();
  const reading = pipeline(createReadStream(file), createGunzip(), entries);
  for await (const entry of entries) {
    const { name, type } = entry.header;
    const path = join(directory, name);
    if (type === 'directory') mkdirSync(path, { recursive: true, mode: FOLDER_MODE });
    else if (relative(directory, path) === MARK) mark = await buffer(entry);
    else await pipeline(entry, createWriteStream(path, { mode: FILE_MODE }));
    entry.resume();
  }
  await reading;
  await writeFile(join(directory, MARK), mark, { mode: FILE_MODE });
}

/** Packs an empty store, then the same with what `seed` writes. */
export async function packStores(seed: (store: Store) => Promise<unknown>): Promise<void> {
  const pglite = await ThreadedPGlite.open({});
  const store = storeOf(pglite);
  await migrate(store);
  await pack(pglite, EMPTY);

  const seededAt = new Date();
  await seed(store);
  await pglite.query('vacuum analyze');
  await pglite.query('checkpoint');
  await pack(pglite, DEMO);
  await writeFile(DEMO_DATE, seededAt.toISOString());
  await pglite.close();
}

async function isDemoFresh(now: Date): Promise<boolean> {
  if (!existsSync(DEMO) || !existsSync(DEMO_DATE)) return false;
  const age = now.getTime() - new Date(await readFile(DEMO_DATE, 'utf8')).getTime();

  return age >= 0 && age < DEMO_MAX_AGE_MS;
}

async function pack(pglite: ThreadedPGlite, file: string): Promise<void> {
  await writeFile(file, await promisify(gzip)(Buffer.from(await pglite.dumpDataDir())));
}
