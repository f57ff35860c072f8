import { agentPage, expect, test, violations } from './support/test.ts';

test('an agent writes a post, schedules and publishes it; a visitor reads it with author, homes and feed', async ({
  browser,
  page,
  site,
}) => {
  const agent = await agentPage(browser, site.url, undefined, {
    viewport: { width: 1440, height: 900 },
    timezoneId: 'Europe/Madrid',
  });
  await agent.goto(`${site.url}/blog`);
  await agent.getByRole('button', { name: 'Manage Pages' }).click();
  await agent.getByRole('link', { name: 'Blog Posts' }).click();
  const dialog = agent.getByRole('dialog', { name: 'Blog Posts' });
  await dialog.getByRole('button', { name: 'Categories' }).click();
  await dialog.getByLabel('New category').fill('Street notes');
  await dialog.getByLabel('New category').press('Enter');
  await expect(dialog.getByLabel('Name of the category Street notes')).toBeVisible();
  await dialog.getByRole('button', { name: 'All posts' }).click();
  await dialog.getByRole('button', { name: 'New Post' }).click();

  const form = agent.getByRole('dialog', { name: 'New post' });
  await test.step('what is typed survives a closed tab', async () => {
    await form.getByLabel('Title', { exact: true }).fill('Three quiet streets');
    await form.getByRole('textbox', { name: 'Text of the post' }).click();
    await agent.keyboard.type('Walk them on a Sunday.');
    await expect
      .poll(() => agent.evaluate(() => localStorage.getItem('strapwork.post.new')))
      .toContain('Walk them on a Sunday.');
    await agent.reload();
    await agent.getByRole('dialog').getByRole('button', { name: 'New Post' }).click();
    await expect(form.getByText('Text that was not saved has been restored.')).toBeVisible();
    await expect(form.getByLabel('URL', { exact: true })).toHaveValue('three-quiet-streets');
  });
  await form.getByLabel('Street notes').check();
  expect(await violations(agent, { legacy: true })).toEqual([]);

  const edited = agent.getByRole('dialog', { name: 'Edit post' });
  await test.step('a scheduled post is not public yet', async () => {
    await form.getByLabel('Date', { exact: true }).fill('2099-05-01T09:00');
    await form.getByRole('button', { name: 'Schedule' }).click();
    // In the time zone of the site, not in that of its agent.
    await expect(edited.getByText(/schedules the post \(Mountain Time/)).toBeVisible();
    await expect(edited.getByText(/^Goes live .*9:00/)).toBeVisible();
    await expect(edited.getByRole('button', { name: 'Update' })).toBeVisible();
    // It is how the text begins, and follows it.
    await expect(edited.getByLabel('Excerpt')).toHaveValue('');
    await page.goto(`${site.url}/blog`);
    await expect(page.getByRole('link', { name: 'Three quiet streets' })).toHaveCount(0);
  });
  await edited.getByLabel('Date', { exact: true }).fill('');
  await edited.getByRole('button', { name: 'Publish' }).click();
  await expect(edited.getByText(/^Live since/)).toBeVisible();

  await page.reload();
  await page.getByRole('link', { name: 'Three quiet streets' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Three quiet streets' })).toBeVisible();
  await expect(page.getByText('Written by')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Related homes' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const feed = await page.locator('link[type="application/rss+xml"]').getAttribute('href');
  const xml = await page.evaluate(async (url) => (await fetch(url)).text(), feed ?? '');
  expect(xml).toContain('<title>Three quiet streets</title>');

  await test.step('another address leads to the post, the former one redirects', async () => {
    const former = page.url();
    await edited.getByLabel('URL', { exact: true }).fill('three-streets');
    await edited.getByRole('button', { name: 'Update' }).click();
    await expect(edited.getByText('You have unsaved changes.')).toHaveCount(0);
    await page.goto(former);
    await expect(page).toHaveURL(/\/three-streets$/);
  });

  await edited.getByRole('button', { name: 'Delete' }).click();
  await agent.getByRole('dialog', { name: 'Delete post' }).getByRole('button', { name: 'Delete' }).click();
  await expect(agent.getByRole('dialog', { name: 'Blog Posts' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Three quiet streets' })).toHaveCount(0);
});
