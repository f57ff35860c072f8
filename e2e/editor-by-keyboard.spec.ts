import { canvasOf, tabTo } from './support/editor.ts';
import { AGENT, agentPage, createPage, expect, test } from './support/test.ts';

test('an agent inserts, moves, writes, saves, compares, publishes and manages pages by the keyboard alone [R8.008]', async ({
  browser,
  page,
  site,
}) => {
  test.slow();
  const agent = await agentPage(browser, site.url, AGENT);
  const address = await createPage(agent, site.url, 'keyboard');
  const slug = new URL(address).pathname.slice(1);
  await agent.goto(address);
  const { keyboard } = agent;
  const button = (name: string | RegExp) => agent.getByRole('button', { name, exact: true });
  const press = async (name: string | RegExp, key?: 'Shift+Tab') => {
    await tabTo(agent, button(name), key);
    await keyboard.press('Enter');
  };
  const item = async (menu: string, name: string) => {
    await press(menu, 'Shift+Tab');
    await press(name);
  };

  await press('Start Editing');
  const canvas = canvasOf(agent);
  const headings = canvas.getByRole('group').getByRole('heading', { level: 2 });
  await expect(headings).toHaveText(['First heading', 'Second heading']);

  await press('Sections');
  await press('Insert a section');
  const picker = agent.getByRole('dialog', { name: 'Insert a section' });
  await expect(picker.getByRole('searchbox')).toBeFocused();
  await keyboard.type('big icons');
  await expect(picker.getByRole('radio')).toHaveCount(1);
  await keyboard.press('Tab');
  await expect(picker.getByRole('radio')).toBeFocused();
  await keyboard.press('Space');
  await expect(picker.getByRole('radio')).toBeChecked();
  await keyboard.press('Enter');
  await expect(picker).toHaveCount(0);
  await expect(headings).toHaveCount(3);
  await expect(headings.last()).toHaveText(/\w/);
  const added = (await headings.last().textContent()) ?? '';

  await tabTo(agent, agent.getByRole('button', { name: /^Move .*Second heading.* up$/ }), 'Shift+Tab');
  await keyboard.press('Enter');
  await expect(headings).toHaveText(['Second heading', 'First heading', added]);

  const heading = canvas.getByRole('textbox', { name: 'Heading' }).first();
  await tabTo(agent, heading, 'Shift+Tab');
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('Written by keyboard');
  await expect(heading).toHaveText('Written by keyboard');
  const text = canvas.getByRole('textbox', { name: 'Text' }).first();
  await tabTo(agent, text);
  await keyboard.press('ControlOrMeta+a');
  await keyboard.press('Alt+F10');
  await expect(canvas.getByRole('button', { name: 'Bold' })).toBeFocused();
  await tabTo(agent, canvas.getByRole('button', { name: 'Text colour' }));
  await keyboard.press('Enter');
  await tabTo(agent, canvas.getByRole('button', { name: 'Red', exact: true }));
  await keyboard.press('Enter');
  await expect(text.getByText('Second text')).toHaveCSS('color', 'rgb(198, 40, 40)');
  await expect(text).toBeFocused();
  await press('Save Changes', 'Shift+Tab');
  await expect(agent.getByText('Page saved!')).toBeVisible();
  await press('Finish Editing');
  await page.goto(address);
  await expect(page.locator('#content').getByRole('heading', { level: 2 })).toHaveText([
    'Written by keyboard',
    'First heading',
    added,
  ]);

  await item('Publishing', 'Versions');
  await press(/^Compare the version/);
  const versions = agent.getByRole('dialog', { name: 'Versions' });
  await expect(versions.getByText('Written by keyboard').first()).toBeVisible();
  await keyboard.press('Escape');
  await expect(button('Publishing')).toBeFocused();
  await item('Publishing', 'Hide From Visitors');
  await expect(agent.getByText('This page is a draft: visitors do not see it.')).toBeVisible();
  await item('Publishing', 'Publish Page');
  await expect(agent.getByText('This page is live now.')).toBeVisible();

  await item('Manage Pages', 'Duplicate');
  await expect(agent.getByLabel('URL of the copy')).toBeFocused();
  await keyboard.type(`${slug}-copy`);
  await keyboard.press('Enter');
  await expect(agent).toHaveURL(`${address}-copy`);
  await press('Manage Pages');
  await press('View All Pages');
  await press(`Delete ${slug}`);
  const question = agent.getByRole('dialog', { name: 'Delete page' });
  await tabTo(agent, question.getByRole('button', { name: 'Delete', exact: true }));
  await keyboard.press('Enter');
  await expect(button(`Delete ${slug}`)).toHaveCount(0);
  await press('Trash');
  await press(`Restore ${slug}`);
  await expect(button(`Restore ${slug}`)).toHaveCount(0);
  await keyboard.press('Escape');
  await expect(button('Manage Pages')).toBeFocused();
  expect((await page.request.get(address)).status()).toBe(200);
  await agent.context().close();
});
