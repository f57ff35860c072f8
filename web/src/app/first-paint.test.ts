// @vitest-environment node
import { expect, test } from 'vitest';
import { testExecute, testPage } from '../testing/test-execute.ts';
import { handle } from './entry-server.tsx';

const ENTRY = 'web/src/app/entry-client.ts';
const MANIFEST = {
  [ENTRY]: { file: 'assets/entry.js', css: ['assets/entry.css'], cssTexts: ['a{color:red}'] },
  'web/strap-plugins/text/index.ts': {
    file: 'assets/text.js',
    css: ['assets/text.css'],
    cssTexts: ['p{gap:0}'],
  },
};
const PHOTO = '/_files/demo/scenes/river.jpg';
const STRAPS = [
  {
    name: 'strap-text',
    state: { title: { html: 'Small', size: 'h4' } },
    config: { style: { bgImage: { imageUrls: [PHOTO] } } },
  },
];

async function documentText(): Promise<string> {
  const response = await handle(new Request('http://localhost:3000/about'), {
    execute: testExecute({ PageBySlug: () => testPage(STRAPS) }),
    clean: { inline: (html) => html, block: (html) => html },
    nonce: 'n0nce',
    manifest: MANIFEST,
    report: () => {},
  });

  return response.text();
}

test('the first picture is asked for in the head, before the rules and the code of the page', async () => {
  const html = await documentText();
  const picture = html.search(
    /<link rel="preload" as="image" type="image\/avif" fetchPriority="high"[^>]*river\.jpg/,
  );
  const code = html.indexOf('<link rel="modulepreload" href="/assets/text.js"');

  expect(picture).toBeGreaterThan(0);
  expect(picture).toBeLessThan(html.indexOf('<style'));
  expect(picture).toBeLessThan(code);
});

test('a small heading alone is of the second level and keeps its size', async () => {
  expect(await documentText()).toContain('<h2 class="heading is-h4">Small</h2>');
});
