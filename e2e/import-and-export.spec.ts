import { canvasOf, openSettings, save } from './support/editor.ts';
import { agentPage, createPage, expect, test } from './support/test.ts';

test('page, header, footer and website come out as JSON, and JSON goes in with the field named that is wrong [R1.023] [R1.024] [R2.300] [R2.301] [R2.302] [R2.303] [R2.304] [R2.305] [R2.306] [R2.307] [R6.023]', async ({
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
  for (const [object, member] of [
    ['Page', 'straps'],
    ['Header', 'nav'],
    ['Footer', 'state'],
    ['Website', 'theme'],
  ] as const) {
    await out.getByRole('button', { name: object }).click();
    const json = out.getByRole('textbox', { name: object });
    await expect(json).not.toHaveValue('');
    expect(JSON.parse(await json.inputValue())).toHaveProperty(member);
  }

  const edit = settings.getByRole('region', { name: 'Edit JSON' });
  await expect(edit.getByLabel('Object').getByRole('option')).toHaveText([
    'Page',
    'Header',
    'Footer',
    'Website',
  ]);
  const box = edit.getByRole('textbox', { name: 'JSON' });
  await edit.getByRole('button', { name: 'Load' }).click();
  await expect(box).toHaveValue(/First heading/);
  const loaded = JSON.parse(await box.inputValue());
  await box.fill('{ "straps": ');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit.getByRole('alert')).toContainText('This is not JSON');
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
