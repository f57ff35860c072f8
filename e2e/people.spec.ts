import { startTestSmtp } from '../engine/testing/test-smtp.ts';
import { openSettings } from './support/editor.ts';
import { startSeededSite } from './support/template.ts';
import { expect, signIn, test, violations } from './support/test.ts';

test('an owner invites somebody by mail, changes the role, cannot remove the last owner, ends sessions, and reads who did it', async ({
  browser,
}) => {
  test.slow();
  const smtp = await startTestSmtp();
  const site = await startSeededSite({ env: { SMTP_URL: smtp.url, MAIL_FROM: 'site@example.com' } });
  const [wide, phone] = [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ];
  const context = await browser.newContext({ viewport: wide });
  const guests = await browser.newContext({ viewport: phone });
  try {
    const owner = await context.newPage();
    owner.setDefaultTimeout(60_000);
    await signIn(owner, site.origin);
    const settings = await openSettings(owner);
    const open = (name: string) => settings.getByRole('button', { name, exact: true }).click();
    const row = (list: string, text: string) =>
      settings.getByRole('list', { name: list }).getByRole('listitem').filter({ hasText: text });
    const look = async () => {
      for (const viewport of [wide, phone]) {
        await owner.setViewportSize(viewport);
        expect(await violations(owner, { legacy: true })).toEqual([]);
        expect(await owner.evaluate('document.documentElement.scrollWidth')).toBe(viewport.width);
      }
      await owner.setViewportSize(wide);
    };

    // By keyboard: the form has the focus, and a mistake is read with its field.
    await open('People');
    await expect(row('People', 'agent@edmonton.example')).toContainText('(you)');
    await settings.getByRole('button', { name: 'Invite Somebody' }).press('Enter');
    await expect(settings.getByRole('heading', { name: 'Invite Somebody' })).toBeFocused();
    await settings.getByLabel('Name').fill('Nia New');
    await settings.getByLabel('E-mail').fill('agent@edmonton.example');
    await look();
    await settings.getByLabel('E-mail').press('Enter');
    await expect(settings.getByRole('alert')).toContainText('has an account on this site already');
    await settings.getByLabel('E-mail').fill('nia@example.com');
    await settings.getByRole('radio', { name: /^Viewer/ }).check();
    await settings.getByRole('button', { name: 'Send Invitation' }).click();
    await expect(row('People', 'nia@example.com')).toContainText('Invited');

    await expect
      .poll(() => smtp.received.map(({ to }) => to), { timeout: 30_000 })
      .toEqual(['nia@example.com']);
    const source = smtp.received[0]?.source.replaceAll('=\r\n', '').replaceAll('=3D', '=') ?? '';
    const [link = ''] = /http:\S+\/access\/welcome\?token=[\w-]+/.exec(source) ?? [];
    const guest = await guests.newPage();
    guest.setDefaultTimeout(60_000);
    await guest.goto(link);
    await guest.getByLabel('Password').fill('four words of mine');
    await guest.getByRole('button', { name: 'Save and Sign In' }).click();
    await expect(guest).toHaveURL(`${site.origin}/`);
    await expect(guest.getByRole('button', { name: 'Start Editing' })).toHaveCount(0);

    await open('Team Members');
    await open('People');
    await expect(row('People', 'nia@example.com')).toContainText('Active');
    await settings.getByLabel('Role of nia@example.com').selectOption('Agent');
    await expect(owner.getByText('The role of nia@example.com is changed.').first()).toBeVisible();
    await look();

    // An agent edits pages, and is offered nothing that all pages share.
    await guest.setViewportSize(wide);
    await guest.goto(`${site.origin}/privacy-policy`);
    const own = await openSettings(guest);
    const sections = own.getByRole('navigation', { name: 'Sections of the settings' });
    await expect(sections.getByRole('button')).toHaveText([
      'Team Members',
      'File Management',
      'Your Account',
    ]);
    await expect(own.getByRole('button', { name: 'Save Settings' })).toHaveCount(0);
    await sections.getByRole('button', { name: 'Your Account' }).click();
    await expect(own.getByRole('list', { name: 'Your Sessions' }).getByRole('listitem')).toHaveCount(1);
    await own.getByRole('button', { name: 'Close' }).last().click();
    await guest.goto(`${site.origin}/`);
    await guest.getByRole('button', { name: 'Start Editing' }).click();
    await expect(guest.getByRole('button', { name: 'Finish Editing' })).toBeVisible();
    await expect(guest.getByRole('button', { name: 'Fonts & Colors' })).toHaveCount(0);

    // The other demo owner becomes an editor: the last owner stays one.
    await settings.getByLabel('Role of second@edmonton.example').selectOption('Editor');
    await expect(owner.getByText('The role of second@edmonton.example is changed.').first()).toBeVisible();
    await settings.getByLabel('Role of agent@edmonton.example').selectOption('Editor');
    await expect(owner.getByText(/is the last owner of the site/).first()).toBeVisible();
    await expect(settings.getByLabel('Role of agent@edmonton.example')).toHaveValue('owner');

    await settings.getByRole('button', { name: 'Sign nia@example.com out everywhere' }).click();
    await owner.getByRole('button', { name: 'Sign Out Everywhere', exact: true }).click();
    await expect(owner.getByText('1 session of nia@example.com ended.').first()).toBeVisible();
    await guest.goto(`${site.origin}/privacy-policy`);
    await expect(guest.getByRole('button', { name: 'Website Settings' })).toHaveCount(0);

    await open('Your Account');
    await expect(row('Your Sessions', 'This one')).toContainText('127.0.0.x');
    await look();

    await open('Audit Log');
    const records = settings.getByRole('list', { name: 'Audit Log' }).getByRole('listitem');
    await expect(records.first()).toContainText('nia@example.com signed out');
    await settings.getByLabel('Who', { exact: true }).selectOption({ label: 'Nia New' });
    await expect(records).toHaveCount(1);
    await expect(records).toContainText('invitation accepted');
    await settings.getByLabel('Who', { exact: true }).selectOption({ label: 'Anybody' });
    await expect(records.filter({ hasText: 'viewer → agent' })).toHaveCount(1);
    await look();
    const [file] = await Promise.all([
      owner.waitForEvent('download'),
      settings.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^audit-.*\.csv$/);
  } finally {
    await context.close();
    await guests.close();
    await site.stop();
    await smtp.close();
  }
});
