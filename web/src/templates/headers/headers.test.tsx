import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { WebsiteDisplay } from '#domain/site/website.ts';
import { withRequestLanguage } from '#web/src/data/request-language.ts';
import { SiteProvider } from '#web/src/site/site-context.tsx';
import type { Viewer } from '#web/src/site/site-model.ts';
import { TestFrame, testRouteData } from '#web/src/testing/test-frame.tsx';
import type { AnyStrap } from '#web/strap-plugins/kit/define-strap.ts';
import { loadStrap } from '#web/strap-plugins/kit/registry.ts';
import { EXAMPLE_NAV } from './example-nav.ts';
import type { HeaderState } from './header-parts.ts';

function render(
  { View, defaultState }: AnyStrap,
  { viewer, ...changes }: Partial<HeaderState> & { viewer?: Partial<Viewer> } = {},
): string {
  const state = { ...defaultState, nav: EXAMPLE_NAV, ...changes };

  return renderToString(
    <TestFrame viewer={viewer}>
      <View id="header" state={state} data={null} isEditing={false} />
    </TestFrame>,
  );
}

const KEYS = [
  'header-basic',
  'header-glass',
  'header-horizon',
  'header-mulberry',
  'header-neo',
  'header-vogue',
  'header-vogue-branded',
  'header-vogue-slim',
  'header-columns',
] as const;

test.each([
  ['fr', 'Se connecter', 'S’inscrire'],
  ['es', 'Iniciar sesión', 'Registrarse'],
] as const)(
  'the account links of a new header are in the language of the site: %s',
  async (language, signIn, signUp) => {
    const header = (await loadStrap('header-basic')) as AnyStrap;
    const own: HeaderState['linkList2'] = [{ text: 'Members', action: 'sign-in', type: 'link' }];

    withRequestLanguage(language, () => {
      expect(render(header)).toContain(`>${signIn}<`);
      expect(render(header)).toContain(`>${signUp}<`);
      expect(render(header, { linkList2: own })).toContain('>Members<');
    });
  },
);

test.each(KEYS)('%s shows home link, navigation and both link lists', async (key) => {
  const html = render((await loadStrap(key)) as AnyStrap);

  expect(html).toContain('aria-label="Poplar &amp; Main, home page"');
  expect(html).toContain('aria-label="Main"');
  expect(html).toMatch(/<a[^>]* href="\/search"[^>]*>Buy<\/a>/);
  expect(html).toMatch(/<details class="nav-list__group" name="header-nav">/);
  expect(html).toContain('href="/glenora"');
  expect(html).toContain('href="tel:7805550140"');
  expect(html).toMatch(/href="\/account\/sign-in\?returnTo=%2F"[^>]*><span class="link-list__text">Sign In/);
});

test.each(KEYS)('%s has a drawer with the navigation, then account links', async (key) => {
  const html = render((await loadStrap(key)) as AnyStrap);
  const drawer = html.slice(html.indexOf('popover="auto"'));

  expect(html).toContain('popoverTarget="header-drawer"');
  expect(drawer).toMatch(/Navigation<\/h2>.*name="header-drawer-nav".*Account<\/h2>.*Sign Up.*Sign In/s);
});

test.each(KEYS)(
  'the drawer of %s begins with the home link and ends with the number and address of the office',
  async (key) => {
    const html = render((await loadStrap(key)) as AnyStrap);
    const drawer = html.slice(html.indexOf('popover="auto"'));

    expect(drawer).toMatch(/aria-label="Poplar &amp; Main, home page".*Navigation<\/h2>/s);
    expect(drawer).toMatch(/Account<\/h2>.*<address[^>]*>.*tel:7805550140.*<span>[^<]+<\/span><\/address>/s);
  },
);

const CUSTOMER = { name: 'Cora Dunn', email: 'cora@example.com' };
const AGENT = { uid: 'a', displayName: 'Ada', email: null, expiresAt: '2030-01-01T00:00:00Z' };
const signOuts = (html: string) => [
  ...html.matchAll(/<form [^>]*action="([^"]+)"[^>]*><button[^>]*>(?:<svg.*?<\/svg><span>)?([^<]+)/g),
];

test.each(KEYS)('%s shows a customer their name and sign-out, and no sign-in', async (key) => {
  const html = render((await loadStrap(key)) as AnyStrap, { viewer: { customer: CUSTOMER } });

  const names = html.match(/Cora Dunn/g) ?? [];
  expect(names.length).toBeGreaterThanOrEqual(2);
  expect(html).toContain('cora@example.com');
  expect(signOuts(html).map(([, ...form]) => form)).toEqual(
    names.map(() => ['/account/sign-out', 'Sign Out']),
  );
  expect(html).not.toMatch(/Sign In|Sign Up/);
});

