import { caniemail } from 'caniemail';
import { parse } from 'parse5';
import { expect, test } from 'vitest';
import { AA_TEXT, contrastOf } from '#domain/theme/contrast.ts';
import { READY_PALETTES } from '#domain/theme/palettes.ts';
import { colorsOf, type MailBrand } from './mail-brand.ts';
import { type MailContent, renderMail } from './render-mail.ts';

const BRAND: MailBrand = {
  siteName: 'Poplar & Main',
  language: 'en',
  origin: 'https://poplar.example',
  logoUrl: 'https://poplar.example/_files/logo.png?w=480&f=png',
  replyTo: null,
  office: ['1 Main, Edmonton', '780 555 0123'],
  colors: colorsOf(null),
};
const CONTENT: MailContent = {
  subject: 'Confirm\nyour address',
  title: 'Confirm <your> address',
  paragraphs: ['Hello "Cora"'],
  action: { label: 'Confirm', url: 'https://poplar.example/account/verify?token=a&b=c' },
  notes: ['It works once.'],
  reason: 'You signed up.',
  listings: [
    {
      label: 'New',
      title: '1 <Elm> Street',
      lines: ['$500,000', '3 bedrooms'],
      url: 'https://poplar.example/for-sale/1-elm',
      picture: 'https://poplar.example/_files/1.jpg?w=320&f=jpeg',
    },
    { label: 'No longer available', title: 'MLS® number E1', lines: [], url: null, picture: null },
  ],
  manage: { label: 'Choose', url: 'https://poplar.example/account#alerts' },
  unsubscribe: { label: 'Unsubscribe', url: 'https://poplar.example/u' },
};
/** The clients that most people read mail with. */
const CLIENTS = ['gmail.*', 'outlook.*', 'apple-mail.*', 'yahoo.*', 'samsung-email.*'] as const;
/** Clients that drop these lose nothing: the outer table has the colour of the body, and tables are read row by row. */
const HARMLESS = ['<body> element', 'role attribute'];

/** The data lack an answer for some clients. Without them a mail with a long word is wide, and says the same. */
const NOT_RECORDED = /table-layout:fixed;|;word-wrap:break-word/g;

test('every client that most people use shows what the HTML consists of', () => {
  const html = [CONTENT, { ...CONTENT, listings: [] }]
    .map((content) => renderMail(BRAND, content).html)
    .join('');
  const { issues } = caniemail({ clients: [...CLIENTS], html: html.replaceAll(NOT_RECORDED, '') });

  const titles = [...issues.errors.values()].flat().map(({ title }) => title);
  expect(titles.filter((title) => !HARMLESS.includes(title))).toEqual([]);
});

test('the HTML is well formed, has no sheet, script or background picture, and escapes its texts', () => {
  const { html, subject } = renderMail(BRAND, CONTENT);
  const problems: string[] = [];
  parse(html, { onParseError: ({ code }) => problems.push(code) });

  expect(problems).toEqual([]);
  expect(html).not.toMatch(/<style|<script|<link|background-image|url\(/i);
  expect(html).toContain('Confirm &lt;your&gt; address');
  expect(html).toContain('href="https://poplar.example/account/verify?token=a&amp;b=c"');
  expect(subject).toBe('Confirm your address');
});

test('long words break in cells of a fixed layout, so that a mail is no wider than a phone', () => {
  const { html } = renderMail(BRAND, CONTENT);

  expect(html).toMatch(/style="table-layout:fixed;width:100%;max-width:600px"/);
  expect(html).toMatch(/<td style="[^"]*;word-wrap:break-word">\s*<h1 /);
});

test('without pictures it names the site, and the text says all that the HTML does', () => {
  const { html, text } = renderMail(BRAND, CONTENT);

  expect(html).toMatch(/<img [^>]*alt="Poplar &amp; Main"/);
  expect(html).toMatch(/<img [^>]*alt="1 &lt;Elm&gt; Street"/);
  expect(renderMail({ ...BRAND, logoUrl: null }, { ...CONTENT, listings: [] }).html).not.toContain('<img');
  for (const expected of [
    'Hello "Cora"',
    'https://poplar.example/account/verify?token=a&b=c',
    'It works once.',
    'You signed up.',
    '780 555 0123',
    'https://poplar.example/u',
    'New: 1 <Elm> Street\n$500,000\n3 bedrooms\nhttps://poplar.example/for-sale/1-elm\n',
    'No longer available: MLS® number E1\n',
    'https://poplar.example/account#alerts',
  ]) {
    expect(text).toContain(expected);
  }
});

test.each(READY_PALETTES.map(({ key, theme }) => ({ key, theme })))(
  'texts of the theme $key can be read',
  ({ theme }) => {
    const { ground, text, link, band, onBand, button, onButton } = colorsOf(theme);

    for (const [color, behind] of [
      [text, ground],
      [link, ground],
      [onBand, band],
      [onButton, button],
    ] as const) {
      expect(color).toMatch(/^#[\da-f]{6}$/);
      expect(contrastOf(color, behind)).toBeGreaterThanOrEqual(AA_TEXT);
    }
  },
);
