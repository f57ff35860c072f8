import type { Locator } from '@playwright/test';
import { tabTo } from './support/editor.ts';
import { expect, test } from './support/test.ts';

const PASSWORD = 'four words of mine';

test('a visitor signs up, saves a home and a search, reads them, sends a form and deletes the account by keyboard alone', async ({
  page,
  site,
}) => {
  test.slow();
  page.setDefaultTimeout(30_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  const go = async (target: Locator, direction: 'Tab' | 'Shift+Tab' = 'Tab') => {
    await expect(target).toBeVisible();
    await tabTo(page, target, direction);
    await page.keyboard.press('Enter');
  };
  const type = async (target: Locator, text: string) => {
    await expect(target).toBeVisible();
    await tabTo(page, target);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text);
  };
  const dialog = (name: string) => page.getByRole('dialog', { name });
  const email = `kay-${Date.now().toString(36)}@example.com`;
  // Whatever a pointer does is no part of these journeys.
  await page.addInitScript(() => {
    for (const name of ['pointerdown', 'mousedown', 'touchstart'])
      addEventListener(name, () => console.error('a pointer was used'), { capture: true });
  });
  const pointed: string[] = [];
  page.on('console', (entry) => entry.text() === 'a pointer was used' && pointed.push(entry.text()));

  await test.step('a favourite over the sign-up', async () => {
    await page.goto(`${site.url}/search`);
    const heart = page
      .getByRole('list', { name: 'Results' })
      .getByLabel(/^Save .* to favourites$/)
      .first();
    const label = (await heart.getAttribute('aria-label')) ?? '';
    await go(heart);
    await go(dialog('Create a free account').getByRole('link', { name: 'Sign Up' }));
    await type(page.getByLabel('Your name'), 'Kay Lind');
    await type(page.getByLabel('E-mail address'), email);
    await type(page.getByLabel('Password'), PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(label)).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('a saved search, and both in the panel', async () => {
    await go(page.getByRole('link', { name: 'Save Search' }).first());
    await type(dialog('Save Search').getByLabel('Name of the search'), 'My homes');
    await page.keyboard.press('Enter');
    await expect(dialog('Save Search')).toHaveCount(0);
    const opener = page.getByRole('banner').getByRole('link', { name: 'Saved', exact: true });
    await go(opener, 'Shift+Tab');
    const saved = dialog('Saved Searches & Favourites');
    await go(saved.getByRole('button', { name: /^Remove .* from favourites$/ }));
    await expect(saved.getByText('You have no favourites')).toBeVisible();
    await go(saved.getByRole('button', { name: 'Delete My homes' }));
    await go(saved.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }));
    await page.keyboard.press('Escape');
    await expect(saved).toHaveCount(0);
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    await go(saved.getByRole('link', { name: 'My homes' }));
    await expect(saved).toHaveCount(0);
    await expect(page.getByRole('list', { name: 'Results' })).toBeVisible();
  });

  await test.step('the viewing conditions from the bar', async () => {
    await page.goto(`${site.url}/privacy-policy`);
    const bar = page.getByRole('complementary', { name: 'Your account' });
    await go(bar.getByRole('button', { name: 'Continue' }));
    await go(dialog('Terms of Service').getByRole('button', { name: 'Accept' }));
    await go(dialog('Verify Email Address').getByRole('button', { name: 'Cancel' }));
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('a form', async () => {
    await page.goto(`${site.url}/_forms/contact-agent`);
    const form = page.getByRole('main').getByRole('form').first();
    await form.getByLabel('Use another address').focus();
    await page.keyboard.press('Space');
    await type(form.getByLabel('E-mail'), email);
    await type(form.getByLabel('Message'), 'May I see the house?');
    await go(form.getByRole('button', { name: 'Send' }));
    await expect(page.getByText('Thank you! Your message has been sent.').first()).toBeVisible();
  });

  await test.step('the pages of the account', async () => {
    await page.goto(`${site.url}/account`);
    const change = page.getByRole('region', { name: 'Change password' });
    await type(change.getByLabel('Current password'), PASSWORD);
    await type(change.getByLabel('New password'), 'quite another phrase');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status')).toHaveText(/Your password is changed/);
    const often = page.getByRole('region', { name: 'E-mail about listings' });
    await tabTo(page, often.getByLabel('Favourites'));
    await page.keyboard.type('Weekly');
    await go(often.getByRole('button', { name: 'Save' }));
    await expect(often.getByRole('option', { name: 'Weekly', selected: true }).first()).toBeAttached();
    const download = page.waitForEvent('download');
    await go(page.getByRole('link', { name: 'Download My Data' }));
    expect((await download).suggestedFilename()).toBe('my-data.json');
    await go(page.getByRole('link', { name: 'Delete My Account' }));
    await type(page.getByLabel('Your password'), 'quite another phrase');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Your account is deleted' })).toBeVisible();
  });
  expect(pointed).toEqual([]);
});
