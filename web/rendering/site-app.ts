import { language } from '#domain/language/language.ts';
import { shouldLogUnavailable, unavailableError } from '#engine/calls/store-unavailable.ts';
import { HOST_PROOF_PATH } from '#engine/hosts/host-proof.ts';
import { compress } from '../http/compress.ts';
import { rejection } from '../http/rejection.ts';
import {
  AGENT_HEADERS,
  contentSecurityPolicy,
  createNonce,
  secureHeaders,
} from '../http/security-headers.ts';
import { type Admit, createAddressShare, createLoadShedding, type Share } from '../limits/load-shedding.ts';
import type { Sharing } from '../shared-pages/read-document.ts';
import type { SharedPages } from '../shared-pages/shared-pages.ts';
import type { Handle, HandleOptions } from '../src/app/handle.ts';
import type { PolicyOrigins } from '../src/app/measuring/measuring-tags.ts';
import type { Execute } from '../src/data/document.ts';
import { withRequestLanguage } from '../src/data/request-language.ts';
import { isUnavailable } from '../src/data/upstream-error.ts';
import { FORMS_ROOT } from '../src/forms/forms-root.ts';
import { isOwnPost, postForm } from '../src/forms/post-form.ts';
import { message } from '../src/messages.ts';
import type { PostedForm } from '../src/forms/posted-form.ts';
import { createSiteLanguages } from './site-languages.ts';

/** Of warnings, which do not make a document incomplete. */
const THEME_REPORT = 'theme of ';

type Fetch = (request: Request) => Promise<Response>;

/** The operations of one request, and whose document it gets. */
type OpenedRequest = {
  execute: Execute;
  isAgent: boolean;
  editorToken: string | null;
  /** Set by the operations, for the response. */
  cookies: readonly string[];
  /** Whether they have opened a view of a form. */
  hasFormView?: () => boolean;
};

export type SiteAppParts = {
  /** POST and GET /graphql. */
  graphql: Fetch;
  /** Runs the operations of one rendered request with one context. */
  open: (request: Request) => Promise<OpenedRequest>;
  /** GET /ready. */
  ready: Fetch;
  /** Responds in place of the site until there is one. */
  setup?: (request: Request) => Promise<Response | null>;
  /** GET /.well-known/strapwork: proves to a check of a host name that it leads here. */
  hostProof?: Fetch;
  files: Fetch;
  /** POST /_files/?name=. */
  upload: Fetch;
  /** GET and POST /_site.tar.gz, for owners. */
  exportSite: Fetch;
  importSite: Fetch;
  /** GET /_leads.csv, for agents. */
  leads: Fetch;
  /** GET /_audit.csv, for owners. */
  audit: Fetch;
  /** GET /_map/places.json. */
  mapPlaces: Fetch;
  /** GET /_map/tiles.json and the tiles of the map; null for any other path. */
  mapTiles: (request: Request) => Promise<Response | null>;
  /** Null for any path but those of pictures. */
  mapPicture: (request: Request) => Promise<Response | null>;
  /** Sign-in, sign-up and sign-out of agents and customers. */
  access: Fetch;
  /** The account pages of customers. */
  account: Fetch;
  /** GET /__mail: the mails in the store; in development and the demo alone. */
  mails?: Fetch;
  /** Build files; null for an unknown path. */
  assets: (request: Request) => Response | null;
  page: (request: Request, options: Omit<HandleOptions, 'manifest' | 'clean'>) => ReturnType<Handle>;
  report: HandleOptions['report'];
  /** Documents that many visitors get; each visitor has their own without it. */
  shared?: SharedPages;
  /** Queues a request, or rejects it under overload. */
  admit?: Admit;
  /** Rejects requests of an IP with too many at once. */
  share?: Share;
  /** Seconds until a rate-limited visitor may send again; null for everybody else. */
  secondsToWait?: (request: Request) => number | null;
  production: boolean;
  mapStyleUrl?: string;
  hasMapAt?: HandleOptions['hasMapAt'];
  /** Identity providers that customers may choose. */
  signInProviders?: HandleOptions['signInProviders'];
  isOffline?: boolean;
};

const SITE_ARCHIVE = '/_site.tar.gz';

/** The handlers a request is routed to. */
type Routed = Omit<SiteAppParts, 'admit' | 'share' | 'secondsToWait' | 'shared'>;

