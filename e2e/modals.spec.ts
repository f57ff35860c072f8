import type { Locator, Page } from '@playwright/test';
import { canvasOf, startEditing, writeIn } from './support/editor.ts';
import { agentPage, createPage, expect, graphql, test, violations } from './support/test.ts';

const heading = (html: string) => ({ html, size: 'h2' });
const link = (text: string, action: string) => ({ text, action, type: 'link' });

/** A page with one link for each modal and a video, made by an agent; its address is new each time. */
async function pageOfLinks(agent: Page, origin: string): Promise<string> {
  const slug = `modals-${Date.now().toString(36)}`;
  const buttonList = [
    link('Free Home Evaluation', 'estimate'),
    link('Write to us', 'form:stock/general'),
    link('What is a VOW?', 'vow-facts'),
    link('Sign in here', 'sign-in'),
    link('Tell a friend', 'share'),
    link('Our film', 'video:https://youtu.be/dQw4w9WgXcQ'),
  ];
  const page = {
    id: slug,
    slug,
    name: slug,
    order: 90,
    metaInfo: { title: 'Modals', description: '', imageUrl: '' },
    hero: null,
    straps: [
      {
        id: 'a',
        order: 0,
        name: 'strap-text',
        config: {},
        state: { title: heading('Links'), text: { html: '' }, buttonList },
      },
      {
        id: 'b',
        order: 1,
        name: 'strap-video',
        config: {},
        state: { title: heading('A film'), video: { url: 'https://youtu.be/dQw4w9WgXcQ' }, inline: false },
      },
    ],
    config: {},
    state: {},
  };
  const { data } = await graphql<{ savePage: { __typename: string } }>(
    agent,
    origin,
    'mutation ($page: JSON!) { savePage(input: { page: $page }) { __typename } }',
    { page },
  );
  expect(data.savePage.__typename).toBe('SavePageSuccess');
  return `${origin}/${slug}`;
}

test('links of a strap open their modals, by keyboard alone [R2.210 R2.211 R2.290 R2.292 R2.332 R2.333 R2.048 R4.088]', async ({
  browser,
  page,
  site,
}) => {
  const agent = await agentPage(browser, site.url);
  await page.goto(await pageOfLinks(agent, site.url), { waitUntil: 'networkidle' });
  await agent.context().close();
  const evaluation = page.getByRole('link', { name: 'Free Home Evaluation' });

  await evaluation.focus();
  await expect(evaluation).toBeFocused();
  await page.keyboard.press('Enter');
  const estimate = page.getByRole('dialog', { name: 'Free Home Evaluation' });
  await expect(estimate.getByLabel('Address of the home')).toBeVisible();
  await expect.poll(async () => (await estimate.boundingBox())?.width).toBe(600);
  expect(await violations(page)).toEqual([]);
  await expect(page.locator('#ui-layer').getByRole('dialog')).toHaveCount(1);
  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.move(700, 450);
  await page.evaluate(noteTheWheel);
  await page.mouse.wheel(0, 400);
  await page.evaluate(() => (window as Wheeled).wheeled);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await page.keyboard.press('Escape');
  await expect(estimate).toHaveCount(0);
  await expect(evaluation).toBeFocused();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before);
  await evaluation.focus();
  await expect(evaluation).toBeFocused();

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Write to us' })).toBeFocused();
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'General question' });
  await expect(form.getByLabel('Subject (optional)')).toBeVisible();
  await expect.poll(async () => (await form.boundingBox())?.width).toBe(600);
  // Without waiting: the browser tells of the closed dialog only after the next one has opened.
  for (const key of ['Escape', 'Tab', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByRole('dialog', { name: 'Virtual Office Website facts' })).toContainText(
    'Membership is free',
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'What is a VOW?' })).toBeFocused();

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const auth = page.getByRole('dialog', { name: 'Sign In' });
  for (const [name, path] of [
    ['Sign In', '/account/sign-in'],
    ['Sign Up', '/account/sign-up'],
  ] as const) {
    const way = auth.getByRole('link', { name, exact: true });
    await expect(way).toHaveAttribute('href', new RegExp(`^${path}\\?returnTo=%2Fmodals-`));
  }
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Sign in here' })).toBeFocused();

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const share = page.getByRole('dialog', { name: 'Share this page' });
  await expect(share.getByRole('link', { name: 'Email' })).toHaveAttribute('href', /modals-/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Tell a friend' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const film = page.getByRole('dialog', { name: 'Our film' });
  await expect(film.locator('iframe')).toHaveAttribute('src', /youtube-nocookie\.com\/embed\/dQw4w9WgXcQ/);
  await film.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(page.getByRole('link', { name: 'Our film' })).toBeFocused();

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const player = page.getByRole('dialog').locator('iframe');
  await expect(player).toHaveAttribute('src', /youtube-nocookie\.com\/embed\/dQw4w9WgXcQ/);
});

