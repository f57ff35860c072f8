import type { Kysely } from 'kysely';
import { recordSignIn } from '../../store/people/account-admin.ts';
import { deleteExpiredAccountLinks } from '../../store/people/account-link-table.ts';
import { deleteExpiredLinks } from '../../store/people/customer-link-table.ts';
import { deleteExpiredOidcPayloads } from '../../store/people/oidc-payload-table.ts';
import {
  deleteExpiredSessions,
  deleteSession,
  findSession,
  insertSession,
  updateSessionUse,
} from '../../store/people/session-table.ts';
import { deleteExpiredFailures } from '../../store/people/sign-in-failure-table.ts';
import type { Schema } from '../../store/schema.ts';
import { type Kind, REALMS } from '../realm.ts';
import { hashOf, newSecret, signInCookies } from '../sign-in-cookies.ts';
import type { Site } from '../sites.ts';
import type { Tokens } from '../tokens.ts';
import { type Identified, identify } from './identified.ts';

/** The sessions of one kind of account; the other kind's are not found. */
export type Sessions<K extends Kind> = {
  /** Who the session cookie of the request belongs to on that site. */
  find(request: Request, site: Site): Promise<Identified<K> | null>;
  /** Always a new secret, against session fixation. `provider` is the outside one at which it began. */
  begin(
    site: Site,
    token: string,
    options?: { provider?: string | null; request?: Request },
  ): Promise<{ secret: string; seconds: number }>;
  /** Ends the session and revokes its token; returns where it began, null when there was none. */
  end(request: Request, site: Site): Promise<{ provider: string | null } | null>;
};

type Options<K extends Kind> = {
  db: Kysely<Schema>;
  tokens: Tokens;
  clock: () => Date;
  kind: K;
  /** The visitor's IP; empty when unknown. */
  ipOf?: (headers: Headers) => string;
};

/** How exactly the last use of a session is known. */
const USED_EVERY_MS = 5 * 60 * 1000;
const AGENT_MAX = 400;

export function createSessions<K extends Kind>({
  db,
  tokens,
  clock,
  kind,
  ipOf = () => '',
}: Options<K>): Sessions<K> {
  const cookies = signInCookies(REALMS[kind]);

  return {
    async find(request, site) {
      const secret = cookies.readSession(request, site.origin);
      const now = clock();
      const row = secret ? await findSession(db, { idHash: hashOf(secret), now }) : null;
      if (row?.kind !== kind || row.space_id !== site.spaceId) return null;

      if (now.getTime() - (row.used_at ?? row.created_at).getTime() > USED_EVERY_MS)
        await updateSessionUse(db, { idHash: row.id_hash, at: now });

      return identify(tokens, row.id_token, { kind, spaceId: site.spaceId, by: 'cookie' });
    },

    async begin(site, token, { provider = null, request } = {}) {
      const claims = await tokens.verify(token);
      if (claims?.spaceId !== site.spaceId || claims.kind !== kind) {
        throw new Error('A session needs a token of its own space and kind');
      }
      const secret = newSecret();
      await insertSession(db, {
        id_hash: hashOf(secret),
        kind,
        space_id: claims.spaceId,
        subject: claims.subject,
        id_token: token,
        provider,
        created_at: clock(),
        expires_at: claims.expiresAt,
        user_agent: request?.headers.get('user-agent')?.slice(0, AGENT_MAX) ?? null,
        ip: request ? coarseIp(ipOf(request.headers)) : null,
      });
      if (kind === 'agent')
        await recordSignIn(db, { spaceId: claims.spaceId, subject: claims.subject, at: clock() });

      return { secret, seconds: Math.floor((claims.expiresAt.getTime() - clock().getTime()) / 1000) };
    },

    async end(request, site) {
      const secret = cookies.readSession(request, site.origin);
      const ended = secret
        ? await deleteSession(db, { spaceId: site.spaceId, idHash: hashOf(secret) })
        : null;
      if (ended) await tokens.revoke(ended.id_token, ended.expires_at);

      return ended;
    },
  };
}

/** An IP without its last part, which names a household: 203.0.113.x, 2001:db8:1::x. Null when unknown. */
function coarseIp(ip: string): string | null {
  const [, v4] = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/.exec(ip) ?? [];
  if (v4) return `${v4}.x`;

  return ip.includes(':') ? `${ip.split(':').slice(0, 3).join(':')}::x` : null;
}

/** Deletes expired sessions, links and counts. */
export async function sweepSessions(db: Kysely<Schema>, now: Date): Promise<void> {
  await deleteExpiredSessions(db, now);
  await deleteExpiredOidcPayloads(db, now);
  await deleteExpiredFailures(db, now);
  await deleteExpiredLinks(db, now);
  await deleteExpiredAccountLinks(db, now);
}
