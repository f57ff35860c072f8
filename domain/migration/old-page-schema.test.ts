import { expect, test } from 'vitest';
import { migratedPage, oldPageSchema } from './old-page-schema.ts';

const OLD = {
  ID: 12,
  NAME_ID: 'SELL_WITH_US',
  TITLE: ' Sell with us ',
  CUSTOM_PATH: '/sell',
  KIND: 'phoenix2',
};

test('a page of the older engine has ID, NAME_ID, TITLE and CUSTOM_PATH [R3.027]', () => {
  expect(migratedPage(oldPageSchema.parse(OLD))).toEqual({
    id: '12',
    slug: 'sell',
    name: 'Sell with us',
    isHome: false,
    formerPath: null,
  });
});

test('INDEX_HOME becomes the page index, whatever its path is [R3.028]', () => {
  const home = oldPageSchema.parse({ ...OLD, NAME_ID: 'INDEX_HOME', CUSTOM_PATH: '/welcome' });

  expect(migratedPage(home)).toMatchObject({ slug: 'index', isHome: true });
});

test.each([
  ['/about/our-team.html', 'about-our-team'],
  ['//Über uns?x=1', 'uber-uns'],
  ['', 'sell-with-us'],
  [null, 'sell-with-us'],
])('the path %j becomes the slug %s', (CUSTOM_PATH, slug) => {
  expect(migratedPage({ ...OLD, ID: '1', CUSTOM_PATH })?.slug).toBe(slug);
});

test.each(['engine', 'stock', 'cms', 'phoenix1', '', null])(
  'a page of kind %j is left out [R5.056]',
  (KIND) => {
    expect(migratedPage({ ...OLD, ID: '1', KIND })).toBeNull();
  },
);

test.each([{ ID: '' }, { ID: 'x'.repeat(101) }, { TITLE: 7 }])(
  '%j is not a page of the older engine',
  (change) => {
    expect(oldPageSchema.safeParse({ ...OLD, ...change }).success).toBe(false);
  },
);
