import type { Locator, Page } from '@playwright/test';
import { openSettings, saveSettings, tabTo } from './support/editor.ts';
import {
  agentPage,
  expect,
  graphql,
  SAN_ANTONIO_AGENT,
  SECOND_AGENT,
  test,
  violations,
} from './support/test.ts';

type Website = { config: { setup: { javascript: string } } };
const websiteOf = async (agent: Page, origin: string): Promise<Website> =>
  (await graphql<{ website: Website }>(agent, origin, '{ website { config { setup } } }')).data.website;

test('the settings have all their sections and tabs, are read by axe without a finding, and take a name that is live at once [R1.018] [R2.263] [R2.275] [R2.276] [R2.277] [R2.278] [R2.279] [R2.280] [R2.281] [R2.282] [R2.283] [R2.284] [R2.285] [R2.286] [R2.287] [R5.058]', async ({
  browser,
  page,
  site,
}) => {
  test.slow();
  const origin = site.sanAntonio;
  const agent = await agentPage(browser, origin, SAN_ANTONIO_AGENT);
  await agent.goto(`${origin}/privacy-policy`);
  const settings = await openSettings(agent);
  const sections = settings.getByRole('navigation', { name: 'Sections of the settings' });
  await expect(sections.getByRole('button')).toHaveText([
    'General',
    'Team Members',
    'Header',
    'Footer',
    'Fonts & Colors',
    'Integrations',
    'File Management',
    'E-mail',
    'Domain',
    'People',
    'Audit Log',
    'Your Account',
    'Tools',
  ]);
  await expect(settings.getByRole('tab')).toHaveText([
    'Display',
    'Setup',
    'Office',
    'Social Links',
    'Advanced',
  ]);

  await settings.getByRole('tab', { name: 'Display' }).focus();
  for (const [tab, field] of [
    ['Setup', 'Why visitors sign in'],
    ['Office', 'Postal code'],
    ['Social Links', 'Instagram'],
    ['Advanced', 'Custom JavaScript'],
  ] as const) {
    await agent.keyboard.press('ArrowRight');
    await expect(settings.getByRole('tab', { name: tab })).toBeFocused();
    await expect(settings.getByRole('textbox', { name: field })).toBeVisible();
    expect(await violations(agent, { legacy: true })).toEqual([]);
  }
  for (const [section, seen] of [
    ['Team Members', settings.getByRole('button', { name: 'Add a Team Member' })],
    ['Header', settings.getByRole('radio', { name: 'Mulberry' })],
    ['Footer', settings.getByRole('radio', { name: 'Columns', exact: true })],
    ['Fonts & Colors', settings.getByRole('radio', { name: 'Bluebonnet' })],
    ['Integrations', settings.getByRole('textbox', { name: 'Tag manager ID' })],
    ['File Management', settings.getByRole('searchbox')],
    ['Tools', settings.getByRole('heading', { name: 'Import/Export' })],
  ] as const) {
    await sections.getByRole('button', { name: section }).click();
    await expect(seen.first()).toBeVisible();
    expect(await violations(agent, { legacy: true }), section).toEqual([]);
  }

  await sections.getByRole('button', { name: 'General' }).click();
  /** The field for an address is behind a press. */
  const addressOf = async (dialog: Locator) => {
    const picture = dialog.getByRole('group', { name: 'Social thumbnail' });
    await picture.getByText('Use a file from another address').click();
    return picture.getByRole('textbox', { name: 'Address of the image' });
  };
  const thumbnail = await addressOf(settings);
  await expect(settings.getByText('The image should be at least 200px by 200px.')).toBeVisible();
  const [nameBefore, thumbnailBefore] = [
    await settings.getByRole('textbox', { name: 'Site name' }).inputValue(),
    await thumbnail.inputValue(),
  ];
  await thumbnail.fill('/favicon.svg');
  await settings.getByRole('textbox', { name: 'Site name' }).fill('Renamed Realty');
  await test.step('a wrong value is named with its field, and an address gets its scheme', async () => {
    await sections.getByRole('button', { name: 'Integrations' }).click();
    const tagManager = settings.getByRole('textbox', { name: 'Google Tag Manager ID' });
    await tagManager.fill('my tags');
    await settings.getByRole('button', { name: 'Save Settings' }).click();
    await expect(tagManager).toHaveAccessibleDescription('A tag manager ID looks like GTM-ABC1234');
    await expect(settings.getByRole('alert')).toHaveText(
      'Google Tag Manager ID: A tag manager ID looks like GTM-ABC1234',
    );
    await tagManager.fill('');
    await sections.getByRole('button', { name: 'General' }).click();
    await settings.getByRole('tab', { name: 'Social Links' }).click();
    await expect(settings.getByRole('textbox', { name: 'Google+' })).toHaveCount(0);
    const linkedIn = settings.getByRole('textbox', { name: 'LinkedIn' });
    await linkedIn.fill('linkedin.com/in/mirasol');
    await linkedIn.blur();
    await expect(linkedIn).toHaveValue('https://linkedin.com/in/mirasol');
    await linkedIn.fill('');
    await settings.getByRole('tab', { name: 'Display' }).click();
  });
  await settings.getByRole('button', { name: 'Save Settings' }).click();
  await expect(agent.getByText('Website settings saved!')).toBeVisible();
  await page.goto(`${origin}/about`);
  await expect(page).toHaveTitle(/Renamed Realty/);

  const again = await openSettings(agent);
  await again.getByRole('textbox', { name: 'Site name' }).fill(nameBefore);
  await expect(again.getByRole('group', { name: 'Social thumbnail' }).getByText('favicon.svg')).toBeVisible();
  const stored = await addressOf(again);
  await expect(stored).toHaveValue('/favicon.svg');
  await stored.fill(thumbnailBefore);
  await saveSettings(again);
  await agent.context().close();
});

