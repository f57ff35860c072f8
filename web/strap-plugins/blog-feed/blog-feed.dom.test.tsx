import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { DEFAULT_SHAPES } from '#domain/theme/shapes.ts';
import { renderAt } from '#web/src/testing/render-at.tsx';
import { testRouteData } from '#web/src/testing/test-frame.tsx';
import type { BlogFeedStrapQuery } from './data.generated.ts';
import { feedVariables } from './data.ts';
import { data } from './fixtures.ts';
import { defaultState } from './parts.ts';
import { BlogFeedView } from './view.tsx';

const at = (url: string, params = {}) => ({ url, params });
const none: BlogFeedStrapQuery = { posts: { total: 0, page: 1, pageCount: 0, posts: [] } };

afterEach(cleanup);

function show(
  state = {},
  answer: BlogFeedStrapQuery = data,
  isEditing = false,
  site: Parameters<typeof renderAt>[2] = {},
) {
  return renderAt(
    '/blog',
    <BlogFeedView id="s1" state={{ ...defaultState, ...state }} data={answer} isEditing={isEditing} />,
    site,
  );
}

test('a feed queries the two newest posts by default [R7.097, R7.098, R7.099]', () => {
  expect(feedVariables(defaultState, at('/'))).toEqual({
    category: null,
    page: 1,
    size: 2,
    orderBy: 'DATE',
    order: 'DESC',
    withCategories: false,
  });
});

test('the category of the URL takes precedence over the configured one [R2.015]', () => {
  expect(
    feedVariables({ ...defaultState, category: 'selling' }, at('/', { category: 'buying' })).category,
  ).toBe('buying');
});

test.each([
  ['/blog?page=3', true, 3],
  ['/blog?page=0', true, 1],
  ['/blog?page=two', true, 1],
  ['/blog?page=3', false, 1],
])('%s with pagination %s shows page %d', (url, pages, page) => {
  expect(feedVariables({ ...defaultState, pages }, at(url)).page).toBe(page);
});

test('a sentence stands below the heading', () => {
  show({ text: { html: '<p>Notes from the river valley.</p>' } });

  expect(screen.getByText('Notes from the river valley.')).toBeDefined();
});

test('a post links to its own page', () => {
  show();

  expect(screen.getByRole('link', { name: 'What a basement tells you' }).getAttribute('href')).toBe(
    '/blog/2026/14/11/what-a-basement-tells-you',
  );
});

test('the link to more may name the phone number of the office', () => {
  show({ more: { text: 'Call {office.phone}', href: 'tel:', type: 'link' } });
  const link = screen.getByRole('link', { name: /^Call / });

  expect(link.textContent).toMatch(/^Call [\d() +-]{7,}$/);
  expect(link.getAttribute('href')).toMatch(/^tel:\d{7,}$/);
});

test('a section without posts is hidden from visitors, and invites an agent to write', () => {
  const { container } = show({}, none);
  expect(container.textContent).toBe('');
  cleanup();

  show({}, none, true);
  expect(screen.getByText(/^No posts yet\. Write one/)).toBeDefined();
});

test.each([
  ['the blog page lists posts as the theme says', { pages: true }, 'is-editorial'],
  ['a layout of the section’s own stays', { pages: true, layout: 'rows' }, 'is-rows'],
  ['a section on another page keeps its layout', {}, 'is-grid'],
])('%s', (_, state, expected) => {
  const { site } = testRouteData('/blog');
  const theme = { ...site.website.theme, shapes: { ...DEFAULT_SHAPES, posts: 'editorial' as const } };
  show(state, data, false, { website: { ...site.website, theme } });

  expect(screen.getAllByRole('list').at(-1)?.className).toContain(expected);
});

test('the blog page without posts shows a message', () => {
  show({ pages: true }, none);

  expect(screen.getByText('There is nothing to read here yet. Please come back soon.')).toBeDefined();
});

test('categories that have posts are links, the current one is marked', () => {
  const postCategories = [
    { name: 'Buying', path: '/blog/category/buying', count: 2 },
    { name: 'Empty', path: '/blog/category/empty', count: 0 },
  ];
  show({ categories: true }, { ...data, postCategories });

  expect(screen.getByRole('link', { name: 'All' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getAllByRole('link', { name: 'Buying' })[0]?.getAttribute('href')).toBe(
    '/blog/category/buying',
  );
  expect(screen.queryByRole('link', { name: 'Empty' })).toBeNull();
});
