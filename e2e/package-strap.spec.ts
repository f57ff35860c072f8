import type { RunningSite } from '../scripts/lib/site.ts';
import { canvasOf, save, writeIn } from './support/editor.ts';
import { startSeededSite } from './support/template.ts';
import { agentPage, createPage, expect, listen, test } from './support/test.ts';

/** Another configuration is another build; the development server builds it on request. */
let site: RunningSite;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  site = await startSeededSite({
    env: { NODE_ENV: 'development', STRAPWORK_CONFIG: 'e2e/fixtures/strapwork.config.ts' },
    timeoutMs: 230_000,
  });
});

test.afterAll(() => site?.stop());

test('a strap of a package is inserted, edited, rendered on the server and hydrated like one of the product', async ({
  browser,
}) => {
  test.slow();
  const agent = await agentPage(browser, site.origin);
  const address = await createPage(agent, site.origin, 'package-strap');
  await agent.goto(address);
  const canvas = canvasOf(agent);
  // The development server reloads the page when it first bundles a library of the editor.
  await expect(async () => {
    await agent.getByRole('button', { name: 'Start Editing' }).click({ timeout: 5000 });
    await canvas.getByText('Second text').click({ timeout: 60_000 });
  }).toPass();
  await canvas.getByRole('button', { name: 'Insert a section after this one' }).last().click();
  const picker = agent.getByRole('dialog', { name: 'Insert a section' });
  await picker.getByRole('searchbox', { name: 'Search sections' }).fill('opening', { timeout: 60_000 });
  await picker
    .getByRole('radio', { name: /^Opening hours/ })
    .first()
    .check();
  await picker.getByRole('button', { name: 'Insert', exact: true }).click();
  await expect(canvas.getByText('Monday to Friday, 9 to 5')).toBeVisible();

  // Typed on the page itself, and in the settings.
  await writeIn(canvas.getByRole('textbox', { name: 'Heading' }).last());
  await agent.keyboard.press('ControlOrMeta+a');
  await agent.keyboard.type('When we are in');
  await canvas.getByRole('button', { name: 'Settings' }).last().click();
  const panel = agent.getByRole('dialog', { name: 'Settings of Opening hours' });
  await panel.getByLabel('Hours').fill('Every day, 8 to 8');
  await save(agent);

  const markup = await (await agent.request.get(address)).text();
  expect(markup).toMatch(/When we are in<\/h2>/);
  expect(markup).toContain('Every day, 8 to 8');

  const visitor = await (await browser.newContext()).newPage();
  const consoleMessages = listen(visitor);
  await visitor.goto(address);
  const strap = visitor.locator('section.strap.strap-opening-hours');
  await expect(strap.getByRole('heading', { name: 'When we are in' })).toBeVisible();
  await expect(async () => {
    await strap.getByRole('button', { name: 'Holidays', expanded: false }).click();
    await expect(strap.getByText('Closed on statutory holidays')).toBeVisible({ timeout: 1000 });
  }).toPass();
  expect(consoleMessages.filter((text) => /hydrat|did not match/i.test(text))).toEqual([]);
  await visitor.context().close();
  await agent.context().close();
});
