import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createIdentity, type Identity } from '#engine/identity/identity.ts';
import type { Store } from '#engine/store/database/db.ts';
import { lockDirectory } from '#engine/store/database/directory-lock.ts';
import { siteOrigin } from '#engine/store/site-table.ts';
import { createTestStore, STORE_KINDS } from '#engine/testing/test-store.ts';
import { commandsOn } from './testing/run-command.ts';

const CREATE =
  'site create --name "Harbour & Co" --host www.harbour.example --country CA --time-zone America/Halifax --owner-name "Odile Owner" --owner-email odile@harbour.example';
const SMTP = { SMTP_URL: 'smtp://localhost:2525', MAIL_FROM: 'site@harbour.example' };
const PASSWORD = 'a lighthouse by the sea';
const ORIGIN = 'https://www.harbour.example';

describe.each(STORE_KINDS)('on %s', (kind) => {
  let store: Store;
  let identity: Identity;
  let run: ReturnType<typeof commandsOn>;
  const time = { now: new Date() };

  beforeAll(async () => {
    store = await createTestStore(kind);
    identity = await createIdentity({ store, clock: () => time.now });
    run = commandsOn(store, { now: () => time.now });
  }, 180_000);
  afterAll(async () => {
    identity.stop();
    await store.close();
  });

  const open = (url: string) =>
    identity.routes.fetch(new Request(url, { headers: { host: 'www.harbour.example' } }));
  const choose = (url: string, password: string, origin = ORIGIN) => {
    const { pathname, searchParams } = new URL(url);
    const body = new URLSearchParams({ token: searchParams.get('token') ?? '', password });

    return identity.routes.fetch(
      new Request(ORIGIN + pathname, { method: 'POST', headers: { origin }, body }),
    );
  };
  const signedIn = async (response: Response) => {
    const cookie = response.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    return identity.authenticate(new Request(ORIGIN, { headers: { cookie } }), 'harbour-co');
  };

  test('a site is created with its owner, who chooses a password by a link that works once', async () => {
    const created = await run(`${CREATE} --json`);

    expect(created).toMatchObject({ code: 0, error: '' });
    expect(created.json).toMatchObject({ id: 'harbour-co', host: 'www.harbour.example' });
    const { link } = created.json;
    expect(link).toMatch(/^https:\/\/www\.harbour\.example\/access\/welcome\?token=/);
    const page = await open(link);
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await page.text()).toContain('Welcome to Harbour &amp; Co');
    expect((await choose(link, PASSWORD, 'https://elsewhere.example')).status).toBe(403);
    const weak = await choose(link, 'password12');
    expect([weak.status, await weak.text()]).toEqual([
      422,
      expect.stringContaining('one of the first that others'),
    ]);

    const chosen = await choose(link, PASSWORD);

    expect([chosen.status, chosen.headers.get('location')]).toEqual([303, '/']);
    expect(await signedIn(chosen)).toMatchObject({ role: 'owner', displayName: 'Odile Owner' });
    expect((await choose(link, PASSWORD)).status).toBe(410);
    expect((await open(link)).status).toBe(410);
  });

  test.each([
    ['--name " "', '--name: Enter the name of the site.'],
    ['--host "not a host"', '--host: Enter a host name such as www.example.com.'],
    ['--host www.harbour.example', '--host: The host name www.harbour.example belongs to another site.'],
    ['--country XX', '--country: Choose one from the list.'],
    ['--time-zone America/Chicago', '--time-zone: Choose a time zone of the country.'],
    ['--currency QQQ', '--currency: Choose one from the list.'],
    ['--language de', '--language: Choose one from the list.'],
    ['--owner-email nobody', '--owner-email: Enter an e-mail address such as name@example.com.'],
    ['--id "../x"', '--id: Use small letters'],
    ['--id harbour-co', '--id: There is a site harbour-co already.'],
    ['--template baroque', '--template: There is no template baroque: classic,'],
    ['--source nowhere', '--source: There is no listing source nowhere.'],
  ])('site create names what is wrong with %s, and creates nothing', async (wrong, message) => {
    const count = async () => (await run('site list --json')).json.length;
    const before = await count();

    const rejected = await run(`${CREATE.replace('www.harbour.example', 'other.example')} ${wrong}`);

    expect(rejected).toMatchObject({ code: 2, out: '' });
    expect(rejected.error).toContain(message);
    expect(await count()).toBe(before);
  });

  test('a second site of the same name has a key, pages and a host name of its own', async () => {
    const second = await run(
      `${CREATE.replace('www.harbour.example', 'second.example')} --template editorial --password-stdin --json`,
      { input: `${PASSWORD}\n` },
    );

    expect(second.json).toMatchObject({ id: 'harbour-co-2', host: 'second.example', link: null });
    const { body } = await store.db
      .selectFrom('settings')
      .select('body')
      .where('space_id', '=', 'harbour-co-2')
      .where('name', '=', 'header')
      .executeTakeFirstOrThrow();
    expect(body).toMatchObject({ name: 'header-vogue' });
    expect((await run('site list')).out).toMatch(
      /harbour-co +Harbour & Co +www\.harbour\.example[\s\S]*harbour-co-2 +Harbour & Co +second\.example/,
    );
    expect(await run('site host add harbour-co-2 WWW.Harbour.example')).toMatchObject({
      code: 2,
      error: '<host>: The host name www.harbour.example belongs to the site harbour-co\n',
    });
    expect((await run('site host add harbour-co-2 https://Third.example/ --json')).json.hosts).toEqual([
      'second.example',
      'third.example',
    ]);
    expect((await run('site host main harbour-co-2 https://Third.example/ --json')).json).toMatchObject({
      host: 'third.example',
    });
    expect(await siteOrigin(store.db, 'harbour-co-2')).toBe('https://third.example');
    expect((await run('site host main harbour-co-2 fourth.example')).code).toBe(2);
    expect((await run('site host remove harbour-co-2 second.example --json')).json.hosts).toEqual([
      'third.example',
    ]);
    expect((await run('site host remove harbour-co-2 third.example')).error).toContain(
      'is the only host name',
    );
  });

  test('an archived site is not served and its sessions end, until it is unarchived', async () => {
    const { json } = await run('user reset odile@harbour.example --site harbour-co --print --json');
    const session = await choose(json.link, PASSWORD);
    expect(await signedIn(session)).not.toBeNull();

    expect((await run('site archive harbour-co')).code).toBe(0);
    expect([await signedIn(session), (await open(`${ORIGIN}/access/login`)).status]).toEqual([null, 404]);
    await run('site unarchive harbour-co');

    expect((await open(`${ORIGIN}/access/login`)).status).toBe(303);
    expect(await signedIn(session)).toBeNull();
    expect(await run('site archive nowhere')).toMatchObject({
      code: 2,
      error: 'The site nowhere could not be found\n',
    });
  });

  test('people are invited by a mail whose link the store does not show, have a role, and are disabled', async () => {
    const invite = 'user invite Ed@Harbour.example --site harbour-co --name "Ed Editor" --role editor';
    expect((await run(`${invite} --json`, { env: SMTP })).json).toMatchObject({ link: null, role: 'editor' });
    const [mail] = await store.db.selectFrom('mails').selectAll().where('kind', '=', 'invitation').execute();
    expect(mail).toMatchObject({
      recipient: 'Ed@Harbour.example',
      subject: 'You are invited to work on Harbour & Co',
    });
    expect(mail?.html_body).not.toContain(mail?.secret ?? '-');

    // Without a mail server the link is printed; it replaces the one before.
    const again = await run(`${invite} --json`);
    expect((await open(`${ORIGIN}/access/welcome?token=${mail?.secret}`)).status).toBe(410);
    const session = await choose(again.json.link, PASSWORD);
    expect(await signedIn(session)).toMatchObject({ role: 'editor', displayName: 'Ed Editor' });
    expect((await run(invite)).error).toContain(
      '<email>: Ed@Harbour.example has an account on this site already',
    );

    await run('user role ed@harbour.example viewer --site harbour-co');
    expect(await signedIn(session)).toMatchObject({ role: 'viewer' });
    expect((await run('user list --site harbour-co --json')).json).toEqual([
      { email: 'ed@harbour.example', role: 'viewer', name: 'Ed Editor', isDisabled: false, isInvited: false },
      {
        email: 'odile@harbour.example',
        role: 'owner',
        name: 'Odile Owner',
        isDisabled: false,
        isInvited: false,
      },
    ]);

    expect((await run('user disable ed@harbour.example --site harbour-co --json')).json.endedSessions).toBe(
      1,
    );
    expect(await signedIn(session)).toBeNull();
    expect((await run('user reset ed@harbour.example --site harbour-co')).error).toContain('is disabled');
    expect((await run('user enable ed@harbour.example --site harbour-co')).code).toBe(0);
  });

  test('the last owner can be neither demoted nor disabled, also not by two commands at once', async () => {
    const demote = (email: string) => run(`user role ${email} editor --site harbour-co`);
    for (const line of ['user role odile@harbour.example agent', 'user disable odile@harbour.example']) {
      expect(await run(`${line} --site harbour-co`)).toMatchObject({
        code: 2,
        error: expect.stringContaining('odile@harbour.example is the last owner of the site'),
      });
    }

    await run('user role ed@harbour.example owner --site harbour-co');
    const both = await Promise.all([demote('ed@harbour.example'), demote('odile@harbour.example')]);

    expect(both.map(({ code }) => code).toSorted()).toEqual([0, 2]);
    const accounts = (await run('user list --site harbour-co --json')).json as { role: string }[];
    expect(accounts.map(({ role }) => role).toSorted()).toEqual(['editor', 'owner']);
  });

  test('the audit log tells what commands and people did, as CSV and JSON', async () => {
    const { json } = await run('audit export --site harbour-co --json');
    const records = json as { role: string; actor: string; action: string; subject: string }[];

    expect(records).toContainEqual(
      expect.objectContaining({
        role: 'command',
        actor: 'npm run admin',
        kind: 'person',
        action: 'role changed',
        subject: 'ed@harbour.example',
        summary: 'viewer → owner',
      }),
    );
    expect(records).toContainEqual(
      expect.objectContaining({ role: 'editor', actor: 'Ed Editor', action: 'invitation accepted' }),
    );
    const { out } = await run('audit export --site harbour-co');
    expect(out.split('\n')[0]).toBe('When,Who,Role,Kind,Action,What,Summary');
    expect(out).toContain(',npm run admin,command,person,role changed,ed@harbour.example,');
  });

  test('a link expires', async () => {
    const { json } = await run('user reset odile@harbour.example --site harbour-co --print --json');
    time.now = new Date(time.now.getTime() + 25 * 60 * 60 * 1000);

    expect((await open(json.link)).status).toBe(410);
    expect((await choose(json.link, PASSWORD)).status).toBe(410);
  });
});

