import { LRUCache } from 'lru-cache';
import { escapeHtml } from '#domain/html/escape-html.ts';
import { pagePath } from '#domain/page/page-path.ts';
import { isReservedSlug } from '#domain/page/slug.ts';
import { SEARCH_ROOT } from '#domain/search/search-path.ts';
import { escapeText } from '#domain/search/url-escape.ts';
import type { Execute, TypedDocument } from '../data/document.ts';
import { PageListDocument } from '../data/page-list.generated.ts';
import { UpstreamError } from '../data/upstream-error.ts';
import {
  SitemapAgentsDocument,
  SitemapListingsDocument,
  SitemapPostsDocument,
  SitemapSiteDocument,
} from './sitemap.generated.ts';

/** Sitemaps hold at most 50,000 URLs; pagination ends before that. */
const PAGES_MAX = 500;

/** Crawlers request sitemaps often; listings change all day. */
const CACHE_CONTROL = 'public, max-age=3600';

/** An agent's list includes unpublished pages. */
const PRIVATE_CACHE_CONTROL = 'private, no-store';

type Entry = { path: string; changedAt?: string | null };

/** How long visitors' lists are cached, so that crawlers do not read all listings each time. */
const LIFETIME_MS = 60_000;
const MAX_LISTS = 200;

type Read = <Result extends object>(name: string, read: () => Promise<Result>) => Promise<Result>;

/** The sitemaps of a site by file name. Listings are those the display rules allow in a search. */
const SITEMAPS: Record<string, (execute: Execute, once: Read) => Promise<Entry[]>> = {
  pages: listPages,
  listings: async (execute, once) => (await once('homes', () => readHomes(execute))).homes,
  places: listPlaces,
  agents: async (execute) =>
    (await fetchAllPages(execute, SitemapAgentsDocument, ({ agents }) => agents.pageCount)).flatMap(
      ({ agents }) => agents.agents.map(({ path }) => ({ path })),
    ),
  posts: async (execute) =>
    (await fetchAllPages(execute, SitemapPostsDocument, ({ posts }) => posts.pageCount)).flatMap(
      ({ posts }) => posts.posts.map(({ path, date }) => ({ path, changedAt: date })),
    ),
};

/** Serves `/sitemap.xml` and `/sitemap-{name}.xml`; null for other paths. Visitors' lists are cached. */
export function createSitemaps() {
  const lists = new LRUCache<string, object, () => Promise<object>>({
    max: MAX_LISTS,
    ttl: LIFETIME_MS,
    ignoreFetchAbort: true,
    allowStaleOnFetchAbort: true,
    fetchMethod: (_, __, { context: read }) => read(),
  });

  return (url: URL, execute: Execute): Promise<Response> | null => {
    if (url.pathname === '/sitemap.xml') return Promise.resolve(sitemapIndex(url.origin));

    const name = /^\/sitemap-([a-z]+)\.xml$/.exec(url.pathname)?.[1] ?? '';
    const list = Object.hasOwn(SITEMAPS, name) ? SITEMAPS[name] : undefined;
    if (!list) return null;

    const response = async () => {
      const { space, viewer } = await query(execute, SitemapSiteDocument, {});
      // Agents see unpublished pages.
      if (viewer.canEdit)
        return urlSet(url.origin, await list(execute, (_, read) => read()), PRIVATE_CACHE_CONTROL);
      const once: Read = async <Result extends object>(part: string, read: () => Promise<Result>) =>
        (await lists.forceFetch(`${space.id} ${part}`, { context: read })) as Result;
      return urlSet(url.origin, await once(name, () => list(execute, once)));
    };
    return response();
  };
}

type Homes = { homes: Entry[]; placeIds: string[] };

async function readHomes(execute: Execute): Promise<Homes> {
  const listings = (
    await fetchAllPages(execute, SitemapListingsDocument, ({ search }) => search.pageCount)
  ).flatMap(({ search }) => search.listings);
  const placeIds = new Set(listings.flatMap(({ breadcrumbs }) => breadcrumbs.map(({ id }) => id)));

  return { homes: listings.map(({ path }) => ({ path })), placeIds: [...placeIds] };
}

/** The index of the site's sitemaps. */
function sitemapIndex(origin: string): Response {
  const files = Object.keys(SITEMAPS).map(
    (name) => `<sitemap><loc>${origin}/sitemap-${name}.xml</loc></sitemap>`,
  );

  return xml('sitemapindex', files);
}

function urlSet(origin: string, entries: readonly Entry[], cacheControl = CACHE_CONTROL): Response {
  return xml(
    'urlset',
    entries.map(({ path, changedAt }) => {
      const changed = changedAt ? `<lastmod>${new Date(changedAt).toISOString()}</lastmod>` : '';

      return `<url><loc>${escapeHtml(origin + path)}</loc>${changed}</url>`;
    }),
    cacheControl,
  );
}

async function listPages(execute: Execute): Promise<Entry[]> {
  const { pages } = await query(execute, PageListDocument, {});

  return pages
    .filter(({ slug }) => !isReservedSlug(slug))
    .map(({ slug, savedAt }) => ({ path: pagePath(slug), changedAt: savedAt }));
}

/** The search, and the searches of the places that have listings. */
async function listPlaces(execute: Execute, once: Read): Promise<Entry[]> {
  const { placeIds } = await once('homes', () => readHomes(execute));

  return [SEARCH_ROOT, ...placeIds.map((id) => `${SEARCH_ROOT}/geo/wof/${escapeText(id)}`)].map((path) => ({
    path,
  }));
}

async function fetchAllPages<Result>(
  execute: Execute,
  document: TypedDocument<Result, { page: number }>,
  pageCount: (result: Result) => number,
): Promise<Result[]> {
  const results: Result[] = [];
  let last = 1;
  for (let page = 1; page <= Math.min(last, PAGES_MAX); page += 1) {
    const result = await query(execute, document, { page });
    // Yield to other requests between two pages.
    await new Promise((resolve) => setTimeout(resolve));
    results.push(result);
    last = pageCount(result);
  }

  return results;
}

async function query<Result, Variables extends Record<string, unknown>>(
  execute: Execute,
  document: TypedDocument<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  const { data, failures } = await execute(document, variables);
  if (!data) throw new UpstreamError(failures);

  return data;
}

function xml(
  root: 'urlset' | 'sitemapindex',
  children: readonly string[],
  cacheControl = CACHE_CONTROL,
): Response {
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${children.join('')}</${root}>
`;

  return new Response(body, {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': cacheControl,
      vary: 'cookie',
    },
  });
}
