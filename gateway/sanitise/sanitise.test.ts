import { describe, expect, test } from 'vitest';
import { part } from '#domain/parts/part.ts';
import { readParts } from '#engine/read-parts.ts';
import { cpuMs } from '../testing/cpu-ms.ts';
import { storedPageJson, storedTemplateJson, storedWebsiteJson } from '../testing/fixtures.ts';
import { cleanJson } from './clean-json.ts';
import { cleanPage } from './clean-page.ts';
import { cleanTemplate } from './clean-template.ts';
import { cleanWebsite } from './clean-website.ts';
import { cleanPost } from './clean-post.ts';
import { cleanBlock, cleanInline, plainText } from './purify.ts';

const PARTS = await readParts();

const ATTACKS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java&#9;script:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<form action="javascript:alert(1)"><button>x</button></form>',
  '<input autofocus onfocus=alert(1)>',
  '<p style="background-image: url(javascript:alert(1))">x</p>',
  '<p style="color: expression(alert(1))">x</p>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<style>@import "https://evil.example/x.css"</style>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><script>alert(1)</script></template>',
];
const DANGER =
  /<script|<svg|<math|<iframe|<object|<form|<input|<base|<meta|<style|<template|onerror=|onload=|onfocus=|javascript:|url\(|expression\(|data:text/i;

describe.each([
  ['a heading', cleanInline],
  ['rich text', cleanBlock],
])('%s', (_, clean) => {
  test.each(ATTACKS)('is harmless after %s', (attack) => {
    expect(clean(`before ${attack} after`).replaceAll(/title="[^"]*"/g, '')).not.toMatch(DANGER);
  });
});

describe('rich text', () => {
  test.each([
    '<p>Plain <strong>bold</strong> <em>italic</em> <u>underlined</u></p>',
    '<h2>Title</h2><ul><li><p>One</p></li></ul><ol start="3"><li><p>Three</p></li></ol>',
    '<blockquote><p>Quoted</p></blockquote><hr><pre><code>x</code></pre>',
    '<p style="text-align: center"><span style="color: #aa0000; font-size: 1.5em">Red</span></p>',
    '<p><a href="/search">Search</a> <a href="mailto:a@b.example">mail</a> <a href="tel:+17805551234">call</a></p>',
    '<p>Tom &amp; Jerry</p>',
    '<img src="/_files/a.jpg" alt="A house">',
  ])('keeps %s', (html) => {
    expect(cleanBlock(html)).toBe(html);
  });

  test('opens other windows without handing this one over', () => {
    expect(cleanBlock('<a href="https://a.example" target="_top">x</a>')).toBe(
      '<a href="https://a.example" target="_blank" rel="noopener noreferrer">x</a>',
    );
  });

  test('is the same after a second time', () => {
    for (const attack of ATTACKS) expect(cleanBlock(cleanBlock(attack))).toBe(cleanBlock(attack));
  });
});

test('a heading retains inline markup and the text of the rest', () => {
  expect(cleanInline('<p>One <b>bold</b><br>line</p><ul><li>two</li></ul>')).toBe(
    'One <b>bold</b><br>linetwo',
  );
});

test.each([
  ['Buy & Sell', 'Buy & Sell'],
  ['<b>Buy</b> & Sell', 'Buy & Sell'],
  ['5 < 6', '5 < 6'],
  ['<script>x()</script>Buy', 'Buy'],
])('the plain text of %s is %s', (text, plain) => {
  expect(plainText(text)).toBe(plain);
});

/** The state of a strap after a save. */
function saved(name: string, state: object): unknown {
  const strap = { id: 's-1', name, order: 0, state, config: {} };

  return cleanPage(storedPageJson('about', { straps: [strap] }), PARTS).straps[0]?.state;
}

describe('the parts of a state', () => {
  const SCRIPT = '<b>x</b><script>x()</script>';

  test('are cleaned by the kind their strap declares, whatever stands beside them', () => {
    const html = encodeURIComponent(SCRIPT);

    expect(
      saved('strap-text', {
        title: { html: `<p>${SCRIPT}</p>`, size: 'h2' },
        text: { html: `<p>${SCRIPT}</p>`, size: 'h2', display: 'block' },
        buttonList: [{ text: '5 < 6 <b>x</b>' }],
        undeclared: { deep: [SCRIPT] },
      }),
    ).toEqual({
      title: { html: '<b>x</b>', size: 'h2' },
      text: { html: '<p><b>x</b></p>', size: 'h2', display: 'block' },
      buttonList: [{ text: '5 < 6 <b>x</b>' }],
      undeclared: { deep: ['<b>x</b>'] },
    });
    expect(saved('strap-html', { html: { html, display: 'block' } })).toEqual({
      html: { html, display: 'block' },
    });
    expect(
      saved('strap-quotes', { items: [{ text: { html: SCRIPT }, author: { html: SCRIPT, size: 'h4' } }] }),
    ).toEqual({
      items: [{ text: { html: '<b>x</b>' }, author: { html: '<b>x</b>', size: 'h4' } }],
    });
  });

  test('of a package are cleaned like the product’s own', () => {
    const strap = { id: 's-1', name: 'strap-of-a-package', order: 0, config: {} };
    const state = { words: { html: SCRIPT }, lead: { html: `<p>${SCRIPT}</p>`, size: 'h3' } };
    const page = storedPageJson('about', { straps: [{ ...strap, state }] });
    const table = { 'strap-of-a-package': { words: part.richText('Words'), lead: part.heading('Lead') } };

    expect(cleanPage(page, table).straps[0]?.state).toEqual({
      words: { html: '<b>x</b>' },
      lead: { html: '<b>x</b>', size: 'h3' },
    });
  });

  test('lose members that would reach into every object', () => {
    const hostile = JSON.parse('{"__proto__": {"polluted": true}, "constructor": {"x": 1}, "kept": 1}');

    expect(Object.keys(cleanJson(hostile, 'state') as object)).toEqual(['kept']);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  test.each([
    ['link.href', { link: { href: 'javascript:alert(1)' } }],
    ['link.href', { link: { href: '  JaVaScRiPt:alert(1)' } }],
    ['link.href', { link: { href: 'java\nscript:alert(1)' } }],
    ['link.href', { link: { href: '\u0001javascript:alert(1)' } }],
    ['link.href', { link: { href: 'vbscript:x' } }],
    ['link.href', { link: { href: 'data:image/png;base64,AAAA' } }],
    ['link.href', { link: { href: 'blob:https://a.example/1' } }],
    ['image.imageUrl', { image: { imageUrl: 'javascript:alert(1)' } }],
    ['image.imageUrl', { image: { imageUrl: 'data:image/svg+xml,<svg onload=alert(1)>' } }],
    ['bgImage.imageUrls', { bgImage: { imageUrls: ['/a.jpg', 'javascript:alert(1)'] } }],
    ['video.mp4Url', { video: { mp4Url: 'file:///etc/passwd' } }],
    ['0.url', [{ url: 'javascript:alert(1)' }]],
  ])('reject the address at %s', (path, state) => {
    expect(() => cleanJson(state, 'state')).toThrow(
      expect.objectContaining({ extensions: { code: 'BAD_USER_INPUT', argument: `state.${path}` } }),
    );
  });

  test.each([
    '/search',
    '#map',
    '?page=2',
    'about',
    '',
    'https://a.example',
    'HTTP://a.example',
    'mailto:a@b.example',
    'tel:780',
    '//cdn.example/a',
  ])('preserve the URL %s', (href) => {
    expect(cleanJson({ href }, 'state')).toEqual({ href });
  });

  test('preserve an inline picture', () => {
    const image = { imageUrl: 'data:image/png;base64,AAAA' };

    expect(cleanJson(image, 'state')).toEqual(image);
  });
});

test('a page preserves every member, known or not, and its id is its slug', () => {
  const page = storedPageJson('about', { id: 'older', state: { future: [1, { a: null }] } });

  expect(cleanPage(page, PARTS)).toEqual({ ...page, id: 'about' });
});

test('a header’s labels are plain text, in its menus too', () => {
  const nav = [
    {
      label: '<b onclick="x()">Buy</b>',
      href: '/buy',
      dropdown: [{ label: '<i>Condos</i>', href: '/condos' }],
    },
  ];

  const { nav: cleaned } = cleanTemplate({ ...storedTemplateJson('header-basic'), nav }, 'header', PARTS);

  expect(cleaned).toEqual([{ label: 'Buy', href: '/buy', dropdown: [{ label: 'Condos', href: '/condos' }] }]);
});

test('a header’s links lead nowhere that runs code', () => {
  const nav = [{ label: 'Buy', href: '/buy', dropdown: [{ label: 'x', href: 'javascript:x()' }] }];

  expect(() => cleanTemplate({ ...storedTemplateJson('header-basic'), nav }, 'header', PARTS)).toThrow(
    expect.objectContaining({
      extensions: { code: 'BAD_USER_INPUT', argument: 'header.nav.0.dropdown.0.href' },
    }),
  );
});

test('a website preserves its own scripts, and its social links cannot run code', () => {
  const website = storedWebsiteJson();
  const social = { twitter: 'javascript:alert(1)' };

  expect(cleanWebsite(website).config.setup.scripts).toBe('<script>agentsOwn()</script>');
  expect(() => cleanWebsite({ ...website, config: { ...website.config, social } })).toThrow(
    expect.objectContaining({
      extensions: { code: 'BAD_USER_INPUT', argument: 'website.config.social.twitter' },
    }),
  );
});

/** Each was more than a second when it was a fourth as long. */
const LONG_ATTACKS: [string, string][] = [
  ['elements without an end', '<b>'.repeat(60_000)],
  ['unknown elements without an end', '<x>'.repeat(60_000)],
  ['elements that each new one copies', `${styled(99)}${'<p>a'.repeat(40_000)}`],
  ['elements that each close copies', `${'<b>'.repeat(50)}${'<p></b>'.repeat(25_000)}`],
  ['tables in tables', '<table><td>'.repeat(17_000)],
  ['attributes', `<p ${Array.from({ length: 30_000 }, (_, at) => `a${at}`).join(' ')}>`],
  ['declarations of a style', `<p style="${'color:red;'.repeat(19_000)}">`],
  ['spaces', `<a href="${' '.repeat(190_000)}javascript:x">`],
  ['brackets', '<'.repeat(190_000)],
  ['brackets without an end', '<a '.repeat(60_000)],
  ['comments without an end', '<!--'.repeat(49_000)],
  ['short codes without an end', '[a '.repeat(60_000)],
  ['short codes of spaces', `[a${' '.repeat(190_000)}`],
];

describe.each([
  ['rich text', cleanBlock],
  ['a heading', cleanInline],
  ['a post of a blog', (html: string) => cleanPost(html, 'https://blog.example/')],
])('%s takes no more than a second for', (_, clean) => {
  test.each(LONG_ATTACKS)('%s', (_, html) => {
    expect(
      cpuMs(() => {
        try {
          clean(html);
        } catch {}
      }),
    ).toBeLessThan(1000);
  });
});

test.each([
  ['nested too deeply', '<b>'.repeat(101), /100 elements may stand within one another/],
  ['too long', 'a &amp; b '.repeat(20_001), /200000 characters are allowed/],
])('a rich text that is %s is rejected with its strap and part', (_, html, message) => {
  const strap = { id: 's-1', name: 'strap-text', order: 0, state: { text: { html } }, config: {} };
  const page = storedPageJson('about', { straps: [strap] });

  expect(() => cleanPage(page, PARTS)).toThrow(
    expect.objectContaining({
      message: expect.stringMatching(message),
      extensions: { code: 'BAD_USER_INPUT', argument: 'page.straps.0.state.text.html' },
    }),
  );
});

test('a post of a blog that is nested too deeply is its text', () => {
  expect(cleanPost(`${'<b>'.repeat(12_000)}Homes < 3 rooms`, null)).toBe('Homes &lt; 3 rooms');
});

test('a post is cleaned once', () => {
  const post = `<p>${'<i>one</i> '.repeat(15_000)}</p>`;
  cleanPost(post, null);

  expect(cpuMs(() => cleanPost(post, null))).toBeLessThan(20);
});

function styled(count: number): string {
  return Array.from({ length: count }, (_, at) => `<b title="${at}">`).join('');
}