test('every command explains itself; what is missing is named, also as JSON', async () => {
  const store = await createTestStore();
  const run = commandsOn(store);

  for (const command of [
    'site create',
    'site list',
    'site templates',
    'site archive',
    'site host add',
    'site host main',
    'user invite',
    'user reset',
  ])
    expect(await run(`${command} --help`)).toMatchObject({ code: 0, out: expect.stringMatching(/^Usage: /) });
  expect((await run('site templates')).out).toMatch(/^classic +Navy[\s\S]*\neditorial +Dark/);
  expect(await run('site create')).toMatchObject({
    code: 2,
    error: expect.stringContaining("required option '--name <text>' not specified"),
  });
  expect(await run('user role a@b.example boss --site x')).toMatchObject({
    code: 2,
    error: expect.stringContaining('Allowed choices are owner, editor, agent, viewer'),
  });
  const rejected = await run('site archive nowhere --json');
  expect(JSON.parse(rejected.error)).toEqual({ error: { message: 'The site nowhere could not be found' } });
  await store.close();
});

test('beside a running site with PGlite a command says who holds the data and what to do', {
  timeout: 60_000,
}, () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'strapwork-admin-'));
  const directory = join(dataDir, 'database');
  spawnSync('mkdir', [directory]);
  const lock = lockDirectory(directory);

  const { status, stderr } = spawnSync(process.execPath, ['scripts/admin/main.ts', 'site', 'list'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    encoding: 'utf8',
  });

  expect(status).toBe(3);
  expect(stderr).toContain(`is in use by process ${process.pid}`);
  expect(stderr).toContain('Stop that process first');
  expect(stderr).not.toContain(' at ');
  lock.release();
  rmSync(dataDir, { recursive: true });
});
