import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addAgent, removeAgent } from '#engine/operations/edit-team.ts';
import { changePassword } from '#engine/operations/change-password.ts';
import { resetPassword } from '#engine/operations/reset-password.ts';
import { createSpaceCache } from '#engine/space-cache.ts';
import { findAgent } from '#engine/store/people/agent-admin.ts';
import { TestBrowser } from '#engine/testing/test-browser.ts';
import { AGENT, createTestIdentity, EDMONTON, PASSWORD } from '#engine/testing/test-identity.ts';
import { createIdentity, type Identity } from './identity.ts';

const NEXT = 'quite another phrase';
let rig: Awaited<ReturnType<typeof createTestIdentity>>;
/** The same store as seen by another process. */
let elsewhere: Identity;

beforeAll(async () => {
  rig = await createTestIdentity();
  elsewhere = await createIdentity({ store: rig.store });
});
afterAll(async () => {
  elsewhere.stop();
  await rig.close();
});
beforeEach(() => rig.letAttemptsPass());

const clock = () => rig.time.now;
const context = () => ({ db: rig.store.db, clock, cache: createSpaceCache(clock) });
const agentOf = (browser: TestBrowser, identity = rig.identity) =>
  identity.authenticate(browser.requestFor(EDMONTON), 'edmonton');

async function signIn(password = PASSWORD, browser = new TestBrowser(rig.identity)) {
  const form = await browser.open(`${EDMONTON}/access/login`);
  const { status } = form.url.pathname === '/' ? form : await browser.post(form.url, { ...AGENT, password });

  return { browser, status };
}

const addOwner = () =>
  rig.store.db
    .insertInto('accounts')
    .values({
      space_id: 'edmonton',
      id: 'account-2',
      email: 'olga@edmonton.example',
      password_hash: '',
      agent_uid: null,
      role: 'owner',
    })
    .execute();

describe('an agent removed from the team', () => {
  test('is signed out on every process at once, and cannot sign in until they are back', async () => {
    const [{ browser: office }, { browser: phone }] = [await signIn(), await signIn()];
    const token = (await agentOf(office))?.token ?? '';
    expect(await agentOf(phone, elsewhere)).not.toBeNull();
    await addOwner(); // The last owner of a site cannot be removed.
    const { revision } = (await findAgent(rig.store.db, { spaceId: 'edmonton', id: 'agent-1' })) ?? {};

    await removeAgent(context(), { spaceId: 'edmonton', id: 'agent-1', revision });

    for (const browser of [office, phone])
      for (const identity of [rig.identity, elsewhere]) expect(await agentOf(browser, identity)).toBeNull();
    expect(await elsewhere.verifyToken(token)).toBeNull();
    expect((await signIn()).status).toBe(422);
    expect((await signIn(PASSWORD, phone)).status).toBe(422);

    const agent = { role: 'realtor', displayName: 'Ada is back', email: AGENT.email.toUpperCase() };
    await addAgent(context(), { spaceId: 'edmonton', agent });

    expect(await elsewhere.verifyToken(token)).toBeNull();
    const { browser } = await signIn();
    expect(await agentOf(browser)).toMatchObject({ displayName: 'Ada is back' });
  });
});

describe('a password', () => {
  const change = async (browser: TestBrowser, current: string, password: string) => {
    const { token = '', subject: uid = '' } = (await agentOf(browser)) ?? {};

    return changePassword(context(), { spaceId: 'edmonton', uid, token, current, password });
  };

  test('that is changed ends all other sessions and is not accepted any more', async () => {
    const [{ browser: own }, { browser: thief }] = [await signIn(), await signIn()];

    expect(await change(own, PASSWORD, NEXT)).toBeGreaterThanOrEqual(1);

    expect(await agentOf(own)).not.toBeNull();
    expect(await agentOf(thief)).toBeNull();
    expect(await agentOf(thief, elsewhere)).toBeNull();
    expect((await signIn(PASSWORD, thief)).status).toBe(422);
    expect((await signIn(NEXT)).status).toBe(200);
    await change(own, NEXT, 'one more time around');
    await change(own, 'one more time around', PASSWORD);
  });

  test('is not changed without the current one, to a weak one, or by guessing', async () => {
    const { browser } = await signIn();

    await expect(change(browser, PASSWORD, 'short')).rejects.toMatchObject({ field: 'password' });
    for (let i = 0; i < 5; i += 1)
      await expect(change(browser, `guess ${i}`, NEXT)).rejects.toMatchObject({ field: 'current' });
    await expect(change(browser, PASSWORD, NEXT)).rejects.toThrow('Too many attempts');
    rig.letAttemptsPass();
    expect((await signIn()).status).toBe(200);
  });

  test('is reset by the operator, with every session ended', async () => {
    const { browser } = await signIn();
    const reset = { spaceId: 'edmonton', email: AGENT.email, password: NEXT };

    expect(await resetPassword(rig.store, reset)).toBeGreaterThanOrEqual(1);

    expect(await agentOf(browser)).toBeNull();
    expect((await signIn()).status).toBe(422);
    expect((await signIn(NEXT)).status).toBe(200);
    expect(await resetPassword(rig.store, { ...reset, email: 'nobody@example.test' })).toBeNull();
    await resetPassword(rig.store, { ...reset, password: PASSWORD });
  });
});

test('the session of a customer whose token a service does not accept ends with its token [R4.066]', async () => {
  const browser = new TestBrowser(rig.identity);
  const form = await browser.open(`${EDMONTON}/account/sign-in`);
  await browser.post(form.url, { ...AGENT, password: PASSWORD });
  const customer = () => rig.identity.authenticateCustomer(browser.requestFor(EDMONTON), 'edmonton');
  const token = (await customer())?.token ?? '';
  expect(token).not.toBe('');

  await rig.identity.endCustomerSession(browser.requestFor(EDMONTON));

  expect(await customer()).toBeNull();
  expect(await elsewhere.verifyToken(token)).toBeNull();
});
