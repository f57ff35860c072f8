import { createHash, timingSafeEqual } from 'node:crypto';

/** Shown by a site with every call to a service that is not in its own process. */
export const API_TOKEN_HEADER = 'x-api-token';
/** Where the site's visitor is; nobody but a site is believed. */
const VISITOR_ADDRESS_HEADER = 'x-visitor-address';

type Fetch = (request: Request) => Promise<Response>;

/** An engine that answers the sites that show its token; without a token it answers everybody and believes nobody. */
export function withApiToken(fetch: Fetch, token: string | undefined): Fetch {
  return async (request) => {
    const shown = request.headers.get(API_TOKEN_HEADER);
    if (token !== undefined && !isSame(shown ?? '', token)) return refused();

    const headers = new Headers(request.headers);
    headers.delete(API_TOKEN_HEADER);
    if (token === undefined) headers.delete(VISITOR_ADDRESS_HEADER);
    return fetch(new Request(request, { headers }));
  };
}

function refused(): Response {
  const message = `This engine answers its sites alone: show its API_TOKEN in the header ${API_TOKEN_HEADER}`;

  return Response.json({ error: { code: 'unauthenticated', message } }, { status: 401 });
}

function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();

  return timingSafeEqual(digest(one), digest(other));
}
