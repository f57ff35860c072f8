import type { Locator, Page } from '@playwright/test';
import { agentPage, expect, graphql, test, violations } from './support/test.ts';
import { changeWebsite } from './support/website.ts';

const map = (page: Page) => page.getByRole('region', { name: 'Map of the results' });
const count = (page: Page) =>
  page.getByRole('heading', { level: 2, name: /homes? (for (sale|lease) )?(in|near) / });
const param = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);

async function openMap(page: Page, address: string): Promise<Locator> {
  await page.goto(address);
  const region = map(page);
  await expect(region).toHaveAttribute('data-load', 'loaded', { timeout: 60_000 });
  await expect(region.getByRole('button', { name: /homes.*: show them$|^\$/ }).first()).toBeVisible();

  // This waits until it no longer moves.
  await region.scrollIntoViewIfNeeded();

  return region;
}

/** The code for drawing loads on the first click. */
async function ready(region: Locator): Promise<void> {
  const tools = region.getByRole('group', { name: 'Draw an area' });
  await expect(tools).toHaveAttribute('aria-busy', 'false', { timeout: 60_000 });
}

/** How many homes the API finds in the box of the address. */
async function inBox(page: Page, origin: string): Promise<number> {
  const [north, south, east, west] = (param(page, 'box') ?? '').split(',').map(Number);
  const { data } = await graphql<{ search: { total: number } }>(
    page,
    origin,
    'query ($bounds: BoundsInput!) { search(search: { bounds: $bounds, filters: { transactionType: SALE } }) { total } }',
    { bounds: { north, south, east, west } },
  );
  return data.search.total;
}

/** Address of a search of two homes of which one is far south of the other: the map is fitted to its height. */
async function northAndSouth(page: Page, origin: string): Promise<string> {
  type Home = { id: string; location: { lat: number; lon: number } };
  const { data } = await graphql<{ search: { listings: Home[] } }>(
    page,
    origin,
    '{ search(search: { filters: { transactionType: SALE } }) { listings { id location { lat lon } } } }',
  );
  const steepness = ([north, south]: [Home, Home]) =>
    north.location.lat - south.location.lat - Math.abs(north.location.lon - south.location.lon);
  const homes = data.search.listings;
  const [pair] = homes
    .flatMap((north) => homes.map((south): [Home, Home] => [north, south]))
    .sort((one, other) => steepness(other) - steepness(one));

  return `${origin}/search?ids=${pair?.map(({ id }) => id).join(',')}`;
}

/** Points of a rectangle in the middle of the map, where nothing lies over it. */
async function corners(region: Locator): Promise<[number, number][]> {
  const box = await region.boundingBox();
  if (!box) throw new Error('The map is not shown');
  const x = (share: number) => box.x + box.width * share;
  const y = (share: number) => box.y + box.height * share;

  return [
    [x(0.35), y(0.45)],
    [x(0.65), y(0.45)],
    [x(0.65), y(0.7)],
    [x(0.35), y(0.7)],
  ];
}

