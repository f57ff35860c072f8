import { canvasOf, save, writeIn } from './support/editor.ts';
import { AGENT, agentPage, createPage, expect, listen, test } from './support/test.ts';

test('rich text typed on the page is aligned in four ways, sized in four and coloured from the palette and the theme, and visitors see it so [R5.035 R5.036 R9.069]', async ({
  browser,
  page,
  site,
}) => {
  const agent = await agentPage(browser, site.url, AGENT);
  const consoleMessages = listen(agent);
  const address = await createPage(agent, site.url, 'rich-text');
  await agent.goto(address);
  await agent.getByRole('button', { name: 'Start Editing' }).click();
  const canvas = canvasOf(agent);
  const box = canvas.getByRole('textbox', { name: 'Text' }).first();
  const text = box.getByText('First text');
  await writeIn(box);
  await agent.keyboard.press('ControlOrMeta+a');
  const tool = (name: string) => canvas.getByRole('button', { name, exact: true });

  for (const [button, align] of [
    ['Align left', 'left'],
    ['Align center', 'center'],
    ['Align right', 'right'],
    ['Justify', 'justify'],
  ] as const) {
    await tool(button).click();
    await expect(text).toHaveCSS('text-align', align);
  }

  await tool('Text size').click();
  const pixels = async () =>
    Number.parseFloat(await text.evaluate((element) => getComputedStyle(element).fontSize));
  const sizes: number[] = [];
  for (const size of ['Small', 'Normal', 'Large', 'Huge']) {
    await tool(size).click();
    await expect(tool(size)).toHaveAttribute('aria-pressed', 'true');
    sizes.push(await pixels());
  }
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
  expect(new Set(sizes).size).toBe(4);

  await tool('Text colour').click();
  const fixed = canvas.getByRole('group', { name: 'Fixed colours' }).getByRole('button');
  await expect(fixed).toHaveCount(12);
  await tool('Red').click();
  await expect(text).toHaveCSS('color', 'rgb(198, 40, 40)');
  const theme = canvas.getByRole('group', { name: 'Colours of the theme' }).getByRole('button');
  await expect(theme).toHaveCount(6);
  await theme.and(tool('Accent')).click();
  await expect(text).toHaveAttribute('style', /var\(--color-accent\)/);
  await agent.keyboard.press('Escape');
  await expect(fixed).toHaveCount(0);
  await tool('Link').click();
  await canvas.getByRole('combobox', { name: /^Address of the link/ }).fill('example.com/selling');
  await agent.keyboard.press('Enter');
  const linked = canvas.getByRole('link', { name: 'First text' });
  await expect(linked).toHaveAttribute('href', 'https://example.com/selling');
  await tool('Link').click();
  await tool('Remove link').click();
  await expect(linked).toHaveCount(0);
  await tool('Text size').click();
  await expect(tool('Huge')).toBeVisible();
  await canvas.getByText('Second text').click();
  await expect(tool('Huge')).toHaveCount(0);

  await test.step('an emptied text takes no room until its section is chosen, and is pressed then', async () => {
    const emptied = canvas.getByRole('textbox', { name: 'Text' }).nth(1);
    const heightOfBox = async () =>
      (await emptied.locator('xpath=ancestor::*[contains(@class, "prose")]').boundingBox())?.height;
    await agent.keyboard.press('ControlOrMeta+a');
    await agent.keyboard.press('Delete');
    await canvas.getByText('First heading').click();
    await expect.poll(heightOfBox).toBeLessThan(2);
    await canvas.getByText('Second heading').click();
    await expect.poll(heightOfBox).toBeGreaterThan(10);
    await emptied.click();
    await expect(emptied).toBeFocused();
    await agent.keyboard.type('Second text');
    await expect(emptied).toHaveText('Second text');
  });
  await test.step('so does an emptied heading', async () => {
    const emptied = canvas.getByRole('textbox', { name: 'Heading' }).nth(1);
    const heightOfBox = async () => (await emptied.locator('xpath=ancestor::h2').boundingBox())?.height;
    await emptied.click();
    await agent.keyboard.press('ControlOrMeta+a');
    await agent.keyboard.press('Delete');
    await canvas.getByText('First heading').click();
    await expect.poll(heightOfBox).toBeLessThan(2);
    await canvas.getByText('Second text').click();
    await expect.poll(heightOfBox).toBeGreaterThan(10);
    await emptied.click();
    await agent.keyboard.type('Second heading');
    await expect(emptied).toHaveText('Second heading');
  });

  await save(agent);
  await page.goto(address);
  const seen = page.getByText('First text');
  await expect(seen).toHaveCSS('text-align', 'justify');
  await expect(seen).toHaveAttribute('style', /color: var\(--color-accent\)/);
  await expect(seen).toHaveCSS('font-size', `${sizes[3]}px`);
  expect(consoleMessages).toEqual([]);
  await agent.context().close();
});
