import type { Kysely } from 'kysely';
import { deleteExpiredOidcPayloads } from '../store/oidc-payload-table.ts';
import type { Schema } from '../store/schema.ts';
import { deleteExpiredSessions, deleteSession, findSession, insertSession } from '../store/session-table.ts';
import type { AgentIdentity } from './agent-identity.ts';
import { hashOf, newSecret, readSessionCookie } from './sign-in-cookies.ts';
import type { Site } from './sites.ts';
import type { Tokens } from './tokens.ts';

export type Sessions = {
  /** The agent whose session the request's cookie opens on that site. */
  find(request: Request, site: Site): Promise<AgentIdentity | null>;
  /** Always a new secret: one that was known before the sign-in opens nothing after it. */
  begin(site: Site, token: string): Promise<{ secret: string; seconds: number }>;
  /** Ends the session and revokes its token. */
  end(request: Request, site: Site): Promise<void>;
  sweep(): Promise<void>;
};

export function createSessions(db: Kysely<Schema>, tokens: Tokens, clock: () => Date): Sessions {
  return {
    async find(request, site) {
      const secret = readSessionCookie(request, site.origin);
      const row = secret ? await findSession(db, { idHash: hashOf(secret), now: clock() }) : null;
      if (row?.kind !== 'agent' || row.space_id !== site.spaceId) return null;

      return identify(tokens, row.id_token, site.spaceId);
    },

    async begin(site, token) {
      const claims = await tokens.verify(token);
      if (claims?.spaceId !== site.spaceId) throw new Error('A session needs a token of its own space');
      const secret = newSecret();
      await insertSession(db, {
        id_hash: hashOf(secret),
        kind: claims.kind,
        space_id: claims.spaceId,
        subject: claims.subject,
        id_token: token,
        created_at: clock(),
        expires_at: claims.expiresAt,
      });

      return { secret, seconds: Math.floor((claims.expiresAt.getTime() - clock().getTime()) / 1000) };
    },

    async end(request, site) {
      const secret = readSessionCookie(request, site.origin);
      const ended = secret ? await deleteSession(db, hashOf(secret)) : null;
      if (ended) await tokens.revoke(ended.id_token, ended.expires_at);
    },

    async sweep() {
      await deleteExpiredSessions(db, clock());
      await deleteExpiredOidcPayloads(db, clock());
    },
  };
}

/** The agent a token names, if it is one of that space. */
export async function identify(
  tokens: Tokens,
  token: string,
  spaceId: string,
): Promise<AgentIdentity | null> {
  const claims = await tokens.verify(token);
  if (claims?.kind !== 'agent' || claims.spaceId !== spaceId) return null;

  return {
    kind: 'agent',
    token,
    spaceId,
    subject: claims.subject,
    email: claims.email,
    displayName: claims.name ?? claims.email ?? claims.subject,
    expiresAt: claims.expiresAt,
  };
}