test('custom JavaScript is tried out: errors are reported, and only code that works is stored [R5.042] [R5.043] [R5.044] [R5.045]', async ({
  browser,
  site,
}) => {
  const agent = await agentPage(browser, site.url);
  await agent.goto(`${site.url}/privacy-policy`);
  const settings = await openSettings(agent);
  await settings.getByRole('tab', { name: 'Advanced' }).click();
  const code = settings.getByRole('textbox', { name: 'Custom JavaScript' });
  // Notifications are alerts of the dialog, too.
  const problem = settings.locator('.editor-error');

  await code.fill('var broken = ;');
  await code.blur();
  await expect(problem).toHaveText(/^Not kept: Unexpected token/);
  await code.fill("throw new Error('foo')");
  await code.blur();
  await expect(problem).toHaveText('Not kept: foo');
  await expect(agent.locator('.notifications').getByText('foo', { exact: true })).toBeAttached();
  await code.fill('throw null');
  await code.blur();
  await expect(problem).toHaveText('Not kept: Invalid code.');
  await settings.getByRole('button', { name: 'Save Settings' }).click();
  await expect(settings).toBeVisible();
  expect((await websiteOf(agent, site.url)).config.setup.javascript).toBe('');

  await code.fill('window.isHere = true;');
  await saveSettings(settings);
  expect((await websiteOf(agent, site.url)).config.setup.javascript).toBe('window.isHere = true;');

  const again = await openSettings(agent);
  await again.getByRole('tab', { name: 'Advanced' }).click();
  await again.getByRole('textbox', { name: 'Custom JavaScript' }).fill('');
  await saveSettings(again);
  await agent.context().close();
});

test('a team member is added, rejected with the field named, edited and removed [R1.021]', async ({
  browser,
  page,
  site,
}) => {
  const agent = await agentPage(browser, site.url);
  await agent.goto(`${site.url}/privacy-policy`);
  const settings = await openSettings(agent);
  await settings.getByRole('button', { name: 'Team Members' }).click();
  await settings.getByRole('button', { name: 'Add a Team Member' }).click();
  await settings.getByRole('textbox', { name: 'Name', exact: true }).fill('Noor Haddad');
  await settings.getByRole('textbox', { name: 'E-mail to sign in with' }).fill('nobody');
  await settings.getByRole('button', { name: 'Save Team Member' }).click();
  await expect(settings.getByRole('alert')).toContainText('E-mail to sign in with: ');
  expect(await violations(agent, { legacy: true })).toEqual([]);
  await settings.getByRole('textbox', { name: 'E-mail to sign in with' }).fill('noor@edmonton.example');
  await settings.getByRole('textbox', { name: 'Title' }).fill('Associate');
  await test.step('what is typed is asked about before it is left, and its buttons stay in view', async () => {
    await expect(settings.getByRole('button', { name: 'Save Settings' })).toHaveCount(0);
    await expect(settings.getByRole('button', { name: 'Save Team Member' })).toBeInViewport({ ratio: 1 });
    const question = agent.getByRole('dialog').filter({ hasText: 'Discard what you have typed here?' });
    for (const leave of ['Escape', 'Cancel', 'All Team Members', 'Header'] as const) {
      if (leave === 'Escape') await agent.keyboard.press('Escape');
      else await settings.getByRole('button', { name: leave, exact: true }).click();
      await question.getByRole('button', { name: 'Cancel' }).click();
      await expect(question).toHaveCount(0);
    }
    await expect(settings.getByRole('textbox', { name: 'Title' })).toHaveValue('Associate');
  });
  await settings.getByRole('button', { name: 'Save Team Member' }).click();
  await expect(settings.getByRole('button', { name: 'Edit Noor Haddad' })).toBeVisible();

  await page.goto(`${site.url}/agent/noor-haddad`);
  await expect(page.getByRole('heading', { name: 'Noor Haddad' })).toBeVisible();
  await settings.getByRole('button', { name: 'Remove Noor Haddad' }).click();
  const question = agent.getByRole('dialog', { name: 'Remove team member' });
  await expect(question).toContainText('Are you sure you want to remove Noor Haddad from the team?');
  expect(await violations(agent, { legacy: true })).toEqual([]);
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(settings.getByRole('button', { name: 'Edit Noor Haddad' })).toHaveCount(0);
  await agent.context().close();
});

