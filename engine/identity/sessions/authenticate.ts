import type { Kysely } from 'kysely';
import type { Schema } from '../../store/schema.ts';
import { type Kind, REALMS } from '../realm.ts';
import { findSite, originOfRequest } from '../sites.ts';
import type { Tokens } from '../tokens.ts';
import { type Identified, identify } from './identified.ts';
import type { Sessions } from './sessions.ts';

export type Authenticate<K extends Kind> = (
  request: Request,
  spaceId: string,
) => Promise<Identified<K> | null>;

/** Finds who sends a request to a space: by a token, else by the session of the cookie. */
export function createAuthenticate<K extends Kind>({
  db,
  tokens,
  sessions,
  kind,
}: {
  db: Kysely<Schema>;
  tokens: Tokens;
  sessions: Sessions<K>;
  kind: K;
}): Authenticate<K> {
  const { cookies } = REALMS[kind];

  return async (request, spaceId) => {
    const token = tokenOf(request);
    if (token) return identify(tokens, token, { kind, spaceId, by: 'bearer' });

    // Most visitors have neither cookie: skip the lookup.
    if (!request.headers.get('cookie')?.includes(cookies.session)) return null;
    const site = await findSite(db, originOfRequest(request));
    return site?.spaceId === spaceId ? sessions.find(request, site) : null;
  };
}

/** The bearer token of a caller that is not a browser. */
function tokenOf(request: Request): string | null {
  const bearer = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '');

  return request.headers.get('token') ?? bearer?.[1] ?? null;
}
