import { canvasOf, tabTo, violationsLightAndDark } from './support/editor.ts';
import { AGENT, agentPage, createPage, expect, test } from './support/test.ts';

test('focus is never lost: closing a dialog, panel or button returns it to the opener or its replacement', async ({
  browser,
  site,
}) => {
  const agent = await agentPage(browser, site.url, AGENT);
  const hidden = {
    name: 'strap-text',
    state: { title: { html: 'Third', size: 'h2' } },
    config: { hidden: true },
  };
  await agent.goto(await createPage(agent, site.url, 'focus', [hidden]));
  const { keyboard } = agent;
  const button = (name: string | RegExp) => agent.getByRole('button', { name, exact: true });
  const canvas = canvasOf(agent);
  const strapOf = (text: string) => canvas.getByRole('group').filter({ hasText: text });
  const press = async (name: string | RegExp, key?: 'Shift+Tab') => {
    await tabTo(agent, button(name), key);
    await keyboard.press('Enter');
  };

  await press('Start Editing');
  await expect(button('Finish Editing')).toBeFocused();
  await expect(canvas.getByText('First text')).toBeVisible();
  await press('Sections', 'Shift+Tab');
  await expect(agent.getByRole('heading', { name: 'Sections of this page' })).toBeFocused();
  await press('Keyboard shortcuts');
  await expect(agent.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  expect(await violationsLightAndDark(agent)).toEqual([]);
  await keyboard.press('Escape');
  await expect(button('Keyboard shortcuts')).toBeFocused();
  // The eye of a row hides its section and keeps the focus.
  await press('Hide Text: First heading from visitors', 'Shift+Tab');
  await expect(button('Show Text: First heading to visitors')).toBeFocused();
  await expect(agent.getByText('Text: hidden from visitors')).toBeAttached();
  await expect(button('First heading Text Not shown: hidden')).toBeVisible();
  await expect(canvas.getByText('This strap is hidden to visitors.').first()).toBeVisible();
  await keyboard.press('Enter');
  await expect(button('Hide Text: First heading from visitors')).toBeFocused();
  await expect(canvas.getByText('First text')).toBeVisible();
  await press('Move Text: Second heading down');
  await expect(button('Move Text: Second heading down')).toBeDisabled();
  await expect(button('Move Text: Second heading down')).toBeFocused();
  await press('Remove Text: Second heading');
  await tabTo(agent, agent.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }));
  await keyboard.press('Enter');
  await expect(agent.getByRole('dialog', { name: 'Delete section' })).toHaveCount(0);
  await expect(agent.getByRole('complementary').getByRole('button', { name: /^Third/ })).toBeFocused();
  await keyboard.press('Escape');
  await expect(button('Sections')).toBeFocused();

  await press('Undo the last step', 'Shift+Tab');
  for (const _step of ['moved', 'shown', 'hidden']) await keyboard.press('Enter');
  await expect(button('Undo the last step')).toBeDisabled();
  await expect(button('Undo the last step')).toBeFocused();
  await expect(strapOf('Second text')).toBeVisible();

  await press('Sections');
  await press('Header');
  await keyboard.press('Escape');
  await expect(canvas.getByRole('button', { name: 'Edit the header' })).toBeFocused();
  await press('Sections', 'Shift+Tab');
  await press('First heading Text');
  await expect(agent.getByRole('dialog', { name: 'Settings of Text' })).toBeVisible();
  await press('All Sections', 'Shift+Tab');
  await expect(agent.getByRole('heading', { name: 'Sections of this page' })).toBeFocused();
  await press('First heading Text');
  await keyboard.press('Escape');
  await expect(strapOf('First text')).toBeFocused();
  await keyboard.press('End');
  await tabTo(agent, canvas.getByRole('button', { name: 'Make it visible' }));
  await keyboard.press('Enter');
  await expect(strapOf('Third')).toBeFocused();
  const up = canvas.getByRole('region', { name: 'Tools of Text' }).getByRole('button', { name: 'Move up' });
  await up.focus();
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await expect(up).toBeDisabled();
  await expect(up).toBeFocused();

  await press('Undo Changes', 'Shift+Tab');
  await press('Discard Changes');
  await expect(button('Finish Editing')).toBeFocused();
  await keyboard.press('Enter');
  await expect(button('Start Editing')).toBeFocused();
  await agent.context().close();
});
