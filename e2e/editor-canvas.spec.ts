import type { FrameLocator, Page } from '@playwright/test';
import { DEFAULT_HERO_STATE } from '#domain/page/hero-state.ts';
import { canvasOf, toolsOf, violationsLightAndDark, writeIn } from './support/editor.ts';
import { expectLook } from './support/notification-look.ts';
import { AGENT, agentPage, createPage, expect, listen, SAN_ANTONIO_AGENT, test } from './support/test.ts';

const headingsOf = (agent: Page) => canvasOf(agent).getByRole('main').getByRole('heading', { level: 2 });
const strapOf = (agent: Page, text: string) => canvasOf(agent).getByRole('group').filter({ hasText: text });

async function startEditing(agent: Page, address: string) {
  await agent.goto(address);
  await agent.getByRole('button', { name: 'Start Editing' }).click();
  await expect(canvasOf(agent).getByText('First text')).toBeVisible();
  await expect(canvasOf(agent).getByText('Second text')).toBeVisible();
}

test('every control of a strap has a button: settings, up, down, insert after, duplicate, delete after a question; the hero has none but its settings [R2.313 R2.314 R2.315 R2.316 R2.317 R2.318 R2.319 R2.320 R5.054]', async ({
  browser,
  site,
}) => {
  const agent = await agentPage(browser, site.url, AGENT);
  const consoleMessages = listen(agent);
  const pageUrl = await createPage(agent, site.url, 'strap-controls', [], {
    name: 'hero-basic',
    state: { ...DEFAULT_HERO_STATE, title: { html: 'Hero of this test', size: 'h1' } },
  });
  await startEditing(agent, pageUrl);
  const canvas = canvasOf(agent);
  const tools = (label: string) => canvas.getByRole('region', { name: `Tools of ${label}` });
  const titles = headingsOf(agent);

  await canvas.getByText('Hero of this test').click();
  const hero = canvas.getByRole('region', { name: /^Tools of/ });
  await expect(hero.getByRole('button', { name: 'Settings', exact: true })).toBeVisible();
  for (const name of ['Move up', 'Move down', 'Delete', 'Insert a section after this one', 'Duplicate']) {
    await expect(hero.getByRole('button', { name })).toHaveCount(0);
  }

  await canvas.getByText('First text').click();
  await tools('Text').getByRole('button', { name: 'Settings', exact: true }).click();
  const settings = agent.getByRole('dialog', { name: /^Settings of/ });
  await expect(settings).toBeVisible();
  await settings.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(settings).toHaveCount(0);

  await expect(tools('Text').getByRole('button', { name: 'Move up' })).toBeDisabled();
  await tools('Text').getByRole('button', { name: 'Move down' }).click();
  await expect(titles).toHaveText(['Second heading', 'First heading']);
  // The strap below the pointer has tools too.
  await agent.mouse.move(700, 20);
  await expect(tools('Text').getByRole('button', { name: 'Move down' })).toBeDisabled();
  await tools('Text').getByRole('button', { name: 'Move up' }).click();
  await expect(titles).toHaveText(['First heading', 'Second heading']);

  await tools('Text').getByRole('button', { name: 'Hide from visitors' }).click();
  await expect(canvas.getByText('This strap is hidden to visitors.')).toBeVisible();
  await tools('Text').getByRole('button', { name: 'Show to visitors' }).click();
  await expect(titles).toHaveText(['First heading', 'Second heading']);

  await tools('Text').getByRole('button', { name: 'Insert a section after this one' }).click();
  const picker = agent.getByRole('dialog', { name: 'Insert a section' });
  await picker.getByRole('searchbox').fill('big icons');
  await picker
    .getByRole('radio', { name: /^Big icons/ })
    .first()
    .check();
  await picker.getByRole('button', { name: 'Insert', exact: true }).click();
  await expect(titles).toHaveText(['First heading', 'How We Help', 'Second heading']);

  await tools('Big icons').getByRole('button', { name: 'Duplicate' }).click();
  await expect(titles).toHaveText(['First heading', 'How We Help', 'How We Help', 'Second heading']);
  await tools('Big icons').getByRole('button', { name: 'Delete' }).click();
  const question = agent.getByRole('dialog', { name: 'Delete section' });
  await expect(question).toContainText('Are you sure you want to remove this strap?');
  expect(await violationsLightAndDark(agent)).toEqual([]);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(titles).toHaveCount(4);
  await tools('Big icons').getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(titles).toHaveText(['First heading', 'How We Help', 'Second heading']);
  expect(consoleMessages).toEqual([]);
  await agent.context().close();
});

