import { scryptSync } from 'node:crypto';
import { createIdentity } from '#engine/identity/identity.ts';
import { hashPassword } from '#engine/identity/passwords.ts';
import type { FontFile } from '#engine/identity/login/page-look.ts';
import type { OutsideProvider } from '#engine/identity/outside/outside-provider.ts';
import type { Store } from '../store/database/db.ts';
import { createTestStore } from './test-store.ts';

export const EDMONTON = 'http://localhost:4160';
export const SAN_ANTONIO = 'http://san-antonio.localhost:4160';
export const PASSWORD = 'correct horse';
export const AGENT = { email: 'agent@example.test', password: PASSWORD };
/** Has the id, email and password of the agent in both spaces, but is another person. */
export const CUSTOMER = AGENT;

/** The hash of the password with the least parameters: a hash names its own, and verifying a usual one takes a fifth of a second. */
const QUICK_HASH = `scrypt$2$8$1$c2FsdA$${scryptSync(PASSWORD, 'salt', 32, { cost: 2, blockSize: 8, parallelization: 1 }).toString('base64url')}`;

type Options = {
  kind?: Store['kind'];
  outside?: OutsideProvider;
  customerProviders?: readonly OutsideProvider[];
  publicPassword?: string;
  fontFile?: FontFile;
  /** Hashes as a site does, for tests of what a sign-in takes. */
  hashesAsSite?: boolean;
};

/** Two spaces with equal account ids and emails, and an identity with an adjustable clock. */
export async function createTestIdentity({ kind, hashesAsSite = false, ...options }: Options = {}) {
  const store = await createTestStore(kind);
  const password_hash = hashesAsSite ? await hashPassword(PASSWORD) : QUICK_HASH;
  const settings = JSON.stringify({ locale: 'en-CA', currency: 'CAD', timeZone: 'America/Edmonton' });
  const space = (id: string) => ({ id, source: 'idx-test', settings });
  const account = (space_id: string) => ({
    space_id,
    id: 'account-1',
    email: AGENT.email,
    password_hash,
    agent_uid: `${space_id}-agent`,
    role: 'owner' as const,
  });
  const customer = (space_id: string) => ({
    space_id,
    id: 'account-1',
    email: CUSTOMER.email,
    name: `Cora of ${space_id}`,
    password_hash,
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

  await store.db.insertInto('customers').values(['edmonton', 'san-antonio'].map(customer)).execute();

  const time = { now: new Date() };
  const errors: unknown[] = [];
  const identity = await createIdentity({
    store,
    ipOf: ({ headers }) => headers['x-visitor-address']?.toString() ?? '',
    visitorIp: (headers) => headers.get('x-visitor-address') ?? '',
    clock: () => time.now,
    onError: (error) => errors.push(error),
    ...options,
  });

  return {
    store,
    identity,
    time,
    errors,
    countSessions: async () => (await store.db.selectFrom('sessions').select('id_hash').execute()).length,
    /** Advances the clock by a quarter of an hour, after which failed attempts expire. */
    letAttemptsPass: () => {
      time.now = new Date(time.now.getTime() + 16 * 60 * 1000);
    },
    close: async () => {
      identity.stop();
      await store.close();
    },
  };
}
