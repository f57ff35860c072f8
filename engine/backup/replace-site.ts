import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FILE_MAX_BYTES, FILE_TYPES } from '#domain/files/site-file.ts';
import type { PartsTable } from '#domain/parts/declaration.ts';
import { currentActor } from '../audit/actor.ts';
import type { FileStorage } from '../files/storage/file-storage.ts';
import type { Script, Store } from '../store/database/db.ts';
import { loadRows, type Table } from '../store/database/dump.ts';
import { isDataError, isUniqueViolation } from '../store/database/violations.ts';
import { ArchiveError, type ArchiveLimits, readEntries } from './archive.ts';
import { extractFile, inspectExtracted, isArchivedFile } from './backup-files.ts';
import {
  checkSiteArchive,
  createGuard,
  followRevisions,
  lockImports,
  ROWS,
  type SiteSummary,
  siteCondition,
  siteTables,
  takenBy,
} from './site-archive.ts';

/** The operator's: the site's key, its listing source and its host names are not an owner's to change. */
const OPERATORS = ['sources', 'spaces', 'space_hosts'];
/** Areas that customers have drawn since then are retained: their saved searches reference them. */
const ADDED = ['shapes', 'shape_rings'];
/** Several times a chunk of rows as an export writes it. */
const ROWS_MAX_BYTES = 32 * 1024 * 1024;

type Place = {
  script: Store['script'];
  storage: FileStorage;
  /** A folder of this process on a local disk. */
  folder: string;
};
type Order = {
  path: string;
  site: string;
  /** What the installed templates declare: every stored strap is checked by it. */
  parts: PartsTable;
  limits: ArchiveLimits;
  /** Limit of all files together. */
  filesMaxBytes: number;
  now: Date;
};
type Unpacked = { chunks: { entry: string; table: string; path: string }[]; files: Map<string, string> };

/**
 * Puts the content of an archive of the same site in place of what the site has: everything or nothing. Accounts with their
 * profiles, customers, leads, mails and host names stay.
 */
