import { expect, test } from 'vitest';
import { testRouteData } from '#web/src/testing/test-frame.tsx';
import { shortTitle } from './short-title.ts';

const { model } = testRouteData('/about?from=home');
const head = { ...model.head, title: 'Homes in Glenora | Poplar & Main' };
const about = { ...model.page, name: 'About us' };
const withoutNav = { siteName: 'Poplar & Main', nav: [] };

test('a page is titled with its label in the navigation', () => {
  const entry = { label: 'Our story', href: '/about' };
  const group = { label: 'More', href: '', dropdown: [entry] };

  for (const nav of [[entry], [group]])
    for (const kind of ['content', 'system'] as const)
      expect(shortTitle({ ...model, kind, head, page: about }, { ...withoutNav, nav })).toBe('Our story');
});

test('a page that the navigation does not have is titled with the name its agent gave it', () => {
  expect(shortTitle({ ...model, head, page: about }, withoutNav)).toBe('About us');
  expect(shortTitle({ ...model, kind: 'system', head, page: about }, withoutNav)).toBe('About us');
});

test('a page of the product has its title, without the name of the site', () => {
  const page = { ...about, metaInfo: { ...about.metaInfo, title: about.name } };

  expect(shortTitle({ ...model, kind: 'system', head, page }, withoutNav)).toBe('Homes in Glenora');
  expect(shortTitle({ ...model, kind: 'error', head }, { ...withoutNav, siteName: 'Another' })).toBe(
    'Homes in Glenora | Poplar & Main',
  );
});
