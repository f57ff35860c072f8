import { isReservedSlug } from '#domain/page/slug.ts';
import { SEARCH_ROOT } from '#domain/search/search-path.ts';
import { escapeText } from '#domain/search/url-escape.ts';
import type { Execute, TypedDocument } from '../data/document.ts';
import { PageListDocument } from '../data/page-list.generated.ts';
import { UpstreamError } from '../data/upstream-error.ts';
import { pagePath } from '../routes/stored-page.ts';
import { SitemapAgentsDocument, SitemapListingsDocument, SitemapPostsDocument } from './sitemap.generated.ts';

/** Sitemaps hold at most 50,000 addresses; what is asked page by page ends before that. */
const PAGES_MAX = 500;

type Entry = { path: string; changedAt?: string | null };

/** The sitemaps of a site by the names of their files. Listings are those the display rules let a search show, and no more. */
const SITEMAPS: Record<string, (execute: Execute) => Promise<Entry[]>> = {
  pages: listPages,
  listings: async (execute) =>
    (await everyPage(execute, SitemapListingsDocument, ({ search }) => search.pageCount)).flatMap(
      ({ search }) => search.listings.map(({ path }) => ({ path })),
    ),
  places: listPlaces,
  agents: async (execute) =>
    (await everyPage(execute, SitemapAgentsDocument, ({ agents }) => agents.pageCount)).flatMap(
      ({ agents }) => agents.agents.map(({ path }) => ({ path })),
    ),
  posts: async (execute) =>
    (await everyPage(execute, SitemapPostsDocument, ({ posts }) => posts.pageCount)).flatMap(({ posts }) =>
      posts.posts.map(({ path, date }) => ({ path, changedAt: date })),
    ),
};

/** `/sitemap.xml` and `/sitemap-{name}.xml`; null for every other path. */
export function answerSitemap(url: URL, execute: Execute): Promise<Response> | null {
  if (url.pathname === '/sitemap.xml') return Promise.resolve(sitemapIndex(url.origin));

  const name = /^\/sitemap-([a-z]+)\.xml$/.exec(url.pathname)?.[1] ?? '';
  const list = Object.hasOwn(SITEMAPS, name) ? SITEMAPS[name] : undefined;

  return list ? list(execute).then((entries) => urlSet(url.origin, entries)) : null;
}

/** The sitemaps of the site, for search engines. */
function sitemapIndex(origin: string): Response {
  const files = Object.keys(SITEMAPS).map(
    (name) => `<sitemap><loc>${origin}/sitemap-${name}.xml</loc></sitemap>`,
  );

  return xml('sitemapindex', files);
}

function urlSet(origin: string, entries: readonly Entry[]): Response {
  return xml(
    'urlset',
    entries.map(({ path, changedAt }) => {
      const changed = changedAt ? `<lastmod>${new Date(changedAt).toISOString()}</lastmod>` : '';

      return `<url><loc>${escapeXml(origin + path)}</loc>${changed}</url>`;
    }),
  );
}

async function listPages(execute: Execute): Promise<Entry[]> {
  const { pages } = await ask(execute, PageListDocument, {});

  return pages
    .filter(({ slug }) => !isReservedSlug(slug))
    .map(({ slug, savedAt }) => ({ path: pagePath(slug), changedAt: savedAt }));
}

/** The search, and the searches of the places where the listed homes are. */
async function listPlaces(execute: Execute): Promise<Entry[]> {
  const found = await everyPage(execute, SitemapListingsDocument, ({ search }) => search.pageCount);
  const ids = found.flatMap(({ search }) =>
    search.listings.flatMap(({ breadcrumbs }) => breadcrumbs.map(({ id }) => id)),
  );

  return [SEARCH_ROOT, ...[...new Set(ids)].map((id) => `${SEARCH_ROOT}/geo/wof/${escapeText(id)}`)].map(
    (path) => ({ path }),
  );
}

async function everyPage<Result>(
  execute: Execute,
  document: TypedDocument<Result, { page: number }>,
  pageCount: (result: Result) => number,
): Promise<Result[]> {
  const results: Result[] = [];
  let last = 1;
  for (let page = 1; page <= Math.min(last, PAGES_MAX); page += 1) {
    const result = await ask(execute, document, { page });
    results.push(result);
    last = pageCount(result);
  }

  return results;
}

async function ask<Result, Variables extends Record<string, unknown>>(
  execute: Execute,
  document: TypedDocument<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  const { data, failures } = await execute(document, variables);
  if (!data) throw new UpstreamError(failures);

  return data;
}

function xml(root: 'urlset' | 'sitemapindex', children: readonly string[]): Response {
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${children.join('')}</${root}>
`;

  return new Response(body, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll("'", '&apos;');
}
