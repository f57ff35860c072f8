import type { Page } from '@playwright/test';
import { openSettings, saveSettings } from './support/editor.ts';
import { agentPage, expect, listen, SAN_ANTONIO_AGENT, test, violations } from './support/test.ts';

/** The document as the server sends it to this visitor. */
const documentOf = (page: Page) => page.evaluate(async () => (await fetch('/')).text());
const TAG_MANAGER = 'https://www.googletagmanager.com/**';

test('visits are measured after consent alone, and a visitor can withdraw it [R2.047] [R3.034]', async ({
  browser,
  site,
}) => {
  const origin = site.sanAntonio;
  const agent = await agentPage(browser, origin, SAN_ANTONIO_AGENT);
  await agent.goto(`${origin}/privacy-policy`);
  const settings = await openSettings(agent);
  await settings.getByRole('button', { name: 'Integrations' }).click();
  const id = settings.getByLabel('Tag manager ID');
  await id.fill('<script>');
  await settings.getByRole('button', { name: 'Save Settings' }).click();
  await expect(settings.getByText('A tag manager ID looks like GTM-ABC1234').first()).toBeVisible();
  await id.fill('GTM-SEEN123');
  await saveSettings(settings);

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const consoleMessages = listen(page);
  const requests: string[] = [];
  await context.route(TAG_MANAGER, (route) => {
    requests.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: 'window.measured = true;' });
  });
  await page.goto(`${origin}/search`);
  const banner = page.getByRole('region', { name: 'Your privacy' });
  await expect(banner).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(requests).toEqual([]);

  await banner.getByRole('button', { name: 'Accept' }).focus();
  await page.keyboard.press('Enter');
  await expect(banner).toBeHidden();
  await expect.poll(() => requests).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-SEEN123']);
  await page.waitForFunction(() => 'measured' in window);

  await page.goto(`${origin}/`);
  await expect(banner).toBeHidden();
  await expect.poll(() => requests.length).toBe(2);
  expect(await documentOf(page)).toContain(
    '<noscript><iframe src="https://www.googletagmanager.com/ns.html?id=GTM-SEEN123"',
  );
  await page.getByRole('button', { name: 'Privacy choices' }).click();
  await expect(banner.getByRole('button', { name: 'Decline' })).toBeFocused();
  const reloaded = page.waitForEvent('load');
  await page.keyboard.press('Enter');
  await reloaded;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(requests).toHaveLength(2);
  expect(await documentOf(page)).not.toContain('<noscript><iframe');
  expect(consoleMessages).toEqual([]);
  await context.close();

  const again = await openSettings(agent);
  await again.getByRole('button', { name: 'Integrations' }).click();
  await again.getByLabel('Tag manager ID').fill('');
  await saveSettings(again);
  await agent.context().close();
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`${origin}/`);
  expect(await documentOf(visitor)).not.toContain('consent-root');
  await visitor.context().close();
});
