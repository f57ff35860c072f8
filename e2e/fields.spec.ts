import { AGENT, agentPage, expect, test } from './support/test.ts';

test('the title of a hero is of the sizes H1, H2 or H3 [R5.013]', async ({ browser, site }) => {
  const agent = await agentPage(browser, site.url, AGENT);
  await agent.goto(site.url);
  await agent.getByRole('button', { name: 'Start Editing' }).click();
  const canvas = agent.frameLocator('#preview-frame');
  await canvas.getByRole('textbox', { name: 'Title' }).first().click();
  await canvas.getByRole('button', { name: 'Settings', exact: true }).click();
  const title = agent.getByRole('group', { name: 'Title', exact: true });

  await expect(title.getByLabel('Size').getByRole('option')).toHaveText(['H1', 'H2', 'H3']);
  await title.getByLabel('Size').selectOption('H3');
  await expect(canvas.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await agent.context().close();
});
