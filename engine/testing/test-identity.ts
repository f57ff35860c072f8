import { createIdentity } from '#engine/identity/identity.ts';
import { hashPassword } from '#engine/identity/passwords.ts';
import { createTestStore } from './test-store.ts';

export const EDMONTON = 'http://localhost:4160';
export const SAN_ANTONIO = 'http://san-antonio.localhost:4160';
export const PASSWORD = 'correct horse';
export const AGENT = { email: 'agent@example.test', password: PASSWORD };

/** Two spaces with equal account ids and e-mail addresses, and an identity over them whose clock can be set. */
export async function createTestIdentity(options: { outside?: { issuer: string; clientId: string } } = {}) {
  const store = await createTestStore();
  const password_hash = await hashPassword(PASSWORD);
  const space = (id: string) => ({ id, source: 'idx-test', settings: '{}' });
  const account = (space_id: string) => ({
    space_id,
    id: 'account-1',
    email: AGENT.email,
    password_hash,
    agent_uid: `${space_id}-agent`,
  });
  const agent = (space_id: string) => ({
    space_id,
    id: 'agent-1',
    uid: `${space_id}-agent`,
    doc: JSON.stringify({ displayName: `Ada of ${space_id}` }),
  });

  await store.db.insertInto('spaces').values(['edmonton', 'san-antonio'].map(space)).execute();
  await store.db
    .insertInto('space_hosts')
    .values([
      { host: 'localhost', space_id: 'edmonton' },
      { host: 'edmonton.example', space_id: 'edmonton' },
      { host: 'san-antonio.localhost', space_id: 'san-antonio' },
    ])
    .execute();
  await store.db.insertInto('agents').values(['edmonton', 'san-antonio'].map(agent)).execute();
  await store.db.insertInto('accounts').values(['edmonton', 'san-antonio'].map(account)).execute();

  const time = { now: new Date() };
  const errors: unknown[] = [];
  const identity = await createIdentity({
    store,
    clock: () => time.now,
    onError: (error) => errors.push(error),
    ...options,
  });

  return {
    store,
    identity,
    time,
    errors,
    close: async () => {
      identity.stop();
      await store.close();
    },
  };
}
