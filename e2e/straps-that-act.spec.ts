import type { Locator, Page } from '@playwright/test';
import { canvasOf, writeIn } from './support/editor.ts';
import { agentPage, expect, test, violations } from './support/test.ts';

/** Straps that a visitor works with, on pages of the demo. */

const on = (page: Page, name: string): Locator => page.locator(`section.strap.${name}`).first();

test('questions open, pictures are compared, a payment is computed, an address begins an evaluation', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/sellers`);
  await test.step('a question shows its answer, and search engines get all of them', async () => {
    const faq = on(page, 'strap-faq');
    await expect(faq.locator('.strap-faq__answer').first()).toBeVisible();
    const reply = faq.getByText('Hardly ever. Paint, light');
    await expect(reply).toBeHidden();
    await faq.getByText('Should we renovate the kitchen first?').click();
    await expect(reply).toBeVisible();

    const data = JSON.parse((await faq.locator('script[type="application/ld+json"]').textContent()) ?? '');
    expect(data['@type']).toBe('FAQPage');
    expect(data.mainEntity).toHaveLength(await faq.locator('summary').count());
    expect(data.mainEntity[3].name).toBe('Should we renovate the kitchen first?');
  });
  await test.step('the keys and a press move the edge between the pictures', async () => {
    const strap = on(page, 'strap-before-after');
    const edge = strap.getByRole('slider');
    const shown = async () => (await strap.locator('.strap-before-after__handle').boundingBox())?.x ?? 0;
    await edge.focus();
    const half = await shown();
    await edge.press('ArrowRight');
    await expect(edge).toHaveValue('51');
    await edge.press('End');
    await expect.poll(shown).toBeGreaterThan(half + 100);
    const box = await edge.boundingBox();
    if (box) await page.mouse.click(box.x + box.width * 0.25, box.y + box.height / 2);
    await expect.poll(shown).toBeLessThan(half - 100);
    await expect(edge).toHaveAttribute('aria-valuetext', /^\d+ %, Before$/);
  });
  expect(await violations(page)).toEqual([]);

  await page.goto(`${site.url}/buyers`);
  await test.step('another price has another payment', async () => {
    const total = on(page, 'strap-mortgage').getByRole('status');
    await expect(total).toContainText('$2,');
    const before = await total.textContent();
    await on(page, 'strap-mortgage')
      .getByRole('textbox', { name: /^Price/ })
      .fill('900000');
    await expect(total).not.toHaveText(before ?? '');
    await expect(total).toContainText(/\$\d,\d{3}/);
  });

  await page.goto(`${site.url}/market-report`);
  await test.step('the address is in the form that opens', async () => {
    const strap = on(page, 'strap-home-value');
    await strap.getByLabel('Address of your home').fill('11205 65 Street');
    await strap.getByRole('button', { name: 'Find out' }).click();
    const dialog = page.getByRole('dialog', { name: 'Free Home Evaluation' });
    await expect(dialog.getByLabel('Address of the home')).toHaveValue('11205 65 Street');
  });
});

test('the newsletter tells that the address has to be confirmed, in a strap and from the footer', async ({
  page,
  site,
}) => {
  await page.goto(`${site.sanAntonio}/cartas`);
  const strap = on(page, 'strap-newsletter');
  await strap.getByRole('textbox', { name: 'E-mail' }).fill('ines@example.com');
  await strap.getByRole('button', { name: 'Subscribe' }).click();
  await expect(strap.getByRole('status')).toContainText('Almost done: press the link in the e-mail');

  const footer = page.getByRole('contentinfo');
  await footer.getByLabel('Your e-mail address').fill('omar@example.com');
  await footer.getByRole('button', { name: 'Subscribe' }).click();
  const dialog = page.getByRole('dialog', { name: 'One barrio, one price and one recipe' });
  await expect(dialog.getByRole('textbox', { name: 'E-mail' })).toHaveValue('omar@example.com');
  await dialog.getByRole('button', { name: 'Subscribe' }).click();
  await expect(dialog).toHaveCount(0);
  expect(page.url()).not.toContain('omar');
  await expect(footer.getByRole('region', { name: 'Map of the office' })).toHaveAttribute(
    'data-load',
    'loaded',
  );
});

test('a guide counts the homes its link finds, and the office is on a map', async ({
  browser,
  page,
  site,
}) => {
  const guide = on(page, 'strap-neighbourhood-guide');
  // The first figures of a cold store may come too late, and then the strap asks to reload.
  await expect(async () => {
    await page.goto(`${site.url}/highlands`);
    await expect(guide.getByRole('heading', { name: 'Schools, transit and parks nearby' })).toBeVisible({
      timeout: 2000,
    });
  }).toPass();
  await expect(
    guide
      .getByRole('listitem')
      .filter({ hasText: / (k?m)$/ })
      .first(),
  ).toBeVisible();
  expect(await (await page.request.get(`${site.url}/highlands`)).text()).toContain('Outline of Highlands');
  const link = guide.getByRole('link', { name: /^See the homes for sale/ });
  await link.scrollIntoViewIfNeeded();
  const streets = guide.getByRole('region', { name: 'Highlands on a map' });
  await expect(streets).toHaveAttribute('data-load', 'loaded');
  await expect(streets.getByRole('button', { name: /\$/ }).first()).toBeVisible();
  const count = /\((\d+)\)/.exec((await link.textContent()) ?? '')?.[1];
  await link.click();
  await expect(
    page
      .getByText(`${count} homes`)
      .or(page.getByText(`${count} home`))
      .first(),
  ).toBeVisible();

  await test.step('without a heading it has the name of the place, in the editor as for visitors', async () => {
    const agent = await agentPage(browser, site.url);
    await agent.goto(`${site.url}/highlands`);
    await agent.getByRole('button', { name: 'Start Editing' }).click();
    const heading = canvasOf(agent).locator('.strap-neighbourhood-guide__words').getByRole('textbox').first();
    await writeIn(heading);
    await agent.keyboard.press('ControlOrMeta+a');
    await agent.keyboard.press('Delete');
    await canvasOf(agent).getByRole('textbox', { name: 'Heading' }).first().click();
    const shown = () =>
      heading.evaluate((node) => {
        const { content, opacity } = getComputedStyle(node, '::before');
        return [content, opacity, node.getBoundingClientRect().height > 10];
      });
    await expect.poll(shown).toEqual(['"Highlands"', '1', true]);
    await agent.getByRole('button', { name: 'Undo Changes' }).click();
    await agent.getByRole('dialog').getByRole('button', { name: 'Discard Changes' }).click();
    await expect(agent.getByRole('button', { name: 'Finish Editing' })).toBeVisible();
    await agent.context().close();
  });

  await page.goto(`${site.url}/contact`);
  const office = on(page, 'strap-office-map');
  await office.scrollIntoViewIfNeeded();
  const map = office.getByRole('region', { name: 'Map of the office' });
  await expect(map).toHaveAttribute('data-load', 'loaded');
  const directions = office.getByRole('link', { name: 'Directions' });
  await expect(directions).toHaveAttribute('href', /destination=53\.5/);

  // A site without streets has the way there in place of a blank sheet.
  await page.route('**/_map/tiles.json', (route) => route.fulfill({ status: 204 }));
  const asked = page.waitForRequest('**/_map/tiles.json');
  await page.reload();
  await office.scrollIntoViewIfNeeded();
  await asked;
  await expect(directions).toHaveAttribute('href', /destination=53\.5/);
  await expect(map).toHaveCount(0);
});

test('without JavaScript pictures stand side by side, terms are computed by the server, and the address goes along', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.url}/sellers`);
  const compared = on(page, 'strap-before-after');
  await expect(compared.getByRole('img')).toHaveCount(2);
  await expect(compared.getByRole('slider')).toHaveCount(0);

  await page.goto(`${site.url}/buyers`);
  const calculator = on(page, 'strap-mortgage');
  await calculator.getByRole('textbox', { name: /^Price/ }).fill('900000');
  await calculator.getByRole('textbox', { name: /^Down payment/ }).fill('300000');
  await calculator.getByRole('button', { name: 'Calculate' }).click();
  await expect(page).toHaveURL(/price=900000/);
  await expect(calculator.getByRole('textbox', { name: /^Price/ })).toHaveValue('900,000');
  await expect(calculator.getByRole('status')).toContainText('$600,000');

  await page.goto(`${site.url}/market-report`);
  const value = on(page, 'strap-home-value');
  await value.getByLabel('Address of your home').fill('11205 65 Street');
  await value.getByRole('button', { name: 'Find out' }).click();
  await expect(page.getByLabel('Address of the home')).toHaveValue('11205 65 Street');
  await context.close();
});