test('axe finds nothing in any modal, 390 and 768 pixels wide', async ({ browser, page, site }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  const agent = await agentPage(browser, site.url);
  const address = await pageOfLinks(agent, site.url);
  await agent.context().close();

  await page.goto(address, { waitUntil: 'networkidle' });
  const main = page.getByRole('main');
  for (const name of [
    'Free Home Evaluation',
    'Write to us',
    'What is a VOW?',
    'Sign in here',
    'Tell a friend',
    /^Play/,
  ])
    await expectNoViolations(page, main.getByRole('link', { name }));

  await page.goto(`${site.url}/search`, { waitUntil: 'networkidle' });
  const searches = page.getByRole('complementary', { name: 'Your searches' });
  for (const name of ['Popular Searches', 'Saved'])
    await expectNoViolations(page, searches.getByRole('button', { name }));

  await page.getByRole('list', { name: 'Results' }).getByRole('link').first().click();
  const home = page.getByRole('complementary', { name: 'This home' });
  for (const name of ['Share this listing', 'Contact Agent', 'Schedule Tour'])
    await expectNoViolations(page, home.getByRole('link', { name }));
});

type Wheeled = Window & { wheeled?: Promise<void> };

/** In the page: it tells, some frames later, that the wheel was turned. */
function noteTheWheel(): void {
  (window as Wheeled).wheeled = new Promise((resolve) => {
    const wait = (frames: number): unknown =>
      frames === 0 ? resolve() : requestAnimationFrame(() => wait(frames - 1));
    window.addEventListener('wheel', () => wait(12), { capture: true, once: true, passive: true });
  });
}

/** Opens a modal, looks at it at both widths and closes it. */
async function expectNoViolations(page: Page, opener: Locator): Promise<void> {
  const dialog = page.getByRole('dialog');
  await opener.click();
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeVisible();
  await expect(dialog.getByRole('status')).toHaveCount(0);
  for (const width of [768, 390]) {
    await page.setViewportSize({ width, height: 844 });
    // Cards behind it are cut by the bar at the edge, wherever that comes to lie.
    const found = await violations(page, {
      legacy: true,
      within: ':is(dialog[open], [role=dialog]:popover-open)',
    });
    expect(found, `${opener} at ${width} pixels`).toEqual([]);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

test('a form that fails to load or submit shows a message and retains the input; an accepted one shows thanks, as long as the pointer is on them [R8.012 R8.013 R8.014 R4.072 R4.075]', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await page.goto(`${site.url}/sellers`, { waitUntil: 'networkidle' });
  const fails = (operation: string) =>
    page.route('**/graphql', (route) =>
      route.request().postData()?.includes(operation) ? route.abort() : route.continue(),
    );

  await fails('FormView');
  await page
    .getByRole('link', { name: /evaluation/i })
    .and(page.locator('[aria-haspopup]'))
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Free Home Evaluation' });
  await expect(dialog.getByRole('alert')).toContainText('The form could not be loaded. Please try again.');

  await page.unrouteAll();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await dialog.getByLabel('Address of the home').fill('1 Main Street');
  await dialog.getByLabel('Your name').fill('Ada');
  await dialog.getByLabel('E-mail').fill('ada@example.com');
  await fails('SubmitForm');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByText('Your message could not be sent. Please try again.')).toBeVisible();
  await expect(dialog.getByLabel('Your name')).toHaveValue('Ada');

  await page.unrouteAll();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog).toHaveCount(0);
  const thanks = page.getByRole('status').filter({ hasText: 'Thank you! Your message has been sent.' });
  await expect(thanks).toHaveClass(/is-branded/);
  await page.mouse.move(1, 1);
  await page.clock.runFor(7000);
  await thanks.hover();
  await page.clock.runFor(30_000);
  await expect(thanks).toBeVisible();
  await page.mouse.move(1, 1);
  await page.clock.runFor(2000);
  await expect(thanks).toBeVisible();
  await page.clock.runFor(2000);
  await expect(thanks).toHaveCount(0);
});

