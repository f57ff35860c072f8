import type { Locator, Page } from '@playwright/test';
import { openSettings, saveSettings } from './support/editor.ts';
import { agentPage, expect, SAN_ANTONIO_AGENT, test, violations } from './support/test.ts';

/** Opens Website Settings and, by keyboard, the modal of the advanced search setup. */
async function openSetup(agent: Page): Promise<{ settings: Locator; opener: Locator; modal: Locator }> {
  const settings = await openSettings(agent);
  await settings.getByRole('tab', { name: 'Advanced' }).click();
  const opener = settings.getByRole('button', { name: 'Set Up the Search' });
  await opener.focus();
  await agent.keyboard.press('Enter');
  const modal = agent.getByRole('dialog', { name: 'Advanced search setup' });
  await expect(modal).toBeVisible();

  return { settings, opener, modal };
}

test('the advanced search setup opens a modal whose filters and prepared searches are those of visitors [R2.291]', async ({
  browser,
  page,
  site,
}) => {
  const agent = await agentPage(browser, site.url);
  await agent.goto(`${site.url}/privacy-policy`);
  const { settings, opener, modal } = await openSetup(agent);
  await expect(modal.getByRole('combobox', { name: 'Add a filter' })).toBeFocused();
  expect(await violations(agent, { legacy: true })).toEqual([]);
  await modal.getByRole('tab', { name: 'JSON' }).click();
  await expect(modal.getByRole('textbox', { name: 'The setup as JSON' })).toHaveValue(/\{/);
  const before = await modal.getByRole('textbox', { name: 'The setup as JSON' }).inputValue();
  await modal.getByRole('tab', { name: 'Filters' }).click();

  await modal.getByRole('combobox', { name: 'Add a filter' }).selectOption({ label: 'Choices to tick' });
  await modal.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(modal.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await modal.getByRole('textbox', { name: 'Name' }).fill('Heating');
  await expect(modal.getByRole('status').filter({ hasText: 'must not be empty' })).toHaveText(
    'Heating, Field of the source: must not be empty',
  );
  await modal.getByRole('button', { name: 'Use This Setup' }).click();
  await expect(modal.getByRole('alert')).toHaveText('Heating, Field of the source: must not be empty');
  await modal.getByRole('combobox', { name: 'Field of the source' }).fill('additionalDetails.Heating');
  await modal.getByRole('button', { name: 'Fill with What the Source Has' }).click();
  await expect(modal.getByRole('textbox', { name: 'Choices' })).toHaveValue(/Heat pump/);
  await modal.getByRole('button', { name: 'Move Heating up' }).click();
  await expect(modal.getByRole('button', { name: 'Move Heating up' })).toBeFocused();
  expect(await violations(agent, { legacy: true })).toEqual([]);

  await modal.getByRole('tab', { name: 'Filters' }).focus();
  await agent.keyboard.press('ArrowRight');
  await modal.getByRole('button', { name: 'Add a Prepared Search' }).click();
  await modal.getByRole('textbox', { name: 'Name' }).fill('Large townhouses');
  await modal.getByRole('textbox', { name: 'Address after /search/p/' }).fill('large-townhouses');
  await modal.getByRole('combobox', { name: 'Where' }).selectOption({ label: 'A place…' });
  await modal.getByRole('searchbox', { name: 'Place' }).fill('Strathcona');
  await modal
    .getByRole('button', { name: /^Strathcona/ })
    .first()
    .click();
  await modal.getByRole('checkbox', { name: 'Townhouses' }).check();
  await modal.getByRole('combobox', { name: 'Bedrooms, at least' }).selectOption('3');
  await modal.getByRole('textbox', { name: 'Title for search engines' }).fill('{{type}} in {{location}}');
  await expect(modal.getByRole('textbox', { name: 'Address of the search' })).toHaveValue(
    /^\/search\/geo\/wof\/\d+\/townhouses,3-bedrooms$/,
  );
  await expect(modal.getByText(/^Finds .*homes? now\.$/)).toBeVisible();
  expect(await violations(agent, { legacy: true })).toEqual([]);
  await modal.getByRole('button', { name: 'Use This Setup' }).click();
  await expect(opener).toBeFocused();
  await saveSettings(settings);

  await page.goto(`${site.url}/search/geo/all-areas`);
  await page.getByRole('button', { name: 'Use Advanced Search' }).click();
  await expect(page.getByRole('group', { name: 'Heating' })).toBeVisible();
  await page.getByRole('checkbox', { name: /^Heat pump/ }).check();
  await expect(page).toHaveURL(/Heat~20pump/);
  await page.goto(`${site.url}/search/p/large-townhouses`);
  await expect(page).toHaveTitle(/Townhouses in Strathcona/);

  const again = await openSetup(agent);
  await again.modal.getByRole('tab', { name: 'JSON' }).click();
  await expect(again.modal.getByRole('textbox', { name: 'The setup as JSON' })).toHaveValue(
    /large-townhouses/,
  );
  await again.modal.getByRole('textbox', { name: 'The setup as JSON' }).fill(before);
  await again.modal.getByRole('button', { name: 'Use This Setup' }).click();
  await saveSettings(again.settings);
  expect((await page.goto(`${site.url}/search/p/large-townhouses`))?.ok()).toBe(true);
  await expect(page).not.toHaveTitle(/Townhouses in Strathcona/);
  await agent.context().close();
});

test('an empty setup and invalid JSON are rejected in the modal and change nothing; discarding asks for confirmation [R5.048, R5.049]', async ({
  browser,
  site,
}) => {
  const agent = await agentPage(browser, site.sanAntonio, SAN_ANTONIO_AGENT);
  await agent.goto(`${site.sanAntonio}/privacy-policy`);
  const { settings, modal } = await openSetup(agent);
  await modal.getByRole('tab', { name: 'JSON' }).click();
  const json = modal.getByRole('textbox', { name: 'The setup as JSON' });
  const use = modal.getByRole('button', { name: 'Use This Setup' });

  await json.fill('{}');
  await use.click();
  await expect(modal.getByRole('alert')).toHaveText('Empty setup object.');
  await json.fill('{"panels": [');
  await expect(modal.getByRole('status').filter({ hasText: 'This is not JSON' })).toBeVisible();
  await use.click();
  await expect(modal.getByRole('alert')).toHaveText(/^This is not JSON: /);
  await json.fill('{"panels": ["budget", "swimming"], "resultsPerPage": 0}');
  await expect(modal.getByRole('status').filter({ hasText: 'resultsPerPage: ' })).toContainText('panels.1: ');
  expect(await violations(agent, { legacy: true })).toEqual([]);
  await modal.getByRole('tab', { name: 'Filters' }).click();
  await modal.getByRole('button', { name: 'Mend the JSON' }).click();
  await expect(json).toHaveValue(/swimming/);

  await agent.keyboard.press('Escape');
  const question = agent.getByRole('dialog').filter({ hasText: 'Discard the settings' });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(modal).toHaveCount(0);
  await expect(settings.getByRole('button', { name: 'Set Up the Search' })).toBeFocused();
  await agent.context().close();
});
