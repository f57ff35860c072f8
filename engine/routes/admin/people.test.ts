import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Role } from '#domain/site/roles.ts';
import { accountOfLink, choosePassword } from '../../identity/account-links.ts';
import { hashOf } from '../../identity/sign-in-cookies.ts';
import { insertAccount, linkIdentity } from '../../store/people/account-table.ts';
import { insertSession } from '../../store/people/session-table.ts';
import { addListings, addSpaces } from '../../testing/fixtures.ts';
import { type Call, createTestEngine, TEST_NOW, type TestEngine } from '../../testing/test-engine.ts';
import { STORE_KINDS } from '../../testing/test-store.ts';

const PEOPLE = 'space/edmonton/people';
const ORIGIN = 'http://edmonton.localhost';
const DAY_MS = 24 * 60 * 60 * 1000;

describe.each(STORE_KINDS)('people of a site on %s', (kind) => {
  let engine: TestEngine;
  const time = { now: TEST_NOW };

  beforeAll(async () => {
    engine = await createTestEngine({ kind, clock: () => time.now });
    await addSpaces(engine.store);
  });
  beforeEach(async () => {
    for (const table of ['accounts', 'sessions', 'mails', 'audit_log'] as const)
      await engine.store.db.deleteFrom(table).execute();
    await account('ada', 'owner');
    time.now = TEST_NOW;
  });
  afterAll(() => engine.close());

  const account = (id: string, role: Role) =>
    insertAccount(engine.store.db, {
      spaceId: 'edmonton',
      id,
      email: `${id}@example.test`,
      name: id,
      role,
      passwordHash: 'hash',
      agentUid: null,
      createdAt: TEST_NOW,
    });
  const call = (path: string, options: Call = {}) => engine.call(path, { token: 'agent', ...options });
  const change = (id: string, body: object, revision = 1) =>
    call(`${PEOPLE}/${id}`, { method: 'PUT', revision, body });
  const list = async () => (await call(PEOPLE)).body.people;
  const invite = (more: object = {}) =>
    call(PEOPLE, {
      method: 'POST',
      body: { email: 'New@Example.test', name: 'Nia New', role: 'editor', origin: ORIGIN, ...more },
    });
  const secretOfMail = async () => {
    const rows = await engine.store.db.selectFrom('mails').selectAll().orderBy('queued_at', 'desc').execute();
    return rows[0]?.secret ?? '';
  };
  const actions = async () =>
    (await call('space/edmonton/audit')).body.records.map(
      ({ action, subject, actor }: { action: string; subject: string; actor: string }) =>
        `${actor}: ${action} ${subject}`,
    );

  test('somebody is invited by a mail whose link works once, and is active after it', async () => {
    const invited = await invite();
    expect(invited).toMatchObject({
      status: 201,
      body: { email: 'new@example.test', role: 'editor', status: 'invited' },
    });
    expect(Date.parse(invited.body.invitedUntil)).toBe(TEST_NOW.getTime() + 7 * DAY_MS);
    expect(await invite()).toMatchObject({ status: 400, body: { error: { field: 'email' } } });
    expect(await invite({ email: 'x@example.test', origin: 'http://elsewhere.example' })).toMatchObject({
      status: 400,
      body: { error: { field: 'origin' } },
    });

    const first = await secretOfMail();
    // No mail server delivers it here: who invites passes it on.
    expect(invited.body.invitationLink).toBe(`${ORIGIN}/access/welcome?token=${first}`);
    expect(JSON.stringify(await list())).not.toContain('invitationLink');
    time.now = new Date(TEST_NOW.getTime() + DAY_MS);
    const again = { method: 'POST', body: { origin: ORIGIN } };
    expect((await call(`${PEOPLE}/${invited.body.id}/invitation`, again)).status).toBe(202);
    const second = await secretOfMail();
    const opened = { spaceId: 'edmonton', purpose: 'invitation', now: time.now } as const;
    const db = engine.store.db;
    expect(second).not.toBe(first);
    expect(await accountOfLink(db, { ...opened, secret: first })).toBeNull();
    expect(
      await accountOfLink(db, { ...opened, secret: second, now: new Date(time.now.getTime() + 8 * DAY_MS) }),
    ).toBeNull();
    const chosen = { ...opened, secret: second, password: 'a long enough password 71' };
    expect(await choosePassword(db, chosen)).toMatchObject({ accountId: invited.body.id });
    expect(await choosePassword(db, chosen)).toBe('expired');

    expect(
      (await list()).map(({ email, status }: { email: string; status: string }) => [email, status]),
    ).toEqual([
      ['ada@example.test', 'active'],
      ['new@example.test', 'active'],
    ]);
    expect(await actions()).toEqual([
      'Nia New: invitation accepted new@example.test',
      'Ada Agent: invited again new@example.test',
      'Ada Agent: invited new@example.test',
    ]);
    expect(JSON.stringify((await call('space/edmonton/audit')).body)).not.toContain(second);
  });

  test('agents who are invited are in the team, and others who are asked for it', async () => {
    const uidOf = async (more: object) => (await invite(more)).body.agentUid;

    expect(await uidOf({ email: 'agent@example.test', role: 'agent' })).toEqual(expect.any(String));
    expect(await uidOf({ email: 'editor@example.test' })).toBeNull();
    expect(await uidOf({ email: 'owner@example.test', role: 'owner', isInTeam: true })).toEqual(
      expect.any(String),
    );
    const team = await engine.store.db.selectFrom('agents').select('doc').execute();
    expect(JSON.stringify(team)).toContain('Real estate agent');
    expect(await uidOf({ email: 'quiet@example.test', role: 'agent', isInTeam: false })).toBeNull();
  });

  test('an invitation is withdrawn: its link stops working', async () => {
    const { body } = await invite();
    const secret = await secretOfMail();

    expect((await call(`${PEOPLE}/${body.id}`, { method: 'DELETE', revision: body.revision })).status).toBe(
      204,
    );
    const opened = { spaceId: 'edmonton', purpose: 'invitation', secret, now: time.now } as const;
    expect(await accountOfLink(engine.store.db, opened)).toBeNull();
    expect((await list()).length).toBe(1);
  });

  test('with a provider elsewhere an invitation leads to its sign-in, and ends with the first one', async () => {
    const { store } = engine;
    const provided = await createTestEngine({ store, clock: () => time.now, agentProvider: 'login.example' });
    const send = (path: string, options: Call = {}) => provided.call(path, { token: 'agent', ...options });
    const body = { email: 'new@example.test', name: 'Nia New', role: 'editor', origin: ORIGIN };

    const invited = (await send(PEOPLE, { method: 'POST', body })).body;

    expect(invited).toMatchObject({ status: 'invited', invitedUntil: null });
    time.now = new Date(TEST_NOW.getTime() + DAY_MS);
    await send(`${PEOPLE}/${invited.id}/invitation`, { method: 'POST', body: { origin: ORIGIN } });
    const mails = await store.db.selectFrom('mails').selectAll().execute();
    expect(mails.map(({ secret, kind }) => [kind, secret])).toEqual([
      ['invitation', null],
      ['invitation', null],
    ]);
    expect(mails[0]?.text_body).toContain('Sign in with login.example');
    expect(mails[0]?.text_body).toContain(`${ORIGIN}/access/login?returnTo=%2F`);
    expect(mails[0]?.text_body).not.toContain('password');
    await linkIdentity(store.db, {
      spaceId: 'edmonton',
      issuer: 'https://login.example',
      subject: '7',
      accountId: invited.id,
    });
    expect((await list()).find(({ id }: { id: string }) => id === invited.id)).toMatchObject({
      status: 'active',
    });
    await provided.close();
  });

  test('what agents change besides pages is recorded: listing media, imports, the organisation chart', async () => {
    await engine.store.db.deleteFrom('listings').execute();
    await addListings(engine.store, [{ id: '1' }]);
    const media = { additionalMedia: [{ type: 'video', data: { url: 'https://example.test/a' } }] };
    const saved = await call('space/edmonton/listings/idx-edm-v5/public/1', { method: 'PUT', body: media });
    const units = [{ id: 'a', name: 'Downtown', agentIds: [], children: [] }];
    const chart = await call('space/edmonton/org/chart', { method: 'PUT', body: { units } });
    const imported = await call('space/edmonton/app/website/admin/listings/import', {
      method: 'POST',
      body: { name: 'homes.json', text: '[{"ListingKey":"x"}]' },
    });

    expect([saved.status, chart.status, imported.status], JSON.stringify(imported.body)).toEqual([
      200, 200, 200,
    ]);
    const { records } = (await call('space/edmonton/audit')).body;
    expect(records).toMatchObject([
      { kind: 'listing', action: 'imported', subject: 'homes.json', summary: '1 records, 1 rejected' },
      { kind: 'site', action: 'saved', subject: 'organisation chart' },
      { kind: 'listing', action: 'media saved', subject: '1', actor: 'Ada Agent' },
    ]);
    expect((await call('space/edmonton/audit?kind=listing')).body.total).toBe(2);
  });

  test('of two changes at once the second learns of the first, and nothing is lost', async () => {
    await account('ed', 'viewer');
    const both = await Promise.all([change('ed', { role: 'editor' }), change('ed', { role: 'agent' })]);

    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    const saved = both.find(({ status }) => status === 200)?.body;
    expect((await list()).find(({ id }: { id: string }) => id === 'ed')).toMatchObject({
      role: saved.role,
      revision: 2,
    });
    expect(await change('ed', { role: 'owner', isDisabled: true }, 2)).toMatchObject({ status: 400 });
    expect((await call(`${PEOPLE}/ed`, { method: 'PUT', body: { role: 'owner' } })).status).toBe(428);
  });

  test('the last owner stays: two who demote, disable or remove each other do not both succeed', async () => {
    const last = { status: 400, body: { error: { message: expect.stringContaining('last owner') } } };
    expect(await change('ada', { role: 'editor' })).toMatchObject(last);
    expect(await change('ada', { isDisabled: true })).toMatchObject(last);
    expect(await call(`${PEOPLE}/ada`, { method: 'DELETE', revision: 1 })).toMatchObject(last);
    // Somebody who cannot sign in yet does not count.
    await invite({ role: 'owner' });
    expect(await change('ada', { role: 'editor' })).toMatchObject(last);

    const remove = (id: string) => call(`${PEOPLE}/${id}`, { method: 'DELETE', revision: 1 });
    for (const act of [
      (id: string) => change(id, { role: 'viewer' }),
      (id: string) => change(id, { isDisabled: true }),
      remove,
    ]) {
      await engine.store.db.deleteFrom('accounts').execute();
      await account('ada', 'owner');
      await account('ben', 'owner');
      const outcomes = await Promise.all([act('ada'), act('ben')]);
      expect(outcomes.filter(({ status }) => status < 300)).toHaveLength(1);
      const owners = (await list()).filter(
        ({ role, status }: { role: string; status: string }) => role === 'owner' && status === 'active',
      );
      expect(owners).toHaveLength(1);
    }
  });

  test('sessions are listed and ended by their owner, and all of a person by an owner of the site', async () => {
    await account('vic', 'viewer');
    const session = (id: string, subject: string, token: string) =>
      insertSession(engine.store.db, {
        id_hash: hashOf(id),
        kind: 'agent',
        space_id: 'edmonton',
        subject,
        id_token: token,
        created_at: TEST_NOW,
        expires_at: new Date(TEST_NOW.getTime() + DAY_MS),
        user_agent: `Browser ${id}`,
        ip: '203.0.113.x',
      });
    await session('here', 'vic', 'viewer');
    await session('phone', 'vic', 'token-2');
    await session('other', 'ada', 'token-3');
    const own = 'space/edmonton/account/sessions';
    const sessions = async () => (await call(own, { token: 'viewer' })).body.sessions;

    const [one, two] = (await sessions()).toSorted((a: { userAgent: string }, b: { userAgent: string }) =>
      a.userAgent.localeCompare(b.userAgent),
    );
    expect([one, two]).toMatchObject([
      { userAgent: 'Browser here', ip: '203.0.113.x', isCurrent: true },
      { userAgent: 'Browser phone', isCurrent: false },
    ]);
    const foreign = (await call(own)).body.sessions[0].id;
    expect((await call(`${own}/${foreign}`, { method: 'DELETE', token: 'viewer' })).status).toBe(404);
    expect((await call(`${own}/${two.id}`, { method: 'DELETE', token: 'viewer' })).status).toBe(204);
    expect(await sessions()).toHaveLength(1);
    await session('tablet', 'vic', 'token-4');
    expect((await call(own, { method: 'DELETE', token: 'viewer' })).body).toEqual({ ended: 1 });
    expect(await sessions()).toMatchObject([{ isCurrent: true }]);
    expect((await call(`${PEOPLE}/vic/sessions`, { method: 'DELETE' })).body).toEqual({ ended: 1 });
    expect(await sessions()).toEqual([]);
    expect((await call(own)).body.sessions).toHaveLength(1);
  });

  test('the audit log is paged and filtered, cannot be changed, and ends after two years', async () => {
    await account('ed', 'viewer');
    await change('ed', { role: 'editor' });
    await change('ed', { isDisabled: true }, 2);
    const audit = (query = '') => call(`space/edmonton/audit${query}`);
    const first = (await audit('?size=1')).body;

    expect(first).toMatchObject({
      total: 2,
      actors: [{ id: 'ada', name: 'Ada Agent' }],
      records: [{ actor: 'Ada Agent', role: 'owner', kind: 'person', action: 'disabled' }],
    });
    expect((await audit(`?size=1&after=${first.next}`)).body).toMatchObject({
      records: [{ action: 'role changed', subject: 'ed@example.test', summary: 'viewer → editor' }],
      next: null,
    });
    expect((await audit('?kind=page')).body.total).toBe(0);
    expect((await audit('?actor=command')).body.total).toBe(0);
    expect((await audit(`?from=${new Date(TEST_NOW.getTime() + 1).toISOString()}`)).body.total).toBe(0);
    expect(await audit('?kind=nothing')).toMatchObject({ status: 400 });
    expect((await call('space/edmonton/audit', { token: 'editor' })).status).toBe(403);
    await expect(engine.store.db.updateTable('audit_log').set({ summary: '' }).execute()).rejects.toThrow(
      'cannot be changed',
    );

    time.now = new Date(TEST_NOW.getTime() + 731 * DAY_MS);
    await engine.runScheduledJobs();
    expect((await audit()).body.total).toBe(0);
  });
});
