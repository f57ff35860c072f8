import { expect, test } from 'vitest';
import { matchPath } from './route-table.ts';

test.each([
  ['/', 'home', {}],
  ['/about', 'page', { slug: 'about' }],
  ['/about/', 'page', { slug: 'about' }],
  ['/access', 'access', {}],
  ['/search', 'search', { '*': '' }],
  ['/search/geo/all-areas/defaults', 'search', { '*': 'geo/all-areas/defaults' }],
  ['/for-sale/10234-82-avenue-e4412345', 'listing', { slug: '10234-82-avenue-e4412345' }],
  ['/for-lease/a', 'lease', { slug: 'a' }],
  ['/disclaimer/intellectual-property-notices', 'legal-notices', { slug: 'disclaimer' }],
  ['/sold/s-1', 'sold', { slug: 's-1' }],
  ['/solds', 'solds', {}],
  ['/preview/secret', 'preview', { token: 'secret' }],
  ['/agent/marta-wasylenko', 'agent', { agent: 'marta-wasylenko' }],
  ['/agents', 'agents', { '*': '' }],
  ['/agents/marta', 'agents', { '*': 'marta' }],
  ['/blog', 'blog', {}],
  ['/blog/category/buying', 'blog-category', { category: 'buying' }],
  ['/blog/2026/14/11/a', 'blog-post', { year: '2026', day: '14', month: '11', slug: 'a' }],
  ['/about/us', 'not-found', { '*': 'about/us' }],
  ['/%E0%A4%A', 'not-found', {}],
])('%s is the route %s [R2.010] [R2.019] [R2.021]', (path, id, params) => {
  expect(matchPath(path)).toEqual({ id, params });
});
