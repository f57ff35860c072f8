import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';
import { findSpaceIdByHost, siteOrigin } from '../store/site-table.ts';

/** A site as the browser requested it: its origin and its space. */
export type Site = { origin: string; spaceId: string };

type OriginHeaders = {
  host: string | undefined | null;
  forwardedProto?: string | undefined | null;
  secure?: boolean;
};

/** The requested origin; null when the Host header is invalid. */
export function originOf({ host, forwardedProto, secure }: OriginHeaders): string | null {
  if (!host || !/^[\w.-]+(?::\d{1,5})?$|^\[[\da-f:]+\](?::\d{1,5})?$/i.test(host)) return null;
  const scheme = secure || forwardedProto?.split(',')[0]?.trim() === 'https' ? 'https' : 'http';

  return URL.parse(`${scheme}://${host}`)?.origin ?? null;
}

/** The origin a fetch request was sent to. */
export function originOfRequest(request: Request): string | null {
  const url = new URL(request.url);

  return originOf({
    host: request.headers.get('host') ?? url.host,
    forwardedProto: request.headers.get('x-forwarded-proto'),
    secure: url.protocol === 'https:',
  });
}

/** The site of a known host; null for any other. */
export async function findSite(db: Kysely<Schema>, origin: string | null): Promise<Site | null> {
  const url = origin ? URL.parse(origin) : null;
  if (!origin || url?.origin !== origin) return null;
  const spaceId = await findSpaceIdByHost(db, url.hostname);

  return spaceId ? { origin, spaceId } : null;
}

/** The origin for links about what a page of a site sent: the page's, where it is one of the site. */
export async function originOfPage(
  db: Kysely<Schema>,
  { spaceId, pageUrl }: { spaceId: string; pageUrl: string },
): Promise<string | null> {
  const site = await findSite(db, URL.parse(pageUrl)?.origin ?? null);

  return site?.spaceId === spaceId ? site.origin : siteOrigin(db, spaceId);
}
