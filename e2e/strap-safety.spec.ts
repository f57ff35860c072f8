import type { Locator, Page } from '@playwright/test';
import { canvasOf, retitle, save } from './support/editor.ts';
import { agentPage, expect, graphql, test } from './support/test.ts';

type StrapOnPage = { name: string; state?: object; config?: object };

test('an image that fails to load shows a cross, and the straps around it stay [R8.031]', async ({
  browser,
  site,
}) => {
  const agent = await agentPage(browser, site.url);
  const slug = await publish(agent, site.url, 'lost-image', [
    { name: 'strap-text', state: { title: heading('Before it') } },
    { name: 'strap-image', state: { image: { imageUrl: '/_files/gone.jpg', altText: 'A lost house' } } },
    { name: 'strap-text', state: { title: heading('After it') } },
  ]);
  // Its console has messages: the browser logs what it could not load.
  const visitor = await (await browser.newContext()).newPage();

  await visitor.goto(`${site.url}/${slug}`, { waitUntil: 'networkidle' });

  await expect(visitor.getByRole('heading', { name: 'Before it' })).toBeVisible();
  await expect(visitor.getByRole('heading', { name: 'After it' })).toBeVisible();

  const image = visitor.getByRole('img', { name: 'A lost house' });
  await image.scrollIntoViewIfNeeded();
  await expect(image).toHaveAttribute('src', /^data:image\/svg\+xml/);
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0);
  await visitor.context().close();
  await agent.context().close();
});

test('unknown and hidden straps are notes to the agent, and a save preserves them [R8.015]', async ({
  browser,
  page,
  site,
}) => {
  const agent = await agentPage(browser, site.url);
  const state = { kept: { as: 'it was' }, list: [1, 'two'] };
  const slug = await publish(agent, site.url, 'kept', [
    { name: 'strap-text', state: { title: heading('To be changed') } },
    { name: 'strap-of-another-time', state },
    { name: 'strap-text', state: { title: heading('Nobody sees it') }, config: { hidden: true } },
  ]);
  await agent.goto(`${site.url}/${slug}`);
  await agent.getByRole('button', { name: 'Start Editing' }).click();
  const canvas = canvasOf(agent);

  await expect(
    canvas.getByText('This strap is hidden to visitors. Enable it in the settings or below.'),
  ).toBeVisible();
  await expect(canvas.getByText(/of a kind this site does not know \(strap-of-another-time\)/)).toBeVisible();
  await retitle(agent, 'To be changed', 'It was changed');
  await save(agent);

  const { data } = await graphql<{ page: { straps: { name: string; state: object }[] } }>(
    agent,
    site.url,
    'query ($slug: String!) { page(slug: $slug) { straps } }',
    { slug },
  );
  expect(data.page.straps[1]).toMatchObject({ name: 'strap-of-another-time', state });
  await page.goto(`${site.url}/${slug}`);
  await expect(page.getByRole('heading', { name: 'It was changed' })).toBeVisible();
  await expect(page.locator('main > section')).toHaveCount(1);
  await agent.context().close();
});

test('scripts in an agent’s markup run for visitors only, with the document’s nonce; invalid markup shows a message', async ({
  browser,
  page,
  site,
}) => {
  const agent = await agentPage(browser, site.url);
  const script = '<p>Markup</p><script>window.markupRan = true</script>';
  const html = { html: encodeURIComponent(script), display: 'block' };
  const slug = await publish(agent, site.url, 'scripts', [
    { name: 'strap-html', state: { html } },
    { name: 'strap-html-full-width', state: { html: { html: '%E0%A4%A', display: 'block' } } },
  ]);

  const response = await page.goto(`${site.url}/${slug}`);
  await expect.poll(() => page.evaluate(hasRun)).toBe(true);
  await expect(page.getByText('Invalid HTML')).toBeVisible();
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/=]+';/);
  expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);

  await agent.goto(`${site.url}/${slug}`);
  await expect(agent.getByRole('button', { name: 'Start Editing' })).toBeVisible();
  await expect(agent.getByText('Markup', { exact: true })).toBeVisible();
  expect(await agent.evaluate(hasRun)).toBe(false);
  await agent.getByRole('button', { name: 'Start Editing' }).click();
  const canvas = canvasOf(agent);
  await expect(canvas.getByText('Markup', { exact: true })).toBeVisible();
  for (const frame of agent.frames()) expect(await frame.evaluate(hasRun)).toBe(false);
  await agent.context().close();
});