test('moving and zooming the map searches the visible area, by button, mouse and keyboard; zoomed out too far it shows a notice [R1.006 R4.035 R4.036]', async ({
  page,
  site,
}) => {
  await test.step('before the page is scrolled its homes are above the fold', async () => {
    await page.goto(`${await northAndSouth(page, site.url)}#map`);
    const prices = map(page).getByRole('button', { name: /^\$/ });
    await expect(prices).toHaveCount(2);
    for (const price of await prices.all()) await expect(price).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
  await test.step('it ends at the foot of the window', async () => {
    await expect(map(page)).toBeInViewport({ ratio: 1 });
  });
  await test.step('the header begins where the filters do', async () => {
    const start = (selector: string) =>
      page.locator(selector).evaluate((node) => node.getBoundingClientRect().left);
    expect(await start('.header-neo__bar')).toBeCloseTo(
      await start('.search-screen__controls > .search-bar'),
      0,
    );
  });

  const region = await openMap(page, `${site.url}/search/geo/all-areas`);
  const everywhere = await count(page).textContent();
  const whole = region.getByRole('button', { name: 'Search the whole place' });
  await test.step('by its buttons', async () => {
    await region.getByRole('button', { name: 'Zoom in' }).click();
    await expect(page).toHaveURL(/box=/);
    await expect(page.getByRole('heading', { name: /in this part of the map/ })).toBeVisible();
    await whole.click();
    await expect(count(page)).toHaveText(everywhere ?? '');
    expect(param(page, 'box')).toBeNull();
  });
  await test.step('hidden, its part is a filter that can be taken away', async () => {
    const chips = page.getByRole('list', { name: 'Filters of this search' });
    await expect(chips.getByRole('link', { name: 'Take away: Map area' })).toHaveCount(0);
    await region.getByRole('button', { name: 'Zoom in' }).click();
    await expect(page).toHaveURL(/box=/);
    await page.getByRole('button', { name: 'Hide map' }).click();
    await chips.getByRole('link', { name: 'Take away: Map area' }).click();
    await expect(count(page)).toHaveText(everywhere ?? '');
    expect(param(page, 'box')).toBeNull();
    await openMap(page, `${site.url}/search/geo/all-areas`);
  });

  const canvas = region.locator('canvas');
  const frame = await canvas.boundingBox();
  if (!frame) throw new Error('The map is not shown');
  const [x, y] = [frame.x + frame.width / 2, frame.y + frame.height * 0.6];

  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -400);
  await expect.poll(() => param(page, 'box')).not.toBeNull();
  await expect(count(page)).not.toHaveText(everywhere ?? '');
  const zoomed = param(page, 'box');

  await page.mouse.down();
  await page.mouse.move(x - 90, y - 60, { steps: 6 });
  await page.mouse.up();
  await expect.poll(() => param(page, 'box')).not.toBe(zoomed);
  // A released map keeps moving for a moment, and so does its box.
  await expect(async () => {
    const expected = (await inBox(page, site.url)).toLocaleString('en');
    const heading = new RegExp(`^${expected} homes? (for (sale|lease) )?in this part of the map`);
    await expect(count(page)).toHaveText(heading, { timeout: 3000 });
  }).toPass();

  const dragged = param(page, 'box');
  await canvas.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => param(page, 'box')).not.toBe(dragged);

  await whole.click();
  await expect(count(page)).toHaveText(everywhere ?? '');
  await region.getByLabel('Search as I move the map').uncheck();
  await canvas.focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('+');
  await expect(count(page)).toHaveText(everywhere ?? '');
  expect(param(page, 'box')).toBeNull();

  await test.step('away from the searched place, all homes in view are searched; back leads to the place', async () => {
    await openMap(page, `${site.url}/search`);
    await expect(async () => {
      await canvas.press('ArrowDown');
      await expect(page).toHaveURL(/\/geo\/all-areas\?box=/, { timeout: 1000 });
    }).toPass();
    await expect(page.getByRole('heading', { name: /in this part of the map/ })).toBeVisible();
    await page.goBack();
    await expect(page).not.toHaveURL(/all-areas/);
  });

  const tooFar = region.getByText('Zoom in to see properties');
  await expect(async () => {
    await canvas.press('-');
    await expect(tooFar).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(region.getByRole('button', { name: /homes.*: show them$|^\$/ })).toHaveCount(0);
});

test('back from a move of the map keeps the order that was chosen before it', async ({ page, site }) => {
  const region = await openMap(page, `${site.url}/search/condos`);
  const canvas = region.locator('canvas').first();
  const order = page.getByLabel('Sort by');
  const move = async (key: string) => {
    const box = param(page, 'box');
    await canvas.press(key);
    await expect.poll(() => param(page, 'box')).not.toBe(box);
  };

  await move('ArrowRight');
  await order.selectOption('price_des');
  await expect(page).toHaveURL(/sort=price_des/);
  const before = page.url();
  await move('ArrowRight');
  await move('ArrowDown');
  await expect(page).toHaveURL(/sort=price_des/);

  // Two moves are one step.
  await page.goBack();
  await expect(page).toHaveURL(before);
  await expect(order).toHaveValue('price_des');
  await page.goBack();
  await expect(page).not.toHaveURL(/sort=/);
  expect(param(page, 'box')).not.toBeNull();
  await page.goBack();
  await expect(page).toHaveURL(`${site.url}/search/condos`);
});

test('a visitor without an account draws an area corner by corner: it is stored in the URL, edited and removed', async ({
  page,
  site,
}) => {
  const region = await openMap(page, `${site.url}/search`);
  const before = await count(page).textContent();
  const ring = await corners(region);

  await region.getByRole('button', { name: 'Draw an area' }).click();
  const tools = region.getByRole('group', { name: 'Draw an area' });
  await tools.getByRole('button', { name: 'Corners' }).click();
  await ready(region);
  for (const [x, y] of ring) await page.mouse.click(x, y);
  await page.mouse.click(...(ring.at(-1) as [number, number]));

  await expect.poll(() => param(page, 'area')).not.toBeNull();
  await expect(count(page)).toContainText('in the drawn area');
  await expect(count(page)).not.toHaveText(before ?? '');
  await expect(region.getByRole('button', { name: 'Edit area' })).toBeFocused();
  const drawn = param(page, 'area');
  const found = await count(page).textContent();

  await page.reload();
  await expect(count(page)).toHaveText(found ?? '');
  await expect(region.getByRole('button', { name: 'Edit area' })).toBeEnabled();

  await region.getByRole('button', { name: 'Edit area' }).click();
  await ready(region);
  await page.keyboard.press('Escape');
  expect(param(page, 'area')).toBe(drawn);
  expect(await violations(page)).toEqual([]);

  await region.getByRole('button', { name: 'Clear area' }).click();
  await expect.poll(() => param(page, 'area')).toBeNull();
  await expect(count(page)).toHaveText(before ?? '');
});

test('dragging the mouse draws a freehand area', async ({ page, site }) => {
  const region = await openMap(page, `${site.url}/search`);
  const [first, ...rest] = await corners(region);
  if (!first) throw new Error('There is nothing to draw');

  await region.getByRole('button', { name: 'Draw an area' }).click();
  await ready(region);
  await page.mouse.move(...first);
  await page.mouse.down();
  for (const [x, y] of [...rest, first]) await page.mouse.move(x, y, { steps: 8 });
  await page.mouse.up();

  await expect.poll(() => param(page, 'area')).not.toBeNull();
  await expect(count(page)).toContainText('in the drawn area');
});

test('the names on the map are drawn in a font whose name ends in a digit', async ({ page, site }) => {
  const warnings: string[] = [];
  page.on('console', (line) => line.text().includes('font') && warnings.push(line.text()));
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () =>
      document.head.append(
        Object.assign(document.createElement('style'), {
          textContent: '* { font-family: "Source Sans 3", system-ui !important }',
        }),
      ),
    ),
  );

  await openMap(page, `${site.url}/search`);

  // The map logs a font that it cannot read, and then renders every name ten pixels high.
  expect(warnings).toEqual([]);
});

