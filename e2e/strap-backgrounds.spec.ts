import { agentPage, createPage, expect, test } from './support/test.ts';

const PICTURES = ['street-winter', 'street-golden'].map((name) => `/_files/demo/scenes/${name}.jpg`);
const [PICTURE = ''] = PICTURES;

test('straps are aligned four ways; their background is none, an image in greyscale, tiled, parallax or Ken Burns, or several that slide or fade [R3.005 R3.006 R3.007 R3.008 R3.009 R3.010 R3.011 R3.012 R3.013]', async ({
  browser,
  site,
}) => {
  const agent = await agentPage(browser, site.url);
  const pageUrl = await createPage(agent, site.url, 'backgrounds', [
    strap('Left', { textAlign: 'left', bgTransparent: true }),
    strap('Centered', { textAlign: 'centered', bgImage: { greyscale: true } }),
    strap('Right', { textAlign: 'right', bgImage: { repeat: true } }),
    strap('Justified', { textAlign: 'justify', bgImage: { parallax: true } }),
    strap('Drifting', { bgImage: { kenburns: true } }),
    strap('Sliding', { bgImage: { imageUrls: PICTURES, transitionInterval: 1, transitionStyle: 'slide' } }),
    strap('Framed', { frame: { width: 'narrow', height: 'half', above: 'none', below: 'large' } }),
    strap('Fading', { bgImage: { imageUrls: PICTURES, transitionInterval: 1, transitionStyle: 'fade' } }),
  ]);
  await agent.context().close();
  const visitor = await browser.newContext({ reducedMotion: 'no-preference' });
  const page = await visitor.newPage();
  await page.goto(pageUrl);
  const called = (title: string) =>
    page.locator('section.strap', { has: page.getByRole('heading', { name: title, exact: true }) });
  const image = (title: string) => called(title).locator('.strap__image').first();

  for (const [title, align] of [
    ['Left', 'start'],
    ['Centered', 'center'],
    ['Right', 'end'],
    ['Justified', 'justify'],
  ] as const) {
    await expect(called(title)).toHaveCSS('text-align', align);
  }
  await expect(called('Left')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(called('Centered')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');

  const [framed, plain] = await Promise.all(['Framed', 'Left'].map((title) => called(title).evaluate(boxOf)));
  expect(framed?.width).toBeLessThan((plain?.width ?? 0) - 300);
  expect(framed?.height).toBeGreaterThanOrEqual((page.viewportSize()?.height ?? 0) / 2);
  expect(framed?.above).toBe(0);
  expect(framed?.below).toBeGreaterThan(plain?.below ?? 0);

  await expect(image('Centered')).toHaveCSS('filter', 'grayscale(1)');
  await expect(image('Drifting')).toHaveCSS('filter', 'none');
  const tiles = called('Right').locator('.strap__tiles');
  await expect(tiles).toHaveCSS('background-image', new RegExp(PICTURE));
  await expect(tiles).toHaveCSS('background-repeat', 'repeat');
  await expect(tiles).toHaveCSS('background-size', 'auto');

  await called('Justified').scrollIntoViewIfNeeded();
  const [pageMoved = 0, pictureMoved = 0] = await image('Justified').evaluate(movesOnScroll);
  expect(pageMoved).toBeLessThan(-50);
  expect(pictureMoved).toBeGreaterThan(pageMoved + 1);
  expect(pictureMoved).toBeLessThan(0);

  await called('Drifting').scrollIntoViewIfNeeded();
  const [before, after] = await image('Drifting').evaluate(drifts);
  expect(after.width).toBeGreaterThan(before.width * 1.05);
  expect(Math.abs(after.x - before.x)).toBeGreaterThan(10);
  expect(Math.abs(after.y - before.y)).toBeGreaterThan(2);
  expect(after.covers).toBe(true);

  for (const [title, animation] of [
    ['Sliding', 'strap-slide-in'],
    ['Fading', 'strap-fade-in'],
  ] as const) {
    await called(title).scrollIntoViewIfNeeded();
    const shown = called(title).locator('.strap__slide.is-shown');
    for (const picture of [PICTURES[1], PICTURES[0]]) {
      const name = picture?.split('/').at(-1)?.replace('.jpg', '') ?? '';
      await expect(shown.locator('img')).toHaveAttribute('src', new RegExp(name));
    }
    await expect(shown).toHaveCSS('animation-name', animation);
  }
  await visitor.close();
});

test('slides fade into each other, only where motion is allowed, and those not shown yet are hidden from the start', async ({
  browser,
  site,
}) => {
  const agent = await agentPage(browser, site.url);
  const items = ['One', 'Two', 'Three'].map((author) => ({
    text: { html: '<p>Words</p>' },
    author: { html: author, size: 'h4' },
  }));
  const pageUrl = await createPage(agent, site.url, 'fading', [
    { name: 'strap-quotes', state: { items, style: 'fade', interval: 60 } },
  ]);
  await agent.context().close();

  for (const [reducedMotion, leaving, coming, delay] of [
    ['no-preference', '0.25s, 0.25s', '0.35s, 0.35s', '0.12s, 0.12s'],
    ['reduce', '0s', '0s', '0s'],
  ] as const) {
    const visitor = await browser.newContext({ reducedMotion });
    const page = await visitor.newPage();
    await page.goto(pageUrl);
    const slides = page.locator('.slider.is-stacked .slider__slide');
    await expect(slides).toHaveCount(3);
    await expect(slides.nth(0)).toHaveCSS('opacity', '1');
    for (const hidden of [1, 2]) {
      await expect(slides.nth(hidden)).toHaveCSS('transition-duration', '0s');
      await expect(slides.nth(hidden)).toHaveCSS('opacity', '0');
    }

    await page.getByRole('button', { name: 'Next' }).click();
    await expect(slides.nth(1)).toHaveCSS('opacity', '1');
    await expect(slides.nth(0)).toHaveCSS('opacity', '0');
    await expect(slides.nth(0)).toHaveCSS('transition-duration', leaving);
    await expect(slides.nth(1)).toHaveCSS('transition-duration', coming);
    await expect(slides.nth(1)).toHaveCSS('transition-delay', delay);
    await expect(slides.nth(2)).toHaveCSS('transition-duration', '0s');
    await visitor.close();
  }
});

/** A strap of words high enough for what is behind it to be seen. */
/** Size and padding of what is in a strap. */
function boxOf(strap: Element) {
  const inner = strap.querySelector('.strap__inner') ?? strap;
  const { paddingBlockStart, paddingBlockEnd } = getComputedStyle(inner);
  const { width, height } = inner.getBoundingClientRect();

  return {
    width,
    height,
    above: Number.parseFloat(paddingBlockStart),
    below: Number.parseFloat(paddingBlockEnd),
  };
}

function strap(title: string, { bgImage, ...style }: { bgImage?: object; [name: string]: unknown }) {
  return {
    name: 'strap-text',
    state: { title: { html: title, size: 'h2' }, text: { html: '<p>Words</p>'.repeat(8) }, buttonList: [] },
    config: { style: { ...style, ...(bgImage && { bgImage: { imageUrls: [PICTURE], ...bgImage } }) } },
  };
}

/** How far the strap and its picture move up the screen while the page scrolls by 200 pixels. */
async function movesOnScroll(picture: Element): Promise<number[]> {
  const strap = picture.closest('section') ?? picture;
  const tops = () => [strap, picture].map((element) => element.getBoundingClientRect().top);
  const before = tops();
  window.scrollBy({ top: 200, behavior: 'instant' });
  // Scroll-driven animations move with the frame after the scroll.
  for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
  const after = tops();

  return after.map((top, index) => top - (before[index] ?? 0));
}

type Place = { x: number; y: number; width: number; covers: boolean };

/** Where the middle of the picture is, how wide it is and whether it fills the strap: at the start of its way and at the end. */
function drifts(picture: Element): [Place, Place] {
  const [animation] = picture.getAnimations();
  const frame = (picture.closest('section') ?? picture).getBoundingClientRect();
  const at = (time: number): Place => {
    if (animation) animation.currentTime = time;
    const { x, y, width, height } = picture.getBoundingClientRect();
    const covers =
      x <= frame.x + 1 && y <= frame.y + 1 && x + width >= frame.right - 1 && y + height >= frame.bottom - 1;

    return { x: x + width / 2, y: y + height / 2, width, covers };
  };
  animation?.pause();

  return [at(0), at(Number(animation?.effect?.getTiming().duration ?? 0) - 1)];
}
