import type { Route } from '@playwright/test';
import { agentPage, createPage, expect, test } from './support/test.ts';

const FAILED = 'Error loading the component!';

test('an editor whose code cannot be loaded shows an error, and the page stays [R8.017]', async ({
  browser,
  site,
}) => {
  const agent = await agentPage(browser, site.url);
  const pageUrl = await createPage(agent, site.url, 'blocked-editor');
  await agent.goto(pageUrl);
  await agent.route(/\/assets\/canvas-[^/]*\.js/, (route) => route.abort());

  await agent.getByRole('button', { name: 'Start Editing' }).click();

  await expect(agent.getByText(`${FAILED} Reload the page and try again.`)).toBeVisible();
  await expect(agent.getByRole('heading', { name: 'First heading' })).toBeVisible();
  await expect(agent.getByRole('button', { name: 'Start Editing' })).toBeVisible();

  await agent.unrouteAll();
  await agent.route(/\/assets\/toolbar-entry-[^/]*\.js/, (route) => route.abort());
  await agent.reload();
  await expect(agent.getByText(`${FAILED} Reload the page and try again.`)).toBeVisible();
  await expect(agent.getByRole('heading', { name: 'First heading' })).toBeVisible();
  await agent.context().close();
});

test('options that cannot be loaded show an error in the settings of a strap, and load on retry [R8.016]', async ({
  browser,
  site,
}) => {
  const agent = await agentPage(browser, site.url);
  const pageUrl = await createPage(agent, site.url, 'failing-options', [
    { name: 'strap-featured-agent', state: { linkList: [] } },
  ]);
  await agent.goto(pageUrl);
  await agent.getByRole('button', { name: 'Start Editing' }).click();
  const canvas = agent.frameLocator('#preview-frame');
  await canvas.locator('.strap-featured-agent').click();
  await expect(canvas.getByRole('button', { name: 'Settings' }).last()).toBeVisible();
  const failing = (route: Route) =>
    route.request().postData()?.includes('AgentOptions') ? route.abort() : route.continue();
  await agent.route('**/graphql', failing);
  await canvas.getByRole('button', { name: 'Settings' }).last().click();
  const panel = agent.getByRole('dialog', { name: /^Settings of/ });

  await expect(panel.getByRole('alert')).toContainText('Error loading options.');
  await agent.unroute('**/graphql', failing);
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel.getByRole('alert')).toHaveCount(0);

  const choice = panel.getByRole('combobox', { name: 'Agent', exact: true });
  const name = (await choice.locator('option').nth(1).textContent()) ?? '';
  await choice.selectOption({ label: name });
  await expect(canvas.locator('.strap-featured-agent').getByText(name).first()).toBeVisible();
  await agent.context().close();
});
