import type { Page } from '@playwright/test';
import {
  addContactLink,
  addLink,
  canvasOf,
  choose,
  hasDraft,
  noDrafts,
  openSettings,
  panelOf,
  retitle,
  startEditing,
} from './support/editor.ts';
import {
  agentPage,
  createPage,
  expect,
  graphql,
  SAN_ANTONIO_AGENT,
  signIn,
  test,
  violations,
} from './support/test.ts';

type Parts = { website: { revision: string; header: Template; footer: Template; theme: Theme } };
type Template = { name: string; nav: object[]; state: object; config: object; revision: string };
type Theme = { fonts: { body: { family: string } } };
const PARTS = `{ website { revision theme
  header { name nav state config revision } footer { name nav state config revision } } }`;

const SAVE_HEADER = `mutation ($value: JSON!, $revision: String!) {
  result: saveHeader(header: $value, revision: $revision) { __typename } }`;
const SAVE_FOOTER = `mutation ($value: JSON!, $revision: String!) {
  result: saveFooter(footer: $value, revision: $revision) { __typename } }`;

/** Restores the site, whatever a journey left. */
async function restore(agent: Page, origin: string, before: Parts['website']): Promise<void> {
  const { data } = await graphql<Parts>(agent, origin, PARTS);
  for (const part of ['header', 'footer'] as const) {
    const { revision: _, ...value } = before[part];
    await graphql(agent, origin, part === 'header' ? SAVE_HEADER : SAVE_FOOTER, {
      value,
      revision: data.website[part].revision,
    });
  }
}

test('another header template preserves the content; navigation and links are edited on the page and published [R3.055]', async ({
  browser,
  page,
  site,
}) => {
  test.slow();
  const origin = site.sanAntonio;
  const agent = await agentPage(browser, origin, SAN_ANTONIO_AGENT);
  const { data } = await graphql<Parts>(agent, origin, PARTS);
  const pageUrl = await createPage(agent, origin, 'site-parts');
  const written: string[] = [];
  agent.on('request', (request) => {
    const operation = /mutation (\w+)/.exec(request.postData() ?? '')?.[1];
    if (operation) written.push(operation);
  });
  try {
    await agent.goto(pageUrl);
    await agent.getByRole('button', { name: 'Start Editing' }).click();
    const canvas = canvasOf(agent);
    await canvas.getByRole('button', { name: 'Edit the header' }).click();
    const header = panelOf(agent, 'Header');
    await header.getByRole('radio', { name: 'Horizon' }).check();
    await expect(canvas.locator('header.header-horizon')).toBeVisible();
    await expect(agent.getByRole('button', { name: 'Save Changes' })).toBeVisible();

    await header.getByRole('button', { name: 'Add to the Navigation' }).focus();
    await agent.keyboard.press('Enter');
    // The call to action has a text and a target too.
    const navigation = header.getByRole('group', { name: 'Navigation', exact: true });
    await navigation.getByRole('textbox', { name: 'Text', exact: true }).fill('Ask us');
    await navigation.getByRole('combobox', { name: 'Leads to' }).selectOption('A place on the page');
    await navigation.getByRole('textbox', { name: 'A place on the page' }).fill('ask');
    await navigation.getByRole('button', { name: 'Ask us', exact: true }).click();
    await navigation
      .locator('[data-drag]', { hasText: 'Ask us' })
      .locator('.drag-handle')
      .dragTo(navigation.locator('[data-drag="0"]'), { targetPosition: { x: 80, y: 40 } });
    await expect(navigation.locator('[data-drag="0.0"]')).toContainText('Ask us');
    await header.getByRole('button', { name: 'Take Ask us out of its group' }).click();
    await header.getByRole('button', { name: 'Put Ask us into the group above' }).click();
    await expect(canvas.locator('header.header-horizon').getByText('Ask us').first()).toBeAttached();
    await addLink(header, 'Contact links', 'Hours');
    await expect(canvas.locator('header.header-horizon').getByText('Hours').first()).toBeAttached();
    expect(await violations(agent)).toEqual([]);

    await canvas.getByRole('button', { name: 'Edit the footer' }).click();
    const footer = panelOf(agent, 'Footer');
    await addLink(footer, 'Second links', 'Careers');
    await expect(canvas.locator('footer').getByText('Careers')).toBeAttached();
    await agent.getByRole('button', { name: 'Save Changes' }).click();
    await expect(agent.getByText('Page saved!')).toBeVisible();
    await expect
      .poll(() => written)
      .toEqual(expect.arrayContaining(['EditorSaveHeader', 'EditorSaveFooter']));

    await page.goto(pageUrl);
    await expect(page.locator('header.header-horizon')).toBeVisible();
    await expect(page.locator('header a[href="#ask"]').first()).toHaveText('Ask us');
    await expect(page.locator('header').getByText('Hours').first()).toBeAttached();
    await expect(page.locator('footer').getByText('Careers')).toBeVisible();
  } finally {
    await restore(agent, origin, data.website);
    await agent.context().close();
  }
});

