import { type Kysely, type Selectable, sql } from 'kysely';
import type { AuditKind } from '#domain/site/audit.ts';
import type { AuditTable, Schema } from '../schema.ts';

export type AuditRow = Selectable<AuditTable>;
export type AuditFilter = {
  spaceId: string;
  kind?: AuditKind;
  /** Id of an account, or `command`. */
  actor?: string;
  from?: Date;
  to?: Date;
};

export async function insertAudit(
  db: Kysely<Schema>,
  row: Pick<
    AuditRow,
    'space_id' | 'at' | 'actor_id' | 'actor_name' | 'actor_role' | 'kind' | 'action' | 'subject' | 'summary'
  >,
): Promise<void> {
  await db.insertInto('audit_log').values(row).execute();
}

/** One page of the records, the most recent first; `after` is the id of the last one before it. */
export async function listAudit(
  db: Kysely<Schema>,
  filter: AuditFilter,
  { after, limit }: { after: number | null; limit: number },
): Promise<AuditRow[]> {
  return filtered(db, filter)
    .selectAll()
    .$if(after !== null, (query) => query.where('id', '<', after ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function countAudit(db: Kysely<Schema>, filter: AuditFilter): Promise<number> {
  const { count } = await filtered(db, filter)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();

  return Number(count);
}

/** The people in the log, by their latest name. */
export async function listActors(
  db: Kysely<Schema>,
  spaceId: string,
): Promise<{ id: string; name: string }[]> {
  return db
    .selectFrom('audit_log')
    .distinctOn('actor_id')
    .select([sql<string>`actor_id`.as('id'), 'actor_name as name'])
    .where('space_id', '=', spaceId)
    .where('actor_id', 'is not', null)
    .orderBy('actor_id')
    .orderBy('id', 'desc')
    .execute();
}

export async function deleteAuditBefore(db: Kysely<Schema>, before: Date): Promise<void> {
  await db.deleteFrom('audit_log').where('at', '<', before).execute();
}

function filtered(db: Kysely<Schema>, { spaceId, kind, actor, from, to }: AuditFilter) {
  let query = db.selectFrom('audit_log').where('space_id', '=', spaceId);
  if (kind) query = query.where('kind', '=', kind);
  if (actor === 'command') query = query.where('actor_role', '=', 'command');
  else if (actor) query = query.where('actor_id', '=', actor);
  if (from) query = query.where('at', '>=', from);
  if (to) query = query.where('at', '<', to);

  return query;
}
