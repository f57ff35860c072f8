import { canvasOf, discardChanges, noDrafts, openSettings, save, siteDraftsAre } from './support/editor.ts';
import { agentPage, createPage, expect, test } from './support/test.ts';

/** What only the JSON of each object has. */
const OBJECTS: [string, Record<string, unknown>][] = [
  ['Page', { straps: [{ name: 'strap-text' }, { name: 'strap-text' }] }],
  ['Header', { name: expect.stringMatching(/^header-/), nav: expect.any(Array) }],
  ['Footer', { name: expect.stringMatching(/^footer-/), nav: expect.any(Array) }],
  ['Website', { config: { display: { siteName: expect.any(String) } }, theme: { fonts: expect.anything() } }],
];

test('page, header, footer and website are exported as JSON, and imported JSON is rejected with the invalid field [R1.023] [R1.024] [R2.300] [R2.301] [R2.302] [R2.303] [R2.304] [R2.305] [R2.306] [R6.023]', async ({
  browser,
  page,
  site,
}) => {
  const agent = await agentPage(browser, site.url);
  const address = await createPage(agent, site.url, 'as-json');
  await page.goto(address);
  await expect(page.getByRole('button', { name: 'Website Settings' })).toHaveCount(0);

  await agent.goto(address);
  const settings = await openSettings(agent);
  await settings.getByRole('button', { name: 'Tools' }).click();
  const out = settings.getByRole('region', { name: 'Export JSON' });
  for (const [object, shape] of OBJECTS) {
    await out.getByRole('button', { name: object }).click();
    const json = out.getByRole('textbox', { name: object });
    await expect(json).not.toHaveValue('');
    expect(JSON.parse(await json.inputValue())).toMatchObject(shape);
  }

  const edit = settings.getByRole('region', { name: 'Edit JSON' });
  await expect(edit.getByLabel('Object').getByRole('option')).toHaveText([
    'Page',
    'Header',
    'Footer',
    'Website',
  ]);
  const box = edit.getByRole('textbox', { name: 'JSON' });
  for (const [object, shape] of OBJECTS.toReversed()) {
    await edit.getByLabel('Object').selectOption(object);
    await box.fill('');
    await edit.getByRole('button', { name: 'Load' }).click();
    await expect(box).not.toHaveValue('');
    expect(JSON.parse(await box.inputValue())).toMatchObject(shape);
  }
  await expect(box).toHaveValue(/First heading/);
  const loaded = JSON.parse(await box.inputValue());
  await box.fill('{ "straps": ');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit.getByRole('alert')).toContainText('This is not JSON');
  await expect(edit.getByRole('alert')).toBeInViewport({ ratio: 1 });
  await box.fill(JSON.stringify({ ...loaded, straps: [{ ...loaded.straps[0], id: 7 }] }));
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit.getByRole('alert')).toContainText('straps.0.id: ');

  await box.fill(JSON.stringify(loaded).replace('First heading', 'Heading from JSON'));
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(canvasOf(agent).getByText('Heading from JSON')).toBeVisible();
  await save(agent);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Heading from JSON' })).toBeVisible();
  await agent.context().close();
});

test.describe('what all pages share', () => {
  test('JSON is imported into the selected object, and Undo Changes reverts it [R2.305] [R2.307]', async ({
    browser,
    site,
  }) => {
    const agent = await agentPage(browser, site.url);
    await agent.goto(await createPage(agent, site.url, 'json-of-parts'));
    const canvas = canvasOf(agent);
    await agent.getByRole('button', { name: 'Start Editing' }).click();
    const [header, footer] = [canvas.locator('header.strap'), canvas.locator('footer.strap')];
    await expect(header).toBeVisible();

    for (const [object, place] of [
      ['Header', header],
      ['Footer', footer],
    ] as const) {
      const settings = await openSettings(agent);
      await settings.getByRole('button', { name: 'Tools' }).click();
      const edit = settings.getByRole('region', { name: 'Edit JSON' });
      const box = edit.getByRole('textbox', { name: 'JSON' });
      await edit.getByLabel('Object').selectOption(object);
      await box.fill('');
      await edit.getByRole('button', { name: 'Load' }).click();
      await expect(box).not.toHaveValue('');
      const loaded = JSON.parse(await box.inputValue());
      await box.fill(
        JSON.stringify({ ...loaded, nav: [{ label: `Only in the ${object}`, href: '/about' }] }),
      );
      await edit.getByRole('button', { name: 'Save' }).click();
      await expect(place.getByText(`Only in the ${object}`).first()).toBeAttached();
    }
    await expect(header.getByText('Only in the Footer')).toHaveCount(0);

    await siteDraftsAre(agent, site.url, ['footer', 'header']);
    await discardChanges(agent);
    await expect(canvas.getByText('Only in the Header')).toHaveCount(0);
    await noDrafts(agent, site.url);
    await agent.context().close();
  });
});
