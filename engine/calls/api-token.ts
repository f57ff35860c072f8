import { createHash, timingSafeEqual } from 'node:crypto';

/** Sent by a site with every call to a service outside its own process. */
export const API_TOKEN_HEADER = 'x-api-token';
/** The IP of the site's visitor; trusted only with the token. */
const VISITOR_IP_HEADER = 'x-visitor-address';

type Fetch = (request: Request) => Promise<Response>;

/**
 * Wraps an engine so that only calls with the token are accepted; without a token every call is, and no
 * visitor IP is trusted.
 */
export function withApiToken(fetch: Fetch, token: string | undefined): Fetch {
  return async (request) => {
    const shown = request.headers.get(API_TOKEN_HEADER);
    if (token !== undefined && !isSame(shown ?? '', token)) return rejected();

    const headers = new Headers(request.headers);
    headers.delete(API_TOKEN_HEADER);
    if (token === undefined) headers.delete(VISITOR_IP_HEADER);
    return fetch(new Request(request, { headers }));
  };
}

function rejected(): Response {
  const message = `This engine serves its sites alone: send its API_TOKEN in the header ${API_TOKEN_HEADER}`;

  return Response.json({ error: { code: 'unauthenticated', message } }, { status: 401 });
}

function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();

  return timingSafeEqual(digest(one), digest(other));
}