export async function replaceSite(place: Place, order: Order): Promise<SiteSummary> {
  const { site, path, limits } = order;
  const head = await checkSiteArchive(path, limits);
  if (head.site !== site)
    throw new ArchiveError(
      `it is of the site ${head.site}, and this is ${site}: whoever runs the server adds it with \`site import\``,
    );

  const folder = join(place.folder, `archive-${randomBytes(6).toString('hex')}`);
  await mkdir(folder, { recursive: true });
  try {
    return await putInPlace(place, order, await unpack(order, folder));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Before the transaction, so that other sites do not wait for it. */
async function unpack({ path, site, filesMaxBytes }: Order, folder: string): Promise<Unpacked> {
  const unpacked: Unpacked = { chunks: [], files: new Map() };
  let bytes = 0;

  await readEntries(
    path,
    async (entry) => {
      if (isArchivedFile(entry.name)) {
        const target = await extractFile(entry, { folder, spaceId: site, maxBytes: FILE_MAX_BYTES });
        await inspectExtracted(entry.name, target);
        bytes += (await stat(target)).size;
        if (bytes > filesMaxBytes)
          throw new ArchiveError(
            `its files have more than the ${Math.round(filesMaxBytes / 1024 ** 2)} MB that this site may use`,
          );
        unpacked.files.set(target.slice(folder.length + 1), target);
        return;
      }
      const [, table = ''] = ROWS.exec(entry.name) ?? [];
      if (!siteCondition(table)) throw new ArchiveError(`${entry.name} does not belong to a site`);
      const target = join(folder, `.rows-${unpacked.chunks.length}`);
      await writeFile(target, await entry.text());
      unpacked.chunks.push({ entry: entry.name, table, path: target });
    },
    { textMaxBytes: ROWS_MAX_BYTES },
  );

  return unpacked;
}

async function putInPlace(
  { script: inTransaction, storage }: Place,
  { site, parts, now }: Order,
  { chunks, files }: Unpacked,
): Promise<SiteSummary> {
  const summary: SiteSummary = { rows: 0, files: files.size };
  const added: string[] = [];
  let before: string[] = [];

  try {
    await inTransaction(async (script) => {
      await lockImports(script);
      // Uploads and deletions of files take the same lock.
      await script.rows('select 1 from spaces where id = $1 for update', [site]);
      const tables = await siteTables(script);
      const guard = createGuard(site, parts);
      const profiles = await script.rows<{ uid: string; line: string }>(
        `select t.uid, to_jsonb(t)::text as line from agents t
         where t.space_id = $1 and exists (
           select 1 from accounts a where a.space_id = t.space_id and a.agent_uid = t.uid)`,
        [site],
      );
      await script.rows('delete from site_drafts where space_id = $1', [site]);
      for (const { name } of tables.toReversed()) {
        if (OPERATORS.includes(name) || ADDED.includes(name)) continue;
        await script.rows(`delete from "${name}" t where ${siteCondition(name)}`, [site]);
      }

      for (const { entry, table: name, path } of chunks) {
        const table = tables.find((one) => one.name === name);
        if (!table) throw new ArchiveError(`${entry} does not belong to a site`);
        const chunk = await readFile(path, 'utf8');
        await guard.check(script, { table, entry, chunk });
        summary.rows += chunk.split('\n').length - 1;
        if (OPERATORS.includes(name)) continue;
        if (name === 'shapes') await rejectForeignShapes(script, { site, chunk });
        await load(script, { table, entry, chunk });
      }
      guard.finish();
      await retainProfiles(script, { site, profiles, table: tables.find(({ name }) => name === 'agents') });
      await followRevisions(script, site);
      await record(script, { site, now, summary });

      before = await storage.list(site);
      const known = new Set(before);
      for (const [name, path] of files) {
        if (known.has(name)) continue;
        added.push(name);
        await storage.put(
          name,
          path,
          FILE_TYPES.find(({ extension }) => name.endsWith(`.${extension}`))?.type,
        );
      }
    });
  } catch (error) {
    for (const name of added) await storage.remove(name);
    throw error;
  }
  for (const name of before) if (!files.has(name)) await storage.remove(name);

  return summary;
}

type Chunk = { table: Table; entry: string; chunk: string };

async function load(script: Script, { table, entry, chunk }: Chunk): Promise<void> {
  const isAdded = ADDED.includes(table.name);
  await loadRows(script, table, chunk, isAdded ? 'on conflict do nothing' : '').catch((error) => {
    if (isUniqueViolation(error)) throw new ArchiveError(takenBy(table, error));
    throw isDataError(error) ? new ArchiveError(`${entry}: ${error.message}`) : error;
  });
}

/** A shape of another site with the same id would get the rings of this one. */
async function rejectForeignShapes(
  { rows }: Script,
  { site, chunk }: { site: string; chunk: string },
): Promise<void> {
  const [foreign] = await rows<{ id: string }>(
    `select s.id from shapes s
     join jsonb_to_recordset($1::jsonb) as r (index_name text, id text) on r.index_name = s.index_name and r.id = s.id
     where s.space_id is distinct from $2 limit 1`,
    [`[${chunk.trimEnd().replaceAll('\n', ',')}]`, site],
  );
  if (foreign) throw new ArchiveError(`its shape ${foreign.id} belongs to another site here`);
}

/** Existing accounts retain their profile, also those made after the archive. */
async function retainProfiles(
  script: Script,
  {
    site,
    profiles,
    table,
  }: { site: string; profiles: readonly { uid: string; line: string }[]; table?: Table },
): Promise<void> {
  const here = await script.rows<{ uid: string }>('select uid from agents where space_id = $1', [site]);
  const uids = new Set(here.map(({ uid }) => uid));
  const missing = profiles.filter(({ uid }) => !uids.has(uid));
  if (table && missing.length > 0)
    await loadRows(script, table, missing.map(({ line }) => line).join('\n'), 'on conflict do nothing');
}

async function record(
  { rows }: Script,
  { site, now, summary }: { site: string; now: Date; summary: SiteSummary },
): Promise<void> {
  const { id, name, role } = currentActor();
  await rows(
    `insert into audit_log (space_id, at, actor_id, actor_name, actor_role, kind, action, subject, summary)
     values ($1, $2, $3, $4, $5, 'site', 'imported', 'archive of the site', $6)`,
    [site, now, id, name, role, `${summary.rows} rows, ${summary.files} files`],
  );
}