test('saving a team member that a colleague changed in the meantime warns, retains the input and can overwrite, by keyboard alone', async ({
  browser,
  site,
}) => {
  const [agent, colleague] = [
    await agentPage(browser, site.url),
    await agentPage(browser, site.url, SECOND_AGENT),
  ];
  await agent.goto(`${site.url}/privacy-policy`);
  await colleague.goto(`${site.url}/privacy-policy`);
  const asColleague = async (operation: string, variables: object) => {
    const { data } = await graphql<{ result: { id: string; revision: string } }>(
      colleague,
      site.url,
      operation,
      { ...variables },
    );
    return data.result;
  };
  const begun = { displayName: 'Imke Vos', role: 'realtor' };
  const { id, revision } = await asColleague(
    'mutation ($agent: JSON!) { result: addAgent(agent: $agent) { ... on SaveAgentSuccess { id revision } } }',
    { agent: begun },
  );

  const settings = await openSettings(agent);
  await settings.getByRole('button', { name: 'Team Members' }).click();
  await settings.getByRole('button', { name: 'Edit Imke Vos' }).click();
  await settings.getByRole('textbox', { name: 'Phone', exact: true }).fill('780-555-0100');
  await asColleague(
    `mutation ($id: ID!, $agent: JSON!, $revision: String!) {
      result: saveAgent(id: $id, agent: $agent, revision: $revision) { ... on SaveAgentSuccess { id revision } }
    }`,
    { id, revision, agent: { ...begun, title: 'Broker' } },
  );
  const save = settings.getByRole('button', { name: 'Save Team Member' });
  await save.focus();
  await agent.keyboard.press('Enter');
  await expect(settings.getByRole('alert')).toContainText('changed this team member in the meantime');
  await expect(settings.getByRole('button', { name: 'Save Mine Over It' })).toBeInViewport({ ratio: 1 });
  expect(await violations(agent, { legacy: true })).toEqual([]);
  await expect(save).toBeFocused();
  await tabTo(agent, settings.getByRole('button', { name: 'Load the newer version' }), 'Shift+Tab');
  await agent.keyboard.press('Enter');
  await expect(settings.getByRole('textbox', { name: 'Title' })).toHaveValue('Broker');
  await expect(settings.getByRole('textbox', { name: 'Phone', exact: true })).toHaveValue('');
  await expect(settings.getByRole('heading', { name: 'Imke Vos' })).toBeFocused();
  expect(await violations(agent, { legacy: true })).toEqual([]);
  const bringBack = settings.getByRole('button', { name: 'Bring My Changes Back' });
  await expect(bringBack).toBeInViewport({ ratio: 1 });
  await bringBack.press('Enter');
  await expect(settings.getByRole('textbox', { name: 'Phone', exact: true })).toHaveValue('780-555-0100');
  await save.press('Enter');
  await expect(settings.getByRole('button', { name: 'Edit Imke Vos' })).toBeVisible();

  await settings.getByRole('button', { name: 'Remove Imke Vos' }).press('Enter');
  await agent
    .getByRole('dialog', { name: 'Remove team member' })
    .getByRole('button', { name: 'Remove' })
    .press('Enter');
  await expect(settings.getByRole('button', { name: 'Edit Imke Vos' })).toHaveCount(0);
  await agent.context().close();
  await colleague.context().close();
});