test('straps are navigated, moved, duplicated, inserted and deleted by keyboard and announced; every step can be undone and redone by keyboard [R2.314 R2.315 R2.316 R2.317]', async ({
  browser,
  site,
}) => {
  const agent = await agentPage(browser, site.url, AGENT);
  const pageUrl = await createPage(agent, site.url, 'strap-keys');
  await startEditing(agent, pageUrl);
  const canvas = canvasOf(agent);
  const titles = headingsOf(agent);
  const first = strapOf(agent, 'First text');
  const second = strapOf(agent, 'Second text');
  const press = (...keys: string[]) =>
    keys.reduce((before, key) => before.then(() => agent.keyboard.press(key)), Promise.resolve());
  const isSaid = (text: string) => expect(agent.getByText(text, { exact: true })).toBeAttached();

  await first.focus();
  await expect(first).toBeFocused();
  await press('ArrowDown');
  await expect(second).toBeFocused();
  await press('Alt+ArrowUp');
  await expect(titles).toHaveText(['Second heading', 'First heading']);
  await isSaid('Text is now at place 1 of 2');
  await expect(second).toBeFocused();

  await press('ControlOrMeta+d');
  await expect(titles).toHaveText(['Second heading', 'Second heading', 'First heading']);
  await expect(second.nth(1)).toBeFocused();
  await press('End');
  await expect(first).toBeFocused();
  await press('ControlOrMeta+Enter');
  const picker = agent.getByRole('dialog', { name: 'Insert a section' });
  await picker.getByRole('searchbox').fill('big icons');
  const icons = picker.getByRole('radio', { name: /^Big icons/ }).first();
  await icons.press('Space');
  await expect(icons).toBeChecked();
  await press('Enter');
  await expect(titles).toHaveText(['Second heading', 'Second heading', 'First heading', 'How We Help']);
  await isSaid('Big icons added below “Text: First heading”');

  await expect(canvas.getByRole('group', { name: 'Big icons' })).toBeFocused();
  await press('ArrowUp');
  await expect(first).toBeFocused();
  await press('Delete');
  await agent
    .getByRole('dialog', { name: 'Delete section' })
    .getByRole('button', { name: 'Delete' })
    .press('Enter');
  await expect(titles).toHaveText(['Second heading', 'Second heading', 'How We Help']);
  await isSaid('Text deleted');
  await expect(canvas.getByRole('group', { name: 'Big icons' })).toBeFocused();

  for (const left of [4, 3, 2]) {
    await press('ControlOrMeta+z');
    await expect(titles).toHaveCount(left);
  }
  await press('ControlOrMeta+z');
  await expect(titles).toHaveText(['First heading', 'Second heading']);
  await expect(agent.getByRole('button', { name: 'Finish Editing' })).toBeVisible();
  await expect(agent.getByRole('button', { name: 'Undo the last step' })).toBeDisabled();
  await press('ControlOrMeta+Shift+z', 'ControlOrMeta+y');
  await expect(titles).toHaveText(['Second heading', 'Second heading', 'First heading']);
  await agent.context().close();
});

