import type { Page } from '@playwright/test';
import { DEFAULT_HERO_STATE } from '#domain/page/hero-state.ts';
import { AGENT, agentPage, createPage, expect, listen, test } from './support/test.ts';

const canvasOf = (agent: Page) => agent.frameLocator('#preview-frame');
const headingsOf = (agent: Page) => canvasOf(agent).getByRole('main').getByRole('heading', { level: 2 });

async function startEditing(agent: Page, address: string) {
  await agent.goto(address);
  await agent.getByRole('button', { name: 'Start Editing' }).click();
  await expect(canvasOf(agent).getByText('First text')).toBeVisible();
  await expect(canvasOf(agent).getByText('Second text')).toBeVisible();
}

test('a strap has its settings and moves up and down; the hero has its settings alone, it is neither moved nor deleted, and nothing is inserted after it [R2.313 R2.314 R2.315 R2.318 R2.319 R2.320]', async ({
  browser,
  site,
}) => {
  const agent = await agentPage(browser, site.url, AGENT);
  const address = await createPage(agent, site.url, 'strap-controls', [], {
    name: 'hero-basic',
    state: { ...DEFAULT_HERO_STATE, title: { html: 'Hero of this test', size: 'h1' } },
  });
  await startEditing(agent, address);
  const canvas = canvasOf(agent);
  const tools = (label: string) => canvas.getByRole('region', { name: `Tools of ${label}` });
  const titles = headingsOf(agent);

  await canvas.getByText('Hero of this test').click();
  const hero = canvas.getByRole('region', { name: /^Tools of/ });
  await expect(hero.getByRole('button', { name: 'Settings', exact: true })).toBeVisible();
  for (const name of ['Move up', 'Move down', 'Delete', 'Insert a strap after this one', 'Duplicate']) {
    await expect(hero.getByRole('button', { name })).toHaveCount(0);
  }

  await canvas.getByText('First text').click();
  await tools('Text').getByRole('button', { name: 'Settings', exact: true }).click();
  const settings = agent.getByRole('dialog', { name: /^Settings of/ });
  await expect(settings).toBeVisible();
  await settings.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(settings).toHaveCount(0);

  await expect(tools('Text').getByRole('button', { name: 'Move up' })).toBeDisabled();
  await tools('Text').getByRole('button', { name: 'Move down' }).click();
  await expect(titles).toHaveText(['Second heading', 'First heading']);
  await expect(tools('Text').getByRole('button', { name: 'Move down' })).toBeDisabled();
  await tools('Text').getByRole('button', { name: 'Move up' }).click();
  await expect(titles).toHaveText(['First heading', 'Second heading']);
  await agent.context().close();
});

test('a walk of edits of every kind is undone step by step to the page as it was, and redone to the end [R2.316 R5.054]', async ({
  browser,
  site,
}) => {
  const agent = await agentPage(browser, site.url, AGENT);
  const said = listen(agent);
  const address = await createPage(agent, site.url, 'undo-all');
  await startEditing(agent, address);
  const canvas = canvasOf(agent);
  const seen = () =>
    canvas
      .getByRole('main')
      .evaluate((main) =>
        [...main.querySelectorAll('[data-puck-component]')].map(
          (strap) => `${strap.textContent?.replace(/\s+/g, ' ')} ${strap.className.replace(/\s+/g, ' ')}`,
        ),
      );
  const undo = agent.getByRole('button', { name: 'Undo the last step' });
  const redo = agent.getByRole('button', { name: 'Redo the step' });
  const start = await seen();

  await canvas.getByRole('textbox', { name: 'Heading' }).first().click();
  await agent.keyboard.press('ControlOrMeta+a');
  await agent.keyboard.type('Typed in place');
  await expect(undo).toBeEnabled();
  await canvas.getByRole('textbox', { name: 'Text' }).last().click();
  await agent.keyboard.press('End');
  await agent.keyboard.type(' and more');
  await expect(canvas.getByText('Second text and more')).toBeVisible();
  await canvas.getByRole('button', { name: 'Move up' }).click();
  await canvas.getByRole('button', { name: 'Duplicate' }).click();
  await expect(headingsOf(agent)).toHaveCount(3);
  await canvas.getByRole('button', { name: 'Delete' }).click();
  const question = agent.getByRole('dialog', { name: 'Delete strap' });
  await expect(question).toContainText('Are you sure you want to remove this strap?');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(headingsOf(agent)).toHaveText(['Second heading', 'Typed in place']);
  const end = await seen();

  let steps = 0;
  for (; await undo.isEnabled(); steps += 1) await undo.click();
  await expect.poll(seen).toEqual(start);
  expect(steps).toBeGreaterThanOrEqual(5);
  await expect(agent.getByRole('button', { name: 'Finish Editing' })).toBeVisible();
  while (await redo.isEnabled()) await redo.click();
  await expect(redo).toBeDisabled();
  await expect.poll(seen).toEqual(end);
  expect(said).toEqual([]);
  await agent.context().close();
});
