import { type RawBuilder, sql } from 'kysely';

/** The revision of a stored document: the first 48 bits of its digest, so that equal documents have equal revisions. */
export function digestRevision(column: string): RawBuilder<number> {
  return sql<number>`('x' || substr(md5(${sql.ref(column)}::text), 1, 12))::bit(48)::bigint`;
}
