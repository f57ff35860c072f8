import { expect, test } from 'vitest';
import { testRouteData } from '#web/src/testing/test-frame.tsx';
import { shortTitle } from './short-title.ts';

const { model } = testRouteData();
const head = { ...model.head, title: 'Homes in Glenora | Poplar & Main' };

test('a page is titled with the name its agent gave it', () => {
  expect(shortTitle({ ...model, head, page: { ...model.page, name: 'About' } }, 'Poplar & Main')).toBe(
    'About',
  );
});

test('a system page has its title, without the name of the site', () => {
  expect(shortTitle({ ...model, kind: 'system', head }, ' Poplar & Main ')).toBe('Homes in Glenora');
  expect(shortTitle({ ...model, kind: 'error', head }, 'Another')).toBe('Homes in Glenora | Poplar & Main');
});
