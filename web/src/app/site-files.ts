/** Excluded from crawling: raw data, sign-in, previews and visitors' baskets. */
const CLOSED_PATHS = [
  '/_data/',
  '/_map/',
  '/access',
  '/account/',
  '/graphql',
  '/oidc/',
  '/preview/',
  '/search?ids=',
  '/search?*&ids=',
];

export function robotsTxt({ origin }: URL): Response {
  const lines = [
    'User-agent: *',
    ...CLOSED_PATHS.map((path) => `Disallow: ${path}`),
    `Sitemap: ${origin}/sitemap.xml`,
  ];

  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
