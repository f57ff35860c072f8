import type { Page } from '@playwright/test';
import { readyTheme } from '#domain/theme/palettes.ts';
import type { Theme } from '#domain/theme/theme.ts';
import { themeToCss } from '#domain/theme/theme-css.ts';
import { agentPage, expect, graphql, test } from './support/test.ts';

const SAVE_PAGE = 'mutation ($page: JSON!) { savePage(input: { page: $page }) { __typename } }';
const LOGO = '/_files/demo/scenes/office-edmonton.jpg';

type Template = { name: string; nav: unknown; state: Record<string, unknown>; config: unknown };

/** A header with a group, two lists of links and the ground of a feature strap. */
const GROUPED_HEADER: Template = {
  name: 'header-basic',
  nav: [{ label: 'Homes', href: '/search', dropdown: [{ label: 'Condos', href: '/search' }] }],
  state: {
    linkList1: [{ text: 'Call the office', href: 'tel:7805550100', type: 'link' }],
    linkList2: [{ text: 'Our promise', href: '/about', type: 'link' }],
  },
  config: { style: { theme: 'feature' } },
};
const PLAIN = { style: { theme: 'default' } };

test('straps, buttons, pictures and a header take the colours of the theme [R2.051 R3.050 R3.053 R3.060]', async ({
  browser,
  site,
}) => {
  const page = await agentPage(browser, site.url);
  const { data } = await graphql<{ website: { theme: Theme } }>(page, site.url, '{ website { theme } }');
  const { theme } = data.website;
  await page.goto(await publish(page, site.url));

  const grounds: string[] = [];
  for (const name of ['default', 'alternate', 'feature'] as const) {
    const strap = page.locator(`#content > section.strap-text.theme-${name}`);
    const palette = theme.straps[name];
    const bgColor = await computed(page, palette.bgColor);
    await expect(strap).toHaveCSS('background-color', bgColor);
    await expect(strap).toHaveCSS('color', await computed(page, palette.text));
    grounds.push(bgColor);

    for (const [label, ui] of [
      ['First', palette.uiPrimary],
      ['Second', palette.uiSecondary],
    ] as const) {
      const button = strap.getByRole('link', { name: label });
      await expect(button).toHaveCSS('background-color', await computed(page, ui.bgColor));
      await expect(button).toHaveCSS('color', await computed(page, ui.text));
      await button.hover();
      await expect(button).toHaveCSS('background-color', await computed(page, ui.accentColor));
      await page.mouse.move(0, 0);
    }
  }
  expect(new Set(grounds).size).toBe(3);

  for (const [filter, css] of [
    ['none', 'none'],
    ['grayscale', 'grayscale(1)'],
    ['white', 'brightness(0) invert(1)'],
    ['black', 'brightness(0)'],
  ] as const) {
    await expect(page.getByRole('img', { name: `A picture, ${filter}` })).toHaveCSS('filter', css);
  }

  const toolbar = page.getByRole('button', { name: 'Start Editing' });
  const header = page.locator('header.strap');
  await expect(toolbar).toBeVisible();
  const isAbove = async () => {
    const [above, below] = await Promise.all([toolbar.boundingBox(), header.boundingBox()]);
    return above !== null && below !== null && above.y <= below.y;
  };
  await expect.poll(isAbove).toBe(true);
  await page.context().close();
});

test('a dark theme, the shadow of header text, the background of a header and its groups are rendered as stored [R3.046 R3.049 R3.056 R3.057]', async ({
  page,
  site,
}) => {
  const textShadow = { x: 1, y: 2, blur: 3, color: '#0a141e', enabled: true };
  const dark = readyTheme('dark');
  const theme = { ...dark, header: { ...dark.header, textShadow } };
  const header = page.locator('header.strap');
  const visit = (href: string, served: Served) => visitServed(page, site.url, href, served);

  await visit('/', { theme, header: GROUPED_HEADER });
  await expect(page.locator('body')).toHaveCSS('background-color', await computed(page, '#141517'));
  await expect(page.locator('body')).toHaveCSS('color', await computed(page, '#dadcdf'));
  await expect.poll(() => drawnByBrowser(page)).toBe('light on dark');
  await expect(header.getByRole('link', { name: 'Call the office' }).first()).toBeVisible();
  await expect(header.getByRole('link', { name: 'Our promise' }).first()).toBeVisible();
  const condos = header.getByRole('link', { name: 'Condos' }).first();
  await expect(condos).toBeHidden();
  await header.locator('summary', { hasText: 'Homes' }).first().click();
  await expect(condos).toBeVisible();
  await expect(header).toHaveCSS('background-color', await computed(page, dark.straps.feature.bgColor));

  await visit('/about', { theme: { ...theme, dark: false }, header: { ...GROUPED_HEADER, config: PLAIN } });
  await expect.poll(() => drawnByBrowser(page)).toBe('dark on light');
  await expect(header).toHaveCSS('background-color', await computed(page, dark.header.bgColor));
  await expect(header).toHaveCSS('text-shadow', 'rgb(10, 20, 30) 1px 2px 3px');
});