test('without JavaScript a link to a modal leads to a page that does the same', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();

  await page.goto(`${site.url}/_forms/home-evaluation?listing=E1`);

  await expect(page.getByRole('heading', { level: 1, name: 'Free home evaluation' })).toBeVisible();
  await expect(page.getByLabel('Address of the home')).toBeVisible();
  await test.step('a letter to an agent is for that agent', async () => {
    await page.goto(`${site.url}/agent/daniel-okoro`);
    await page.getByRole('link', { name: /^Write to Daniel/ }).click();
    await expect(page.getByLabel('Message')).toBeVisible();
    await expect(page.locator('input[name="_pageUrl"]').first()).toHaveValue(/[?&]agent=\w/);
  });
  expect((await page.goto(`${site.url}/_forms/nothing`))?.status()).toBe(404);
  await context.close();
});

test('without JavaScript a form in doubt is returned with its values and a captcha', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.url}/_forms/general`);
  await page.getByLabel('Your name').fill('Ada Lind');
  await page.getByLabel('E-mail').fill('ada@example.com');
  await page.getByLabel('Subject').fill('A question');
  await page.getByLabel('Message').fill('Is it quiet? http://a.example http://b.example http://c.example');
  const captcha = page.getByLabel('Numbers in the picture');
  await expect(captcha).toHaveCount(0);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(captcha).toHaveAccessibleDescription(/One more step/);
  await expect(page.getByRole('button', { name: 'Show other numbers' })).toBeHidden();
  const listen = page.getByLabel('Numbers read out');
  const heard = await page.request.get((await listen.getAttribute('src')) ?? '');
  expect(heard.headers()).toMatchObject({ 'content-type': 'audio/wav', 'cache-control': 'no-store' });
  await captcha.fill('00000');

  const result = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('button', { name: 'Send' }).click();
  expect((await result).status()).toBe(422);
  await expect(page.getByLabel('Your name')).toHaveValue('Ada Lind');
  await expect(page.getByLabel('Message')).toHaveValue(/^Is it quiet\? http/);
  await expect(captcha).toHaveValue('');
  await expect(captcha).toHaveAccessibleDescription('These are not the numbers');
  await context.close();
});

test('the toolbar of the editor is 52 pixels high, and notifications begin below it [R9.057 R9.058]', async ({
  browser,
  site,
}) => {
  const agent = await agentPage(browser, site.url);
  await agent.goto(await createPage(agent, site.url, 'toolbar'));
  await startEditing(agent);
  await writeIn(canvasOf(agent).getByRole('textbox', { name: 'Heading' }).first());
  await agent.keyboard.type('Higher');
  const toolbar = agent.getByRole('region', { name: 'Editor', exact: true });
  await expect.poll(async () => (await toolbar.boundingBox())?.height).toBe(52);
  const warning = agent.getByText('Page saved!').waitFor();
  await agent.getByRole('button', { name: 'Save Changes' }).click();

  await warning;
  const stack = agent.getByRole('region', { name: 'Notifications' });
  await expect.poll(async () => (await stack.boundingBox())?.y).toBe(52 + 16);
  // The tools of the first section and the close button of a dialog are at the other end.
  expect((await stack.boundingBox())?.x).toBe(16);

  await test.step('an open menu lies above them', async () => {
    // A pointer on them keeps them.
    await stack.getByRole('button').first().hover();
    await agent.setViewportSize({ width: 390, height: 844 });
    await agent.getByRole('button', { name: 'Publishing', exact: true }).dispatchEvent('click');
    const isCovered = await stack.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const above = document.elementFromPoint(x + width / 2, y + height / 2);

      return above?.closest('.editor-menu__list') !== null;
    });
    expect(isCovered).toBe(true);
  });
  await agent.context().close();
});
