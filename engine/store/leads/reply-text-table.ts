import type { Kysely } from 'kysely';
import type { ReplyText } from '#domain/leads/reply-text.ts';
import { digestRevision } from '../digest-revision.ts';
import type { Schema } from '../schema.ts';

export type StoredReplyTexts = { texts: ReplyText[]; revision: number };
const COLUMNS = ['texts', digestRevision('texts').as('revision')] as const;

/** The reply texts that a site has saved; null for one that has not. */
export async function findReplyTexts(
  db: Kysely<Schema>,
  { spaceId, forUpdate = false }: { spaceId: string; forUpdate?: boolean },
): Promise<StoredReplyTexts | null> {
  const query = db.selectFrom('reply_texts').select(COLUMNS).where('space_id', '=', spaceId);

  return (await (forUpdate ? query.forUpdate() : query).executeTakeFirst()) ?? null;
}

export async function putReplyTexts(
  db: Kysely<Schema>,
  { spaceId, texts }: { spaceId: string; texts: readonly ReplyText[] },
): Promise<StoredReplyTexts> {
  const row = { texts: JSON.stringify(texts) };

  return db
    .insertInto('reply_texts')
    .values({ space_id: spaceId, ...row })
    .onConflict((conflict) => conflict.column('space_id').doUpdateSet(row))
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}
