import type { Locator, Page } from '@playwright/test';
import {
  BRAND_COLOR,
  LICENCE,
  OWNER,
  PARTNER,
  SETUP_LINK,
  STRANGER,
  setUpSite,
} from '../scripts/lib/set-up-site.ts';
import { startSite } from '../scripts/lib/site.ts';
import { openSettings } from './support/editor.ts';
import { expect, test, violations } from './support/test.ts';

test('an empty store becomes a live site step by step, and a stranger who writes is a lead and a mail', async ({
  browser,
}) => {
  // It takes 80 s alone, and several times that beside other journeys.
  test.setTimeout(480_000);
  const site = await startSite({
    env: { DEMO: '0', SERVER_ADDRESSES: '203.0.113.7', FORM_FILL_SECONDS: '0' },
  });
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
    await showsOwner(owner);
    await listHome(owner, origin);
    await designForm(owner, origin);
    await owner.goto(`${origin}/privacy-policy`);
    await expect(owner.getByRole('button', { name: 'Finish setting up' })).toHaveCount(0);
    const settings = await openSettings(owner);
    await settings.getByRole('button', { name: 'E-mail', exact: true }).click();
    await expect(settings.getByText(OWNER.email).first()).toBeVisible();
    await addDomain(owner, settings);
    // For developers and the demo.
    expect((await owner.request.get(`${site.origin}/__mail`)).status()).toBe(404);
  } finally {
    await site.stop();
  }
});

