import type { EngineContext } from '#engine/context.ts';
import { notFound } from '#engine/errors.ts';
import { REVOKED, endSessions } from '#engine/identity/end-sessions.ts';
import { hashOf } from '#engine/identity/sign-in-cookies.ts';
import { findAccountOfAgent } from '#engine/store/people/account-table.ts';
import { upsertOidcPayload } from '#engine/store/people/oidc-payload-table.ts';
import { deleteSession, listSessionsOf, type SessionRow } from '#engine/store/people/session-table.ts';

type Context = Pick<EngineContext, 'db' | 'clock'>;
/** `token` is that of the session from which the call came. */
type Own = { spaceId: string; subject: string; token: string };

/** The agent's own sessions on the site, the last begun first. */
export async function readOwnSessions({ db, clock }: Context, { spaceId, subject, token }: Own) {
  const rows = await listSessionsOf(db, { kind: 'agent', spaceId, subject, now: clock() });

  return rows.map((row) => ({
    id: idOf(row),
    userAgent: row.user_agent,
    ip: row.ip,
    createdAt: row.created_at,
    usedAt: row.used_at ?? row.created_at,
    isCurrent: row.id_token === token,
  }));
}

/** Ends one of the agent's own sessions, whose token is revoked. */
export async function endOwnSession(
  { db, clock }: Context,
  { id, spaceId, subject }: Own & { id: string },
): Promise<void> {
  const rows = await listSessionsOf(db, { kind: 'agent', spaceId, subject, now: clock() });
  const row = rows.find((each) => idOf(each) === id);
  if (!row) throw notFound('This session');

  await db.transaction().execute(async (transaction) => {
    await deleteSession(transaction, { spaceId, idHash: row.id_hash });
    const revoked = { id: hashOf(row.id_token), payload: {}, expiresAt: row.expires_at };
    await upsertOidcPayload(transaction, { model: REVOKED, ...revoked });
  });
}

/** Ends the agent's sessions but this one; returns how many. */
export async function endOtherSessions({ db }: Context, { spaceId, subject, token }: Own): Promise<number> {
  const account = await findAccountOfAgent(db, { spaceId, uid: subject });
  if (!account) throw notFound('This account');
  const of = { kind: 'agent', spaceId, subject, accountId: account.id } as const;

  return db.transaction().execute((transaction) => endSessions(transaction, of, { except: token }));
}

/** The store knows a session by the hash of its cookie, which stays here. */
function idOf({ id_hash }: SessionRow): string {
  return hashOf(id_hash).slice(0, 24);
}
