import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import type { FileKind } from '#domain/files/site-file.ts';
import type { FileTable, Schema } from './schema.ts';

export type FileRow = Selectable<FileTable>;

type Place = { spaceId: string; path: string };
type Filter = { spaceId: string; text?: string; kind?: FileKind };

/** The row of a new file, or the existing one at its path. */
export async function putFile(
  db: Kysely<Schema>,
  row: Insertable<FileTable>,
): Promise<{ row: FileRow; isNew: boolean }> {
  const inserted = await db
    .insertInto('files')
    .values(row)
    .onConflict((conflict) => conflict.columns(['space_id', 'path']).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (inserted) return { row: inserted, isNew: true };

  const found = await findFileAt(db, { spaceId: row.space_id, path: row.path });
  if (!found) throw new Error('A file was deleted while it was uploaded again');
  return { row: found, isNew: false };
}

export async function findFileAt(db: Kysely<Schema>, { spaceId, path }: Place): Promise<FileRow | null> {
  const row = await db
    .selectFrom('files')
    .selectAll()
    .where('space_id', '=', spaceId)
    .where('path', '=', path)
    .executeTakeFirst();

  return row ?? null;
}

export async function findFile(
  db: Kysely<Schema>,
  { spaceId, id }: { spaceId: string; id: string },
): Promise<FileRow | null> {
  const row = await db
    .selectFrom('files')
    .selectAll()
    .where('space_id', '=', spaceId)
    .where('id', '=', id)
    .executeTakeFirst();

  return row ?? null;
}

/** One page of the files of a space, the newest first, and their number. */
export async function listFiles(
  db: Kysely<Schema>,
  { spaceId, text, kind, limit, offset }: Filter & { limit: number; offset: number },
): Promise<{ rows: FileRow[]; total: number }> {
  const matching = db
    .selectFrom('files')
    .where('space_id', '=', spaceId)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind as FileKind))
    .$if(text !== undefined, (query) =>
      query.where(sql<boolean>`position(lower(${text}) in lower(name)) > 0`),
    );
  const [rows, count] = await Promise.all([
    matching.selectAll().orderBy('uploaded_at', 'desc').orderBy('id').limit(limit).offset(offset).execute(),
    matching.select((of) => of.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);

  return { rows, total: Number(count.total) };
}

export async function sumFileBytes(db: Kysely<Schema>, spaceId: string): Promise<number> {
  const { bytes } = await db
    .selectFrom('files')
    .select((of) => of.fn.coalesce(of.fn.sum<number>('bytes'), sql<number>`0`).as('bytes'))
    .where('space_id', '=', spaceId)
    .executeTakeFirstOrThrow();

  return Number(bytes);
}

/** The limit that a site has of its own, in bytes. */
export async function quotaOf(db: Kysely<Schema>, spaceId: string): Promise<number | null> {
  const row = await db
    .selectFrom('spaces')
    .select('files_quota_mb')
    .where('id', '=', spaceId)
    .executeTakeFirst();

  return row?.files_quota_mb ? row.files_quota_mb * 1024 ** 2 : null;
}

/** What adds or removes files of a space runs one after the other, in every process. */
export function withFilesOf<T>(
  db: Kysely<Schema>,
  spaceId: string,
  work: (transaction: Kysely<Schema>) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    await transaction
      .selectFrom('spaces')
      .select('id')
      .where('id', '=', spaceId)
      .forNoKeyUpdate()
      .executeTakeFirst();

    return work(transaction);
  });
}

export async function removeFile(
  db: Kysely<Schema>,
  { spaceId, id }: { spaceId: string; id: string },
): Promise<FileRow | null> {
  const row = await db
    .deleteFrom('files')
    .where('space_id', '=', spaceId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();

  return row ?? null;
}

/** Changes a file; null when it does not exist. */
export async function updateFile(
  db: Kysely<Schema>,
  { spaceId, id }: { spaceId: string; id: string },
  change: Updateable<FileTable>,
): Promise<FileRow | null> {
  const row = await db
    .updateTable('files')
    .set(change)
    .where('space_id', '=', spaceId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();

  return row ?? null;
}
