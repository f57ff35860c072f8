import type { Page } from '@playwright/test';
import { DEFAULT_HERO_STATE } from '#domain/page/hero-state.ts';
import { canvasOf, save } from './support/editor.ts';
import { AGENT, agentPage, createPage, expect, listen, test, violations } from './support/test.ts';

const STYLE = {
  theme: 'feature',
  overlayStyle: 'gradient-custom',
  overlayGradient: {
    angle: 90,
    colors: [
      { color: '#102040', pos: 0.2 },
      { color: '#40a0c0', pos: 0.8 },
    ],
  },
  bgImage: { imageUrls: ['/_files/demo/scenes/hero-edmonton.jpg'] },
};

const settingsOf = (agent: Page) => agent.getByRole('dialog', { name: /^Settings of/ });

/** A page of a hero and a strap with a background of its own, being edited. */
async function startEditing(agent: Page, origin: string, name: string): Promise<string> {
  const pageUrl = await createPage(
    agent,
    origin,
    name,
    [
      {
        name: 'strap-text',
        state: {
          title: { html: 'Over a picture', size: 'h2' },
          text: { html: '<p>Words</p>' },
          buttonList: [],
        },
        config: { style: STYLE },
      },
    ],
    {
      name: 'hero-basic',
      state: { ...DEFAULT_HERO_STATE, title: { html: 'Hero of this test', size: 'h1' } },
    },
  );
  await agent.goto(pageUrl);
  await agent.getByRole('button', { name: 'Start Editing' }).click();
  await expect(canvasOf(agent).getByText('Over a picture')).toBeVisible();

  return pageUrl;
}

test('the settings of a strap open at the requested tab, group and panel; changes show immediately, are undone step by step, and reach visitors once saved [R2.288 R2.289 R2.313 R2.324 R4.009 R5.011 R5.012 R5.022]', async ({
  browser,
  page,
  site,
}) => {
  const agent = await agentPage(browser, site.url, AGENT);
  const consoleMessages = listen(agent);
  const pageUrl = await startEditing(agent, site.url, 'strap-settings');
  const canvas = canvasOf(agent);
  const settings = settingsOf(agent);
  const strap = canvas.locator('.strap-text').last();
  const tool = (name: string) => canvas.getByRole('button', { name, exact: true }).last();

  await canvas.getByText('Over a picture').click();
  await tool('Settings').click();
  await expect(settings.getByRole('tab', { name: 'Content' })).toHaveAttribute('aria-selected', 'true');
  await test.step('its layouts are pictures with names, which arrow keys choose', async () => {
    const layouts = settings.getByRole('group', { name: 'Layout' });
    await expect(layouts.locator('svg')).toHaveCount(4);
    await layouts.getByRole('radio', { name: 'Heading above the text' }).focus();
    await agent.keyboard.press('ArrowRight');
    await expect(layouts.getByRole('radio', { name: 'Heading beside the text' })).toBeChecked();
    await expect(strap.locator('.is-split')).toHaveCount(1);
  });
  await test.step('an alignment is offered where the layout follows it', async () => {
    const alignment = settings.getByRole('group', { name: 'Alignment' });
    await settings.getByRole('tab', { name: 'Style' }).click();
    await expect(settings.getByText('In this layout the words have their own place')).toBeVisible();
    await expect(alignment).toHaveCount(0);
    await settings.getByRole('tab', { name: 'Content' }).click();
    await settings.getByRole('radio', { name: 'Heading above the text' }).check();
    await settings.getByRole('tab', { name: 'Style' }).click();
    await expect(alignment.getByRole('radio')).toHaveCount(4);
  });
  await tool('Background').click();
  await expect(settings.getByRole('tab', { name: 'Background' })).toHaveAttribute('aria-selected', 'true');
  const pictures = settings.getByRole('region', { name: 'Pictures and video' });
  await expect(pictures.locator('summary', { hasText: /^Pictures/ })).toBeFocused();
  expect(await violations(agent, { legacy: true })).toEqual([]);

  await expect(pictures.getByRole('button', { name: 'Remove Picture 1' })).toHaveCount(0);
  await pictures.getByRole('button', { name: 'Picture 1: focus, crop or replace' }).click();
  const picture = agent.getByRole('dialog', { name: 'Image' });
  await picture.getByRole('button', { name: /^Focus:/ }).press('ArrowRight');
  await expect(picture.getByRole('button', { name: 'Crop' })).toBeVisible();
  await picture.getByRole('button', { name: 'Done' }).click();
  await expect(strap.locator('img[src*="--x60--y50"]')).toHaveCount(1);
  await pictures.locator('summary', { hasText: 'Change of pictures' }).click();
  const interval = pictures.getByRole('spinbutton', { name: 'Seconds between two pictures' });
  await expect(interval).toHaveAttribute('min', '0.1');
  await expect(interval).toHaveAttribute('max', '300');
  await interval.fill('999');
  await expect(interval).toHaveValue('300');

  const overlay = settings.getByRole('slider', { name: 'Overlay transparency' });
  await expect(overlay).toHaveAttribute('step', '5');
  await overlay.focus();
  await agent.keyboard.press('Home');
  await expect(strap.locator('.strap__overlay')).toHaveCSS('opacity', '0');
  await agent.keyboard.press('ArrowRight');
  await expect(strap.locator('.strap__overlay')).toHaveCSS('opacity', '0.05');
  await agent.keyboard.press('End');
  await expect(overlay).toHaveValue('100');
  await agent.getByRole('button', { name: 'Undo the last step' }).click();
  await expect(overlay).not.toHaveValue('100');

  await settings.getByRole('tab', { name: 'Background' }).focus();
  await agent.keyboard.press('ArrowLeft');
  await settings.getByRole('radio', { name: 'Right' }).check();
  await expect(strap).toHaveClass(/is-right/);
  await settings.getByRole('checkbox', { name: 'Hidden to visitors' }).check();
  await expect(canvas.getByText('Over a picture')).toHaveCount(0);
  await canvas.getByRole('button', { name: 'Make it visible' }).click();
  await expect(canvas.getByText('Over a picture')).toBeVisible();
  await expect(settings.getByRole('checkbox', { name: 'Hidden to visitors' })).not.toBeChecked();
  await settings.getByText('CSS classes of the whole section').click();
  await settings.getByLabel('Classes on the whole section').fill('promise 9lives');
  await expect(settings.getByRole('alert')).toContainText('9lives');
  await agent.keyboard.press('Escape');
  await expect(settings).toHaveCount(0);
  await tool('Background').click();
  await expect(settings).toBeVisible();

  await save(agent);
  await expect(settings).toHaveCount(0);
  await page.goto(pageUrl);
  await expect(page.locator('.strap-text.promise.is-right')).toContainText('Over a picture');
  expect(consoleMessages).toEqual([]);
  await agent.context().close();
});