const ACCESS_ROUTES = [
  '/login/callback',
  '/login/logout/callback',
  ...['login', 'callback', 'logout', 'welcome', 'reset', 'forgot'].map((step) => `/access/${step}`),
  ...['sign-in', 'sign-up', 'callback', 'sign-out'].map((step) => `/account/${step}`),
];

const ACCOUNT_ROUTES = [
  '/account',
  ...['verify', 'verify/resend', 'forgot', 'reset', 'password', 'email'].map((step) => `/account/${step}`),
  ...['sign-out-everywhere', 'data', 'delete', 'unlink', 'passkeys', 'passkeys/new', 'passkeys/rename'].map(
    (step) => `/account/${step}`,
  ),
  ...['alerts', 'alerts/unsubscribe', 'newsletter/confirm', 'newsletter/unsubscribe'].map(
    (step) => `/account/${step}`,
  ),
  '/account/shared',
  ...['invite', 'revoke', 'accept', 'leave'].map((step) => `/account/shared/${step}`),
];

/** The complete request handler of the process. */
export function createSiteApp({
  admit = createLoadShedding(),
  share = createAddressShare(),
  secondsToWait = () => null,
  shared,
  ...parts
}: SiteAppParts): Fetch {
  const languages = createSiteLanguages();

  return (received) => {
    const request = withOriginalScheme(received);
    const url = new URL(request.url);

    return withRequestLanguage(languages.find(url.hostname), () => respond(request, url));
  };

  async function respond(request: Request, url: URL): Promise<Response> {
    try {
      const response =
        (await respondAtOnce(parts, request, url)) ??
        tooManyRequests(url, secondsToWait(request)) ??
        (await share(
          request,
          async () =>
            (await shared?.load(request, (clean, sharing) => render(clean, url, sharing))) ??
            admit(request, () => route(parts, request, url)),
        ));

      languages.note(url.hostname, response);
      return await compress(request, withHeaders(response, secureHeaders(url)));
    } catch (error) {
      if (unavailableError(error)) {
        if (shouldLogUnavailable()) parts.report(`${request.method} ${url.pathname}`, error);
        return withHeaders(unavailable(url), secureHeaders(url));
      }
      parts.report(`${request.method} ${url.pathname}`, error);

      return withHeaders(plainError(), secureHeaders(url));
    }
  }

  /** For everybody with an equal request: `request` is nobody's. */
  async function render(request: Request, { hostname }: URL, sharing: Sharing): Promise<Response> {
    const response = await admit(request, () => page(parts, request, { sharing }));
    languages.note(hostname, response);

    return withHeaders(response, secureHeaders(new URL(request.url)));
  }
}

/** Cheap or separately limited responses; null for everything else. */
async function respondAtOnce(parts: Routed, request: Request, { pathname }: URL): Promise<Response | null> {
  if (pathname === '/health')
    return Response.json({ ok: true }, { headers: { 'cache-control': 'no-store' } });
  if (pathname === '/ready') return parts.ready(request);
  if (pathname === HOST_PROOF_PATH && parts.hostProof) return parts.hostProof(request);
  const setup = await parts.setup?.(request);
  // Its pages have the files of the build.
  if (setup) return parts.assets(request) ?? setup;
  if (pathname === '/_files/' && request.method === 'POST') return parts.upload(request);
  if (pathname.startsWith('/_files/')) return parts.files(request);
  if (pathname === SITE_ARCHIVE && request.method === 'GET') return parts.exportSite(request);
  if (pathname === SITE_ARCHIVE && request.method === 'POST') return parts.importSite(request);

  return (await parts.mapTiles(request)) ?? (await parts.mapPicture(request)) ?? parts.assets(request);
}

/** The database cannot be reached, and what was requested is not cached. */
function unavailable({ pathname }: URL): Response {
  return rejection(pathname, {
    status: 503,
    code: 'UNAVAILABLE',
    sentence: message('page.error.body'),
    seconds: 5,
  });
}

function tooManyRequests({ pathname }: URL, seconds: number | null): Response | null {
  if (seconds === null) return null;

  return rejection(pathname, {
    status: 429,
    code: 'TOO_MANY_REQUESTS',
    sentence: message('site.tooMany'),
    seconds,
  });
}