test('an area is drawn by keyboard alone: what the map shows; without it the place before is searched again', async ({
  page,
  site,
}) => {
  const start = `${site.url}/search/geo/wof/85874671/condos`;
  const region = await openMap(page, start);

  await region.getByRole('button', { name: 'Draw an area' }).press('Enter');
  await region.getByRole('button', { name: 'This map view' }).press('Enter');

  await expect.poll(() => param(page, 'area')).not.toBeNull();
  await expect(count(page)).toContainText('in the drawn area');
  await page.getByRole('link', { name: 'Take away: Drawn area' }).click();
  await expect(page).toHaveURL(start);
  await expect(count(page)).not.toContainText('in the drawn area');
});

test('where the setup asks for a sign-in, an area drawn while signed out is searched after it, or forgotten [R4.048]', async ({
  browser,
  site,
}) => {
  const agent = await agentPage(browser, site.url);
  await setDrawing(agent, site.url, 'sign-in');
  const page = await browser.newPage();
  const pending = () => page.evaluate(() => localStorage.getItem('strapwork-pending-action'));
  const prompt = page.getByRole('dialog', { name: 'Create a free account' });
  try {
    let region = await openMap(page, `${site.url}/search`);
    const before = (await count(page).textContent()) ?? '';
    await region.getByRole('button', { name: 'Draw an area' }).press('Enter');
    await region.getByRole('button', { name: 'This map view' }).press('Enter');
    await expect(prompt.getByText('With an account you can search the areas you draw.')).toBeVisible();
    expect(param(page, 'area')).toBeNull();
    expect(JSON.parse((await pending()) ?? '{}')).toMatchObject({ action: 'search-area' });
    await page.keyboard.press('Escape');
    await expect(prompt).toHaveCount(0);
    expect(await pending()).toBeNull();
    await expect(count(page)).toHaveText(before);

    region = map(page);
    const [first, ...rest] = await corners(region);
    if (!first) throw new Error('There is nothing to draw');
    await region.getByRole('button', { name: 'Draw an area' }).click();
    await ready(region);
    await page.mouse.move(...first);
    await page.mouse.down();
    for (const [x, y] of [...rest, first]) await page.mouse.move(x, y, { steps: 8 });
    await page.mouse.up();
    await prompt.getByRole('link', { name: 'Sign In', exact: true }).click();
    await page.getByLabel('E-mail address').fill('customer@edmonton.example');
    await page.getByLabel('Password').fill('strapwork-demo');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();

    await expect.poll(() => param(page, 'area')).not.toBeNull();
    await expect(count(page)).toContainText('in the drawn area');
    await expect(count(page)).not.toHaveText(before);
    expect(await pending()).toBeNull();
  } finally {
    await setDrawing(agent, site.url, 'open');
    await agent.context().close();
    await page.context().close();
  }
});

