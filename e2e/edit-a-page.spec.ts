import {
  canvasOf,
  choose,
  expectNotice,
  retitle,
  save,
  startEditing,
  toolsOf,
  violationsLightAndDark,
} from './support/editor.ts';
import { AGENT, agentPage, createPage, expect, graphql, listen, test } from './support/test.ts';

test('an agent edits a page in place and a visitor sees it at once at its slug [R0.002 R1.016 R2.019 R4.005 R4.006 R4.008 R7.019]', {
  tag: '@core',
}, async ({ browser, page, site }) => {
  const agent = await agentPage(browser, site.url, AGENT);
  const consoleMessages = listen(agent);
  const pageUrl = await createPage(agent, site.url, 'edit-in-place');
  await agent.goto(pageUrl);
  await expect(agent.getByRole('button', { name: 'Save Changes' })).toHaveCount(0);

  await agent.getByRole('button', { name: 'Start Editing' }).click();
  await retitle(agent, 'First heading', 'A heading typed on the page');
  await agent.keyboard.press('Enter');
  await agent.keyboard.type('and a second line');
  await agent.keyboard.press('Enter');

  await expect(agent.getByRole('button', { name: 'Undo Changes' })).toBeVisible();
  await expect(agent.getByRole('button', { name: 'Finish Editing' })).toHaveCount(0);
  await save(agent);

  await page.goto(pageUrl);
  const heading = page.getByRole('heading', { name: 'A heading typed on the page' });
  await expect(heading).toBeVisible();
  expect(await heading.innerHTML()).toBe('A heading typed on the page<br>and a second line');
  await expect(page.getByText('Second text')).toBeVisible();
  expect(consoleMessages).toEqual([]);
});

