import type { Kysely } from 'kysely';
import { deletePayloadsOfAccount, upsertOidcPayload } from '../store/people/oidc-payload-table.ts';
import type { Schema } from '../store/schema.ts';
import { deleteSessionsOf } from '../store/people/session-table.ts';
import type { Kind } from './realm.ts';
import { hashOf } from './sign-in-cookies.ts';

export const REVOKED = 'RevokedToken';

type Whose = { kind: Kind; spaceId: string; subject: string; accountId: string };

/**
 * Signs somebody out on every process: deletes their sessions, revokes the tokens, and drops the provider's
 * session. The session whose token is `except` stays.
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

/** The owner of stored payloads: per space and kind, so that realms never share one. */
export function ownerOf({ kind, spaceId }: Pick<Whose, 'kind' | 'spaceId'>): string {
  return kind === 'agent' ? spaceId : `${kind}@${spaceId}`;
}
