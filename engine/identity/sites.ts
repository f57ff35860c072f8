import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';
import { findSpaceIdByHost } from '../store/site-table.ts';

/** A site as a browser names it: the scheme, host and port it asked, and the space that answers there. */
export type Site = { origin: string; spaceId: string };

type Asked = {
  host: string | undefined | null;
  forwardedProto?: string | undefined | null;
  secure?: boolean;
};

/** The origin asked for; null when the Host header is no host. */
export function originOf({ host, forwardedProto, secure }: Asked): string | null {
  if (!host || !/^[\w.-]+(?::\d{1,5})?$|^\[[\da-f:]+\](?::\d{1,5})?$/i.test(host)) return null;
  const scheme = secure || forwardedProto?.split(',')[0]?.trim() === 'https' ? 'https' : 'http';

  return URL.parse(`${scheme}://${host}`)?.origin ?? null;
}

/** The origin that a fetch request asked for. */
export function originOfRequest(request: Request): string | null {
  const url = new URL(request.url);

  return originOf({
    host: request.headers.get('host') ?? url.host,
    forwardedProto: request.headers.get('x-forwarded-proto'),
    secure: url.protocol === 'https:',
  });
}

/** The site of a known host, null for any other. */
export async function findSite(db: Kysely<Schema>, origin: string | null): Promise<Site | null> {
  const url = origin ? URL.parse(origin) : null;
  if (!origin || url?.origin !== origin) return null;
  const spaceId = await findSpaceIdByHost(db, url.hostname);

  return spaceId ? { origin, spaceId } : null;
}