async function route(parts: Routed, request: Request, { pathname }: URL): Promise<Response> {
  if (pathname === '/graphql') return parts.graphql(request);
  if (pathname === '/_leads.csv') return parts.leads(request);
  if (pathname === '/_audit.csv') return parts.audit(request);
  if (pathname === '/_map/places.json') return parts.mapPlaces(request);
  if (parts.mails && /^\/__mail(\/|$)/.test(pathname)) return parts.mails(request);
  if (ACCESS_ROUTES.includes(pathname)) return parts.access(request);
  if (ACCOUNT_ROUTES.includes(pathname)) return parts.account(request);

  if (pathname.startsWith(FORMS_ROOT) && request.method === 'POST') {
    const isOwn = isOwnPost(request);
    const { execute, cookies } = await parts.open(isOwn ? request : withoutCookies(request));
    const outcome = await postForm(request, execute);
    if (!(outcome instanceof Response))
      return page(parts, visitOf(outcome.page, request), { postedForm: outcome.form });

    // A form on another site must not sign a visitor in here.
    for (const cookie of isOwn ? cookies : []) outcome.headers.append('set-cookie', cookie);
    return outcome;
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') return text(405, message('site.readOnly'));

  return page(parts, request);
}

/** A form from another origin is handled without the session of the sender. */
function withoutCookies({ url, headers: sent }: Request): Request {
  const headers = new Headers(sent);
  headers.delete('cookie');

  return new Request(url, { headers });
}

/** The request for a page in place of what was posted on it. */
function visitOf({ pathname, search }: URL, posted: Request): Request {
  const headers = new Headers(posted.headers);
  for (const name of ['content-type', 'content-length', 'transfer-encoding']) headers.delete(name);

  return new Request(new URL(pathname + search, posted.url), { headers });
}

async function page(
  parts: Routed,
  request: Request,
  { postedForm = null, sharing }: { postedForm?: PostedForm | null; sharing?: Sharing } = {},
): Promise<Response> {
  const { production, mapStyleUrl, hasMapAt, signInProviders, isOffline } = parts;
  const { execute, isAgent, editorToken, hasFormView } = await parts.open(request);

  const nonce = sharing?.nonce ?? createNonce();
  const report: typeof parts.report = (what, cause) => {
    if (sharing && !what.startsWith(THEME_REPORT)) sharing.hasFailed = true;
    // The calls of a visitor who has left are cancelled: they have not failed.
    if (!(request.signal.aborted && isUnavailable(cause))) parts.report(what, cause);
  };
  let origins: PolicyOrigins | undefined;
  const response = await parts.page(request, {
    execute: sharing ? notingFailures(execute, sharing) : execute,
    nonce,
    report,
    policy: (needed) => {
      origins = needed;
      return contentSecurityPolicy({ nonce, production, mapStyleUrl, origins });
    },
    onDocument: (data) => {
      if (sharing) sharing.data = data;
    },
    editorToken,
    postedForm,
    mapStyleUrl,
    hasMapAt,
    signInProviders,
    isOffline,
    language: language(),
  });
  if (sharing) {
    sharing.policy = { production, mapStyleUrl, origins };
    sharing.isForOne = isAgent || (hasFormView?.() ?? true);
  }

  return withHeaders(response, {
    'content-security-policy': contentSecurityPolicy({ nonce, production, mapStyleUrl }),
    ...(isAgent ? AGENT_HEADERS : {}),
  });
}

/** A document with a part that could not be loaded is not shared, even where its straps can be shown without it. */
function notingFailures(execute: Execute, sharing: Sharing): Execute {
  return async (...question) => {
    const result = await execute(...question);
    if (result.failures.some(({ code }) => code !== 'NOT_FOUND')) sharing.hasFailed = true;

    return result;
  };
}

/** Restores https behind a proxy that terminates TLS. */
function withOriginalScheme(request: Request): Request {
  const isForwarded = request.headers.get('x-forwarded-proto')?.split(',')[0]?.trim() === 'https';
  if (!isForwarded || !request.url.startsWith('http:')) return request;

  return new Request(request.url.replace(/^http:/, 'https:'), request);
}

/** The same response with the headers it lacks; that of a redirect cannot be changed and is copied. */
function withHeaders(response: Response, added: Record<string, string>): Response {
  const missing = Object.entries(added).filter(([name]) => !response.headers.has(name));
  if (missing.length === 0) return response;
  try {
    for (const [name, value] of missing) response.headers.set(name, value);
    return response;
  } catch {
    const headers = new Headers(response.headers);
    for (const [name, value] of missing) headers.set(name, value);

    return new Response(response.body, { status: response.status, headers });
  }
}

function plainError(): Response {
  return text(500, message('page.error.body'));
}

function text(status: number, sentence: string): Response {
  return new Response(`${sentence}\n`, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
