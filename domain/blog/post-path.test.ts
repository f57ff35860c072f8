import { expect, test } from 'vitest';
import { categoryPath, postPath, slugOfPostPath } from './post-path.ts';

test("a post's address has the year, the day and then the month", () => {
  expect(postPath({ date: '2026-03-14T09:26:53', slug: 'pie-day' })).toBe('/blog/2026/14/03/pie-day');
});

test('letters of any script may be in a URL', () => {
  expect(postPath({ date: '2026-03-14', slug: '日本' })).toBe('/blog/2026/14/03/%E6%97%A5%E6%9C%AC');
  expect(categoryPath('café')).toBe('/blog/category/caf%C3%A9');
});

test('the slug of a post is read from its path, and from no other', () => {
  expect(slugOfPostPath('/blog/2026/14/03/pie-day')).toBe('pie-day');
  expect(slugOfPostPath('/blog/category/buying')).toBeNull();
  expect(slugOfPostPath('/blog')).toBeNull();
});
