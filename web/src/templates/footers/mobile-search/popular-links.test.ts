import { expect, test } from 'vitest';
import { popularLinks } from './popular-links.ts';

test("the agent's preconfigured searches are the popular ones, at most twenty", () => {
  const prepared = Array.from({ length: 25 }, (_, n) => ({
    slug: `s-${n}`,
    name: `Search ${n}`,
    url: '/search',
  }));

  const links = popularLinks(prepared, 'Edmonton, AB');

  expect(links).toHaveLength(20);
  expect(links[0]).toEqual({ name: 'Search 0', href: '/search/p/s-0' });
});

test('without preconfigured searches the defaults of the area are offered', () => {
  expect(popularLinks([], 'Edmonton, AB')).toContainEqual({
    name: 'Edmonton, AB Condos',
    href: '/search/condos',
  });
});
