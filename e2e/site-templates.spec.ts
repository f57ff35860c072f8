import { violationsLightAndDark } from './support/editor.ts';
import { AGENT, agentPage, expect, listen, test } from './support/test.ts';

test('an agent sees templates as live pictures, publishes one after looking at it as a draft, and brings the earlier design back', async ({
  browser,
  page,
  site,
}) => {
  // Many pages, and live pictures of all designs.
  test.slow();
  const agent = await agentPage(browser, site.url, AGENT);
  await agent.route(/\/graphql$/, (route) =>
    route.request().postData()?.includes('EditorUnreadLeads')
      ? route.fulfill({ json: { data: { leads: { __typename: 'LeadList', unread: 128 } } } })
      : route.fallback(),
  );
  await agent.goto(site.url);
  const heading = agent.getByRole('main').getByRole('heading', { level: 1 });
  const before = (await heading.textContent()) ?? '';
  const gallery = agent.getByRole('dialog', { name: 'Templates', exact: true });
  const open = async () => {
    await agent.getByRole('button', { name: 'Manage Pages', exact: true }).click();
    await agent.getByRole('button', { name: 'Templates', exact: true }).click();
  };
  const classic = gallery.getByRole('button', { name: 'Use this template: Classic' });

  await agent.route('**/graphql', (route) =>
    route.request().postData()?.includes('siteTemplates') ? route.abort() : route.fallback(),
  );
  await open();
  await expect(gallery.getByRole('alert')).toContainText('The templates could not be loaded.');
  await agent.unroute('**/graphql');
  const consoleMessages = listen(agent);
  await gallery.getByRole('button', { name: 'Try again' }).click();
  await expect(classic).toBeVisible();
  await expect(
    gallery.frameLocator('iframe').first().getByRole('heading', { level: 1, includeHidden: true }),
  ).toHaveText('Find your next home');
  await gallery.getByRole('button', { name: 'Phone', exact: true }).click();
  await expect(gallery.getByRole('button', { name: 'Phone', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(consoleMessages).toEqual([]);
  expect(await violationsLightAndDark(agent)).toEqual([]);
  await test.step('designs are found by whom they are for', async () => {
    await gallery.getByRole('button', { name: 'Rural', exact: true }).click();
    await expect(gallery.getByRole('heading', { name: 'Open land' })).toBeVisible();
    await expect(classic).toHaveCount(0);
    await gallery.getByRole('button', { name: 'All designs', exact: true }).click();
    await expect(gallery.getByRole('listitem').filter({ hasText: 'Navy and teal' })).toContainText(
      'One agent · Team · City',
    );
  });
  const path = await gallery
    .getByRole('link', { name: 'Open Family street at full size in a new tab' })
    .getAttribute('href');
  expect((await page.goto(site.url + path))?.status()).toBe(404);

  await test.step('all of an inner page begins at one edge, bars above headings too, and a phone’s menu fills its header', async () => {
    const inner = await agent.context().newPage();
    await inner.setViewportSize({ width: 1440, height: 900 });
    await inner.goto(`${site.url}/__templates/brokerage/selling`);
    await expect(inner).toHaveTitle(/^Brokerage: /);
    const question = inner.getByRole('heading', { name: 'What sellers ask' });
    const edges = await Promise.all(
      ['Sell with a team behind you', 'How a sale goes', 'What sellers ask', 'Office'].map(
        async (name) => (await inner.getByRole('heading', { name }).boundingBox())?.x,
      ),
    );
    expect(new Set(edges)).toEqual(new Set([144]));
    const marginOfBar = await question.evaluate((title) => getComputedStyle(title, '::before').marginLeft);
    expect(marginOfBar).toBe('0px');
    await inner.setViewportSize({ width: 390, height: 844 });
    const header = await inner.locator('header.strap > .strap__inner').boundingBox();
    const menu = await inner.locator('header.strap .header-narrow .nav-drawer').boundingBox();
    expect([menu?.y, menu?.height]).toEqual([header?.y, header?.height]);
    await inner.setViewportSize({ width: 1440, height: 900 });
    await inner.goto(`${site.url}/__templates/classic/selling`);
    const card = await inner.getByRole('listitem').filter({ hasText: 'Prepare the house' }).boundingBox();
    expect((card?.x ?? 0) + (card?.width ?? 0)).toBeCloseTo(1440 - 144, 0);
    await inner.close();
  });

  await gallery.getByRole('button', { name: 'Use this template: Family street' }).focus();
  await agent.keyboard.press('Enter');
  const use = agent.getByRole('dialog', { name: 'Use the template Family street' });
  const own =
    (await use.getByRole('link', { name: 'See your pages in this look' }).getAttribute('href')) ?? '';
  const homeInLook = await use.getByRole('link', { name: 'See the page of a home' }).getAttribute('href');
  await use.getByRole('radio', { name: /^Use look and pages/ }).check();
  await use.getByRole('button', { name: 'Make It a Draft' }).click();
  const canvas = agent.frameLocator('#preview-frame');
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveText('A street to grow up on');
  await test.step('until it is published visitors see the site as it is, and nothing of the look on its pages', async () => {
    await page.goto(site.url);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(before);
    await page.goto(site.url + own);
    await expect(page.getByText('Preview of a draft, not live')).toHaveCount(0);
    await expect(page.locator('body')).not.toHaveCSS('font-family', /Nunito/);
  });
  await test.step('search and homes are seen in the draft’s look, from page to page, and never indexed or cached', async () => {
    const look = await agent.context().newPage();
    const response = await look.goto(`${site.url}/search?look=draft`);
    expect(response?.headers()['cache-control']).toBe('no-store');
    await expect(look.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await look.waitForFunction(() => !('earlyInput' in window));
    const font = await look.locator('body').evaluate((body) => getComputedStyle(body).fontFamily);
    await look.getByRole('main').getByRole('article').getByRole('link').first().click();
    await expect(look).toHaveURL(/\/for-(sale|lease)\/.*look=draft/);
    await expect(look.getByText('Preview of a draft, not live')).toBeVisible();
    await look.goto(site.url + homeInLook);
    await expect(look.locator('body')).toHaveCSS('font-family', font);
    await look.goto(`${site.url}/?look=draft`);
    await expect(look.getByRole('heading', { level: 1 })).toHaveText('A street to grow up on');
    await look.close();
  });
  const toolbar = agent.getByRole('region', { name: 'Editor', exact: true });
  await expect(toolbar.getByRole('button', { name: 'Publish Design' })).toContainText(
    'the look and its pages',
  );
  await toolbar.getByRole('button', { name: 'Publish Design' }).click();
  const publish = agent.getByRole('dialog', { name: 'Publish the design Family street' });
  await expect(agent.getByRole('button', { name: /^Account of .+, 128 unread leads$/ })).toBeVisible();
  await expect(publish).toContainText('the header, footer, and look of all pages');
  await expect(publish).toContainText('Drafts of other pages stay drafts.');
  for (const width of [390, 360, 320]) {
    await agent.setViewportSize({ width, height: 844 });
    const room = () => agent.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(room, `the toolbar fits ${width} pixels`).toBeLessThanOrEqual(width);
  }
  await agent.setViewportSize({ width: 1280, height: 720 });
  await test.step('editing goes on when publishing is not confirmed', async () => {
    await publish.getByRole('button', { name: 'Cancel' }).click();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveText('A street to grow up on');
    await toolbar.getByRole('button', { name: 'Publish Design' }).click();
  });
  await publish.getByRole('button', { name: 'Publish Design' }).first().click();
  await expect(heading).toHaveText('A street to grow up on');

  await test.step('its plan of a home’s page has the contact beside the photos, and a phone its header’s colours', async () => {
    await page.goto(`${site.url}/search`);
    await page.goto(
      site.url +
        (await page.getByRole('main').getByRole('article').getByRole('link').first().getAttribute('href')),
    );
    // The panel's place is that of the style sheets, the photo's that of its file.
    await expect(async () => {
      const contact = await page.getByRole('complementary', { name: 'Contact' }).first().boundingBox();
      const photo = await page.getByRole('main').getByRole('img').first().boundingBox();
      expect(contact?.y).toBeLessThan((photo?.y ?? 0) + (photo?.height ?? 0));
      expect(contact?.x).toBeGreaterThan((photo?.x ?? 0) + (photo?.width ?? 0));
    }).toPass({ timeout: 20_000 });
    await page.setViewportSize({ width: 390, height: 844 });
    const bar = page.getByRole('navigation', { name: 'Page', exact: true }).first();
    await expect(bar).toHaveCSS('background-color', 'rgb(28, 110, 106)');
  });

  await open();
  await expect(classic).toBeVisible();
  // The editor's own headings stay as they are in a theme with thin ones.
  await expect(gallery.getByRole('heading', { name: 'Classic' })).toHaveCSS('font-weight', '600');
  await gallery
    .getByRole('button', { name: /^Bring back the site as it was until/ })
    .first()
    .click();
  const question = agent.getByRole('dialog', { name: 'Bring back' });
  await expect(question).toContainText('Goes live at once');
  await question.getByRole('button', { name: 'Bring back' }).click();
  await expect(heading).toHaveText(before);
  await agent.context().close();
});

test('a preview of a design names it, and homes, search and blog keep its look', async ({
  browser,
  page,
  site,
}) => {
  const agent = await agentPage(browser, site.url, AGENT);
  const notice = agent.getByText('Preview of the design Downtown, not live');
  const font = () => agent.locator('body').evaluate((body) => getComputedStyle(body).fontFamily);
  await agent.goto(`${site.url}/__templates/loft`);
  await expect(agent.getByRole('note')).toHaveText('Preview of the design Downtown, not live');
  await agent.waitForFunction(() => !('earlyInput' in window));
  const before = await font();

  await agent.getByRole('main').getByRole('article').getByRole('link').first().click();
  await expect(agent).toHaveURL(/\/for-(sale|lease)\/.*look=loft/);
  await expect(notice).toBeVisible();
  expect(await font()).toBe(before);
  await agent.goto(`${site.url}/blog?look=loft`);
  await expect(notice).toBeVisible();
  expect(await font()).toBe(before);
  await test.step('a page that the design has and the site lacks is that of the design', async () => {
    await agent.goto(`${site.url}/condo-guide?look=loft`);
    await expect(agent).toHaveURL(`${site.url}/__templates/loft/condo-guide`);
    await expect(notice).toBeVisible();
  });
  await test.step('other pages have the menu and the name of the design, and links keep to it', async () => {
    const header = agent.getByRole('banner');
    await agent.goto(`${site.url}/search?look=loft`);
    await expect(header.getByRole('link', { name: 'Condo guide' }).first()).toHaveAttribute(
      'href',
      '/__templates/loft/condo-guide',
    );
    const home = agent.getByRole('main').getByRole('article').getByRole('link').first();
    await expect(home).toHaveAttribute('href', /look=loft/);
    const footer = agent.getByRole('contentinfo');
    for (const path of ['/search', '/blog']) {
      await agent.goto(`${site.url}${path}?look=solo`);
      await expect(header.getByRole('link', { name: 'Working together' }).first()).toBeAttached();
      await expect(header.getByRole('link', { name: /Poplar & Main/ })).toHaveCount(0);
      await expect(header.getByRole('link', { name: /^(Agents|Our team)$/ })).toHaveCount(0);
    }
    await expect(footer.getByRole('link', { name: 'About', exact: true })).toHaveAttribute(
      'href',
      '/__templates/solo/about',
    );
    await agent.goto(`${site.url}/agents?look=solo`);
    await expect(agent).toHaveURL(`${site.url}/__templates/solo/about`);
  });
  await agent.context().close();

  expect((await page.goto(`${site.url}/condo-guide?look=loft`))?.status()).toBe(404);
  await page.goto(`${site.url}/blog?look=loft`);
  await expect(page.getByRole('note')).toHaveCount(0);
});