test('unsaved changes of the header and a strap survive a reload, another device and the session, and are published together', async ({
  browser,
  page,
  site,
}) => {
  test.slow();
  const origin = site.sanAntonio;
  const agent = await agentPage(browser, origin, SAN_ANTONIO_AGENT);
  agent.on('dialog', (dialog) => void dialog.accept());
  const { data } = await graphql<Parts>(agent, origin, PARTS);
  const pageUrl = await createPage(agent, origin, 'header-draft');
  const other = await createPage(agent, origin, 'header-draft-other');
  const linkOf = (who: Page, text: string) => canvasOf(who).locator('header').getByText(text).first();
  const start = (who: Page) => who.getByRole('button', { name: 'Start Editing' }).click();
  try {
    await agent.goto(pageUrl);
    await startEditing(agent);
    await addContactLink(agent, 'Open late');
    await retitle(agent, 'First heading', 'Drafted heading');
    await expect(agent.getByText(/^Draft saved \d/)).toBeVisible();
    await hasDraft(agent, origin, new URL(pageUrl).pathname.slice(1), 'Drafted heading');

    await agent.reload();
    await start(agent);
    await expect(
      agent.getByText(/^You go on with your draft of your header and this page\./).first(),
    ).toBeVisible();
    await expect(linkOf(agent, 'Open late')).toBeAttached();
    await expect(canvasOf(agent).getByText('Drafted heading')).toBeVisible();
    await choose(agent, 'Publishing', 'Keep as Draft and Finish');
    await expect(agent.getByText('Your changes are kept as a draft.')).toBeVisible();
    await page.goto(pageUrl);
    await expect(page.getByRole('heading', { name: 'First heading' })).toBeVisible();
    await expect(page.locator('header').getByText('Open late')).toHaveCount(0);

    const device = await agentPage(browser, origin, SAN_ANTONIO_AGENT);
    await device.goto(other);
    await start(device);
    await expect(device.getByText('You go on with your draft of your header.').first()).toBeVisible();
    await expect(linkOf(device, 'Open late')).toBeAttached();
    await device.context().close();

    await start(agent);
    await expect(linkOf(agent, 'Open late')).toBeAttached();
    await agent.context().clearCookies();
    await addContactLink(agent, 'Open on Sundays');
    const signedOut = agent.getByRole('dialog', { name: 'Your session has ended' });
    await expect(signedOut).toBeVisible();
    await signIn(agent, origin, SAN_ANTONIO_AGENT);
    await agent.goto(other);
    await start(agent);
    const offer = agent.getByRole('dialog', { name: 'Changes on this device' });
    await expect(offer).toContainText('kept changes of your header at');
    await offer.getByRole('button', { name: 'Go On With Them' }).click();
    await expect(linkOf(agent, 'Open on Sundays')).toBeAttached();
    await agent.getByRole('button', { name: 'Save Changes' }).click();
    await expect(agent.getByText('Page saved!')).toBeVisible();
    await noDrafts(agent, origin);
    await page.goto(other);
    await expect(page.locator('header').getByText('Open on Sundays').first()).toBeAttached();

    await addContactLink(agent, 'Closed on Mondays');
    await choose(agent, 'Publishing', 'Keep as Draft and Finish');
    await expect(agent.getByRole('button', { name: 'Start Editing' })).toBeVisible();
    await agent.goto(pageUrl);
    await agent.getByRole('button', { name: 'Publishing', exact: true }).click();
    await expect(agent.getByText('Changes of your header are not live yet.')).toBeVisible();
    await agent.getByRole('button', { name: 'Publish Draft Now' }).click();
    await expect(agent.getByText('The draft is live now.')).toBeVisible();
    await noDrafts(agent, origin);
    await page.goto(pageUrl);
    await expect(page.getByRole('heading', { name: 'Drafted heading' })).toBeVisible();
    await expect(page.locator('header').getByText('Closed on Mondays').first()).toBeAttached();
  } finally {
    await restore(agent, origin, data.website);
    await agent.context().close();
  }
});

test('a header saved elsewhere in the meantime is merged; a dialog resolves conflicts', async ({
  browser,
  page,
  site,
}) => {
  const origin = site.sanAntonio;
  const agent = await agentPage(browser, origin, SAN_ANTONIO_AGENT);
  const { data } = await graphql<Parts>(agent, origin, PARTS);
  const { revision, ...header } = data.website.header;
  const pageUrl = await createPage(agent, origin, 'header-clash');
  try {
    await agent.goto(pageUrl);
    await startEditing(agent);
    await addContactLink(agent, 'Open late');
    await panelOf(agent, 'Header').getByRole('radio', { name: 'Horizon' }).check();
    await expect(canvasOf(agent).locator('header.header-horizon')).toBeVisible();
    const elsewhere = { ...header, name: 'header-neo', config: { style: { theme: 'alternate' } } };
    const { data: saved } = await graphql<object>(agent, origin, SAVE_HEADER, { value: elsewhere, revision });
    expect(saved).toEqual({ result: { __typename: 'SaveTemplateSuccess' } });

    await agent.getByRole('button', { name: 'Save Changes' }).click();
    const question = agent.getByRole('dialog', { name: 'Somebody else saved the header' });
    await expect(question).toContainText('Choose whose to keep there; everything else of both is kept.');
    expect(await violations(agent, { legacy: true })).toEqual([]);
    await agent.keyboard.press('Escape');
    await expect(agent.getByRole('button', { name: 'Save Changes' })).toBeEnabled();
    await agent.getByRole('button', { name: 'Save Changes' }).click();
    await question.getByRole('button', { name: 'Mine' }).click();
    await expect(agent.getByText('Page saved!')).toBeVisible();
    await noDrafts(agent, origin);

    await page.goto(pageUrl);
    const seen = page.locator('header.header-horizon');
    await expect(seen.getByText('Open late').first()).toBeAttached();
    expect((await graphql<Parts>(agent, origin, PARTS)).data.website.header.config).toEqual(elsewhere.config);
  } finally {
    await restore(agent, origin, data.website);
    await agent.context().close();
  }
});