test('a page sends requests to its own site only, and a modal is in the top layer [R2.048]', async ({
  page,
  site,
}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http')) hosts.add(host);
  });
  await page.goto(`${site.url}/about`);
  await page.goto(`${site.url}/search`, { waitUntil: 'networkidle' });

  await page.goto(site.url, { waitUntil: 'networkidle' });
  expect([...hosts]).toEqual([new URL(site.url).host]);
  await expect(page.locator('main').locator('#ui-layer')).toHaveCount(0);
  await page.locator('header.strap').getByRole('link', { name: 'Sign In' }).first().click();
  await expect(page.locator('#ui-layer').getByRole('dialog')).toBeVisible();
});

/** Changes the theme and header in the responses to one visitor alone. */
type Served = { theme: Theme; header: Template };

/** Goes to another page by a link, which requests the whole page's data. */
async function visitServed(page: Page, origin: string, href: string, served: Served): Promise<void> {
  const data = `**/_data${href}`;
  await page.route(data, async (route) => {
    const response = await route.fetch();
    const { site, ...result } = await response.json();
    const website = { ...site.website, theme: served.theme };
    const themeCss = themeToCss(served.theme).css;
    await route.fulfill({
      response,
      json: { ...result, site: { ...site, website, themeCss, header: served.header } },
    });
  });
  if (page.url() === 'about:blank') await page.goto(`${origin}/about`);
  const hasResponded = page.waitForResponse(
    (response) => new URL(response.url()).pathname === `/_data${href}`,
  );
  await page.locator(`a[href="${href}"]`).filter({ visible: true }).first().click();
  await page.waitForURL(origin + href);
  await hasResponded;
  await expect(page.locator('header.strap')).toHaveClass(new RegExp(served.header.name));
  await page.unroute(data);
}

/** How the browser renders what no style sheet colours: fields, menus, scroll bars. */
function drawnByBrowser(page: Page): Promise<string> {
  return page.evaluate(() => {
    const field = document.createElement('textarea');
    field.style.cssText = 'all: revert; color: FieldText; background: Field';
    document.body.append(field);
    const { color, backgroundColor } = getComputedStyle(field);
    field.remove();
    const light = (value: string) => Number(value.match(/\d+/)?.[0]) > 127;

    return light(color) && !light(backgroundColor)
      ? 'light on dark'
      : !light(color) && light(backgroundColor)
        ? 'dark on light'
        : `${color} on ${backgroundColor}`;
  });
}

/** A page with the three grounds and the four filters. */
async function publish(page: Page, origin: string): Promise<string> {
  const slug = `theme-${Date.now().toString(36)}`;
  const button = (text: string) => ({ text, href: '/about', type: 'link' });
  const text = (theme: string, order: number) => ({
    id: theme,
    name: 'strap-text',
    order,
    state: {
      title: { html: theme, size: 'h2' },
      text: { html: '<p>Words</p>' },
      buttonList: [button('First'), button('Second')],
    },
    config: { style: { theme } },
  });
  const images = ['none', 'grayscale', 'white', 'black'].map((filter) => ({
    imageUrl: LOGO,
    altText: `A picture, ${filter}`,
    filter,
  }));
  const straps = [
    text('default', 0),
    text('alternate', 1),
    text('feature', 2),
    { id: 'images', name: 'strap-image-strip', order: 3, state: { images }, config: {} },
  ];
  const metaInfo = { title: slug, description: '', imageUrl: '' };
  const stored = {
    id: slug,
    slug,
    name: slug,
    order: 93,
    metaInfo,
    hero: null,
    straps,
    config: {},
    state: {},
  };
  const variables = { page: stored };
  const { data } = await graphql<{ savePage: { __typename: string } }>(page, origin, SAVE_PAGE, variables);
  expect(data.savePage.__typename).toBe('SavePageSuccess');

  return `${origin}/${slug}`;
}

/** A colour as a browser writes it. */
function computed(page: Page, color: string): Promise<string> {
  return page.evaluate((value) => {
    const probe = document.createElement('i');
    probe.style.color = value;
    document.body.append(probe);
    const written = getComputedStyle(probe).color;
    probe.remove();
    return written;
  }, color);
}
