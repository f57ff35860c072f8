import type { Locator } from '@playwright/test';
import { DEFAULT_HERO_STATE } from '#domain/page/hero-state.ts';
import { noDrafts, toolsOf, writeIn } from './support/editor.ts';
import { AGENT, agentPage, createPage, expect, test, violations } from './support/test.ts';

const ICONS = {
  name: 'strap-big-icons',
  state: {
    title: { html: 'Icons', size: 'h2' },
    items: ['home', 'key'].map((name) => ({
      icon: { name, style: 'none', fontSize: 40 },
      title: { html: `About ${name}`, size: 'h3' },
      text: { html: '' },
      href: '',
    })),
  },
};
const MARKUP = { name: 'strap-html', state: { html: { html: '%E0%A4%A', display: 'block' } } };

/** A paste as a browser makes it, of markup and its text. */
const paste = (box: Locator, html: string, text = '') =>
  box.evaluate(
    (element, given) => {
      const clipboardData = new DataTransfer();
      if (given.html) clipboardData.setData('text/html', given.html);
      clipboardData.setData('text/plain', given.text);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    { html, text },
  );

test('text is typed in place; pasted text retains its structure but not its styles; megabytes are rejected [R3.065]', async ({
  browser,
  site,
}) => {
  const agent = await agentPage(browser, site.url, AGENT);
  await agent.goto(await createPage(agent, site.url, 'paste'));
  await agent.getByRole('button', { name: 'Start Editing' }).click();
  const canvas = agent.frameLocator('#preview-frame');
  const box = canvas.getByRole('textbox', { name: 'Text' }).first();
  await writeIn(box);
  await expect(canvas.getByRole('button', { name: 'Bold' }).first()).toBeVisible();

  await agent.keyboard.press('ControlOrMeta+a');
  await paste(
    box,
    `<meta charset="utf-8"><b style="font-weight:normal" id="docs-internal-guid-1"><h1 style="font-size:40pt;color:#f00">Pasted</h1>
     <p style="font-family:Papyrus" onclick="alert(1)"><span style="color:#0f0;font-size:30pt;font-weight:700">Bold</span> words</p>
     <ul><li>One</li><li>Two</li></ul><script>document.title = 'run'</script><img src="x" onerror="document.title='run'"></b>`,
    'Pasted',
  );
  await expect(box.getByRole('heading', { name: 'Pasted', level: 2 })).toBeVisible();
  await expect(box.getByRole('listitem')).toHaveCount(2);
  await expect(box.locator('strong')).toHaveText('Bold');
  expect(await box.innerHTML()).not.toMatch(/Papyrus|#0f0|rgb\(0, 255|30pt|onclick|<script|<img/);

  await paste(box, '', 'a'.repeat(2_000_000));
  await expect(agent.getByText(/^This has more than 200,000 characters/)).toBeVisible();
  await expect(box.getByRole('listitem')).toHaveCount(2);
  expect(await agent.title()).not.toBe('run');

  await agent.setViewportSize({ width: 360, height: 740 });
  const menu = canvas.locator('.rich-text-menu').first();
  await box.click();
  await expect
    .poll(async () => {
      const place = await menu.boundingBox();
      return place !== null && place.x >= 0 && place.x + place.width <= 360;
    })
    .toBe(true);
  await agent.context().close();
});

test('icons are found by keyword and never have a negative size, lists are sorted by keyboard, invalid markup is reported while typing [R5.017]', async ({
  browser,
  site,
}) => {
  test.slow();
  const agent = await agentPage(browser, site.url, AGENT);
  await agent.goto(await createPage(agent, site.url, 'fields', [ICONS, MARKUP]));
  await agent.getByRole('button', { name: 'Start Editing' }).click();
  const canvas = agent.frameLocator('#preview-frame');

  const icons = canvas.getByRole('group', { name: 'Big icons' });
  await icons.click({ position: { x: 5, y: 5 } });
  await (await toolsOf(agent, 'Big icons')).getByRole('button', { name: 'Settings', exact: true }).click();
  const panel = agent.getByRole('dialog', { name: 'Settings of Big icons' });
  await panel.getByRole('button', { name: 'Move About key up' }).press('Enter');
  await expect(panel.getByRole('button', { name: 'Move About key down' })).toBeEnabled();
  await expect(panel.getByRole('button', { name: 'Move About key up' })).toBeFocused();
  await panel.getByRole('button', { name: 'About key', exact: true }).press('Enter');
  const size = panel.getByLabel('Icon size');
  await size.fill('-12');
  await expect(size).toHaveValue('0');

  await panel.getByRole('button', { name: 'Icon: key' }).click();
  const picker = agent.getByRole('dialog', { name: 'Choose an icon' });
  await picker.getByLabel('Search icons').fill('bed');
  await expect(picker.getByRole('button', { name: 'bed double' })).toBeVisible();
  await expect(picker.getByRole('button', { name: 'key' })).toHaveCount(0);
  expect(await violations(agent, { legacy: true })).toEqual([]);
  await picker.getByRole('button', { name: 'bed double' }).click();
  await expect(panel.getByRole('button', { name: 'Icon: bed double' })).toBeVisible();
  await panel.getByRole('button', { name: 'Close' }).click();

  const markup = canvas.getByRole('group', { name: 'HTML' });
  await markup.click({ position: { x: 5, y: 5 } });
  await (await toolsOf(agent, 'HTML')).getByRole('button', { name: 'Settings', exact: true }).click();
  const html = agent.getByRole('dialog', { name: 'Settings of HTML' });
  await expect(html.getByText('The stored markup cannot be read.')).toBeVisible();
  await html.getByLabel('HTML', { exact: true }).fill('<div>\n<b>bold</div>');
  await expect(html.getByText('Line 2: <b> is never closed.')).toBeVisible();
  await html.getByLabel('HTML', { exact: true }).fill('<b>bold</b>');
  await expect(html.getByText('is never closed')).toBeHidden();
  await expect(markup.getByText('bold')).toBeVisible();
  await agent.context().close();
});

test('the title of a hero is of the sizes H1, H2 or H3 [R5.013]', async ({ browser, site }) => {
  const agent = await agentPage(browser, site.url, AGENT);
  const hero = { name: 'hero-basic', state: DEFAULT_HERO_STATE };
  await agent.goto(await createPage(agent, site.url, 'hero-title', [], hero));
  await agent.getByRole('button', { name: 'Start Editing' }).click();
  const canvas = agent.frameLocator('#preview-frame');
  await canvas.getByRole('textbox', { name: 'Title' }).first().click();
  await canvas.getByRole('button', { name: 'Settings', exact: true }).click();
  const title = agent.getByRole('group', { name: 'Title', exact: true });

  await expect(title.getByLabel('Size').getByRole('option')).toHaveText(['H1', 'H2', 'H3']);
  await title.getByLabel('Size').selectOption('H3');
  await expect(canvas.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await agent.context().close();
});

test.describe('what all pages share', () => {
  test('both lists of links of the header and of the footer are edited beside the page that shows them [R3.055]', async ({
    browser,
    site,
  }) => {
    const agent = await agentPage(browser, site.url, AGENT);
    await agent.goto(await createPage(agent, site.url, 'links'));
    await agent.getByRole('button', { name: 'Start Editing' }).click();
    const canvas = agent.frameLocator('#preview-frame');

    for (const [place, lists] of [
      ['header', ['Contact links', 'Account links']],
      ['footer', ['First links', 'Second links']],
    ] as const) {
      await canvas.getByRole('button', { name: `Edit the ${place}` }).press('Enter');
      const panel = agent.getByRole('complementary', { name: new RegExp(`^Settings: ${place}$`, 'i') });
      for (const label of lists) {
        const list = panel.getByRole('group', { name: label, exact: true });
        const shown = canvas.locator(`${place}.strap`).getByText(`One of the ${label}`);
        await list.getByRole('button', { name: 'Add a Link' }).click();
        await list.getByLabel('Text', { exact: true }).fill(`One of the ${label}`);
        await expect(shown.first()).toBeAttached();
        await list.getByRole('button', { name: `Remove One of the ${label}` }).click();
        await expect(shown).toHaveCount(0);
      }
      await panel.getByRole('button', { name: 'Close' }).click();
    }
    await agent.getByRole('button', { name: 'Finish Editing' }).click();
    await noDrafts(agent, site.url);
    await agent.context().close();
  });
});
