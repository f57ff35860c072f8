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
const FURTHER_DOWN = '/_files/demo/photos/attic.jpg';
const STRAPS = [
  {
    name: 'strap-text',
    state: { title: { html: 'Small', size: 'h4' } },
    config: { style: { bgImage: { imageUrls: [PHOTO] } } },
  },
  { name: 'strap-text', state: { title: { html: 'Further down', size: 'h2' } }, config: {} },
  { name: 'strap-spotlight', state: { image: { imageUrl: FURTHER_DOWN } }, config: {} },
];

function respond(): Promise<Response> {
  return handle(new Request('http://localhost:3000/about'), {
    execute: testExecute({ PageBySlug: () => testPage(STRAPS) }),
    clean: { inline: (html) => html, block: (html) => html, parts: {} },
    nonce: 'n0nce',
    manifest: MANIFEST,
    report: () => {},
  });
}

async function documentText(): Promise<string> {
  return (await respond()).text();
}

test("the first picture is preloaded in the head, before the page's styles and code", async () => {
  const html = await documentText();
  const picture = html.search(
    /<link rel="preload" as="image" type="image\/avif" fetchPriority="high"[^>]*river\.jpg/,
  );

  expect(picture).toBeGreaterThan(0);
  expect(picture).toBeLessThan(html.indexOf('<style'));
  expect(html.slice(0, html.indexOf('</main>'))).not.toContain('.js"');
});

test('a single small heading has level two and its size', async () => {
  expect(await documentText()).toContain('<h2 class="heading is-h4">Small</h2>');
});

test('layout is deferred for all straps but the first', async () => {
  const html = await documentText();
  const straps = [...html.matchAll(/<section class="([^"]*strap-text[^"]*)"/g)].map(([, names]) => names);

  expect(straps.map((names) => names?.includes('is-waiting'))).toEqual([false, true]);
});

test("the theme's fonts are preloaded by a header of the response", async () => {
  const { headers } = await respond();

  expect(headers.get('link')).toMatch(
    /^<[^>]+\.woff2>; rel=preload; as=font; type="font\/woff2"; crossorigin=anonymous/,
  );
});

test("a script at the end loads the page's code, entry and straps", async () => {
  const html = await documentText();
  const script = html.slice(html.indexOf('id="page-state"'));

  expect(script).toContain('("/assets/entry.js", ["/assets/text.js"])');
});

test('pictures of straps below the first have low priority', async () => {
  const pictures = (await documentText()).match(/<img[^>]*>/g) ?? [];
  const further = pictures.find((picture) => picture.includes(FURTHER_DOWN));

  expect(further).toContain('loading="lazy" fetchPriority="low"');
});
