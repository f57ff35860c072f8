import { expect, test } from 'vitest';
import { EDMONTON_SITE } from './edmonton/site.ts';
import { categoryRows, postRows } from './posts.ts';
import { SAN_ANTONIO_SITE } from './san-antonio/site.ts';

test.each([EDMONTON_SITE, SAN_ANTONIO_SITE])(
  '$space.id has twelve posts by team members, each in a category',
  ({ posts, team }) => {
    const names = new Set(team.map(({ displayName }) => displayName));
    const rows = postRows('any', posts, new Date('2026-11-21T12:00:00Z'));
    const categories = new Set(categoryRows('any', posts).map(({ slug }) => slug));

    expect(rows).toHaveLength(12);
    expect(new Set(rows.map(({ slug }) => slug)).size).toBe(12);
    for (const { document, categories: own } of rows) {
      expect(names).toContain(document.authorName);
      expect(categories).toContain(own[0]);
    }
  },
);
