import { type Kysely, type Selectable, sql } from 'kysely';
import type { Schema } from './schema.ts';

/** Tables whose rows wait for processes that send them. */
type Queue = 'mails' | 'webhook_deliveries';

/**
 * Claims the row that is due longest, until `lockedUntil`: no other process gets it before. The attempt is counted here,
 * so that a row that ends its process is not sent for ever.
 */
export async function claimDue<Name extends Queue>(
  db: Kysely<Schema>,
  queue: Name,
  { now, lockedUntil }: { now: Date; lockedUntil: Date },
): Promise<Selectable<Schema[Name]> | null> {
  const table = sql.table(queue);
  const { rows } = await sql<Selectable<Schema[Name]>>`
    update ${table} set attempts = attempts + 1, locked_until = ${lockedUntil}
    where id = (
      select id from ${table}
      where status = 'waiting' and next_attempt_at <= ${now} and (locked_until is null or locked_until <= ${now})
      order by next_attempt_at
      limit 1
      for update skip locked
    )
    returning *`.execute(db);

  return rows[0] ?? null;
}