test('edits of every kind are undone step by step to the original page and redone to the end', async ({
  browser,
  site,
}) => {
  const agent = await agentPage(browser, site.url, AGENT);
  const consoleMessages = listen(agent);
  const pageUrl = await createPage(agent, site.url, 'undo-all');
  await startEditing(agent, pageUrl);
  const canvas = canvasOf(agent);
  const seen = () =>
    canvas
      .getByRole('main')
      .evaluate((main) =>
        [...main.querySelectorAll('[data-puck-component]')].map(
          (strap) => `${strap.textContent?.replace(/\s+/g, ' ')} ${strap.className.replace(/\s+/g, ' ')}`,
        ),
      );
  const undo = agent.getByRole('button', { name: 'Undo the last step' });
  const redo = agent.getByRole('button', { name: 'Redo the step' });
  const start = await seen();

  await writeIn(canvas.getByRole('textbox', { name: 'Heading' }).first());
  await agent.keyboard.press('ControlOrMeta+a');
  await agent.keyboard.type('Typed in place');
  await expect(undo).toBeEnabled();
  await writeIn(canvas.getByRole('textbox', { name: 'Text' }).last());
  await agent.keyboard.press('End');
  await agent.keyboard.type(' and more');
  await expect(canvas.getByText('Second text and more')).toBeVisible();
  const tools = await toolsOf(agent, 'Text');
  await expect(tools.getByRole('button', { name: 'Move down' })).toBeDisabled();
  await tools.getByRole('button', { name: 'Move up' }).click();
  await expect(headingsOf(agent)).toHaveText(['Second heading', 'Typed in place']);
  await tools.getByRole('button', { name: 'Duplicate' }).click();
  await expect(headingsOf(agent)).toHaveText(['Second heading', 'Second heading', 'Typed in place']);
  // Those of the copy: they can go up.
  await expect((await toolsOf(agent, 'Text')).getByRole('button', { name: 'Move up' })).toBeEnabled();
  await tools.getByRole('button', { name: 'Delete' }).click();
  const question = agent.getByRole('dialog', { name: 'Delete section' });
  await expect(question).toContainText('Are you sure you want to remove this strap?');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(headingsOf(agent)).toHaveText(['Second heading', 'Typed in place']);
  const end = await seen();

  let steps = 0;
  for (; await undo.isEnabled(); steps += 1) await undo.click();
  await expect(undo).toBeDisabled();
  await expect.poll(seen).toEqual(start);
  expect(steps).toBeGreaterThanOrEqual(5);
  await expect(agent.getByRole('button', { name: 'Finish Editing' })).toBeVisible();
  while (await redo.isEnabled()) await redo.click();
  await expect(redo).toBeDisabled();
  await expect.poll(seen).toEqual(end);
  expect(consoleMessages).toEqual([]);
  await agent.context().close();
});

test('a strap is copied to another page and to another site', async ({ browser, site }) => {
  const agent = await agentPage(browser, site.url, AGENT);
  await agent.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const from = await createPage(agent, site.url, 'copy-from');
  const to = await createPage(agent, site.url, 'copy-to', [
    { name: 'strap-from-the-future', state: { a: 1 } },
  ]);
  await startEditing(agent, from);
  await strapOf(agent, 'Second text').focus();
  await expect(strapOf(agent, 'Second text')).toBeFocused();
  await agent.keyboard.press('ControlOrMeta+c');
  await expect(agent.getByText('Text copied. Paste it on any page.')).toBeVisible();

  await startEditing(agent, to);
  await canvasOf(agent).getByText('First text').click();
  await (await toolsOf(agent, 'Text')).getByRole('button', { name: 'Paste after this one' }).click();
  const before = ['First heading', 'Second heading', 'strap-from-the-future'];
  await expect(headingsOf(agent)).toHaveText(before.toSpliced(1, 0, 'Second heading'));
  await strapOf(agent, 'strap-from-the-future').click();
  const future = await toolsOf(agent, 'strap-from-the-future');
  await future.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(agent.getByText('strap-from-the-future copied. Paste it on any page.')).toBeVisible();
  const clip = await agent.evaluate(() => navigator.clipboard.readText());
  await agent.getByRole('button', { name: 'Undo the last step' }).click();
  await expect(headingsOf(agent)).toHaveText(before);

  const other = await agentPage(browser, site.sanAntonio, SAN_ANTONIO_AGENT);
  await startEditing(other, await createPage(other, site.sanAntonio, 'copy-other'));
  await writeIn(canvasOf(other).getByRole('textbox', { name: 'Text' }).last());
  await pasteText(other, clip);
  await expect(canvasOf(other).getByRole('heading', { name: 'strap-from-the-future' })).toBeVisible();
  await agent.context().close();
  await other.context().close();
});

