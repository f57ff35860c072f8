import { OWNER, SETUP_LINK, STRANGER, setUpSite } from '../scripts/lib/set-up-site.ts';
import { startSite } from '../scripts/lib/site.ts';
import { openSettings } from './support/editor.ts';
import { expect, test, violations } from './support/test.ts';

test('an empty store becomes a live site step by step, and a stranger who writes is a lead and a mail', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const site = await startSite({ env: { DEMO: '0' } });
  try {
    await expect.poll(() => site.output()).toMatch(SETUP_LINK);
    const [link = ''] = SETUP_LINK.exec(site.output()) ?? [];

    const { owner, origin } = await setUpSite(browser, {
      link,
      isAtAPersonsPace: false,
      onStep: async (page, step) => {
        await expect(page.getByRole('heading', { name: step, level: 3, exact: true })).toBeFocused();
        expect(await violations(page, { legacy: true })).toEqual([]);
      },
    });

    await expect(owner.getByRole('button', { name: 'Finish setting up' })).toHaveCount(0);
    await owner.goto(`${origin}/privacy-policy#clients-and-leads`);
    const leads = owner.getByRole('dialog', { name: 'Clients & Leads' });
    await expect(leads.getByRole('button', { name: new RegExp(STRANGER.name) })).toBeVisible();
    await owner.goto(`${origin}/privacy-policy`);
    await expect(owner.getByRole('button', { name: 'Finish setting up' })).toHaveCount(0);
    const settings = await openSettings(owner);
    await settings.getByRole('button', { name: 'E-mail', exact: true }).click();
    await expect(settings.getByText(OWNER.email).first()).toBeVisible();
  } finally {
    await site.stop();
  }
});
