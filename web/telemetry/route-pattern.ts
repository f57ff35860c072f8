import { LRUCache } from 'lru-cache';
import { REALMS } from '#engine/identity/realm.ts';
import { matchPath, ROUTES } from '../src/site/route-table.ts';

const DATA_PREFIX = '/_data';
/** Paths without parameters. */
const EXACT = new Set([
  '/account',
  '/favicon.svg',
  '/graphql',
  '/health',
  '/ready',
  '/robots.txt',
  '/setup',
  '/sitemap.xml',
  '/_leads.csv',
  '/_site.tar.gz',
  '/_map/places.json',
  '/_map/tiles.json',
]);
/** Everything below is one route: what follows may be an id, a token or a file name. */
const BELOW = [
  '/assets/',
  '/starter/',
  '/_files/',
  '/_forms/',
  '/_map/picture/',
  '/_map/tiles/',
  '/__mail/',
  '/access/',
  '/account/',
  '/login/',
  ...Object.values(REALMS).map(({ mountPath }) => `${mountPath}/`),
];

/**
 * The pattern of a path, one of a small number. Never the path itself: it may contain a token, and every name that
 * somebody tries would be a label of its own.
 */
export function routePattern(pathname: string): string {
  if (EXACT.has(pathname)) return pathname;
  const below = BELOW.find((prefix) => pathname.startsWith(prefix));
  if (below) return `${below}*`;
  if (pathname.startsWith(`${DATA_PREFIX}/`))
    return `${DATA_PREFIX}${pagePattern(pathname.slice(DATA_PREFIX.length))}`;

  return pagePattern(pathname);
}

/** The router compiles every route again for each match, which takes longer than sending a shared document. */
const patterns = new LRUCache<string, string>({ max: 1000 });
const CACHED_PATH_MAX = 200;

function pagePattern(pathname: string): string {
  const found = patterns.get(pathname);
  if (found !== undefined) return found;
  const { id } = matchPath(pathname);
  const pattern = ROUTES.find((route) => route.id === id)?.path ?? '*';
  if (pathname.length <= CACHED_PATH_MAX) patterns.set(pathname, pattern);

  return pattern;
}