test('pasting something other than a strap is rejected with the reason; text pasted into a heading becomes plain text [R3.127]', async ({
  browser,
  site,
}) => {
  const agent = await agentPage(browser, site.url, AGENT);
  await agent.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await startEditing(agent, await createPage(agent, site.url, 'paste-rejected'));
  await strapOf(agent, 'First text').focus();
  await expect(strapOf(agent, 'First text')).toBeFocused();
  await agent.keyboard.press('ControlOrMeta+c');
  await expectLook(agent, 'Text copied. Paste it on any page.', 'notice');
  const clip = await agent.evaluate(() => navigator.clipboard.readText());
  await pasteText(agent, clip.replace('"strap-text"', '7'));
  await expect(
    agent.getByText(/What was copied is damaged and cannot be pasted \(straps\.0\.name/),
  ).toBeVisible();
  const [strap] = JSON.parse(clip).straps;
  const wrong = { ...strap, state: { ...strap.state, title: { ...strap.state.title, size: 'h7' } } };
  await pasteText(agent, JSON.stringify({ ...JSON.parse(clip), straps: [wrong] }));
  await expect(
    agent.getByText(/^The copied section cannot be pasted \(strap-text, title\.size: .+\)\.$/),
  ).toBeVisible();
  await pasteText(agent, 'Just words');
  await expectLook(agent, 'There is no copied section to paste. Copy one first.', 'warning');

  await writeIn(canvasOf(agent).getByRole('textbox', { name: 'Heading' }).first());
  await agent.keyboard.press('ControlOrMeta+a');
  await pasteText(agent, 'Plain words', '<h1 style="color:red" onclick="x()">Plain <b>words</b></h1>');
  await expect(headingsOf(agent).first()).toHaveText('Plain words');
  expect(await headingsOf(agent).first().innerHTML()).not.toMatch(/style="color|onclick|<b>|<h1/);
  await agent.context().close();
});

test('the page is seen at 360, 768 and 1280 pixels and at full width, by container and media queries, and stays so while it is edited', async ({
  browser,
  site,
}) => {
  const agent = await agentPage(browser, site.url, AGENT);
  const words = 'Homes for sale in the quiet streets beside the river';
  const hero = {
    name: 'hero-basic',
    state: { title: { html: words, size: 'h1' } },
    config: { style: { frame: { height: 'screen' } } },
  };
  const pageUrl = await createPage(agent, site.url, 'preview-widths', [], hero);
  const heightOf = (shown: Page | FrameLocator) =>
    shown
      .locator('.hero-basic > .strap__inner')
      .evaluate((element) => Math.round((element as HTMLElement).offsetHeight));
  await agent.goto(pageUrl);
  const height = await heightOf(agent);
  await startEditing(agent, pageUrl);
  const canvas = canvasOf(agent);
  const choice = (name: RegExp) =>
    agent.getByRole('group', { name: 'Width of the page' }).getByRole('button', { name });
  const inside = () =>
    canvas.getByRole('main').evaluate((main) => ({
      width: main.clientWidth,
      isPhone: main.ownerDocument.defaultView?.matchMedia('(max-width: 48rem)').matches,
    }));
  await expect(choice(/Full width/)).toHaveAttribute('aria-pressed', 'true');

  await test.step('beside a panel the page keeps its width, scaled to fit', async () => {
    const { width } = await inside();
    const sections = agent.getByRole('button', { name: 'Sections' });
    await sections.click();
    await expect
      .poll(async () => (await agent.locator('#preview-frame').boundingBox())?.width)
      .toBeLessThan(width);
    expect((await inside()).width).toBe(width);
    expect(await heightOf(canvas), 'a hero of the height of the screen').toBe(height);
    await sections.click();
    await expect.poll(async () => (await agent.locator('#preview-frame').boundingBox())?.width).toBe(width);
    await expect.poll(() => heightOf(canvas)).toBe(height);
  });

  for (const [name, width] of [
    [/Phone/, 360],
    [/Tablet/, 768],
    [/Laptop/, 1280],
  ] as const) {
    await choice(name).press('Enter');
    await expect(choice(name)).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(inside).toEqual({ width, isPhone: width <= 768 });
    if (width > 360) continue;
    await test.step('words typed at the end of a wrapped line stay apart from those of the next', async () => {
      const title = canvas.getByRole('textbox', { name: 'Title' });
      await writeIn(title);
      await agent.keyboard.press('ControlOrMeta+Home');
      await agent.keyboard.press('End');
      await agent.keyboard.type(' 1 2');
      await expect(title).toHaveText(/\S 1 2 \S/);
      await agent.keyboard.press('ControlOrMeta+a');
      await agent.keyboard.type(words);
    });
  }

  await agent.setViewportSize({ width: 1100, height: 800 });
  await agent.getByRole('button', { name: 'Sections' }).click();
  await expect.poll(async () => (await inside()).width).toBe(1280);
  await expect
    .poll(async () => (await agent.locator('#preview-frame').boundingBox())?.width)
    .toBeLessThan(800);
  await canvas.getByText('Second text').click();
  await (await toolsOf(agent, 'Text')).getByRole('button', { name: 'Move up' }).click();
  await expect(headingsOf(agent).first()).toHaveText('Second heading');
  const rows = agent.locator('.editor-list [data-drag]');
  await rows
    .first()
    .locator('.drag-handle')
    .dragTo(rows.nth(1), { targetPosition: { x: 40, y: 40 } });
  await expect(headingsOf(agent).first()).toHaveText('First heading');
  await expect(agent.getByRole('button', { name: 'Finish Editing' })).toBeVisible();
  await expect(headingsOf(agent).first()).toHaveText('First heading');
  await expect.poll(async () => (await inside()).width).toBe(1280);
  await agent.context().close();
});

test('straps below the screen are rendered while idle, without scrolling the page', async ({
  browser,
  site,
}) => {
  const agent = await agentPage(browser, site.url, AGENT);
  await agent.goto(site.url);
  await agent.getByRole('button', { name: 'Start Editing' }).click();
  const straps = canvasOf(agent).locator('[data-puck-component]');
  await expect(straps.first()).toBeVisible();
  const below = () =>
    straps.last().evaluate(({ ownerDocument: canvas }) => ({
      isRendered: !canvas.querySelector('.editor-waiting'),
      scrolled: canvas.scrollingElement?.scrollTop,
    }));
  await expect.poll(below, { timeout: 30_000 }).toEqual({ isRendered: true, scrolled: 0 });
  await agent.context().close();
});

test('dragging a strap moves it and announces the position; undo moves it back, Escape cancels [R2.315]', async ({
  browser,
  site,
}) => {
  const agent = await agentPage(browser, site.url, AGENT);
  const consoleMessages = listen(agent);
  const pageUrl = await createPage(agent, site.url, 'drag-straps');
  await startEditing(agent, pageUrl);

  await dragBelow(agent, 'First text');
  await agent.keyboard.press('Escape');
  await agent.mouse.up();
  await expect(dropLine(agent)).toHaveCount(0);
  await expect(headingsOf(agent)).toHaveText(['First heading', 'Second heading']);
  await expect(agent.getByRole('button', { name: 'Undo the last step' })).toBeDisabled();

  await dragBelow(agent, 'First text');
  await agent.mouse.up();
  await expect(headingsOf(agent)).toHaveText(['Second heading', 'First heading']);
  await expect(agent.getByText('Text is now at place 2 of 2', { exact: true })).toBeAttached();
  const tools = canvasOf(agent).getByRole('region', { name: 'Tools of Text' });
  await expect(tools.getByRole('button', { name: 'Move down' })).toBeDisabled();
  await agent.getByRole('button', { name: 'Undo the last step' }).click();
  await expect(headingsOf(agent)).toHaveText(['First heading', 'Second heading']);
  expect(consoleMessages).toEqual([]);
  await agent.context().close();
});

test('a drag that scrolls the page leaves the tools at the selected strap, dropped or cancelled [R2.315]', async ({
  browser,
  site,
}) => {
  const agent = await agentPage(browser, site.url, AGENT);
  const texts = ['Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh'].map((title) => ({
    name: 'strap-text',
    state: { title: { html: title, size: 'h2' }, text: { html: '<p>Words</p>' }, buttonList: [] },
  }));
  await startEditing(agent, await createPage(agent, site.url, 'drag-and-scroll', texts));
  const strap = strapOf(agent, 'First text');
  await strap.click({ position: { x: 20, y: 20 } });
  await toolsOf(agent, 'Text');
  /** The frame around what is chosen and the strap, which stand in the same place of the page. */
  const places = async () =>
    agent.evaluate(() => {
      const canvas = document.querySelector<HTMLIFrameElement>('#preview-frame')?.contentDocument;
      const placeOf = (element: Element | null | undefined) => {
        if (!element?.checkVisibility({ visibilityProperty: true })) return 'not seen';
        const { top, height } = element.getBoundingClientRect();
        return `${Math.round(height)} px from ${Math.round(top)}`;
      };

      return {
        frame: placeOf(canvas?.querySelector('[data-puck-overlay]')),
        strap: placeOf(canvas?.querySelector('[data-puck-component="one"]')),
        scrolled: canvas?.defaultView?.scrollY ?? 0,
      };
    });
  const areTogether = () =>
    expect(async () => {
      const { frame, strap } = await places();
      expect(frame).toBe(strap);
    }).toPass({ timeout: 10_000 });
  /** To the lower edge of the canvas, until that has scrolled so far. */
  const dragAndScroll = async (far: number) => {
    const box = await strap.boundingBox();
    if (!box) throw new Error('The strap is not drawn');
    await agent.mouse.move(box.x + 30, box.y + 20);
    await agent.mouse.down();
    const bottom = (agent.viewportSize()?.height ?? 0) - 10;
    await agent.mouse.move(box.x + 40, bottom, { steps: 5 });
    await expect.poll(async () => (await places()).scrolled).toBeGreaterThan(far);
  };

  await dragAndScroll(150);
  expect((await places()).frame).toBe('not seen');
  await agent.keyboard.press('Escape');
  await areTogether();
  await agent.mouse.up();
  await expect(headingsOf(agent).first()).toHaveText('First heading');

  await strap.scrollIntoViewIfNeeded();
  await dragAndScroll(200);
  await agent.mouse.up();
  await expect(headingsOf(agent).first()).toHaveText('Second heading');
  await areTogether();
  await agent.context().close();
});

test('a drop can be undone and saved immediately, before the next paint', async ({ browser, site }) => {
  const agent = await agentPage(browser, site.url, AGENT);
  const pageUrl = await createPage(agent, site.url, 'drop-and-save');
  await startEditing(agent, pageUrl);
  /** Presses a button before the first frame after the next drop. */
  const pressBeforePaint = (name: string) =>
    agent.evaluate((wanted) => {
      const view = document.querySelector<HTMLIFrameElement>('#preview-frame')?.contentWindow;
      const press = () => {
        const isWanted = (button: HTMLButtonElement) =>
          button.textContent?.trim().startsWith(wanted) || button.getAttribute('aria-label') === wanted;
        const button = [...document.querySelectorAll('button')].find(isWanted);
        if (!button || button.disabled) document.title = `${wanted} cannot be pressed`;
        button?.click();
      };
      view?.addEventListener('pointerup', () => view.requestAnimationFrame(press), {
        capture: true,
        once: true,
      });
    }, name);

  // Both buttons are there before something is dropped.
  const heading = canvasOf(agent).getByRole('textbox', { name: 'Heading' }).first();
  await heading.fill('First of all');
  await expect(agent.getByRole('button', { name: 'Save Changes' })).toBeVisible();

  await dragBelow(agent, 'First text');
  await pressBeforePaint('Undo the last step');
  await agent.mouse.up();
  await expect(agent.getByRole('button', { name: 'Redo the step' })).toBeEnabled();
  await expect(headingsOf(agent)).toHaveText(['First of all', 'Second heading']);
  await agent.getByRole('button', { name: 'Redo the step' }).click();
  await expect(headingsOf(agent)).toHaveText(['Second heading', 'First of all']);
  await agent.getByRole('button', { name: 'Undo the last step' }).click();
  await expect(headingsOf(agent)).toHaveText(['First of all', 'Second heading']);

  await dragBelow(agent, 'First text');
  await pressBeforePaint('Save Changes');
  await agent.mouse.up();
  await expect(agent.getByText('Page saved!')).toBeVisible();
  await expect(agent.getByRole('button', { name: 'Finish Editing' })).toBeVisible();
  await expect(headingsOf(agent)).toHaveText(['Second heading', 'First of all']);
  await expect(agent).not.toHaveTitle(/cannot be pressed/);

  await agent.goto(pageUrl);
  const main = agent.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Second heading', 'First of all']);
  await agent.context().close();
});

const dropLine = (agent: Page) => canvasOf(agent).locator('.editor-drag__line');

/** Drags a strap until the pointer is past the middle of the next one; the button is still held. */
async function dragBelow(agent: Page, text: string) {
  // This waits until it no longer moves.
  await strapOf(agent, text).scrollIntoViewIfNeeded();
  const box = await strapOf(agent, text).boundingBox();
  if (!box) throw new Error('The strap is not drawn');
  const x = box.x + 30;
  const y = box.y + 12;

  await agent.mouse.move(x, y);
  await agent.mouse.down();
  await expect(async () => {
    await agent.mouse.move(x, y + box.height, { steps: 12 });
    await agent.mouse.move(x, y + box.height * 1.75, { steps: 12 });
    await expect(dropLine(agent)).toBeVisible({ timeout: 500 });
  }).toPass();
}

/** What the browser does when somebody pastes, at the element that has the focus in the canvas. */
async function pasteText(agent: Page, text: string, html = '') {
  await canvasOf(agent)
    .locator(':focus')
    .evaluate(
      (element, { text, html }) => {
        const data = new DataTransfer();
        data.setData('text/plain', text);
        if (html) data.setData('text/html', html);
        const event = { clipboardData: data, bubbles: true, cancelable: true };
        element.dispatchEvent(new ClipboardEvent('paste', event));
      },
      { text, html },
    );
}
