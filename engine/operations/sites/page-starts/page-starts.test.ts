import { describe, expect, test } from 'vitest';
import { DEMO_ILLUSTRATIONS } from '#demo/art/illustrations.ts';
import { LANGUAGES } from '#domain/language/language.ts';
import { PAGE_STARTS } from '#domain/page/page-starts.ts';
import { placeholdersIn } from '#domain/page/placeholders.ts';
import { readParts } from '#engine/read-parts.ts';
import { startPage } from './page-starts.ts';

const parts = await readParts();
const facts = { siteName: 'Harbour & Hill', area: 'Halifax, NS' };

const textsIn = (value: unknown): string => JSON.stringify(value);

describe.each(PAGE_STARTS.flatMap((start) => LANGUAGES.map((language) => ({ start, language }))))(
  'the page $start in $language',
  ({ start, language }) => {
    const page = startPage(start, { facts: { ...facts, language }, parts });

    test('is a composition with a title and a description, and without text to be replaced', () => {
      expect(page.straps.length).toBeGreaterThanOrEqual(3);
      expect(page.hero).not.toBeNull();
      expect(page.metaInfo.title).toContain('Harbour & Hill');
      expect(page.metaInfo.description).not.toBe('');
      expect([page.hero, ...page.straps].flatMap((strap) => (strap ? placeholdersIn(strap) : []))).toEqual(
        [],
      );
      expect(textsIn(page)).not.toMatch(/\{(?:in|site|city)\}|undefined/);
    });

    test('has links that every site has, and pictures that the product serves', () => {
      const hrefs = [...textsIn(page).matchAll(/"href":"([^"]*)"/g)].map(([, href]) => href);
      expect(hrefs.filter((href) => !['', 'tel:', 'mailto:', '/search'].includes(href ?? ''))).toEqual([]);
      const pictures = [...textsIn(page).matchAll(/\/_files\/demo\/([^"]+)/g)].map(([, file]) => file ?? '');
      expect(pictures.filter((file) => !DEMO_ILLUSTRATIONS.has(file))).toEqual([]);
    });
  },
);

test('an agent’s own name is the page’s, and samples are shown only to be looked at', () => {
  const page = startPage('reviews', { facts: { ...facts, language: 'en' }, parts, name: 'Kind words' });
  const shown = startPage('reviews', { facts: { ...facts, language: 'en', isSample: true }, parts });

  expect([page.name, page.metaInfo.title]).toEqual(['Kind words', 'Kind words: Harbour & Hill']);
  expect(page.straps[0]?.state.items).toEqual([]);
  expect(shown.straps[0]?.state.items).toHaveLength(3);
});

test('a page of a site in the United States is spelled as there', () => {
  const nameIn = (language: 'en' | 'en-us') =>
    startPage('neighbourhood', { facts: { ...facts, language }, parts }).name;

  expect(nameIn('en')).toBe('Neighbourhood guide');
  expect(nameIn('en-us')).toBe('Neighborhood guide');
});
