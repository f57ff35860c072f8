import type { FrameLocator, Locator, Page } from '@playwright/test';
import { readyTheme } from '#domain/theme/palettes.ts';
import { themeToCss } from '#domain/theme/theme-css.ts';
import { expect, graphql, violations } from './test.ts';

export const canvasOf = (agent: Page): FrameLocator => agent.frameLocator('#preview-frame');

export async function startEditing(agent: Page): Promise<void> {
  await agent.getByRole('button', { name: 'Start Editing' }).click();
  await expect(canvasOf(agent).getByRole('textbox', { name: 'Heading' }).first()).toBeVisible();
}

/** Opens Website Settings; returns its dialog. */
export async function openSettings(agent: Page): Promise<Locator> {
  await agent.getByRole('button', { name: 'Website Settings' }).click();
  const settings = agent.getByRole('dialog', { name: 'Website Settings' });
  await expect(settings).toBeVisible();

  return settings;
}

/** Presses a text of the canvas until the caret is in it: the code it is written with comes with the first press. */
export async function writeIn(box: Locator): Promise<void> {
  await expect(async () => {
    await box.click({ timeout: 5000 });
    await expect(box).toBeFocused({ timeout: 2000 });
  }).toPass({ timeout: 60_000 });
}

/** Saves Website Settings, which closes them. */
export async function saveSettings(settings: Locator): Promise<void> {
  await settings.getByRole('button', { name: 'Save Settings' }).click();
  await expect(settings).toHaveCount(0);
}

/** Types into the heading with the text `from`. */
export async function retitle(agent: Page, from: string, to: string): Promise<void> {
  const headings = canvasOf(agent).getByRole('textbox', { name: 'Heading' });
  await writeIn(headings.filter({ hasText: from }));
  await agent.keyboard.press('ControlOrMeta+a');
  await agent.keyboard.type(to);
  await expect(headings.filter({ hasText: to })).toBeVisible();
}

/** The tools of the strap that is chosen, which is of this kind, once those of the one before are gone. */
export async function toolsOf(agent: Page, label: string): Promise<Locator> {
  const tools = canvasOf(agent).getByRole('region', { name: /^Tools of / });
  await expect(tools).toHaveCount(1);
  await expect(tools).toHaveAccessibleName(`Tools of ${label}`);

  return tools;
}

/** A save may take this long on a busy machine. */
const NOTICE_MS = 60_000;

/** Does what makes a notification appear; starts waiting before, as it disappears after a while. */
export async function expectNotice(
  agent: Page,
  text: string | RegExp,
  act: () => Promise<void>,
): Promise<void> {
  await Promise.all([agent.getByText(text).first().waitFor({ timeout: NOTICE_MS }), act()]);
}

/** Clicks Save Changes and waits for its notification, when nothing is left to save. */
export async function save(agent: Page): Promise<void> {
  await expectNotice(agent, /^Page saved!/, () =>
    agent.getByRole('button', { name: 'Save Changes' }).click(),
  );
  await expect(agent.getByRole('button', { name: 'Finish Editing' })).toBeVisible();
}

/** The draft of the page at `slug` has these words. */
export async function hasDraft(agent: Page, origin: string, slug: string, words: string): Promise<void> {
  const query = 'query ($slug: String!) { pageDraft(slug: $slug) { page } }';
  await expect
    .poll(async () => JSON.stringify((await graphql(agent, origin, query, { slug })).data))
    .toContain(words);
}

/** These documents that all pages share have unsaved changes of the agent, as far as the server knows. */
export const siteDraftsAre = (agent: Page, origin: string, parts: readonly string[]) =>
  expect
    .poll(async () => {
      const { data } = await graphql<{ siteDrafts: { part: string }[] }>(
        agent,
        origin,
        '{ siteDrafts { part } }',
      );
      return data.siteDrafts.map(({ part }) => part).sort();
    })
    .toEqual(parts);

/** No change of what all pages share waits to be saved any more. */
export const noDrafts = (agent: Page, origin: string) => siteDraftsAre(agent, origin, []);

/** Presses an item of a menu of the toolbar. */
export async function choose(agent: Page, menu: string, item: string): Promise<void> {
  await agent.getByRole('button', { name: menu, exact: true }).click();
  await agent.getByRole('button', { name: item, exact: true }).click();
}

/** The panel beside the page in which a part of the site is edited. */
export const panelOf = (agent: Page, name: string): Locator =>
  agent.getByRole('complementary', { name: `Settings: ${name}` });

/** Adds a link to a list of links in the settings of the header or the footer. */
export async function addLink(panel: Locator, list: string, text: string): Promise<void> {
  const links = panel.getByRole('group', { name: list });
  await links.getByRole('button', { name: 'Add a Link' }).click();
  await links.getByRole('textbox', { name: 'Text', exact: true }).last().fill(text);
}

/** Opens the settings of the header and adds a link to its contact links. */
export async function addContactLink(agent: Page, text: string): Promise<void> {
  await canvasOf(agent).getByRole('button', { name: 'Edit the header' }).click();
  await addLink(panelOf(agent, 'Header'), 'Contact links', text);
  await expect(canvasOf(agent).locator('header').getByText(text).first()).toBeAttached();
}

/** Presses Tab, or Shift+Tab, until `target` has the focus. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const isFocused = () =>
    target.evaluate((node) => node === node.ownerDocument.activeElement && node.ownerDocument.hasFocus());
  for (let presses = 0; presses < 250; presses += 1) {
    if (await isFocused()) return;
    await page.keyboard.press(key);
  }
  await expect(target, `${key} leads there`).toBeFocused();
}

/** What axe finds on the page above the canvas, with the site in its own colours and in those of a dark theme. */
export async function violationsLightAndDark(page: Page): Promise<string[]> {
  const light = await violations(page, { legacy: true });
  const style = await page.addStyleTag({ content: themeToCss(readyTheme('night')).css });
  const dark = await violations(page, { legacy: true, rules: ['color-contrast'] });
  await style.evaluate((node) => (node as Element).remove());

  return [...light, ...dark.map((violation) => `dark: ${violation}`)];
}

type Live = { revision: string; straps: { state: object }[] };

/** Saves a draft of the page at `slug` whose first heading says `heading`; returns the revision of the live page. */
export async function beginDraft(
  agent: Page,
  origin: string,
  slug: string,
  heading: string,
): Promise<string> {
  const fields =
    'id slug name order metaInfo { title description imageUrl } hero straps config state revision';
  const { data } = await graphql<{ page: Live }>(
    agent,
    origin,
    `query ($slug: String!) { page(slug: $slug) { ${fields} } }`,
    { slug },
  );
  const { revision, ...page } = data.page;
  const [first, ...others] = page.straps;
  const changed = { ...first, state: { ...first?.state, title: { html: heading, size: 'h2' } } };
  const saved = await graphql<{ savePageDraft: { __typename: string } }>(
    agent,
    origin,
    'mutation ($input: SavePageDraftInput!) { savePageDraft(input: $input) { __typename } }',
    { input: { slug, page: { ...page, straps: [changed, ...others] }, baseRevision: revision } },
  );
  expect(saved.data.savePageDraft.__typename).toBe('SavePageDraftSuccess');

  return revision;
}

/** Everything back to what was saved last. */
export async function discardChanges(agent: Page): Promise<void> {
  await agent.getByRole('button', { name: 'Undo Changes' }).click();
  await agent.getByRole('dialog').getByRole('button', { name: 'Discard Changes' }).click();
}
