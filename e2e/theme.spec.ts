import type { Locator, Page } from '@playwright/test';
import type { Theme } from '#domain/theme/theme.ts';
import { agentPage, expect, SAN_ANTONIO_AGENT, test } from './support/test.ts';

const SITE = `{ website {
  siteName integrations migrations theme revision
  config { setup social
    display { siteName textTense logoUrl smallLogoUrl thumbnailUrl }
    office { email phone cellPhone officePhone fax officeName address city province provinceCode postalCode } }
  header { name nav state config revision }
} }`;
const SAVE_PAGE = 'mutation ($page: JSON!) { savePage(input: { page: $page }) { __typename } }';
const LOGO = '/_files/demo/scenes/office-edmonton.jpg';

type Template = { name: string; nav: unknown; state: Record<string, unknown>; config: unknown };
type Website = { theme: Theme; revision: string; header: Template & { revision: string } };

test('straps, buttons, pictures and a header take the colours of the theme [R2.051 R3.050 R3.053 R3.060]', async ({
  browser,
  site,
}) => {
  const page = await agentPage(browser, site.url);
  const { theme } = await websiteOf(page, site.url);
  await page.goto(await publish(page, site.url));

  const grounds: string[] = [];
  for (const name of ['default', 'alternate', 'feature'] as const) {
    const strap = page.locator(`#content > section.strap-text.theme-${name}`);
    const palette = theme.straps[name];
    const bgColor = await styleOf(strap, 'background-color');
    expect(bgColor).toBe(await computed(page, palette.bgColor));
    expect(await styleOf(strap, 'color')).toBe(await computed(page, palette.text));
    grounds.push(bgColor);

    for (const [label, ui] of [
      ['First', palette.uiPrimary],
      ['Second', palette.uiSecondary],
    ] as const) {
      const button = strap.getByRole('link', { name: label });
      expect(await styleOf(button, 'background-color')).toBe(await computed(page, ui.bgColor));
      expect(await styleOf(button, 'color')).toBe(await computed(page, ui.text));
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
  const [above, below] = [await toolbar.boundingBox(), await header.boundingBox()];
  expect(above?.y ?? 1).toBeLessThanOrEqual(below?.y ?? 0);
  await page.context().close();
});

test('a dark theme, the shadow of header words, the ground of a header and its groups are seen as stored [R3.046 R3.049 R3.056 R3.057]', async ({
  browser,
  page,
  site,
}) => {
  const agent = await agentPage(browser, site.sanAntonio, SAN_ANTONIO_AGENT);
  const before = await websiteOf(agent, site.sanAntonio);
  const textShadow = { x: 1, y: 2, blur: 3, color: '#0a141e', enabled: true };
  const dark = { text: '#eeeeee', bgColor: '#101418', titleText: '#ffffff' };
  const straps = { ...before.theme.straps, default: { ...before.theme.straps.default, ...dark } };
  try {
    await saveTheme(agent, site.sanAntonio, {
      ...before.theme,
      dark: true,
      straps,
      header: { ...before.theme.header, textShadow },
    });
    await saveHeader(agent, site.sanAntonio, {
      name: 'header-basic',
      nav: [{ label: 'Homes', href: '/search', dropdown: [{ label: 'Condos', href: '/search' }] }],
      state: {
        linkList1: [{ text: 'Call the office', href: 'tel:2105550100', type: 'link' }],
        linkList2: [{ text: 'Our promise', href: '/search', type: 'link' }],
      },
      config: { style: { theme: 'feature' } },
    });

    await page.goto(site.sanAntonio);
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(16, 20, 24)');
    await expect(page.locator('body')).toHaveCSS('color', 'rgb(238, 238, 238)');
    const header = page.locator('header.strap');
    await expect(header.getByRole('link', { name: 'Call the office' }).first()).toBeVisible();
    await expect(header.getByRole('link', { name: 'Our promise' }).first()).toBeVisible();
    const condos = header.getByRole('link', { name: 'Condos' }).first();
    await expect(condos).toBeHidden();
    await header.locator('summary', { hasText: 'Homes' }).first().click();
    await expect(condos).toBeVisible();
    const featured = await computed(page, before.theme.straps.feature.bgColor);
    await expect(header).toHaveCSS('background-color', featured);

    await saveHeader(agent, site.sanAntonio, { ...before.header, config: { style: { theme: 'default' } } });
    await page.reload();
    await expect(header).not.toHaveCSS('background-color', featured);
    await expect(header).toHaveCSS('text-shadow', 'rgb(10, 20, 30) 1px 2px 3px');
  } finally {
    await saveTheme(agent, site.sanAntonio, before.theme);
    await saveHeader(agent, site.sanAntonio, before.header);
    await agent.context().close();
  }
});

test('a page asks nobody but its own site, and a modal stands in the layer above it [R2.048]', async ({
  page,
  site,
}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http')) hosts.add(host);
  });
  for (const path of ['/', '/about', '/search'])
    await page.goto(site.url + path, { waitUntil: 'networkidle' });

  expect([...hosts]).toEqual([new URL(site.url).host]);

  await page.goto(site.url);
  await expect(page.locator('main').locator('#ui-layer')).toHaveCount(0);
  await page.locator('header.strap').getByRole('link', { name: 'Sign In' }).first().click();
  await expect(page.locator('#ui-layer').getByRole('dialog')).toBeVisible();
});

async function websiteOf(page: Page, origin: string): Promise<Website> {
  return (await ask<{ website: Website }>(page, origin, SITE)).website;
}

async function saveTheme(page: Page, origin: string, theme: Theme): Promise<void> {
  const { revision, header, ...website } = await websiteOf(page, origin);
  await saved(
    page,
    origin,
    'mutation ($document: JSON!, $revision: String!) { saved: saveWebsite(website: $document, revision: $revision) { __typename ... on UserError { message field } } }',
    { document: { ...website, theme }, revision },
  );
}

async function saveHeader(page: Page, origin: string, { name, nav, state, config }: Template): Promise<void> {
  const { header } = await websiteOf(page, origin);
  await saved(
    page,
    origin,
    'mutation ($document: JSON!, $revision: String!) { saved: saveHeader(header: $document, revision: $revision) { __typename ... on UserError { message field } } }',
    { document: { name, nav, state, config }, revision: header.revision },
  );
}

async function saved(page: Page, origin: string, mutation: string, variables: object): Promise<void> {
  const data = await ask<{ saved: { __typename: string } }>(page, origin, mutation, variables);
  expect(data.saved.__typename, JSON.stringify(data)).toMatch(/Success$/);
}

/** From inside the page, for only the browser finds the hosts below localhost everywhere. */
async function ask<Data>(page: Page, origin: string, query: string, variables: object = {}): Promise<Data> {
  await page.waitForURL((url) => url.origin === new URL(origin).origin);
  return page.evaluate(
    async (operation) => {
      const response = await fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(operation),
      });
      return (await response.json()).data;
    },
    { query, variables },
  );
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
  const data = await ask<{ savePage: { __typename: string } }>(page, origin, SAVE_PAGE, { page: stored });
  expect(data.savePage.__typename).toBe('SavePageSuccess');

  return `${origin}/${slug}`;
}

function styleOf(element: Locator, property: string): Promise<string> {
  return element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);
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