test('a page loads the code of the straps it uses and of no other; internal ones cannot be inserted [R2.086 R2.144]', async ({
  browser,
  page,
  site,
}) => {
  const agent = await agentPage(browser, site.url);
  const one = await publish(agent, site.url, 'one-strap', [
    { name: 'strap-text', state: { title: heading('Insert after me') } },
    { name: 'strap-quotes' },
  ]);
  const two = await publish(agent, site.url, 'two-straps', [
    { name: 'strap-quotes' },
    { name: 'strap-compare-block' },
  ]);
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/javascript/.test(response.headers()['content-type'] ?? '')) scripts.push(response.text());
  });
  const loaded = async (...names: string[]) => {
    const texts = await Promise.all(scripts);
    return names.filter((name) => texts.some((script) => script.includes(`${name}__`)));
  };

  await page.goto(`${site.url}/${one}`, { waitUntil: 'networkidle' });
  expect(await loaded('strap-quotes', 'strap-compare-block', 'strap-team-roster')).toEqual(['strap-quotes']);
  await page.goto(`${site.url}/${two}`, { waitUntil: 'networkidle' });
  expect(await loaded('strap-compare-block', 'strap-team-roster')).toEqual(['strap-compare-block']);

  await agent.goto(`${site.url}/${one}`);
  await agent.getByRole('button', { name: 'Start Editing' }).click();
  const canvas = canvasOf(agent);
  await canvas.getByText('Insert after me').click();
  await canvas.getByRole('button', { name: 'Insert a section after this one' }).first().click();
  const picker = agent.getByRole('dialog', { name: 'Insert a section' });
  await expect(picker.getByText('Compar', { exact: false }).first()).toBeVisible();
  for (const label of ['Agent login', 'Error', 'Empty page', 'Blog post']) {
    await expect(picker.getByText(label, { exact: true })).toHaveCount(0);
  }
  await agent.context().close();
});

test('the button of newly inserted resources for sellers opens the home evaluation over the page', async ({
  browser,
  page,
  site,
}) => {
  const agent = await agentPage(browser, site.url);
  const slug = await publish(agent, site.url, 'sellers', [{ name: 'strap-sellers-resources' }]);
  await agent.context().close();
  await page.goto(`${site.url}/${slug}`, { waitUntil: 'networkidle' });

  await page.locator('.strap-sellers-resources').getByText('Free Home Evaluation').click();

  const dialog = page.getByRole('dialog', { name: 'Free Home Evaluation' });
  await expect(dialog.getByLabel('Address of the home')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(`/${slug}`);
});

test('an empty strap takes no space; plain text or a background image make it visible', async ({
  browser,
  page,
  site,
}) => {
  const agent = await agentPage(browser, site.url);
  const bgImage = { imageUrls: ['/_files/demo/scenes/office-edmonton.jpg'] };
  const empty = { html: { html: '', display: 'block', className: '', disablePostscribe: false } };
  const slug = await publish(agent, site.url, 'nothing', [
    { name: 'strap-text', state: { title: heading('Before them') } },
    { name: 'strap-html', state: empty },
    { name: 'strap-html', state: empty, config: { style: { bgImage } } },
    { name: 'strap-text', state: { title: heading('After them') } },
  ]);
  await agent.context().close();
  await page.goto(`${site.url}/${slug}`, { waitUntil: 'networkidle' });
  const markup = page.locator('.strap-html');
  const words = page.locator('.strap-text').last();
  await expect(words.getByRole('heading', { name: 'After them' })).toBeVisible();

  await expect.poll(() => heightOf(markup.first())).toBe(0);
  await expect.poll(() => heightOf(markup.last())).toBeGreaterThan(50);

  // As a strap of a package may render it: no element, only text.
  await words.locator('.strap__inner').evaluate((inner) => inner.replaceChildren('Open on Sundays'));
  await expect(words.getByText('Open on Sundays')).toBeVisible();
  await words.locator('.strap__inner').evaluate((inner) => inner.replaceChildren());
  await expect.poll(() => heightOf(words)).toBe(0);
});

/** In the page: whether the markup's script ran. */
function hasRun(): boolean {
  return 'markupRan' in window;
}

/** A page of these straps, saved as the agent would; gives its slug. */
async function publish(
  agent: Page,
  origin: string,
  name: string,
  straps: readonly StrapOnPage[],
): Promise<string> {
  const slug = `safety-${name}-${Date.now().toString(36)}`;
  const { data } = await graphql<{ savePage: { __typename: string } }>(
    agent,
    origin,
    'mutation ($page: JSON!) { savePage(input: { page: $page }) { __typename ... on UserError { message field } } }',
    {
      page: {
        id: slug,
        slug,
        name: slug,
        order: 96,
        metaInfo: { title: slug, description: '', imageUrl: '' },
        hero: null,
        straps: straps.map((strap, order) => ({
          id: `strap-${order}`,
          order,
          state: {},
          config: {},
          ...strap,
        })),
        config: {},
        state: {},
      },
    },
  );
  expect(data.savePage, JSON.stringify(data)).toMatchObject({ __typename: 'SavePageSuccess' });

  return slug;
}

function heading(html: string) {
  return { html, size: 'h2' };
}

const heightOf = (strap: Locator) => strap.evaluate((element) => element.getBoundingClientRect().height);
