import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseColor } from '#domain/theme/color.ts';
import { completeTheme } from '#domain/theme/complete-theme.ts';
import { contrast } from '#domain/theme/contrast.ts';
import { TestBrowser } from '#engine/testing/test-browser.ts';
import { createTestIdentity, EDMONTON } from '#engine/testing/test-identity.ts';
import { lookOf } from './page-look.ts';

let rig: Awaited<ReturnType<typeof createTestIdentity>>;

beforeAll(async () => {
  rig = await createTestIdentity({ fontFile });
});
afterAll(() => rig.close());

async function save(display: object, theme: object = {}) {
  const nav = [
    { label: 'Selling <b>', href: '/sellers' },
    { label: 'Bad', href: 'javascript:1' },
  ];
  const settings = { website: { config: { display, office }, theme }, header: { nav } };
  const { db } = rig.store;
  await db.deleteFrom('settings').where('space_id', '=', 'edmonton').execute();
  for (const [name, body] of Object.entries(settings))
    await db
      .insertInto('settings')
      .values({
        space_id: 'edmonton',
        name: name as keyof typeof settings,
        body: JSON.stringify(body),
        saved_at: new Date(),
        saved_by: 'a test',
      })
      .execute();
}

const PAGES = ['/account/sign-in', '/account/forgot', '/access/login', '/access/reset?token=x'];

const fontFile = (family: string) => (family === 'DM Sans' ? '/assets/dm-sans.woff2' : null);
const office = {
  officeName: 'Poplar & Main Realty',
  address: '6517 112 Avenue NW',
  city: 'Edmonton',
  provinceCode: 'AB',
  phone: '780-555-0140',
};

test.each(PAGES)(
  '%s has the header, colours and footer of the site, and loads nothing of others',
  async (path) => {
    await save(
      { siteName: 'Poplar & Main', logoUrl: '/_files/logo.png' },
      {
        fonts: { body: { family: 'DM Sans' }, title: { family: 'DM Sans' } },
        straps: { default: { uiPrimary: { bgColor: '#0a3161', text: '#ffffff' } } },
      },
    );
    const { html, headers } = await new TestBrowser(rig.identity).open(EDMONTON + path);

    expect(html).toContain(
      '<a class="brand" href="/" rel="noreferrer"><img src="/_files/logo.png?w=480" alt="Poplar &amp; Main"></a>',
    );
    const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, style = '']) => style);
    expect(styles[1]).toContain('--button: #0a3161;');
    expect(styles[1]).toContain('src: url("/assets/dm-sans.woff2")');
    expect(html).toContain('<a href="/sellers" rel="noreferrer">Selling &lt;b&gt;</a>');
    expect(html).not.toContain('javascript:');
    expect(html).toContain('<a class="call" href="tel:7805550140">780-555-0140</a>');
    expect(html).toContain('<span>Edmonton, AB</span>');
    expect(html).toContain('<a href="/privacy-policy" rel="noreferrer">Privacy Policy</a>');
    const policy = headers.get('content-security-policy') ?? '';
    for (const style of styles)
      expect(policy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("img-src 'self'");
    expect(policy).toContain("font-src 'self'");
  },
);

test.each(['https://elsewhere.example/logo.png', '//elsewhere.example/logo.png', 'javascript:1', ''])(
  'the logo %s is replaced by the name of the site',
  async (logoUrl) => {
    await save({ siteName: 'Poplar & Main', logoUrl });
    const { html } = await new TestBrowser(rig.identity).open(`${EDMONTON}/account/sign-in`);

    expect(html).toContain('<a class="brand" href="/" rel="noreferrer">Poplar &amp; Main</a>');
    expect(html).not.toContain('<img');
  },
);

test.each([
  [{}],
  [{ header: { bgColor: '#000', titleText: '#111' }, straps: { default: { linkText: '#ffffcc' } } }],
  [{ straps: { default: { uiPrimary: { bgColor: '#ffffff', text: '#ffffff' } } } }],
  [{ header: { bgColor: 'red; } body { background: url(//elsewhere.example)' } }],
  [{ fonts: { body: { family: 'x"; } body { background: url(//elsewhere.example)' } } }],
])('the colours of %j are numbers, and text on them is readable', (theme) => {
  const { style } = lookOf(completeTheme(theme));
  expect(style).not.toMatch(/red;|url/);
  const color = (name: string) =>
    parseColor(new RegExp(`--${name}: (#[\\da-f]{6});`).exec(style)?.[1] ?? '') ?? { r: 0, g: 0, b: 0, a: 0 };
  const white = { r: 255, g: 255, b: 255, a: 1 };

  expect(contrast(color('on-band'), color('band'))).toBeGreaterThanOrEqual(4.5);
  expect(contrast(color('on-button'), color('button'))).toBeGreaterThanOrEqual(4.5);
  expect(contrast(color('on-panel'), color('panel'))).toBeGreaterThanOrEqual(4.5);
  for (const name of ['link', 'title', 'text'])
    expect(contrast(color(name), white)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(color('button'), white)).toBeGreaterThanOrEqual(3);
});
