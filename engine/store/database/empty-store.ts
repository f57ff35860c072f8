import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { migrate } from './migrate.ts';
import { storeOf } from './pglite-store.ts';
import { ThreadedPGlite } from './pglite-thread.ts';

const FILE = join(import.meta.dirname, '../../../dist/empty-store.tar.gz');

/** An empty, migrated store that the build has written: without it a new directory waits seconds for initdb. */
export async function readEmptyStore(directory: string): Promise<ArrayBuffer | undefined> {
  if (existsSync(join(directory, 'PG_VERSION')) || !existsSync(FILE)) return undefined;
  const { buffer, byteOffset, byteLength } = await promisify(gunzip)(await readFile(FILE));

  return buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;
}

export async function writeEmptyStore(): Promise<void> {
  const pglite = await ThreadedPGlite.open({});
  await migrate(storeOf(pglite));
  const dump = await pglite.dumpDataDir();
  await pglite.close();

  await writeFile(FILE, await promisify(gzip)(Buffer.from(dump)));
}
