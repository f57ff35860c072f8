import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { migrate, readMigrations } from '../store/database/migrate.ts';
import { storeOf } from '../store/database/pglite-store.ts';
import { ThreadedPGlite } from '../store/database/pglite-thread.ts';

const ROOT = join(import.meta.dirname, '../..');
const CACHE = join(ROOT, 'node_modules/.cache/strapwork');

/** An empty, migrated store as a dump, so that each test opens its own copy quickly. */
export async function storeTemplate(): Promise<ArrayBuffer> {
  const { buffer, byteOffset, byteLength } = await readFile(await templateFile());

  return buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;
}

/** Writes an empty, migrated store below a data directory, for processes that open it there. */
export async function writeStoreTemplate(dataDir: string): Promise<void> {
  const directory = join(dataDir, 'database');
  mkdirSync(directory, { recursive: true });
  execFileSync('tar', ['-xf', await templateFile(), '-C', directory], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function templateFile(): Promise<string> {
  const file = join(CACHE, `store-${fingerprint()}.tar`);
  if (!existsSync(file)) await makeTemplate(file);

  return file;
}

function fingerprint(): string {
  const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const hash = createHash('sha256').update(dependencies['@electric-sql/pglite']);
  for (const { checksum } of readMigrations()) hash.update(checksum);

  return hash.digest('hex').slice(0, 16);
}

/** Written to a temporary file and renamed, since test files run concurrently. */
async function makeTemplate(file: string): Promise<void> {
  const pglite = await ThreadedPGlite.open({});
  await migrate(storeOf(pglite));
  const dump = await pglite.dumpDataDir();
  await pglite.close();

  mkdirSync(CACHE, { recursive: true });
  const aside = `${file}.${process.pid}`;
  writeFileSync(aside, Buffer.from(dump));
  renameSync(aside, file);
}
