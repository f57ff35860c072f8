import { randomBytes } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { FileStorage, Replaced } from '../files/storage/file-storage.ts';
import type { Script, Store } from '../store/database/db.ts';
import {
  dropCreated,
  dumpRows,
  existingTables,
  listSequences,
  listTables,
  loadRows,
  setSequences,
  withoutTriggers,
} from '../store/database/dump.ts';
import { appliedMigrations, createdBy, migrateWithin, readMigrations } from '../store/database/migrate.ts';
import { ArchiveError, checkArchive, readEntries, writeArchive } from './archive.ts';
import { archivedName, extractFile, isArchivedFile } from './backup-files.ts';

const FORMAT = 'strapwork-backup';
const VERSION = 1;
const DATABASE = /^database\/([a-z_]+)\/\d{6}\.jsonl$/;

export const migrationShape = z.object({ name: z.string(), checksum: z.string() });
const headShape = z.object({
  format: z.literal(FORMAT, 'it is no backup of a whole server'),
  version: z.literal(VERSION, 'it was made by another version of the product'),
  createdAt: z.string(),
  migrations: z.array(migrationShape).min(1),
  sequences: z.array(z.object({ name: z.string(), value: z.string().regex(/^\d{1,19}$/) })),
});
export type BackupHead = z.infer<typeof headShape>;

type Place = { store: Store; storage: FileStorage; dataDir: string };
export type BackupSummary = { rows: number; files: number; missingFiles: string[] };

/** Writes the database and all uploaded files into one archive, as they were at one moment. */
export async function backUp(
  { store, storage }: Pick<Place, 'store' | 'storage'>,
  { path, now }: { path: string; now: Date },
): Promise<BackupSummary> {
  const summary: BackupSummary = { rows: 0, files: 0, missingFiles: [] };

  await store.script(async (script) => {
    await script.run('set transaction isolation level repeatable read, read only');
    const migrations = await appliedMigrations(script);
    if (migrations.length === 0) throw new ArchiveError('the database is empty: there is nothing to back up');
    const head: BackupHead = {
      format: FORMAT,
      version: VERSION,
      createdAt: now.toISOString(),
      migrations: migrations.map(({ name, checksum }) => ({ name, checksum })),
      sequences: await listSequences(script),
    };

    await writeArchive(path, head, async (archive) => {
      for (const table of await listTables(script)) {
        let number = 0;
        for await (const chunk of dumpRows(script, table)) {
          number += 1;
          summary.rows += chunk.split('\n').length - 1;
          await archive.text(`database/${table.name}/${String(number).padStart(6, '0')}.jsonl`, chunk);
        }
      }
      for (const name of await storage.list()) {
        if (await archive.file(archivedName(name), storage, name)) summary.files += 1;
        else summary.missingFiles.push(name);
      }
    });
  });

  return summary;
}

/** Whether there is anything that a restore would replace. */
export async function isEmptyTarget({ store, storage }: Pick<Place, 'store' | 'storage'>): Promise<boolean> {
  const hasSites = await store.script(async ({ rows }) => {
    const [found] = await rows<{ exists: boolean }>(`select to_regclass('spaces') is not null as exists`);
    if (!found?.exists) return false;
    return (await rows('select 1 from spaces limit 1')).length > 0;
  });

  return !hasSites && (await storage.list()).length === 0;
}

/** Other processes of the product that are connected to the database. */
export async function countOthers({ store }: Pick<Place, 'store'>): Promise<number> {
  if (store.kind === 'pglite') return 0;

  return store.script(async ({ rows }) => {
    const [found] = await rows<{ count: string }>(
      `select count(*)::text as count from pg_stat_activity
       where datname = current_database() and application_name = 'strapwork' and pid <> pg_backend_pid()`,
    );
    return Number(found?.count ?? 0);
  });
}

export async function checkBackup(path: string): Promise<BackupHead> {
  const head = await checkArchive(path, headShape);
  checkMigrations(head.migrations);

  return head;
}

/** Replaces the database and the uploaded files by those of a checked archive: everything or nothing. */
export async function restore(
  { store, storage, dataDir }: Place,
  { path, head }: { path: string; head: BackupHead },
): Promise<BackupSummary> {
  const incoming = join(dataDir, `files.restoring-${randomBytes(6).toString('hex')}`);
  const summary: BackupSummary = { rows: 0, files: 0, missingFiles: [] };
  let replaced: Replaced | undefined;
  await mkdir(incoming, { recursive: true });

  try {
    await store.script(async (script) => {
      const migrations = readMigrations();
      const created = createdBy(migrations);
      const tables = await existingTables(script, created);
      if (tables.length > 0 && (await appliedMigrations(script)).length === 0) {
        throw new ArchiveError(
          `the database has tables of something else (${tables.join(', ')}); restore into a database of its own`,
        );
      }
      await dropCreated(script, created);
      await migrateWithin(script, migrations.slice(0, head.migrations.length));
      summary.rows = await loadDatabase(script, path, async (entry) => {
        await extractFile(entry, { folder: incoming });
        summary.files += 1;
      });
      await setSequences(script, head.sequences);
      await migrateWithin(script, migrations);

      replaced = await storage.replaceAll(incoming);
    });
  } catch (error) {
    await replaced?.undo();
    await rm(incoming, { recursive: true, force: true });
    throw error;
  }
  await replaced?.keep();
  await rm(incoming, { recursive: true, force: true });

  return summary;
}

async function loadDatabase(
  script: Script,
  path: string,
  extractOne: (entry: Parameters<typeof extractFile>[0]) => Promise<void>,
): Promise<number> {
  const tables = await listTables(script);
  // Rows that the migrations made are in the archive too.
  for (const { name } of tables.toReversed()) await script.run(`delete from "${name}"`);
  let count = 0;

  await withoutTriggers(script, tables, () =>
    readEntries(path, async (entry) => {
      if (isArchivedFile(entry.name)) return extractOne(entry);

      const [, name] = DATABASE.exec(entry.name) ?? [];
      const table = tables.find((one) => one.name === name);
      if (!table) throw new ArchiveError(`${entry.name} belongs to no table`);
      const chunk = await entry.text();
      count += chunk.split('\n').length - 1;
      await loadRows(script, table, chunk);
    }),
  );

  return count;
}

/** An archive of the same migrations as this version, or of the first ones: the rest is applied to it. */
export function checkMigrations(archived: readonly { name: string; checksum: string }[]): void {
  const own = readMigrations();
  const other = archived.find(({ name, checksum }, index) => {
    const migration = own[index];
    return migration && (migration.name !== name || migration.checksum !== checksum);
  });
  if (other) throw new ArchiveError(`its migration ${other.name} is not one of this version`);
  if (archived.length > own.length) {
    throw new ArchiveError(
      `it has ${archived.length} migrations and this version ${own.length}: restore it with a newer version`,
    );
  }
}
