import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { FILE_MAX_BYTES } from '#domain/files/site-file.ts';
import type { PartsTable } from '#domain/parts/declaration.ts';
import { currentActor } from '../audit/actor.ts';
import type { FileStorage, Replaced } from '../files/storage/file-storage.ts';
import type { Script, Store } from '../store/database/db.ts';
import { type DumpedTable, dumpRows, listTables, loadRows, withoutTriggers } from '../store/database/dump.ts';
import { appliedMigrations, readMigrations } from '../store/database/migrate.ts';
import { isDataError, isUniqueViolation } from '../store/database/violations.ts';
import { ArchiveError, type ArchiveLimits, checkArchive, readEntries, writeArchive } from './archive.ts';
import { checkMigrations, migrationShape } from './backup.ts';
import { archivedName, extractFile, inspectExtracted, isArchivedFile } from './backup-files.ts';
import { rowProblem } from './check-rows.ts';
import { markMoving, removeUnfinishedImports } from './unfinished-imports.ts';

const FORMAT = 'strapwork-site';
const VERSION = 1;
/** More than a site may hold; an archive beyond them is rejected before it is unpacked. */
const LIMITS: ArchiveLimits = { entries: 200_000, bytes: 8 * 1024 ** 3, ratio: 250 };
export const ROWS = /^site\/([a-z_]+)\/\d{6}\.jsonl$/;

/**
 * What belongs to a site and can move with it, by the condition that selects it. People's accounts, customers and what they
 * sent stay: they belong to the server that they gave them to.
 */
const TABLES: Readonly<Record<string, string>> = {
  sources: 't.key = (select source from spaces where id = $1)',
  spaces: 't.id = $1',
  ...Object.fromEntries(
    [
      'space_hosts',
      'settings',
      'pages',
      'page_versions',
      'page_redirects',
      'trashed_pages',
      'agents',
      'org_charts',
      'forms',
      'reply_texts',
      'files',
      'posts',
      'post_redirects',
      'post_categories',
      'listing_public_info',
      'own_listings',
      'nearby_places',
      'shapes',
    ].map((name) => [name, 't.space_id = $1']),
  ),
  page_drafts: 't.page_key in (select page_key from pages where space_id = $1)',
  shape_rings:
    'exists (select 1 from shapes s where s.index_name = t.index_name and s.id = t.shape_id and s.space_id = $1)',
  page_schedules: 't.page_key in (select page_key from pages where space_id = $1)',
};

/** Selects the rows of a site, which is `$1`, from a table `t`; null for a table that stays. */
export function siteCondition(table: string): string | null {
  return Object.hasOwn(TABLES, table) ? (TABLES[table] ?? null) : null;
}

const headShape = z.object({
  format: z.literal(FORMAT, 'it is no archive of one site'),
  version: z.literal(VERSION, 'it was made by another version of the product'),
  site: z.string().regex(/^[a-z0-9][a-z0-9-]{0,62}$/),
  migrations: z.array(migrationShape).min(1),
});
export type SiteHead = z.infer<typeof headShape>;

const rowShape = z.looseObject({
  space_id: z.string().optional(),
  page_key: z.string().optional(),
  id: z.unknown().optional(),
  key: z.unknown().optional(),
  source: z.unknown().optional(),
  index_name: z.unknown().optional(),
  shape_id: z.unknown().optional(),
});
type Row = z.infer<typeof rowShape>;

type Place = { store: Store; storage: FileStorage; dataDir: string };
export type SiteSummary = { rows: number; files: number };

