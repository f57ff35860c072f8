import { expect, test } from 'vitest';
import { deepFreeze } from '#domain/json/deep-freeze.ts';
import { cpuMs } from '#gateway/testing/cpu-ms.ts';
import { cleanPage, cleanTemplate } from '../src/data/clean-state.ts';
import { readPage } from '../src/data/read-page.ts';
import { errorPage } from '../src/page/page-straps.ts';
import { createCleanMarkup } from './clean-markup.ts';
import { readPartsTable } from './read-parts-table.ts';

const clean = createCleanMarkup(await readPartsTable());
const ATTACK = '<b>x</b><img src=x onerror=alert(1)><script>alert(1)</script>';

const reports: unknown[] = [];
const report = (_: string, problem: unknown) => void reports.push(problem);

function cleanedState(state: Record<string, unknown>, name = 'strap-text') {
  const page = errorPage(404, '');
  const [strap] = page.straps;

  return cleanPage({ ...page, straps: strap ? [{ ...strap, name, state }] : [] }, clean, report).straps[0]
    ?.state;
}

test('markup that bypassed the gateway is sanitised on reading, by the kind of its part', () => {
  const state = { title: { html: ATTACK, size: 'h2' }, text: { html: ATTACK, size: 'h2' }, other: ATTACK };

  expect(cleanedState(state)).toEqual({
    title: { html: '<b>x</b>', size: 'h2' },
    text: { html: '<b>x</b><img src="x">', size: 'h2' },
    other: '<b>x</b><img src="x">',
  });
  expect(cleanedState({ items: [{ text: { html: ATTACK } }] }, 'strap-quotes')).toEqual({
    items: [{ text: { html: '<b>x</b><img src="x">' } }],
  });
});

test('the code of an HTML part stays as its author encoded it; markup without encoding is sanitised', () => {
  const part = { html: encodeURIComponent(ATTACK), display: 'block' };

  expect(cleanedState({ html: part }, 'strap-html')).toEqual({ html: part });
  expect(
    JSON.stringify(cleanedState({ html: { html: ATTACK, display: 'block' } }, 'strap-html')),
  ).not.toMatch(/onerror|script/);
});

test('the straps of a cached page are read and cleaned for its first render alone', () => {
  const page = errorPage(404, '');
  const state = { title: { html: ATTACK, size: 'h2' } };
  const stored = deepFreeze({ ...page, straps: [{ id: 'a', name: 'strap-text', state, config: {} }] });
  const render = () => cleanPage(readPage(stored), clean, report);

  const [first] = render().straps;
  expect(first?.state.title).toEqual({ html: '<b>x</b>', size: 'h2' });
  expect(render().straps[0]).toBe(first);
});

test('unsafe URLs are removed, embedded pictures stay', () => {
  const link = { text: 'x', href: 'java\tscript:alert(1)' };
  const image = { imageUrl: 'data:image/png;base64,AA', href: '/a' };

  expect(cleanedState({ buttonList: [link] })).toEqual({ buttonList: [{ text: 'x', href: '' }] });
  expect(cleanedState({ image }, 'strap-image')).toEqual({ image });
  expect(cleanedState({ imageUrls: ['data:text/html,x', '/b.jpg'] }, 'strap-nobody-has')).toEqual({
    imageUrls: ['/b.jpg'],
  });
});

test('an invalid stored part falls back to its default, reported once with strap, field and reason', () => {
  const state = {
    image: { imageUrl: '/a.jpg', filter: 'sepia', width: -1 },
    caption: 'words',
  };

  reports.length = 0;
  for (let visit = 0; visit < 3; visit += 1) {
    expect(cleanedState(state, 'strap-image')).toEqual({ image: { imageUrl: '/a.jpg' } });
  }
  expect(reports).toEqual([
    expect.stringMatching(/strap-image, image\.width: .+; image\.filter: .+; caption: .+/),
  ]);
  expect(cleanedState({ title: { html: 'Kept', size: 'h7' } })).toEqual({
    title: { html: 'Kept', size: 'h2' },
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
    report,
  );

  expect(JSON.stringify(header)).not.toMatch(/javascript:|onerror|script>/);
});

test('cached ones are cleaned for their first render alone, and again with another menu', () => {
  const stored = deepFreeze({
    name: 'header-basic',
    nav: [{ label: 'x', href: 'javascript:alert(1)' }],
    state: { text: { html: ATTACK } },
    config: { style: { theme: 'default' as const } },
  });
  const first = cleanTemplate(stored, clean, report);
  expect(JSON.stringify(first)).not.toMatch(/javascript:|onerror|script>/);
  expect(cleanTemplate({ ...stored }, clean, report).state).toBe(first.state);

  const nav = deepFreeze([{ label: 'y', href: 'javascript:alert(2)' }]);
  expect(cleanTemplate({ ...stored, nav }, clean, report)).toMatchObject({
    nav: [{ label: 'y', href: '' }],
  });
});

test('deeply nested state is cut off', () => {
  let state: Record<string, unknown> = { html: ATTACK };
  for (let depth = 0; depth < 500; depth += 1) state = { inside: state };

  expect(JSON.stringify(cleanedState(state))).not.toContain('html');
});

test('absurdly nested markup is dropped in linear time', () => {
  const title = { html: '<b>'.repeat(60_000), size: 'h2' };

  expect(cleanedState({ title })).toEqual({ title: { html: '', size: 'h2' } });
  expect(cpuMs(() => cleanedState({ title }))).toBeLessThan(500);
});
