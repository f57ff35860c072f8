import { matchRoutes } from 'react-router';

/** Every page of the site. React Router ranks the patterns; the catch-all returns 404. Each id has a loader in web/src/routes/<id>.server.ts. */
export const ROUTES = [
  { id: 'home', path: '/' },
  { id: 'access', path: '/access' },
  { id: 'search', path: '/search/*' },
  { id: 'listing', path: '/for-sale/:slug' },
  { id: 'lease', path: '/for-lease/:slug' },
  { id: 'sold', path: '/sold/:slug' },
  { id: 'solds', path: '/solds' },
  { id: 'agent', path: '/agent/:agent' },
  { id: 'agents', path: '/agents/*' },
  { id: 'blog', path: '/blog' },
  { id: 'blog-category', path: '/blog/category/:category' },
  { id: 'blog-post', path: '/blog/:year/:day/:month/:slug' },
  { id: 'form', path: '/_forms/:form' },
  { id: 'preview', path: '/preview/:token' },
  { id: 'template', path: '/__templates/:template/:slug?' },
  { id: 'legal-notices', path: '/:slug/intellectual-property-notices' },
  { id: 'page', path: '/:slug' },
  { id: 'not-found', path: '*' },
] as const;

export type RouteId = (typeof ROUTES)[number]['id'];

export type RouteMatch = Readonly<{ id: RouteId; params: Readonly<Record<string, string | undefined>> }>;

/** React Router ranks all patterns for each match: the paths of a site are matched once. */
const known = new Map<string, RouteMatch>();
const KNOWN_MAX = 500;
const KNOWN_MAX_LENGTH = 200;

/** Every path matches a route, at least `not-found`. */
export function matchPath(pathname: string): RouteMatch {
  const before = known.get(pathname);
  if (before) return before;

  const match = isDecodable(pathname) ? matchRoutes([...ROUTES], pathname)?.at(-1) : undefined;
  const found: RouteMatch = match
    ? { id: match.route.id, params: { ...match.params } }
    : { id: 'not-found', params: {} };
  if (known.size >= KNOWN_MAX) known.clear();
  if (pathname.length <= KNOWN_MAX_LENGTH) known.set(pathname, found);
  return found;
}

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);

    return true;
  } catch {
    return false;
  }
}
