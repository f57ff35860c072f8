import { expect, test } from 'vitest';
import { placedStrap } from '../page/page-straps.ts';
import { testRouteData } from '../testing/test-frame.tsx';
import { pageAssets } from './assets.ts';

const MANIFEST = {
  'web/src/app/entry-client.ts': { file: 'assets/entry.js', css: ['assets/entry.css'], imports: ['_kit.js'] },
  '_kit.js': { file: 'assets/kit.js', css: ['assets/kit.css'], cssTexts: ['a{color:red}'] },
  'web/strap-plugins/text/index.ts': {
    file: 'assets/text.js',
    css: ['assets/text.css'],
    cssTexts: ['.strap-text{gap:1rem}'],
    imports: ['_kit.js'],
  },
  'web/strap-plugins/image/index.ts': { file: 'assets/image.js', css: ['assets/image.css'] },
};

function page() {
  const data = testRouteData();

  return {
    ...data,
    model: { ...data.model, page: { ...data.model.page, straps: [placedStrap('strap-text')] } },
  };
}

test("the head links chunks and styles of the page's straps only", () => {
  expect(pageAssets(MANIFEST, page())).toMatchObject({
    entry: '/assets/entry.js',
    styles: ['/assets/kit.css', '/assets/entry.css', '/assets/text.css'],
    styleText: expect.stringMatching(/^a\{color:red\}\.strap-text\{gap:1rem\}@font-face/),
    modules: ['/assets/kit.js', '/assets/text.js'],
    straps: { 'strap-text': '/assets/text.js' },
  });
});

test('only the fonts of the theme are preloaded', () => {
  const { fonts } = pageAssets(MANIFEST, page());

  expect(fonts).toHaveLength(2);
  expect(fonts.join()).toMatch(/inter.*fraunces/);
});
