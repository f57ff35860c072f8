import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { State } from '#domain/page/page.ts';
import { TestFrame } from '#web/src/testing/test-frame.tsx';
import { loadStrap } from './kit/registry.ts';

const FIXTURES = import.meta.glob<{ fixtures: Record<string, State> }>('./*/fixtures.ts');

async function render(key: string, fixture: string, isEditing = false): Promise<string> {
  const View = (await loadStrap(`strap-${key}`))?.View;
  const state = (await FIXTURES[`./${key}/fixtures.ts`]?.())?.fixtures[fixture];
  if (!View || !state) throw new Error(`${key} has no fixture ${fixture}`);

  return renderToString(
    <TestFrame>
      <View id="s1" state={state} data={null} isEditing={isEditing} />
    </TestFrame>,
  );
}

test.each([
  ['about', 'with a picture', ['sell houses', 'street sale', 'office-edmonton.jpg', 'Meet the team']],
  [
    'buyers-resources',
    'with a picture',
    ['Before you buy', 'Getting pre-approved', 'href="/contact"', 'kitchen-012'],
  ],
  [
    'sellers-resources',
    'three cards',
    ['Thinking of selling?', 'Pictures that sell', 'Free Home Evaluation'],
  ],
  ['sellers-resources', 'numbered lines', ['is-steps', 'Prepare', 'thirty pictures']],
  ['columned-links', 'three columns', ['North and west', 'Griesbach', 'href="/sell"']],
  ['compare-block', 'a house or a condo', ['is-table', 'is-marked', 'A condo', 'monthly fee', 'See condos']],
  ['gallery', 'seven pictures in three columns', ['bedroom-011.jpg', 'Open in the gallery: The back garden']],
  ['gallery-slider', 'with arrows', ['street-winter.jpg', '2 of 4']],
  ['html', 'a table', ['<td>Belgravia</td>']],
  ['html-two-columns', 'two blocks', ['<h3>Office hours</h3>', '<h3>Where to park</h3>']],
  ['html-full-width', 'a band', ['Winter market report']],
  ['image-strip', 'pictures', ['house-021.jpg', 'kitchen-009.jpg']],
  ['latest-social', 'with posts', ['Follow Us', 'Snow on the tomatoes']],
  ['mosaic', 'a large tile and four small ones', ['is-large', 'Glenora', 'href="/search"']],
  ['quotes', 'three quotes', ['Sold in nine days', 'The Okafor family']],
  ['spotlight', 'with a picture', ['Open house', 'foursquare', 'See the house']],
  ['testimonial', 'with a portrait', ['Halifax', 'Deborah and Ian', 'edm-4.jpg']],
  ['text-two-columns', 'two columns of a story', ['river freezes', 'South windows']],
  ['text-three-columns', 'three steps', ['First, the house', 'Then, the price', 'Then, the offers']],
  ['video', 'over the page', ['Mill Creek', 'vi/aqz-KE-bpKQ/maxresdefault.jpg']],
  ['video-aside', 'video right', ['You will hear the street', 'vi/aqz-KE-bpKQ/maxresdefault.jpg']],
])('a page with strap-%s shows its content', async (key, fixture, contents) => {
  const html = await render(key, fixture);

  for (const content of contents) expect(html).toContain(content);
});

test('the words of strap-text bring their own shade over a picture, so that the rest of it stays bright', async () => {
  const [fixture = ''] = Object.keys((await FIXTURES['./text/fixtures.ts']?.())?.fixtures ?? {});

  expect(await render('text', fixture)).toMatch(/^<div class="[^"]*\bon-scrim\b/);
});

test.each([
  'gallery',
  'gallery-slider',
  'image-strip',
  'mosaic',
  'html',
  'html-two-columns',
  'html-full-width',
  'video',
])('an empty strap-%s renders nothing for visitors and a placeholder in the editor', async (key) => {
  expect(await render(key, 'nothing yet')).toBe('');
  expect(await render(key, 'nothing yet', true)).toMatch(/empty-part|is-empty/);
});
