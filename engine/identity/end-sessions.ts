import type { Kysely } from 'kysely';
import { deletePayloadsOfAccount, upsertOidcPayload } from '../store/oidc-payload-table.ts';
import type { Schema } from '../store/schema.ts';
import { deleteSessionsOf } from '../store/session-table.ts';
import type { Kind } from './realm.ts';
import { hashOf } from './sign-in-cookies.ts';

export const REVOKED = 'RevokedToken';

type Whose = { kind: Kind; spaceId: string; subject: string; accountId: string };

/**
 * Signs somebody out everywhere, on every process: their sessions end, the tokens of them open nothing any more, and
 * the provider asks for the password again. The session whose token is `except` goes on.
 */
export async function endSessions(
  db: Kysely<Schema>,
  { kind, spaceId, subject, accountId }: Whose,
  { except = null }: { except?: string | null } = {},
): Promise<number> {
  const ended = await deleteSessionsOf(db, { kind, spaceId, subject, except });
  for (const { id_token, expires_at } of ended) {
    await upsertOidcPayload(db, { model: REVOKED, id: hashOf(id_token), payload: {}, expiresAt: expires_at });
  }
  await deletePayloadsOfAccount(db, { owner: ownerOf({ kind, spaceId }), accountId });

  return ended.length;
}

/** Whose payloads are whose: of the same space, too, those of one kind are unknown to the other. */
export function ownerOf({ kind, spaceId }: Pick<Whose, 'kind' | 'spaceId'>): string {
  return kind === 'agent' ? spaceId : `${kind}@${spaceId}`;
}
