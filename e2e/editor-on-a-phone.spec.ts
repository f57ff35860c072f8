import type { Browser, Page } from '@playwright/test';
import { canvasOf, retitle, violationsLightAndDark } from './support/editor.ts';
import { AGENT, agentPage, createPage, expect, listen, test } from './support/test.ts';

const headingsOf = (agent: Page) => canvasOf(agent).getByRole('main').getByRole('heading', { level: 2 });
const strapOf = (agent: Page, text: string) => canvasOf(agent).getByRole('group').filter({ hasText: text });
const toolsOf = (agent: Page) => canvasOf(agent).getByRole('region', { name: 'Tools of Text' });
const dropLine = (agent: Page) => canvasOf(agent).locator('.editor-drag__line');
const scrollOf = (agent: Page) =>
  canvasOf(agent)
    .getByRole('main')
    .evaluate((main) => main.ownerDocument.defaultView?.scrollY ?? 0);

/** Pixels of the page that lie below the screen. */
const leftBelow = (agent: Page) =>
  canvasOf(agent)
    .getByRole('main')
    .evaluate(({ ownerDocument: { documentElement: root, defaultView } }) =>
      defaultView ? root.scrollHeight - defaultView.innerHeight - defaultView.scrollY : 0,
    );

test('at 390 pixels a long press drags a strap: the page scrolls near the edge, a second finger or Escape cancels, a swipe scrolls, and a long press without movement selects [R2.315]', async ({
  browser,
  site,
}) => {
  const agent = await phoneOf(browser, site.url);
  const consoleMessages = listen(agent);
  const finger = await fingerOn(agent);
  await agent.goto(
    await createPage(agent, site.url, 'drag-by-finger', longTexts(['Third', 'Fourth', 'Fifth'])),
  );
  await agent.getByRole('button', { name: 'Start Editing' }).tap();
  const inOrder = ['First heading', 'Second heading', 'Third', 'Fourth', 'Fifth'];
  await expect(headingsOf(agent)).toHaveText(inOrder);
  const first = strapOf(agent, 'First text');
  const at = await edgeOf(agent, 'First text', 'upper');
  const below = await edgeOf(agent, 'Second text', 'lower');

  await finger.down(at);
  await finger.moveTo({ x: at.x, y: at.y + 8 });
  await expect(first).toHaveAttribute('data-dragged', '');
  await finger.moveTo(below);
  await expect(dropLine(agent)).toBeVisible();
  await finger.second({ x: 200, y: 500 });
  await expect(dropLine(agent)).toHaveCount(0);
  await finger.up();
  await expect(first).not.toHaveAttribute('data-dragged');

  await finger.down(at);
  await expect(first).toHaveAttribute('data-dragged', '');
  await finger.moveTo(below);
  await expect(dropLine(agent)).toBeVisible();
  await agent.keyboard.press('Escape');
  await expect(dropLine(agent)).toHaveCount(0);
  await finger.up();
  await expect(headingsOf(agent)).toHaveText(inOrder);
  await expect(agent.getByRole('button', { name: 'Undo the last step' })).toBeDisabled();

  await finger.down(at);
  await expect(first).toHaveAttribute('data-dragged', '');
  await finger.up();
  await expect(first).not.toHaveAttribute('data-dragged');
  await expect(toolsOf(agent)).toBeVisible();
  await expect(headingsOf(agent)).toHaveText(inOrder);

  // Its tools lie over its upper edge now.
  await finger.down(await edgeOf(agent, 'First text', 'lower'));
  await expect(first).toHaveAttribute('data-dragged', '');
  await finger.moveTo({ x: at.x, y: 838 });
  await expect.poll(() => leftBelow(agent)).toBeLessThan(2);
  await expect(dropLine(agent)).toBeVisible();
  await finger.up();
  await expect(headingsOf(agent)).toHaveText([...inOrder.slice(1), 'First heading']);
  await expect(agent.getByText('Text is now at place 5 of 5', { exact: true })).toBeAttached();

  const scrolled = await scrollOf(agent);
  expect(scrolled).toBeGreaterThan(0);
  await finger.swipe({ x: 200, y: 300 }, { x: 200, y: 700 });
  await expect.poll(() => scrollOf(agent)).toBeLessThan(scrolled);
  await expect(headingsOf(agent)).toHaveText([...inOrder.slice(1), 'First heading']);
  expect(consoleMessages).toEqual([]);
  await agent.context().close();
});