test('a palette, a font, corners and a colour change the page immediately, low contrast is reported, and each step can be undone [R1.019] [R1.020] [R7.100] [R9.066]', async ({
  browser,
  site,
}) => {
  test.slow();
  const origin = site.sanAntonio;
  const agent = await agentPage(browser, origin, SAN_ANTONIO_AGENT);
  const requests: string[] = [];
  agent.on('request', (request) => {
    if (request.postData()?.includes('query EditorFonts')) requests.push(request.url());
  });
  await agent.goto(await createPage(agent, origin, 'theme'));
  await agent.getByRole('button', { name: 'Start Editing' }).click();
  const canvas = canvasOf(agent);
  const text = canvas.getByText('First text');
  const ground = () => canvas.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  const style = (property: 'color' | 'fontFamily') =>
    text.evaluate((element, name) => getComputedStyle(element)[name], property);
  await expect(text).toBeVisible();
  // The canvas mounts its text once more when its code has arrived; an element that is gone has no style.
  await expect.poll(() => style('color')).not.toBe('');
  const [groundBefore, colorBefore] = [await ground(), await style('color')];
  expect(requests).toEqual([]);

  await agent.getByRole('button', { name: 'Theme' }).click();
  const theme = panelOf(agent, 'Theme');
  await expect.poll(() => requests.length).toBe(1);
  await theme.getByRole('radio', { name: 'Night' }).check();
  await expect.poll(ground).toBe('rgb(20, 23, 28)');
  const family = theme.getByRole('group', { name: 'Text', exact: true }).getByLabel('Family');
  await family.fill('r');
  await expect(theme.getByRole('list', { name: 'Families for Text' }).getByRole('listitem')).toHaveCount(10);
  await family.fill('lor');
  await theme.getByRole('button', { name: 'Lora' }).click();
  await expect.poll(() => style('fontFamily')).toContain('Lora');
  const cornerOf = () =>
    canvas.locator('body').evaluate((body) => getComputedStyle(body).getPropertyValue('--radius').trim());
  const cornerBefore = await cornerOf();
  await theme.getByLabel('Corners').selectOption('Square');
  await expect.poll(cornerOf).toBe('0rem');
  expect(await violations(agent, { legacy: true })).toEqual([]);

  await theme.getByText('Colors of default sections').click();
  const field = theme.getByRole('textbox', { name: 'Text', exact: true }).first();
  await field.fill('#223344');
  await field.press('Enter');
  await expect.poll(() => style('color')).toBe('rgb(34, 51, 68)');
  await expect(
    theme.getByText(/^Hard to read: contrast \d\.\d : 1, at least 4\.5 : 1 is needed\.$/).first(),
  ).toBeVisible();

  const back = agent.getByRole('button', { name: 'Undo the last step' });
  await back.click();
  await expect.poll(() => style('color')).not.toBe('rgb(34, 51, 68)');
  await back.click();
  await expect.poll(cornerOf).toBe(cornerBefore);
  await back.click();
  await expect.poll(() => style('fontFamily')).not.toContain('Lora');
  await back.click();
  await expect.poll(ground).toBe(groundBefore);
  expect(await style('color')).toBe(colorBefore);
  await agent.getByRole('button', { name: 'Finish Editing' }).click();
  await noDrafts(agent, origin);
  await agent.context().close();
});

test('a failure to load the list of fonts is only logged to the console [R8.026]', async ({
  browser,
  site,
}) => {
  const agent = await agentPage(browser, site.url);
  const warned: string[] = [];
  agent.on('console', (message) => message.type() === 'warning' && warned.push(message.text()));
  await agent.route('**/graphql', (route) =>
    route.request().postData()?.includes('query EditorFonts') ? route.abort() : route.continue(),
  );
  await agent.goto(`${site.url}/search`);
  const settings = await openSettings(agent);
  await settings.getByRole('button', { name: 'Fonts & Colors' }).click();

  await expect.poll(() => warned.join()).toContain('The list of fonts could not be loaded');
  await expect(settings.getByRole('radio', { name: /^Warm and literary/ })).toBeVisible();
  await expect(agent.getByRole('alert')).toHaveCount(0);
  await agent.context().close();
});
