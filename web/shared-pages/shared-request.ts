import { CHOICE_COOKIE } from '../src/app/measuring/consent-banner.ts';
import { isOldBrowser, NOTICE_COOKIE } from '../src/app/old-browser.ts';
import { isMobileUserAgent } from '../src/site/mobile-device.ts';
import { matchPath, type RouteId } from '../src/site/route-table.ts';

/** The headers of a request as Node reads them. */
type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** A request whose response is the same for all equal requests. */
export type SharedRequest = {
  key: string;
  /** Without what counts for nobody: a request that holds nothing of who sent it. */
  clean: () => Request;
  /** Strangers can make up any number of such URLs: stored apart from those that the site has. */
  isMadeUp: boolean;
};

const SHARED_ROUTES: ReadonlySet<RouteId> = new Set([
  'home',
  'search',
  'listing',
  'lease',
  'sold',
  'solds',
  'agent',
  'agents',
  'blog',
  'blog-category',
  'blog-post',
  'legal-notices',
  'page',
]);
const UNBOUNDED_ROUTES: ReadonlySet<RouteId> = new Set(['search', 'agents']);
/** Other services of the process at paths that look like pages. */
const OTHER_SERVICES = new Set(['/access', '/account', '/graphql', '/health', '/login', '/ready', '/setup']);

/** Of the process itself: no slug begins like this. */
const INTERNAL = '/_';

/** Parameters that a page may read; with any other one a document is not shared. */
const COUNTED = new Set([
  ...['page', 'price', 'sort', 'q', 'ids', 'type', 'path', 'area', 'lat', 'lon', 'box', 'map'],
]);
/** Added by campaigns and mail programs; read in the browser alone. */
const TRACKING =
  /^(utm_\w+|gclid|gclsrc|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|yclid|igshid|li_fat_id|mc_[ce]id|_g[al]|_hs(enc|mi))$/;
const SEARCH_MAX = 600;
const PATH_MAX = 300;
const PLAIN_PATH = /^\/(?:[\w.~-]+(?:\/[\w.~-]+)*)?$/;
const HOST = /^[a-z0-9.-]{1,253}(?::\d{1,5})?$/;

/** Headers of a request that may be authenticated. */
const CREDENTIALS = ['authorization', 'token', 'x-editor-token', 'proxy-authorization'];
/** Sessions of agents and customers (engine/identity/realm.ts) by any prefix. */
const SESSION = /strapwork-(?:agent|customer)=/;
const CHOICE = new RegExp(`(?:^|; )${CHOICE_COOKIE}=(yes|no)(?:;|$)`);
const DISMISSED = new RegExp(`(?:^|;\\s*)${NOTICE_COOKIE}=dismissed(?:;|$)`);

/** One user agent for each kind of browser whose documents differ. */
export const BROWSERS = {
  desktop: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/999.0.0.0 Safari/537.36',
  phone: 'Mozilla/5.0 (Linux; Android 99) Chrome/999.0.0.0 Mobile Safari/537.36',
  'old desktop': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/49.0.0.0 Safari/537.36',
  'old phone': 'Mozilla/5.0 (Linux; Android 5) Chrome/49.0.0.0 Mobile Safari/537.36',
} as const;
type Browser = keyof typeof BROWSERS;

/** The response to anything else is not shared. */
export const isRead = (method: string | undefined) => method === 'GET' || method === 'HEAD';

/** A lookup without parsing the URL; null if the visitor may be signed in. */
export function quickKey(method: string | undefined, target: string, headers: Headers): string | null {
  if (!isRead(method)) return null;
  const visitor = visitorOf(headers);
  const origin = originOf(headers);

  return visitor === null || origin === null ? null : `${origin}${target} ${visitor.name}`;
}

/** Null where the response may depend on the visitor, or is no page. */
export function readSharedRequest(
  method: string | undefined,
  target: string,
  headers: Headers,
): SharedRequest | null {
  if (!isRead(method)) return null;
  const visitor = visitorOf(headers);
  const origin = originOf(headers);
  if (visitor === null || origin === null) return null;

  const mark = target.indexOf('?');
  const pathname = mark < 0 ? target : target.slice(0, mark);
  const search = mark < 0 ? '' : countedSearch(target.slice(mark + 1));
  if (search === null || pathname.length > PATH_MAX) return null;
  if (OTHER_SERVICES.has(pathname) || pathname.startsWith(INTERNAL)) return null;
  const isPlain = PLAIN_PATH.test(pathname);
  const { id } = matchPath(pathname);
  if (!SHARED_ROUTES.has(id) || (!isPlain && id !== 'search')) return null;
  // Files of the process: robots.txt, favicon.svg, sitemap.xml.
  if (id === 'page' && pathname.includes('.')) return null;

  return {
    key: `${origin}${pathname}${search} ${visitor.name}`,
    isMadeUp: search !== '' || !isPlain || UNBOUNDED_ROUTES.has(id),
    clean: () => cleanRequest(origin + pathname + search, visitor),
  };
}

type Visitor = { name: string; browser: Browser; choice: string };

/** What of a visitor a document depends on; null if the visitor may be signed in. */
function visitorOf(headers: Headers): Visitor | null {
  for (const name of CREDENTIALS) if (headers[name] !== undefined) return null;
  const cookie = headers.cookie?.toString() ?? '';
  if (cookie !== '' && SESSION.test(cookie)) return null;

  const userAgent = headers['user-agent']?.toString() ?? '';
  const isOld = isOldBrowser(userAgent) && !(cookie !== '' && DISMISSED.test(cookie));
  const browser: Browser = `${isOld ? 'old ' : ''}${isMobileUserAgent(userAgent) ? 'phone' : 'desktop'}`;
  const choice = CHOICE.exec(cookie)?.[1] ?? (headers['sec-gpc'] === '1' ? 'no' : '');

  return { name: choice ? `${browser} ${choice}` : browser, browser, choice };
}

/** The host decides the site; the scheme is that of the proxy in front, which the front door has checked. */
function originOf(headers: Headers): string | null {
  const host = headers.host?.toString().toLowerCase() ?? '';
  const isHttps = headers['x-forwarded-proto']?.toString() === 'https';

  return HOST.test(host) ? `${isHttps ? 'https' : 'http'}://${host}` : null;
}

/** The parameters that count, in their order; null when one is unknown. */
function countedSearch(text: string): string | null {
  if (text.length > SEARCH_MAX) return null;
  const counted = text
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => ({ pair, name: pair.split('=', 1)[0] ?? '' }))
    .filter(({ name }) => !TRACKING.test(name));
  const names = new Set(counted.map(({ name }) => name));
  if (names.size < counted.length || [...names].some((name) => !COUNTED.has(name))) return null;

  return counted.length === 0 ? '' : `?${counted.map(({ pair }) => pair).join('&')}`;
}

function cleanRequest(url: string, { browser, choice }: Visitor): Request {
  const headers = new Headers({ host: new URL(url).host, 'user-agent': BROWSERS[browser] });
  if (choice) headers.set('cookie', `${CHOICE_COOKIE}=${choice}`);

  return new Request(url, { headers });
}
