import { expect, test } from 'vitest';
import { createCleanMarkup, kept } from './clean-markup.ts';
import { cleanPage, cleanTemplate } from './src/data/clean-state.ts';
import { errorPage } from './src/page/page-straps.ts';

const clean = createCleanMarkup();
const ATTACK = '<b>x</b><img src=x onerror=alert(1)><script>alert(1)</script>';

function cleanedState(state: Record<string, unknown>) {
  const page = errorPage(404, '');
  const [strap] = page.straps;

  return cleanPage({ ...page, straps: strap ? [{ ...strap, state }] : [] }, clean).straps[0]?.state;
}

test('markup that came into the store past the gateway is harmless when it is read', () => {
  expect(
    cleanedState({
      title: { html: ATTACK, size: 'h2' },
      items: [{ text: { html: ATTACK } }],
      pretended: { html: ATTACK, display: 'block' },
    }),
  ).toEqual({
    title: { html: '<b>x</b>', size: 'h2' },
    items: [{ text: { html: '<b>x</b><img src="x">' } }],
    pretended: { html: '<b>x</b><img src="x">', display: 'block' },
  });
});

test('the code of an HTML part stays as its author encoded it', () => {
  const part = { html: encodeURIComponent(ATTACK), display: 'block' };

  expect(cleanedState({ html: part })).toEqual({ html: part });
});

test('addresses that could run something are gone, pictures within the page stay', () => {
  expect(
    cleanedState({
      link: { text: 'x', href: 'java\tscript:alert(1)' },
      image: { imageUrl: 'data:image/png;base64,AA', href: '/a' },
      imageUrls: ['data:text/html,x', '/b.jpg'],
    }),
  ).toEqual({
    link: { text: 'x', href: '' },
    image: { imageUrl: 'data:image/png;base64,AA', href: '/a' },
    imageUrls: ['/b.jpg'],
  });
});

test('headers and footers are read the same way', () => {
  const header = cleanTemplate(
    {
      name: 'header-basic',
      nav: [{ label: 'x', href: 'javascript:alert(1)' }],
      state: { text: { html: ATTACK } },
      config: { style: { theme: 'default' } },
    },
    clean,
  );

  expect(JSON.stringify(header)).not.toMatch(/javascript:|onerror|script>/);
});

test('state that is nested without end is cut off', () => {
  let state: Record<string, unknown> = { html: ATTACK };
  for (let depth = 0; depth < 500; depth += 1) state = { inside: state };

  expect(JSON.stringify(cleanedState(state))).not.toContain('html');
});

test('what was cleaned once is kept, up to a limit, the latest used longest', () => {
  const cleanedPieces: string[] = [];
  const cleanKept = kept((html) => {
    cleanedPieces.push(html);
    return html.toUpperCase();
  }, 2);

  for (const html of ['<a>', '<b>', '<a>', '<c>', '<a>', '<b>'])
    expect(cleanKept(html)).toBe(html.toUpperCase());
  expect(cleanedPieces).toEqual(['<a>', '<b>', '<c>', '<b>']);
});
