import type { Locator } from '@playwright/test';
import { canvasOf, choose } from './support/editor.ts';
import { personsClock } from './support/persons-clock.ts';
import { AGENT, agentPage, createPage, expect, PASSWORD, test, violations } from './support/test.ts';

const MOST_PRESSES = 10;
/** To change a headline, to add a section and to publish. */
const MOST_SECONDS = 90;

test('from signing in to a new headline, colours and a testimonial live: ten presses, with hints that step on by themselves', async ({
  browser,
  page: visitor,
  site,
}) => {
  test.slow();
  const other = await agentPage(browser, site.url, AGENT);
  const address = await createPage(other, site.url, 'first-editing');
  const context = await browser.newContext();
  const agent = await context.newPage();
  await agent.goto(`${site.url}/access`);
  await agent.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await agent.getByLabel('E-mail address').fill(AGENT);
  await agent.getByLabel('Password').fill(PASSWORD);

  const { press, type, key, besides, stop } = personsClock();
  await press(agent.getByRole('button', { name: 'Sign In', exact: true }));
  await expect(agent.getByRole('button', { name: /^Account of/ })).toBeVisible();
  await agent.goto(address);
  await press(agent.getByRole('button', { name: 'Start Editing' }));
  const canvas = canvasOf(agent);
  const heading = canvas.getByRole('textbox', { name: 'Heading' }).first();

  // The hints stand beside what they are about, and step on when the agent uses it.
  const tour = agent.getByRole('complementary', { name: 'Hints for the first time' });
  await expect(tour).toContainText('Hint 1 of 4');
  expect(await besides(() => distanceOf(tour, heading))).toBeLessThan(30);
  await expect(tour.getByRole('button', { name: 'Next' })).toBeFocused();
  expect(await besides(() => violations(agent, { legacy: true }))).toEqual([]);

  const offset = () => heading.evaluate(({ ownerDocument }) => ownerDocument.defaultView?.scrollY);
  const before = await besides(offset);
  await press(heading);
  await expect(tour).toContainText('Hint 2 of 4');
  expect(await besides(offset), 'the page stays where it was pressed').toBe(before);
  await key(agent.keyboard, 'ControlOrMeta+a');
  await type(agent.keyboard, 'Homes with a story');
  // Typing makes a hint one line, which it stays after the text is left.
  await expect(tour).toHaveText('Hint 2 of 4: Add a section');
  await besides(() => heading.blur());
  await expect(tour).toHaveText('Hint 2 of 4: Add a section');
  await press(agent.getByRole('button', { name: 'Theme' }));
  await press(agent.getByRole('radio', { name: 'Adobe' }));
  const first = canvas.locator('[data-puck-component]').first();
  await press(canvas.getByRole('button', { name: 'Insert a section after this one' }).first());
  const picker = agent.getByRole('dialog', { name: 'Insert a section' });
  await type(agent.keyboard, 'testimonial');
  await press(picker.getByRole('radio', { name: /^Testimonial/ }).first());
  await press(picker.getByRole('button', { name: 'Insert', exact: true }));
  await expect(picker).toHaveCount(0);
  const quote = canvas.locator('.strap-testimonial').getByRole('textbox').first();
  await press(quote);
  await key(agent.keyboard, 'ControlOrMeta+a');
  await type(agent.keyboard, 'They sold our home in nine days.');
  const name = canvas.locator('.strap-testimonial').getByRole('textbox').last();
  for (let tabs = 0; tabs < 5 && !(await name.evaluate((node) => node.matches(':focus'))); tabs += 1)
    await key(agent.keyboard, 'Tab');
  await key(agent.keyboard, 'ControlOrMeta+a');
  await type(agent.keyboard, 'Ada and Ben');
  await press(agent.getByRole('button', { name: 'Save Changes' }));
  await expect(agent.getByText(/^Page saved! Live now: this page and the look of all pages\./)).toBeVisible();
  const { presses, byHand } = stop();
  expect(presses).toBeLessThanOrEqual(MOST_PRESSES);
  expect(byHand).toBeLessThanOrEqual(MOST_SECONDS);
  expect(await first.count()).toBe(1);

  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { name: 'Homes with a story' })).toBeVisible();
  await expect(visitor.getByText('They sold our home in nine days.')).toBeVisible();

  // All four are done; they appear again on request only.
  await expect(tour).toHaveCount(0);
  await agent.reload();
  await agent.getByRole('button', { name: 'Start Editing' }).click();
  await expect(heading).toBeVisible();
  await test.step('the hints again, by keyboard', async () => {
    await agent.getByRole('button', { name: /^Account of/ }).click();
    await agent.getByRole('button', { name: 'Show the Hints' }).click();
    const next = tour.getByRole('button', { name: 'Next' });
    for (const step of [1, 2, 3]) {
      await expect(tour).toContainText(`Hint ${step} of 4`);
      await expect(next).toBeFocused();
      await agent.keyboard.press('Enter');
    }
    await expect(tour).toContainText('Hint 4 of 4');
    await agent.keyboard.press('Escape');
    await expect(tour).toHaveCount(0);
  });
  await agent.getByRole('button', { name: 'Finish Editing' }).click();

  // The colours of before are a version; restored, they are live.
  await choose(agent, 'Publishing', 'Versions');
  const versions = agent.getByRole('dialog', { name: 'Versions' });
  await versions.getByRole('tab', { name: 'Colours and fonts' }).click();
  const listed = versions.getByRole('listitem');
  await expect(listed.first()).toContainText(/Saved by .+Changed: colours\..*Live now/);
  await listed
    .nth(1)
    .getByRole('button', { name: /^Compare/ })
    .click();
  await expect(versions.getByText('Then', { exact: true })).toBeVisible();
  expect(await violations(agent, { legacy: true })).toEqual([]);
  const ground = () =>
    visitor
      .locator('main > .theme-default')
      .first()
      .evaluate((node) => getComputedStyle(node).backgroundColor);
  const groundBefore = await ground();
  await versions.getByRole('button', { name: 'Restore and Publish' }).click();
  const question = agent.getByRole('dialog', { name: 'Restore and Publish' });
  await question.getByRole('button', { name: 'Restore and Publish' }).click();
  await expect(versions).toHaveCount(0);
  await expect
    .poll(async () => {
      await visitor.reload();
      return ground();
    })
    .not.toBe(groundBefore);
  await context.close();
  await other.context().close();
});

/** From a hint to what it is about, down or up the page. */
async function distanceOf(tour: Locator, control: Locator): Promise<number> {
  const [hint, about] = [await tour.boundingBox(), await control.boundingBox()];
  if (!hint || !about) return Number.POSITIVE_INFINITY;
  return Math.min(Math.abs(hint.y - (about.y + about.height)), Math.abs(about.y - (hint.y + hint.height)));
}