test('stops of a gradient are dragged, moved by keys, added by a click and deleted while more than two remain; angle and colours are limited to valid values [R4.079 R4.080 R4.081 R5.014 R5.023]', async ({
  browser,
  site,
}) => {
  const agent = await agentPage(browser, site.url, AGENT);
  await startEditing(agent, site.url, 'gradient-stops');
  const canvas = canvasOf(agent);
  const settings = settingsOf(agent);
  await canvas.getByText('Over a picture').click();
  await canvas.getByRole('button', { name: 'Background', exact: true }).last().click();
  const overlay = canvas.locator('.strap-text').last().locator('.strap__overlay');
  const stops = settings.getByRole('slider', { name: /^Colour \d$/ });
  const remove = settings.getByRole('button', { name: 'Remove This Colour' });
  const track = settings.locator('.gradient-bar__track');
  const second = settings.getByRole('slider', { name: 'Colour 2' });
  await expect(stops).toHaveCount(2);
  await expect(remove).toBeDisabled();

  await track.scrollIntoViewIfNeeded();
  const box = await track.boundingBox();
  if (!box) throw new Error('There is no gradient');
  const middle = box.y + box.height / 2;
  await agent.mouse.move(box.x + box.width * 0.8, middle);
  await agent.mouse.down();
  await agent.mouse.move(box.x + box.width * 0.7, middle, { steps: 4 });
  await agent.mouse.move(box.x + box.width * 0.5, middle, { steps: 4 });
  await agent.mouse.up();
  await expect(second).toHaveAttribute('aria-valuenow', '50');
  await expect(overlay).toHaveAttribute('style', /50%/);
  await expect(second).toBeFocused();
  await agent.keyboard.press('ArrowRight');
  await expect(second).toHaveAttribute('aria-valuenow', '51');
  await agent.keyboard.press('Delete');
  await expect(stops).toHaveCount(2);

  await track.click({ position: { x: box.width * 0.9, y: box.height / 2 } });
  await expect(stops).toHaveCount(3);
  const third = settings.getByRole('slider', { name: 'Colour 3' });
  await expect(third).toBeFocused();
  await expect(third).toHaveAttribute('aria-valuenow', '90');
  await expect(remove).toBeEnabled();
  const color = settings.getByLabel('Colour', { exact: true });
  await color.fill('rebeccapurple');
  await color.blur();
  await expect(color).toHaveValue('#663399');
  await expect(overlay).toHaveAttribute('style', /rgb\(102, 51, 153\)|#663399/);
  await color.fill('nonsense');
  await color.blur();
  await expect(color).toHaveValue('#663399');
  await expect(settings.getByRole('alert')).toContainText('“nonsense” is not a colour');
  await third.focus();
  await agent.keyboard.press('Delete');
  await expect(stops).toHaveCount(2);
  await expect(remove).toBeDisabled();

  const angle = settings.getByRole('spinbutton', { name: 'Angle in degrees' });
  await expect(angle).toHaveAttribute('min', '-360');
  await expect(angle).toHaveAttribute('max', '360');
  await angle.fill('-500');
  await expect(angle).toHaveValue('-360');
  await expect(overlay).toHaveAttribute('style', /-360deg/);
  await agent.context().close();
});

test('another hero template begins with its own state; its text is carried over on request, then by further ones too, and visitors see it [R4.076]', async ({
  browser,
  page,
  site,
}) => {
  const agent = await agentPage(browser, site.url, AGENT);
  const pageUrl = await startEditing(agent, site.url, 'hero-design');
  const canvas = canvasOf(agent);
  const settings = settingsOf(agent);
  await canvas.getByText('Hero of this test').click();
  await canvas.getByRole('button', { name: 'Another design' }).click();
  await expect(settings.getByRole('tab', { name: 'Design', selected: true })).toBeVisible();
  await expect(settings.getByRole('radio')).toHaveCount(10);
  await expect(settings.getByRole('radio', { name: 'Basic', exact: true })).toBeChecked();
  // The picture of a design shows what choosing it makes: its own words, or those of this hero.
  const pictures = settings.locator('.hero-preview');
  await expect(pictures.filter({ hasText: 'Welcome' })).not.toHaveCount(0);
  await expect(pictures.filter({ hasText: 'Hero of this test' })).toHaveCount(1);
  await settings.getByRole('button', { name: 'Keep My Content' }).click();
  await expect(pictures.filter({ hasText: 'Hero of this test' }).nth(5)).toBeAttached();
  await settings.getByRole('button', { name: 'Use the Content of the Design' }).click();
  await expect(pictures.filter({ hasText: 'Hero of this test' })).toHaveCount(1);

  await settings.getByRole('radio', { name: 'HTML', exact: true }).check();
  await expect(canvas.locator('.hero-html')).toHaveCount(1);
  await settings.getByRole('radio', { name: 'Separated search' }).check();
  await expect(canvas.locator('.hero-separated-search')).toBeVisible();
  await expect(canvas.getByText('Hero of this test')).toHaveCount(0);
  await expect(canvas.locator('.hero-separated-search').getByText('Welcome')).toBeVisible();
  // Its card stands half on the first section, which leaves it the room, as on the live page.
  const card = canvas.locator('.hero-separated-search__card');
  const below = canvas.getByText('First heading');
  await expect
    .poll(async () => {
      const [above, next] = await Promise.all([card.boundingBox(), below.boundingBox()]);
      return above && next && next.y - above.y - above.height;
    })
    .toBeGreaterThan(30);
  expect(await violations(agent, { legacy: true })).toEqual([]);

  // What the design begins with is sample text.
  await agent.getByRole('button', { name: 'Save Changes' }).click();
  const question = agent.getByRole('dialog', { name: 'Samples Go Live' });
  await expect(question).toContainText('Separated search: “Welcome”');
  await question.getByRole('button', { name: 'Keep Editing' }).click();

  await settings.getByRole('button', { name: 'Keep My Content' }).click();
  await expect(canvas.locator('.hero-separated-search').getByText('Hero of this test')).toBeVisible();
  await settings.getByRole('radio', { name: 'Wide search' }).check();
  await expect(canvas.locator('.hero-wide-search').getByText('Hero of this test')).toBeVisible();
  expect(await violations(agent, { legacy: true })).toEqual([]);
  await settings.getByRole('button', { name: 'Use the Content of the Design' }).click();
  await expect(canvas.locator('.hero-wide-search').getByText('Welcome')).toBeVisible();
  await agent.getByRole('button', { name: 'Undo the last step' }).click();
  await expect(canvas.locator('.hero-wide-search').getByText('Hero of this test')).toBeVisible();

  await save(agent);
  await page.goto(pageUrl);
  await expect(page.locator('.hero-wide-search').getByText('Hero of this test')).toBeVisible();
  await agent.context().close();
});