test('an agent who is also a customer can tell both sign-outs apart', async () => {
  const html = render((await loadStrap('header-basic')) as AnyStrap, {
    viewer: { agent: AGENT, customer: CUSTOMER },
  });
  const drawer = html.slice(html.indexOf('popover="auto"'));

  expect(signOuts(drawer).map(([, ...form]) => form)).toEqual([
    ['/account/sign-out', 'Sign Out as Customer'],
    ['/access/logout', 'Sign Out'],
  ]);
  expect(html).not.toMatch(/Sign In|Sign Up/);
});

test('a drawer has the number of the office if the header has no contact links', async () => {
  const html = render((await loadStrap('header-basic')) as AnyStrap, { linkList1: [] });

  expect(html.match(/tel:7805550140/g)).toHaveLength(1);
});

test('a drawer has sign-in and sign-up links if the header has none', async () => {
  const html = render((await loadStrap('header-basic')) as AnyStrap, { linkList2: [] });

  expect(html.match(/Sign Up/g)).toHaveLength(1);
  expect(html.match(/Sign In/g)).toHaveLength(1);
});

test('Sign Up has an icon if Sign In has one', async () => {
  const drawn = /#user-plus"><\/use><\/svg><span class="link-list__text">Sign Up/;

  expect(render((await loadStrap('header-glass')) as AnyStrap)).toMatch(drawn);
  expect(render((await loadStrap('header-basic')) as AnyStrap)).not.toMatch(drawn);
});

/** Their upper row scrolls away: the sticky one has the button as well, and styles show one of both. */
const TWO_ROWS = ['header-horizon', 'header-vogue'];

test.each(KEYS)('%s shows its call to action as a button in each row, and in the drawer', async (key) => {
  const header = (await loadStrap(key)) as AnyStrap;
  const html = render(header, { cta: { text: 'What is it worth?', href: '/sellers', type: 'link' } });

  const button = /<a class="button" href="\/sellers"/g;
  const drawer = html.lastIndexOf('popover="auto"');
  expect(html.slice(0, drawer).match(button)).toHaveLength(TWO_ROWS.includes(key) ? 2 : 1);
  expect(html.slice(drawer).match(button)).toHaveLength(1);
  expect(render(header, { cta: { text: '', type: 'link' } })).not.toContain('class="header-cta"');
});

test('the call to action of neo is also in the drawer', async () => {
  const html = render((await loadStrap('header-neo')) as AnyStrap);

  expect(html.match(/href="\/contact"/g)).toHaveLength(2);
});

/** The wide part of a header of a site with these logos. */
async function renderWith(key: string, logos: Partial<WebsiteDisplay>): Promise<string> {
  const { View, defaultState } = (await loadStrap(key)) as AnyStrap;
  const { site } = testRouteData();
  const { config } = site.website;
  const display = { ...config.display, logoUrl: '', logoDarkUrl: '', smallLogoUrl: '', ...logos };
  const html = renderToString(
    <TestFrame>
      <SiteProvider site={{ ...site, website: { ...site.website, config: { ...config, display } } }}>
        <View id="header" state={defaultState} data={null} isEditing={false} />
      </SiteProvider>
    </TestFrame>,
  );

  return html.slice(0, html.lastIndexOf('<div class="header-narrow '));
}

test.each(['header-vogue-slim', 'header-vogue-branded'])(
  '%s shows the logo of the site in place of its name',
  async (key) => {
    const name = /Poplar &amp; Main</;

    expect(await renderWith(key, {})).toMatch(name);
    const withLogo = await renderWith(key, { logoUrl: '/_files/x/logo.svg' });
    expect(withLogo).toContain('src="/_files/x/logo.svg"');
    expect(withLogo).not.toMatch(name);
    const withBoth = await renderWith(key, {
      logoUrl: '/_files/x/logo.svg',
      logoDarkUrl: '/_files/x/dark.svg',
    });
    expect(withBoth).toMatch(/is-for-light[\s\S]*is-for-dark[^>]*src="\/_files\/x\/dark\.svg"/);
  },
);

test("the plaque of vogue-branded shows the website's text", async () => {
  expect(render((await loadStrap('header-vogue-branded')) as AnyStrap)).toContain('Poplar &amp; Main Realty');
});