test('the name in the tools of a strap is a drag handle for touch, also where the strap is all text', async ({
  browser,
  site,
}) => {
  const agent = await phoneOf(browser, site.url);
  const finger = await fingerOn(agent);
  await agent.goto(await createPage(agent, site.url, 'drag-by-name'));
  await agent.getByRole('button', { name: 'Start Editing' }).tap();
  await canvasOf(agent).getByText('First text').tap();
  const name = await toolsOf(agent).getByTitle('Drag to another place').boundingBox();
  if (!name) throw new Error('The strap has no tools');

  await finger.down({ x: name.x + 20, y: name.y + name.height / 2 });
  await finger.moveTo(await edgeOf(agent, 'Second text', 'lower'));
  await expect(dropLine(agent)).toBeVisible();
  await finger.up();

  await expect(headingsOf(agent)).toHaveText(['Second heading', 'First heading']);
  await agent.getByRole('button', { name: 'Undo the last step' }).tap();
  await expect(headingsOf(agent)).toHaveText(['First heading', 'Second heading']);
  await agent.context().close();
});

test('at 320 pixels every tool of a changed page is fully visible or in the overflow menu, and those of a hero leave the header free', async ({
  browser,
  site,
}) => {
  const agent = await phoneOf(browser, site.url);
  const hero = { name: 'hero-basic', state: { title: { html: 'A hero', size: 'h1' } } };
  await agent.goto(await createPage(agent, site.url, 'phone-tools', [], hero));
  await agent.setViewportSize({ width: 320, height: 844 });
  await expect(agent.getByRole('button', { name: /^Account of/ })).toBeInViewport({ ratio: 1 });
  await agent.setViewportSize({ width: 390, height: 844 });
  await agent.getByRole('button', { name: 'Start Editing' }).tap();
  await canvasOf(agent).getByText('A hero').tap();
  const tools = await canvasOf(agent).getByRole('region', { name: 'Tools of Basic' }).boundingBox();
  const menu = await canvasOf(agent).getByRole('button', { name: 'Menu' }).boundingBox();
  expect(tools?.y).toBeGreaterThanOrEqual((menu?.y ?? Infinity) + (menu?.height ?? 0));
  await retitle(agent, 'First heading', 'Typed on a phone');
  const toolbar = agent.getByRole('region', { name: 'Editor', exact: true });
  const more = toolbar.getByRole('button', { name: 'More tools' });
  const item = (name: string) => toolbar.getByRole('button', { name, exact: true });

  for (const width of [390, 360, 320]) {
    await agent.setViewportSize({ width, height: 844 });
    for (const name of [
      'Publishing',
      'Undo the last step',
      'Redo the step',
      'Undo Changes',
      'Save Changes',
    ]) {
      await expect(item(name)).toBeInViewport({ ratio: 1 });
    }
    await expect(more).toBeInViewport({ ratio: 1 });
  }

  await more.tap();
  await item('Tablet, 768 pixels').tap();
  await expect(canvasOf(agent).getByRole('main')).toHaveJSProperty('clientWidth', 768);
  await more.tap();
  await expect(item('Theme')).toBeVisible();
  expect(await violationsLightAndDark(agent)).toEqual([]);
  await item('Website Settings').tap();
  const settings = agent.getByRole('dialog', { name: 'Website Settings' });
  await expect(settings.getByLabel('Site name')).toBeFocused();
  await agent.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await more.tap();
  await item('Sections').tap();
  await expect(agent.getByRole('heading', { name: 'Sections of this page' })).toBeVisible();
  await agent.context().close();
});

type Point = { x: number; y: number };

const phoneOf = (browser: Browser, origin: string): Promise<Page> =>
  agentPage(browser, origin, AGENT, { viewport: { width: 390, height: 844 }, hasTouch: true });

/** A finger as the browser's own touches: what they are is for it to say. */
async function fingerOn(agent: Page) {
  const session = await agent.context().newCDPSession(agent);
  let at: Point = { x: 0, y: 0 };
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });

  return {
    async down(point: Point) {
      at = point;
      await touch('touchStart', [point]);
    },
    async moveTo(point: Point) {
      for (const step of stepsOf(at, point)) {
        at = step;
        await touch('touchMove', [at]);
      }
    },
    second: (point: Point) => touch('touchStart', [at, point]),
    up: () => touch('touchEnd', []),
    /** At once, as a finger that lingers on a slow machine drags. */
    swipe: (from: Point, to: Point) =>
      Promise.all([
        touch('touchStart', [from]),
        ...stepsOf(from, to).map((point) => touch('touchMove', [point])),
        touch('touchEnd', []),
      ]),
  };
}

function stepsOf(from: Point, to: Point): Point[] {
  return Array.from({ length: 10 }, (_, index) => {
    const share = (index + 1) / 10;
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  });
}

/** A place of a strap above or below its texts. */
async function edgeOf(agent: Page, text: string, edge: 'upper' | 'lower'): Promise<Point> {
  const box = await strapOf(agent, text).boundingBox();
  if (!box) throw new Error('The strap is not drawn');

  return { x: box.x + 30, y: edge === 'upper' ? box.y + 12 : box.y + box.height - 12 };
}

function longTexts(titles: string[]) {
  return titles.map((title) => ({
    name: 'strap-text',
    state: {
      title: { html: title, size: 'h2' },
      text: { html: '<p>Words that take some room on a phone. </p>'.repeat(8) },
      buttonList: [],
    },
  }));
}