/** Writes one site into an archive: the same bytes for the same site. */
export async function exportSite(
  { store, storage }: { store: Pick<Store, 'script'>; storage: FileStorage },
  { path, site }: { path: string; site: string },
): Promise<SiteSummary> {
  const summary: SiteSummary = { rows: 0, files: 0 };
  const folder = `${path}.rows`;
  await mkdir(folder, { recursive: true });

  try {
    // The rows first: a store of one connection is blocked meanwhile, and files may be many.
    const { migrations, chunks } = await store.script((script) => dumpSite(script, { site, folder }));
    const head: SiteHead = { format: FORMAT, version: VERSION, site, migrations };

    await writeArchive(path, head, async (archive) => {
      for (const { name, path: written, rows } of chunks) {
        summary.rows += rows;
        await archive.text(name, await readFile(written, 'utf8'));
      }
      for (const name of await storage.list(site)) {
        if (await archive.file(archivedName(name), storage, name)) summary.files += 1;
      }
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }

  return summary;
}

type DumpedChunk = { name: string; path: string; rows: number };

/** The rows of a site, as of one moment, in files of a folder. */
async function dumpSite(script: Script, { site, folder }: { site: string; folder: string }) {
  await script.run('set transaction isolation level repeatable read, read only');
  const migrations = (await appliedMigrations(script)).map(({ name, checksum }) => ({ name, checksum }));
  const chunks: DumpedChunk[] = [];

  for (const table of await siteTables(script)) {
    let number = 0;
    const filter = { condition: TABLES[table.name] ?? 'false', parameters: [site] };
    for await (const chunk of dumpRows(script, table, filter)) {
      number += 1;
      const path = join(folder, String(chunks.length));
      await writeFile(path, chunk, { mode: 0o600 });
      const name = `site/${table.name}/${String(number).padStart(6, '0')}.jsonl`;
      chunks.push({ name, path, rows: chunk.split('\n').length - 1 });
    }
  }

  return { migrations, chunks };
}

/** Checks the whole archive; it has to be made by the same version of the schema. */
export async function checkSiteArchive(path: string, limits = LIMITS): Promise<SiteHead> {
  const head = await checkArchive(path, headShape, limits);
  checkMigrations(head.migrations);
  const own = readMigrations().length;
  if (head.migrations.length < own) {
    throw new ArchiveError(
      `it was exported by an older version (${head.migrations.length} migrations, here ${own}): export it again with this one`,
    );
  }

  return head;
}

/**
 * Adds the site of a checked archive: everything or nothing. `hosts` take the place of its own host names. Rejects a site,
 * a host name or a page that is here already, and rows or files of another site.
 */
export async function importSite(
  { store, storage, dataDir }: Place,
  {
    path,
    head: { site },
    hosts,
    parts,
    now,
  }: {
    path: string;
    head: SiteHead;
    hosts: readonly string[];
    /** What the installed templates declare: every stored strap is checked by it. */
    parts: PartsTable;
    now: Date;
  },
): Promise<SiteSummary> {
  const incoming = join(dataDir, `files.importing-${randomBytes(6).toString('hex')}`);
  const summary: SiteSummary = { rows: 0, files: 0 };
  let replaced: Replaced | undefined;
  await mkdir(incoming, { recursive: true });

  try {
    await store.script(async (script) => {
      await lockImports(script);
      await removeUnfinishedImports(script, { storage, dataDir, except: incoming });
      const [taken] = await script.rows('select 1 from spaces where id = $1', [site]);
      if (taken || (await storage.list(site)).length > 0)
        throw new ArchiveError(`there is a site ${site} here already`);
      const tables = await siteTables(script);
      const guard = createGuard(site, parts);

      await withoutTriggers(script, tables, () =>
        readEntries(path, async (entry) => {
          if (isArchivedFile(entry.name)) {
            await inspectExtracted(
              entry.name,
              await extractFile(entry, { folder: incoming, spaceId: site, maxBytes: FILE_MAX_BYTES }),
            );
            summary.files += 1;
            return;
          }
          const [, name] = ROWS.exec(entry.name) ?? [];
          const table = tables.find((one) => one.name === name);
          if (!table) throw new ArchiveError(`${entry.name} does not belong to a site`);
          const chunk = await entry.text();
          await guard.check(script, { table, entry: entry.name, chunk });
          if (table.name === 'space_hosts' && hosts.length > 0) return;
          if (table.name === 'sources' && (await isKnownSource(script, chunk))) return;
          summary.rows += chunk.split('\n').length - 1;
          await loadRows(script, table, chunk).catch((error) => {
            if (isUniqueViolation(error)) throw new ArchiveError(takenBy(table, error));
            throw isDataError(error) ? new ArchiveError(`${entry.name}: ${error.message}`) : error;
          });
        }),
      );
      guard.finish();
      for (const host of hosts)
        await script.rows('insert into space_hosts (host, space_id) values ($1, $2)', [host, site]);
      await followRevisions(script, site);
      await script.rows(
        `insert into audit_log (space_id, at, actor_name, actor_role, kind, action, subject, summary)
         values ($1, $2, $3, $4, 'site', 'imported', 'archive of the site', $5)`,
        [site, now, currentActor().name, currentActor().role, `${summary.rows} rows, ${summary.files} files`],
      );

      await markMoving(incoming, site);
      replaced = await storage.replaceAll(incoming, site);
    });
    await replaced?.keep();
  } catch (error) {
    await replaced?.undo();
    throw error;
  } finally {
    await rm(incoming, { recursive: true, force: true });
  }

  return summary;
}

/** The next revision is above every one that was loaded. */
export async function followRevisions({ rows }: Script, site: string): Promise<void> {
  await rows(
    `select setval('revisions', greatest((select last_value from revisions), (
       select max(revision) from (
         select revision from pages where space_id = $1
         union all select revision from page_versions where space_id = $1
         union all select revision from trashed_pages where space_id = $1
         union all select revision from settings where space_id = $1) of_site)))`,
    [site],
  );
}

/** One import at a time, until the transaction ends. */
export async function lockImports({ rows }: Script): Promise<void> {
  const [lock] = await rows<{ taken: boolean }>(
    `select pg_try_advisory_xact_lock(hashtext('site-import')) as taken`,
  );
  if (!lock?.taken) throw new ArchiveError('another import is running here: wait for its end');
}

/** Every row has to be of the site, and every page new to this server: a key of another site would change its row. */
export function createGuard(site: string, parts: PartsTable) {
  const pages = new Set<string>();
  const shapes = new Set<string>();
  let source: unknown;
  let hasSpace = false;
  const sources: unknown[] = [];
  const foreign = (table: DumpedTable, what: string) =>
    new ArchiveError(`its ${table.name} has ${what}, which is not of the site ${site}`);

  return {
    async check(
      { rows }: Script,
      { table, entry, chunk }: { table: DumpedTable; entry: string; chunk: string },
    ): Promise<void> {
      const read = chunk
        .trimEnd()
        .split('\n')
        .map((line): Row => {
          const row = rowShape.safeParse(parseLine(line)).data;
          if (!row) throw new ArchiveError(`its ${table.name} has a line that cannot be read`);
          return row;
        });

      for (const [index, row] of read.entries()) {
        const problem = rowProblem(table.name, row, parts);
        if (problem) throw new ArchiveError(`${entry}, line ${index + 1}: ${problem}`);
        if (table.name === 'spaces') {
          if (row.id !== site) throw foreign(table, `the key ${row.id}`);
          [source, hasSpace] = [row.source, true];
        } else if (table.name === 'sources') sources.push(row.key);
        else if (table.columns.includes('space_id') && row.space_id !== site)
          throw foreign(table, `the key ${row.space_id}`);

        if (table.name === 'shapes') shapes.add(`${row.index_name}/${row.id}`);
        else if (table.name === 'shape_rings' && !shapes.has(`${row.index_name}/${row.shape_id}`))
          throw foreign(table, `the shape ${row.shape_id}`);
        const { page_key: page } = row;
        if (page === undefined) continue;
        if (table.name === 'pages' || table.name === 'trashed_pages') pages.add(page);
        else if (table.name !== 'page_versions' && !pages.has(page)) throw foreign(table, `the page ${page}`);
      }

      const keys = [...new Set(read.flatMap(({ page_key: page }) => page ?? []))];
      if (keys.length === 0 || !['pages', 'page_versions', 'trashed_pages'].includes(table.name)) return;
      const [known] = await rows<{ key: string }>(
        `select page_key::text as key from pages where page_key = any ($1::uuid[]) and space_id <> $2
         union all select page_key::text from trashed_pages where page_key = any ($1::uuid[]) and space_id <> $2
         union all select page_key::text from page_versions where page_key = any ($1::uuid[]) and space_id <> $2 limit 1`,
        [keys, site],
      );
      if (known) throw new ArchiveError(`its page ${known.key} belongs to another site here`);
    },

    finish(): void {
      if (!hasSpace) throw new ArchiveError(`the site ${site} is not in it`);
      const other = sources.find((key) => key !== source);
      if (other !== undefined)
        throw new ArchiveError(`its listing source ${other} is not that of the site ${site}`);
    },
  };
}

export async function siteTables(script: Script) {
  const found = await listTables(script);

  return found.filter(({ name }) => Object.hasOwn(TABLES, name));
}

async function isKnownSource({ rows }: Script, chunk: string): Promise<boolean> {
  const read = rowShape.safeParse(parseLine(chunk.trimEnd())).data;
  const known = await rows('select 1 from sources where key = $1', [read?.key]);

  return known.length > 0;
}

export function takenBy({ name }: DumpedTable, error: unknown): string {
  const detail = error instanceof Error && 'detail' in error ? String(error.detail) : '';
  if (name === 'space_hosts') {
    const [, host = 'a host name'] = /\(host\)=\(([^)]*)\)/.exec(detail) ?? [];
    return `its host name ${host} belongs to another site here; name others with --host`;
  }

  return `a row of ${name} is here already ${detail}`.trim();
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