test('straps are inserted, moved and, after a question, deleted; a step can be undone, and Undo Changes brings back what was saved last [R4.012 R4.019 R4.020 R4.021]', async ({
  browser,
  site,
}) => {
  const agent = await agentPage(browser, site.url, AGENT);
  const pageUrl = await createPage(agent, site.url, 'edit-straps');
  await agent.goto(pageUrl);
  await agent.getByRole('button', { name: 'Start Editing' }).click();
  const canvas = canvasOf(agent);
  const headings = canvas.getByRole('group').getByRole('heading', { level: 2 });
  await expect(headings).toHaveText(['First heading', 'Second heading']);

  await canvas.getByText('Second text').click();
  const tools = await toolsOf(agent, 'Text');
  await expect(tools.getByRole('button', { name: 'Move down' })).toBeDisabled();
  await tools.getByRole('button', { name: 'Move up' }).click();
  await expect(headings).toHaveText(['Second heading', 'First heading']);
  await expect(tools.getByRole('button', { name: 'Move up' })).toBeDisabled();

  await tools.getByRole('button', { name: 'Insert a section after this one' }).click();
  const picker = agent.getByRole('dialog', { name: 'Insert a section' });
  await expect(picker.getByRole('button', { name: 'Insert', exact: true })).toBeDisabled();
  await picker.getByRole('searchbox', { name: 'Search sections' }).fill('icons');
  await picker
    .getByRole('radio', { name: /^Big icons/ })
    .first()
    .check();
  await picker.getByRole('button', { name: 'Insert', exact: true }).click();
  await expect(canvas.getByText('How We Help')).toBeVisible();

  await canvas.getByText('First text').click();
  await (await toolsOf(agent, 'Text')).getByRole('button', { name: 'Delete' }).click();
  const question = agent
    .getByRole('dialog')
    .filter({ hasText: 'Are you sure you want to remove this strap?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(canvas.getByText('First text')).toBeVisible();
  await canvas.getByText('First text').click();
  await (await toolsOf(agent, 'Text')).getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(canvas.getByText('First text')).toHaveCount(0);

  await agent.getByRole('button', { name: 'Undo the last step' }).click();
  await expect(canvas.getByText('First text')).toBeVisible();
  await test.step('Undo Changes brings back what was saved last', async () => {
    const first = canvas.getByRole('group').getByRole('heading', { level: 2 }).first();
    const undo = agent.getByRole('button', { name: 'Undo Changes' });
    const question = agent.getByRole('dialog', { name: 'Discard Changes' });
    await undo.click();
    await expect(question).toContainText('all changes of this page since they were last saved');
    expect(await violationsLightAndDark(agent)).toEqual([]);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(first).toHaveText('Second heading');
    await expect(agent.getByRole('button', { name: 'Undo the last step' })).toBeEnabled();

    await undo.click();
    await question.getByRole('button', { name: 'Discard Changes' }).click();

    await expect(first).toHaveText('First heading');
    await expect(agent.getByRole('button', { name: 'Finish Editing' })).toBeVisible();
  });
  await agent.context().close();
});

test('Save Changes says before and after what it publishes and what stays hidden', async ({
  browser,
  page,
  site,
}) => {
  // Many steps at three widths.
  test.slow();
  const agent = await agentPage(browser, site.url, AGENT);
  const pageUrl = await createPage(agent, site.url, 'goes-live');
  await agent.goto(pageUrl);
  await startEditing(agent);
  await retitle(agent, 'First heading', 'Goes live');
  const button = agent.getByRole('button', { name: 'Save Changes' });
  await expect(button).toHaveAccessibleDescription('Publishes this page.');
  const state = agent.locator('.page-state');
  await expect(state).toHaveText('Not live yetthis page');
  await expect(button).toContainText('goes live now');
  await test.step('a preview shows the changes as visitors would see them', async () => {
    const opened = agent.context().waitForEvent('page', { timeout: 60_000 });
    await agent.locator('.editor-toolbar__preview').click();
    const preview = await opened;
    await expect(preview.getByRole('heading', { name: 'Goes live' })).toBeVisible();
    await expect(preview.getByRole('note')).toHaveText('Preview of a draft, not live');
    await expect(preview.getByRole('region', { name: 'Editor', exact: true })).toHaveCount(0);
    await preview.close();
  });
  await button.click();
  await expect(agent.getByText('Page saved! Live now: this page.')).toBeVisible();
  await expect(state).toHaveText('Live');

  await agent.getByRole('button', { name: 'Finish Editing' }).click();
  await expectNotice(agent, 'This page is a draft: visitors do not see it.', () =>
    choose(agent, 'Publishing', 'Hide From Visitors'),
  );
  await expect(state).toHaveText('Draft – not live yet');
  await startEditing(agent);
  await retitle(agent, 'Goes live', 'Stays hidden');
  await expect(button).toHaveAccessibleDescription('This page stays a draft: visitors do not see it.');
  await expect(button).toContainText('stays a draft');

  await test.step('a draft page is saved and published at once', async () => {
    await retitle(agent, 'Stays hidden', 'Shown at once');
    for (const width of [1600, 1440, 1280]) {
      await agent.setViewportSize({ width, height: 900 });
      const isCut = await state.evaluate(
        (element) =>
          element.scrollWidth > element.clientWidth ||
          document.documentElement.scrollWidth > document.documentElement.clientWidth,
      );
      expect(isCut, `the state of the page is whole at ${width} pixels`).toBe(false);
    }
    await agent.setViewportSize({ width: 1280, height: 720 });
    await expectNotice(agent, 'This page is live now.', () =>
      agent.locator('.editor-toolbar > .editor-button', { hasText: 'Save and Publish Page' }).click(),
    );
    await expect(state).toHaveText('Live');
    await page.goto(pageUrl);
    await expect(page.getByRole('heading', { name: 'Shown at once' })).toBeVisible();
  });
  await test.step('Ctrl+S saves what is being typed, and says when nothing is to be saved', async () => {
    await retitle(agent, 'Shown at once', 'Saved by a key');
    await expect(button).toHaveAttribute('title', 'Save Changes (Ctrl+S)');
    await expect(button).toHaveAttribute('aria-keyshortcuts', /Control\+S/);
    await agent.keyboard.type(' press');
    await expectNotice(agent, 'Page saved! Live now: this page.', () => agent.keyboard.press('Control+s'));
    await expect(agent.getByRole('button', { name: 'Finish Editing' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Saved by a key press' })).toBeVisible();
    await expectNotice(agent, 'Everything is saved.', () => agent.keyboard.press('Control+s'));
  });
  await agent.context().close();
});

test('sample text of a new strap is not published without a confirmation', async ({
  browser,
  page,
  site,
}) => {
  const agent = await agentPage(browser, site.url, AGENT);
  const slug = `sample-text-${Date.now().toString(36)}`;
  const pageUrl = `${site.url}/${slug}`;
  await graphql(
    agent,
    site.url,
    'mutation ($page: JSON!) { savePage(input: { page: $page }) { __typename } }',
    {
      page: {
        ...{ id: slug, slug, name: slug, order: 90, hero: null, config: {}, state: {} },
        metaInfo: { title: 'My Page', description: 'Made for one test', imageUrl: '' },
        straps: [
          {
            id: 'two',
            order: 0,
            name: 'strap-text',
            state: { title: { html: 'Our clients', size: 'h2' }, text: { html: '<p>Second text</p>' } },
            config: {},
          },
          {
            id: 'asked',
            order: 1,
            name: 'strap-faq',
            state: { title: { html: 'Asked often', size: 'h2' }, items: [] },
            config: {},
          },
        ],
      },
    },
  );
  await agent.goto(pageUrl);
  await startEditing(agent);
  const canvas = canvasOf(agent);
  await canvas.getByText('Second text').click();
  const tools = await toolsOf(agent, 'Text');
  await tools.getByRole('button', { name: 'Insert a section after this one' }).click();
  const picker = agent.getByRole('dialog', { name: 'Insert a section' });
  await picker.getByRole('searchbox', { name: 'Search sections' }).fill('testimonial');
  await picker
    .getByRole('radio', { name: /^Testimonial/ })
    .first()
    .check();
  await picker.getByRole('button', { name: 'Insert', exact: true }).click();
  await expect(canvas.getByText('Name of the client, neighbourhood')).toBeVisible();

  const button = agent.getByRole('button', { name: 'Save Changes' });
  const question = agent.getByRole('dialog', { name: 'Samples Go Live' });
  await button.click();
  await expect(question).toContainText(/Testimonial: “.*”, “Name of the client, neighbourhood”/);
  expect(await violationsLightAndDark(agent)).toEqual([]);
  await question.getByRole('button', { name: 'Keep Editing' }).click();
  await expect(button).toBeFocused();
  const before = await (await page.request.get(pageUrl)).text();
  expect(before).not.toContain('Name of the client, neighbourhood');
  // A section of items without one is no section to visitors.
  expect(before).not.toContain('Asked often');

  // The check of the page finds it too, and each finding leads to its place.
  await choose(agent, 'Publishing', 'Check This Page');
  const check = agent.getByRole('dialog', { name: 'Check This Page' });
  const finding = check.getByRole('button', {
    name: /^Sample text: “.+”, “Name of the client, neighbourhood”/,
  });
  await expect(finding).toContainText('Testimonial');
  const lacking = check.getByRole('button', {
    name: /^Visitors do not see this section. It lacks: Questions/,
  });
  await expect(lacking).toContainText('Asked often');
  expect(await violationsLightAndDark(agent)).toEqual([]);

  // A new page has no title of its own; it gets one there, which is a change like any other.
  const untitled = check.getByRole('button', { name: /^The page has no title of its own/ });
  await untitled.click();
  const naming = agent.getByRole('dialog', { name: 'Title and description' });
  await expect(naming.getByLabel('Title', { exact: true })).toBeFocused();
  await naming.getByLabel('Title', { exact: true }).fill('Words that clients wrote');
  expect(await violationsLightAndDark(agent)).toEqual([]);
  await naming.getByRole('button', { name: 'Apply' }).click();
  await expect(finding).toBeVisible();
  await expect(untitled).toHaveCount(0);
  await finding.click();
  await expect(check).toHaveCount(0);
  await expect(canvas.locator('[data-puck-component]:focus')).toContainText('Name of the client');

  // What is typed afterwards leaves the title as it is.
  await retitle(agent, 'Our clients', 'What they wrote');
  await expect(canvas.getByText('Visitors see this section once it has: Questions')).toBeVisible();
  await agent.getByRole('button', { name: 'Sections', exact: true }).click();
  const rows = agent.locator('.editor-list [data-strap]');
  await expect(rows.filter({ hasText: 'Not shown: empty' })).toHaveCount(1);
  await expect(rows.filter({ hasText: 'Not shown: empty' })).toContainText('Asked often');
  await canvas.getByRole('button', { name: 'Add Question' }).click();
  await expect(canvas.getByText('A question?')).toBeVisible();
  await expect(rows.filter({ hasText: 'Not shown: empty' })).toHaveCount(0);
  await button.click();
  await question.getByRole('button', { name: 'Go there: Testimonial' }).click();
  await expect(question).toHaveCount(0);
  await expect(canvas.locator('[data-puck-component]:focus')).toContainText('Name of the client');
  await button.click();
  await question.getByRole('button', { name: 'Save Anyway' }).click();
  await expect(agent.getByText(/^Page saved!/)).toBeVisible();
  await expect(rows.first(), 'the list of sections stays open').toBeVisible();
  // A saved page is live within a second.
  const live = async () => (await page.request.get(pageUrl)).text();
  await expect.poll(live).toContain('Name of the client, neighbourhood');
  expect(await live()).toContain('Asked often');
  expect(await live()).toContain('<title>Words that clients wrote');
  await agent.context().close();
});

test('visitors see no editing tools and load none [R2.269 R2.270 R2.271 R2.272 R6.011 R6.012 R6.014 R6.026]', async ({
  page,
  site,
}) => {
  const requests = new Set<string>();
  page.on('response', (response) => {
    if (/javascript/.test(response.headers()['content-type'] ?? '')) requests.add(response.url());
  });

  for (const path of ['/', '/about', '/search', '/access']) {
    await page.goto(site.url + path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('button', { name: /Editing$|^(Undo|Save) Changes$/ })).toHaveCount(0);
  }

  const scripts = await Promise.all(
    [...requests].map(async (url) => `${url} ${await (await page.request.get(url)).text()}`),
  );
  expect(scripts.length).toBeGreaterThan(3);
  // A strap's own controls are marked for the canvas by this attribute; nothing of the editor comes with it.
  const withoutMark = (script: string) => script.replaceAll('data-puck-overlay-portal', '');
  expect(
    scripts
      .filter((script) => /puck|prosemirror|Start Editing/i.test(withoutMark(script)))
      .map((script) => script.slice(0, 80)),
  ).toEqual([]);
});
