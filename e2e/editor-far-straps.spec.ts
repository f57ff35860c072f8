import type { Page } from '@playwright/test';
import { canvasOf, writeIn } from './support/editor.ts';
import { AGENT, agentPage, createPage, expect, test } from './support/test.ts';

const WIDE_MARGINS = '<h2 style="margin: 5rem 0">Wide margins</h2>';

/** Of all sorts: with margins at their edges, of the page's whole width, scrolling in themselves, with a map, a frame, a film. */
const KINDS = [
  ...['text-two-columns', 'big-icons', 'columned-tiles', 'quotes', 'gallery', 'gallery-slider', 'about'],
  ...['html', 'html-full-width', 'video-aside', 'contact-form', 'team-roster', 'featured-listing', 'mosaic'],
  ...['listing-search', 'map-listing-search', 'market-stats', 'blog-feed', 'image', 'columned-links'],
].map((kind) => ({
  name: `strap-${kind}`,
  state: kind === 'html' ? { html: { html: encodeURIComponent(WIDE_MARGINS), display: 'block' } } : {},
}));

/** What of the canvas rests, where on the page each strap is and how high, in pixels, and which has the focus. */
const lookAt = (agent: Page) =>
  agent.evaluate(() => {
    const view = document.querySelector<HTMLIFrameElement>('#preview-frame')?.contentWindow;
    const straps = [...(view?.document.querySelectorAll<HTMLElement>('[data-puck-component]') ?? [])];

    return {
      resting: straps.filter(
        (strap) => strap.computedStyleMap().get('content-visibility')?.toString() === 'hidden',
      ).length,
      places: straps.map((strap) => {
        const { top, height } = strap.getBoundingClientRect();
        return [Math.round(top + (view?.scrollY ?? 0)), Math.round(height)];
      }),
      focused: view?.document.activeElement
        ?.closest('[data-puck-component]')
        ?.getAttribute('data-puck-component'),
    };
  });
const resting = (agent: Page) => expect.poll(async () => (await lookAt(agent)).resting, { timeout: 20_000 });

test('straps far from the screen rest while somebody types, in the room they have; they are awake for whoever scrolls, goes on by keyboard or pauses', async ({
  browser,
  site,
}) => {
  test.slow();
  const agent = await agentPage(browser, site.url, AGENT);
  await agent.goto(await createPage(agent, site.url, 'far-straps', KINDS));
  await agent.getByRole('button', { name: 'Start Editing' }).click();
  const canvas = canvasOf(agent);
  await expect(canvas.getByText('First text')).toBeVisible();
  // Those further down are drawn while nobody does anything, and their pictures say how high they are.
  await expect(canvas.locator('.editor-waiting')).toHaveCount(0, { timeout: 60_000 });
  await expect(canvas.getByText('Wide margins')).toBeVisible();
  await agent.waitForLoadState('networkidle');

  await writeIn(canvas.locator('[data-puck-component="one"] .ProseMirror'));
  await agent.waitForTimeout(500);
  const before = await lookAt(agent);
  expect(before.resting).toBe(0);
  await agent.keyboard.type('ab', { delay: 60 });
  await resting(agent).toBeGreaterThan(10);
  expect((await lookAt(agent)).places).toEqual(before.places);

  await agent.keyboard.press('Tab');
  expect(await lookAt(agent)).toMatchObject({ resting: 0, places: before.places });

  await writeIn(canvas.locator('[data-puck-component="two"] .ProseMirror'));
  await agent.keyboard.type('cd', { delay: 60 });
  await resting(agent).toBeGreaterThan(10);
  await agent.mouse.wheel(0, 900);
  await resting(agent).toBe(0);
  expect((await lookAt(agent)).focused).toBe('two');

  await agent.keyboard.type('They go on where they were', { delay: 60 });
  await resting(agent).toBeGreaterThan(10);
  // Nothing is pressed any more.
  await resting(agent).toBe(0);
  await agent.context().close();
});
