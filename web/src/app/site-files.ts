import { isReservedSlug } from '#domain/page/slug.ts';
import type { Execute } from '../data/document.ts';
import { PageListDocument } from '../data/page-list.generated.ts';
import { UpstreamError } from '../data/upstream-error.ts';
import { pagePath } from '../routes/stored-page.ts';

/** Where search engines have nothing to look for. */
const CLOSED_PATHS = ['/_data/', '/access', '/graphql', '/oidc/'];

export function robotsTxt({ origin }: URL): Response {
  const lines = [
    'User-agent: *',
    ...CLOSED_PATHS.map((path) => `Disallow: ${path}`),
    `Sitemap: ${origin}/sitemap.xml`,
  ];

  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}

/** The stored pages of the site, for search engines. */
export async function sitemapXml({ origin }: URL, execute: Execute): Promise<Response> {
  const { data, failures } = await execute(PageListDocument, {});
  if (!data) throw new UpstreamError(failures);

  const urls = data.pages
    .filter(({ slug }) => !isReservedSlug(slug))
    .map(({ slug, savedAt }) => {
      const changed = savedAt ? `<lastmod>${new Date(savedAt).toISOString()}</lastmod>` : '';

      return `<url><loc>${origin}${pagePath(slug)}</loc>${changed}</url>`;
    });
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>
`;

  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}
