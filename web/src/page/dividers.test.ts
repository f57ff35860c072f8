import { expect, test } from 'vitest';
import { handle } from '../app/entry-server.tsx';
import { testExecute, testPage } from '../testing/test-execute.ts';

const ENTRY = 'web/src/app/entry-client.ts';
const MANIFEST = { [ENTRY]: { file: 'assets/entry.js', css: [], cssTexts: [] } };

/** The response for a page with text straps of these configurations. */
async function pageOf(configs: Record<string, unknown>[]): Promise<string> {
  const straps = configs.map((config, index) => ({
    name: String(config.name ?? 'strap-text'),
    state: { title: { html: `Text ${index}`, size: 'h2' }, layout: config.layout },
    config,
  }));
  const response = await handle(new Request('http://localhost:3000/about'), {
    execute: testExecute({ PageBySlug: () => testPage(straps as Parameters<typeof testPage>[0]) }),
    clean: { inline: (html) => html, block: (html) => html, parts: {} },
    nonce: 'n0nce',
    manifest: MANIFEST,
    report: () => {},
  });

  return response.text();
}

/** The position attributes of the text frames, from top to bottom. */
async function placesOf(configs: Record<string, unknown>[]): Promise<string[]> {
  const frames = (await pageOf(configs)).matchAll(
    /<section class="(strap [^"]*strap-text[^"]*)">(?:(?!<section)[\s\S])*?<div class="(strap__inner[^"]*)"/g,
  );

  return [...frames].map(([, frame = '', inner = '']) =>
    [frame.includes('is-divided') && 'line', inner.includes('is-first') && 'first'].filter(Boolean).join(' '),
  );
}

test('a rule divides straps of equal background if the upper one has it; hidden and unknown straps are ignored [R3.003]', async () => {
  const feature = { style: { theme: 'feature' } };

  expect(await placesOf([{}, {}, feature, feature])).toEqual(['first', 'line', '', 'line']);
  expect(await placesOf([{}, { style: { rule: false } }, {}])).toEqual(['first', 'line', '']);
  expect(await placesOf([{ hidden: true }, {}, { hidden: true, ...feature }, {}])).toEqual(['first', 'line']);
  expect(await placesOf([{}, { name: 'strap-of-nobody', ...feature }, {}])).toEqual(['first', 'line']);
});

test('a page that begins with a picture, a video or an overlay has a class for headers that overlap it', async () => {
  const isUnderHeader = async (...configs: Record<string, unknown>[]) =>
    /<main [^>]*class="begins-with-media"/.test(await pageOf(configs));
  const picture = { style: { bgImage: { imageUrls: ['/a.jpg'] } } };

  expect(await isUnderHeader(picture, {})).toBe(true);
  expect(await isUnderHeader({ style: { bgVideo: { mp4Url: '/a.mp4' } } })).toBe(true);
  expect(await isUnderHeader({ style: { overlayStyle: 'gradient' } })).toBe(true);
  expect(await isUnderHeader({ hidden: true }, picture)).toBe(true);
  expect(await isUnderHeader({}, picture)).toBe(false);
  expect(await isUnderHeader({ hidden: true, ...picture }, {})).toBe(false);
  expect(await isUnderHeader({ ...picture, layout: 'picture-edge' })).toBe(false);
});
