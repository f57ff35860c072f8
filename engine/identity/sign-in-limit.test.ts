import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Store } from '../store/database/db.ts';
import { createTestStore } from '../testing/test-store.ts';
import {
  type Attempt,
  createSignInLimit,
  MAX_FAILURES,
  type SignInLimit,
  WINDOW_MS,
} from './sign-in-limit.ts';

let store: Store;
let now: number;
let limit: SignInLimit;

beforeEach(async () => {
  store = await createTestStore();
  now = Date.parse('2026-11-21T19:00:00Z');
  limit = createSignInLimit(store.db, () => new Date(now));
});
afterEach(() => store.close());

const attempt = (changes: Partial<Attempt> = {}): Attempt => ({
  kind: 'agent',
  spaceId: 'edmonton',
  email: 'ada@example.test',
  ip: '203.0.114.9',
  ...changes,
});

/** How many of `count` attempts pass the limit. */
async function countAllowed(count: number, of: (i: number) => Attempt, by = limit): Promise<number> {
  let through = 0;
  for (let i = 0; i < count; i += 1) if (await by.begin(of(i))) through += 1;

  return through;
}

test('an account has five attempts per network, in any letter case of the email', async () => {
  const spellings = ['ada@example.test', 'ADA@example.test', ' Ada@Example.test '];

  expect(await countAllowed(12, (i) => attempt({ email: spellings[i % 3] }))).toBe(MAX_FAILURES.pair);
  expect(await limit.begin(attempt({ email: 'ben@example.test' }))).toBe(true);
  expect(await limit.begin(attempt({ ip: '198.51.100.1' }))).toBe(true);
});

test('concurrent attempts are counted one by one', async () => {
  const responses = await Promise.all(Array.from({ length: 20 }, () => limit.begin(attempt())));

  expect(responses.filter(Boolean)).toHaveLength(MAX_FAILURES.pair);
});

test('a network that tries many accounts is blocked', async () => {
  const spray = (i: number) => attempt({ email: `agent-${i}@example.test` });

  expect(await countAllowed(30, spray)).toBe(MAX_FAILURES.network);
});

test('an IPv6 /64 network counts as one', async () => {
  const rotate = (i: number) => attempt({ ip: `2001:db8:1:2:${i.toString(16)}::1` });

  expect(await countAllowed(30, rotate)).toBe(MAX_FAILURES.pair);
  expect(await limit.begin(attempt({ ip: '2001:db8:1:3::1' }))).toBe(true);
});

test('many networks together have a limited number of guesses at one account', async () => {
  const botnet = (i: number) => attempt({ ip: `198.51.${Math.floor(i / 200)}.${i % 200}` });

  expect(await countAllowed(80, botnet)).toBe(MAX_FAILURES.account);
  expect(await limit.begin(attempt({ spaceId: 'san-antonio' }))).toBe(true);
});

test("attempts blocked by network do not use up the account's limit for others", async () => {
  await countAllowed(200, () => attempt());

  expect(await limit.begin(attempt({ ip: '198.51.100.1' }))).toBe(true);
});

test('two processes on one store share the counts', async () => {
  const other = createSignInLimit(store.db, () => new Date(now));

  expect(await countAllowed(3, () => attempt())).toBe(3);
  expect(await countAllowed(3, () => attempt(), other)).toBe(2);
});

test('the window ends a quarter of an hour after the first failure, and a success resets it at once', async () => {
  await countAllowed(6, () => attempt());
  now += WINDOW_MS - 1;
  expect(await limit.begin(attempt())).toBe(false);
  now += 1;
  expect(await countAllowed(5, () => attempt())).toBe(5);

  await limit.succeed(attempt());
  expect(await limit.begin(attempt())).toBe(true);
});

test('a success does not reset the failed guesses at other accounts', async () => {
  for (let i = 0; i < 30; i += 1) {
    await limit.begin(attempt({ email: `agent-${i}@example.test` }));
    if (await limit.begin(attempt({ email: 'own@example.test' })))
      await limit.succeed(attempt({ email: 'own@example.test' }));
  }

  expect(await limit.begin(attempt({ email: 'own@example.test' }))).toBe(false);
});

test('nothing stored reveals who tried', async () => {
  await limit.begin(attempt());
  const rows = JSON.stringify(await store.db.selectFrom('sign_in_failures').selectAll().execute());

  expect(rows).not.toMatch(/ada|203\.0/);
});