/** Portraits, colleague, licence number and brand colour of the wizard are on the pages. */
async function showsOwner(owner: Page) {
  const about = await asStranger(owner, '/about');
  expect(about).toContain(PARTNER.name);
  expect(about).toContain(PARTNER.phone);
  expect(about).toMatch(/<img[^>]+src="[^"]*partner[^"]*\.svg/);
  expect(about).toContain(`<li>${LICENCE}</li>`);
  expect(about).toMatch(/<img[^>]+src="[^"]*me[^"]*\.svg/);
  expect(about.toLowerCase()).toContain(BRAND_COLOR);
}

/** A pocket listing of the brokerage: entered as a draft, put on the market, found by a stranger, and withdrawn. */
async function listHome(owner: Page, origin: string) {
  await owner.goto(`${origin}/privacy-policy`);
  await owner.getByRole('button', { name: /^Account of/ }).click();
  await owner.getByRole('link', { name: 'My Listings', exact: true }).click();
  const dialog = owner.getByRole('dialog', { name: 'My Listings' });
  // Imported in the wizard.
  await expect(dialog.getByRole('button', { name: /^12 Quay Street/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Add a Listing' }).click();
  await expect(dialog.getByLabel('City', { exact: true })).toHaveValue('Halifax');
  await dialog.getByRole('button', { name: 'Put on the Market' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Fill in what is marked, or save a draft.');
  await expect(dialog.getByText('A listing needs a price before visitors see it')).toBeVisible();
  await expect(dialog.getByText(/^A listing needs an address before visitors see it/)).toBeVisible();
  await expect(dialog.getByLabel('Price')).toBeFocused();
  await dialog.getByLabel('Price').fill('615000');
  await expect(dialog.getByRole('button', { name: 'Save Draft' })).toHaveClass(/is-primary/);
  await dialog.getByLabel('Street address').fill('7 Lighthouse Lane');
  await expect(dialog.getByRole('button', { name: 'Put on the Market' })).toHaveClass(/is-primary/);
  await expect(dialog.getByRole('button', { name: 'Save Draft' })).not.toHaveClass(/is-primary/);
  await dialog.getByLabel('Bedrooms').fill('4');
  await expect(dialog.getByText('Optional: visitors see no map until map data')).toBeVisible();
  await dialog.getByRole('button', { name: 'Set the Position on the Map' }).click();
  await dialog.getByLabel('Latitude').fill('44.6512');
  await dialog.getByText('Open houses and tour').click();
  await dialog.getByRole('button', { name: 'Add an Open House' }).click();
  await dialog.getByText('Lot, building and parking').click();
  await dialog.getByLabel('Lot size', { exact: true }).fill('0.5');
  await dialog.getByLabel('Unit of the lot size').selectOption('acres');
  await dialog.getByRole('button', { name: 'Attached garage' }).click();
  await dialog.getByText('Rooms and sizes').click();
  await dialog.getByRole('button', { name: 'Add a Room' }).click();
  await dialog.getByLabel('Length (ft)').fill('12');
  await dialog.getByRole('button', { name: 'Add Photos' }).click();
  const upload = owner.getByRole('dialog', { name: 'Choose images' });
  await upload.locator('input[type=file]').setInputFiles({
    name: 'front.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="#7a9"/></svg>',
    ),
  });
  await upload.getByRole('button', { name: 'Add images (1)' }).click();
  await expect(dialog.getByRole('img', { name: 'Photo 1' })).toBeVisible();
  expect(await violations(owner, { legacy: true })).toEqual([]);
  await dialog.getByText('Rooms and sizes').click();
  await dialog.getByRole('button', { name: 'Save Draft' }).click();
  // What is wrong is named in its group, which opens.
  await expect(dialog.getByLabel('Room', { exact: true })).toBeFocused();
  await expect(dialog.getByLabel('Room', { exact: true })).toHaveAccessibleDescription('A room needs a name');
  await dialog.getByLabel('Room', { exact: true }).fill('Kitchen');
  await dialog.getByLabel('Width (ft)').fill('10');
  await dialog.getByRole('button', { name: 'Save Draft' }).click();
  const row = dialog.getByRole('button', { name: /^7 Lighthouse Lane/ });
  await expect(row).toContainText('Draft');

  const found = async () => {
    const page = await asStranger(owner, '/search');
    return page.includes('7 Lighthouse Lane');
  };
  expect(await found()).toBe(false);
  await dialog.getByRole('button', { name: 'Put on the Market' }).click();
  await expect(row).toContainText('On the market');
  await expect.poll(found).toBe(true);
  const path = await dialog.getByRole('link', { name: 'View Page' }).getAttribute('href');
  const details = await asStranger(owner, path ?? '');
  for (const fact of ['0.5 acres', 'Attached garage', 'Kitchen']) expect(details).toContain(fact);
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await expect(row).toContainText('Withdrawn');
  await expect.poll(found).toBe(false);
  await expect(dialog.getByRole('link', { name: 'View Page' })).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Put on the Market' })).toBeVisible();
  expect(path).toMatch(/^\/for-sale\/7-lighthouse-lane-/);
}

/** The contact form of every site gets another field on this one, and is as it was again. */
async function designForm(owner: Page, origin: string) {
  const contact = () => asStranger(owner, '/contact');
  await owner.goto(`${origin}/privacy-policy#form-editor`);
  const dialog = owner.getByRole('dialog', { name: 'Form Editor' });
  const row = dialog.getByRole('button', { name: /^Contact/ }).first();
  await row.click();
  await dialog.getByRole('button', { name: 'Add a Field' }).click();
  const field = dialog.getByRole('listitem', { name: 'Field 5', exact: true });
  await field.getByLabel('Type').selectOption({ label: 'Choice' });
  const named = dialog.getByRole('listitem').last();
  await named.getByLabel('Label').fill('How did you find us?');
  await dialog.getByRole('button', { name: 'Save Form' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'How did you find us?: A choice needs options, one on each line',
  );
  await named.getByLabel('Options, one on each line').fill('A friend\nA sign');
  expect(await violations(owner, { legacy: true })).toEqual([]);
  await dialog.getByRole('button', { name: 'Save Form' }).click();
  await expect(row).toContainText('changed for this site');
  await expect.poll(contact).toContain('How did you find us?');

  await dialog.getByRole('button', { name: 'Undo the Changes of This Form' }).click();
  await owner.getByRole('button', { name: 'Undo the Changes of This Form' }).last().click();
  await expect(row).toContainText('as on every site');
  await expect.poll(contact).not.toContain('How did you find us?');
}

/** A domain of the owner's is added, made the main name, and removed again. */
async function addDomain(owner: Page, settings: Locator) {
  await settings.getByRole('button', { name: 'Domain', exact: true }).click();
  const name = settings.getByLabel('Another name of the site');
  await name.fill('not a name');
  await name.press('Enter');
  await expect(name).toHaveAccessibleDescription(/is not a host name such as www.example.com/);
  await name.fill('https://WWW.Harbour.example/');
  await name.press('Enter');
  const row = settings.getByRole('listitem').filter({ hasText: 'www.harbour.example' }).first();
  await row.getByText('DNS records of www.harbour.example').click();
  await expect(row.getByText('www.harbour.example  A  203.0.113.7')).toBeVisible();
  await row.getByRole('button', { name: 'Check www.harbour.example' }).click();
  // No name server has it, or there is none.
  await expect(row.getByRole('status')).toContainText('It has no DNS record that is known here yet.');
  expect(await violations(owner, { legacy: true })).toEqual([]);

  const canonical = () => asStranger(owner, '/contact');
  await row.getByRole('button', { name: 'Make Main: www.harbour.example' }).click();
  await expect(row).toContainText('Main name');
  await expect.poll(canonical).toContain('<link rel="canonical" href="https://www.harbour.example/contact"');
  await row.getByRole('button', { name: 'Remove www.harbour.example' }).click();
  await owner
    .getByRole('dialog', { name: 'Remove this name?' })
    .getByRole('button', { name: 'Remove' })
    .click();
  await expect(row).toHaveCount(0);
  await expect.poll(canonical).not.toContain('www.harbour.example');
}

/** A page as somebody without an account gets it. */
function asStranger(page: Page, path: string): Promise<string> {
  return page.evaluate(
    async (url) => (await fetch(url, { credentials: 'omit', cache: 'no-store' })).text(),
    path,
  );
}
