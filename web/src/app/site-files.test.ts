import { expect, test } from 'vitest';
import { robotsTxt } from './site-files.ts';

test('robots.txt names the sitemap and excludes raw data, sign-in and baskets, but no listing', async () => {
  const lines = (await robotsTxt(new URL('https://agent.example/robots.txt')).text()).split('\n');

  expect(lines).toContain('Sitemap: https://agent.example/sitemap.xml');
  expect(lines).toEqual(
    expect.arrayContaining(
      ['/_data/', '/graphql', '/access', '/search?ids='].map((path) => `Disallow: ${path}`),
    ),
  );
  expect(robotsTxt(new URL('https://agent.example/robots.txt')).headers.get('cache-control')).toBe(
    'public, max-age=3600',
  );
  expect(lines.filter((line) => /^Disallow: \/(for-sale|for-lease|search$|$)/.test(line))).toEqual([]);
});
