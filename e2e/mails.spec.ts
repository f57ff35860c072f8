import { openSettings } from './support/editor.ts';
import { agentPage, expect, test, violations } from './support/test.ts';

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`an agent sends a test mail and reads it in a frame without scripts, ${viewport.width} pixels wide`, async ({
    browser,
    site,
  }) => {
    const agent = await agentPage(browser, site.url, undefined, { viewport });
    await agent.goto(`${site.url}/privacy-policy`);
    const settings = await openSettings(agent);
    await settings.getByRole('button', { name: 'E-mail', exact: true }).click();
    await expect(settings.getByText('Mails are not sent yet')).toBeVisible();
    await expect(settings.getByText(/SMTP_URL/)).toBeHidden();
    await settings.getByText('For whoever runs the server').click();
    await expect(settings.getByText(/SMTP_URL/)).toBeVisible();
    await settings.getByRole('button', { name: 'Send a Test to Me' }).click();
    const row = settings.getByRole('button', { name: /^Test mail of Poplar/ }).first();
    await expect(row).toBeVisible();
    await expect(async () => {
      await settings.getByRole('button', { name: 'Reload' }).click();
      await expect(row.getByText('Stored', { exact: true })).toBeVisible({ timeout: 1000 });
    }).toPass();
    expect(await violations(agent, { legacy: true })).toEqual([]);
    await row.click();

    await expect(settings.getByRole('heading', { name: /^Test mail of Poplar/ })).toBeFocused();
    const html = settings.locator('iframe');
    await expect(html).toHaveAttribute('sandbox', '');
    await expect(html.contentFrame().getByRole('heading', { name: 'E-mail works' })).toBeVisible();
    expect(await violations(agent, { legacy: true })).toEqual([]);
    await settings.getByRole('tab', { name: 'Plain text' }).click();
    await expect(settings.getByText('This is a test.')).toBeVisible();
    await settings.getByRole('button', { name: 'All Mails' }).click();
    await expect(row).toBeVisible();
  });
}

test('the demo shows the mails that it sends to a browser that was never here', async ({ page, site }) => {
  const response = await page.goto(`${site.url}/__mail`);

  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle('Mails');
});