/** Whether a site asks visitors to sign in before it searches an area they draw. */
async function setDrawing(agent: Page, origin: string, drawing: 'open' | 'sign-in'): Promise<void> {
  await changeWebsite(agent, origin, ({ config: { setup } }) => {
    setup.search = { ...setup.search, drawing };
  });
}

test('a finger draws an area on a phone', async ({ browser, site }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  const region = await openMap(page, `${site.url}/search?map=1`);
  await region.getByRole('button', { name: 'Draw an area' }).tap();
  await expect(region.getByRole('button', { name: 'Freehand' })).toHaveAttribute('aria-pressed', 'true');
  await ready(region);
  const [first, ...rest] = await corners(region);
  if (!first) throw new Error('There is nothing to draw');
  const finger = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: [number, number][]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y]) => ({ x, y })) });
  await touch('touchStart', [first]);
  let [fromX, fromY] = first;
  for (const [x, y] of [...rest, first]) {
    for (let step = 1; step <= 6; step++)
      await touch('touchMove', [[fromX + ((x - fromX) * step) / 6, fromY + ((y - fromY) * step) / 6]]);
    [fromX, fromY] = [x, y];
  }
  await touch('touchEnd', []);

  await expect.poll(() => param(page, 'area')).not.toBeNull();
  await expect(region.getByRole('button', { name: 'Edit area' })).toBeVisible();
  await region.getByRole('button', { name: 'Clear area' }).tap();
  await expect.poll(() => param(page, 'area')).toBeNull();
  await context.close();
});

test('a phone has every tool of the map on its screen, down to 320 pixels', async ({ page, site }) => {
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 740 });
    // An area and a box: that is when there are most of them.
    const address = '/search?map=1&area=_p~iF~ps%7CU_ulLnnqC_mqNvxq%60%40&box=53.6,53.5,-113.4,-113.6';
    await page.goto(`${site.url}${address}`);
    const region = map(page);
    for (const role of ['button', 'checkbox'] as const) {
      const tools = page.locator('.search-map__tools').getByRole(role);
      for (const tool of await tools.all()) await expect(tool).toBeInViewport({ ratio: 1 });
    }
    await expect(region.getByRole('button', { name: 'Clear area' })).toBeVisible();
    await expect(region.getByRole('button', { name: 'Search the whole place' })).toBeVisible();
    await expect(region.getByRole('button', { name: 'Your Location' })).toBeVisible();
    const bar = page.locator('.search-map__tools');
    expect(await bar.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
  }

  await page.setViewportSize({ width: 390, height: 740 });
  await page.goto(`${site.url}/search?map=1`);
  const words = page.locator('.search-map__tools').getByText('Search as I move', { exact: true });
  await expect(words).toBeVisible();
  expect(await words.evaluate((node) => node.getClientRects().length)).toBe(1);
});
