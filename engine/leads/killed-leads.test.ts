import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Store } from '../store/database/db.ts';
import { addSpaces } from '../testing/fixtures.ts';
import { KILLS } from '../testing/kills.ts';
import { runProgram } from '../testing/run-program.ts';
import { createStoreToKill, type StoreToKill } from '../testing/store-to-kill.ts';
import { startTestReceiver } from '../testing/test-receiver.ts';
import { startTestSmtp } from '../testing/test-smtp.ts';
import { newWebhookSecret } from '../webhooks/signature.ts';

const START = Date.parse('2026-11-21T19:00:00Z');
const MINUTE_MS = 60_000;

let store: StoreToKill;
let smtp: Awaited<ReturnType<typeof startTestSmtp>>;
let hook: Awaited<ReturnType<typeof startTestReceiver>>;

beforeAll(async () => {
  store = await createStoreToKill();
  [smtp, hook] = [await startTestSmtp(), await startTestReceiver()];
});
afterAll(async () => {
  await Promise.all([smtp.close(), hook.close(), store.close()]);
});

async function prepare(opened: Store): Promise<void> {
  await addSpaces(opened);
  const doc = JSON.stringify({ displayName: 'Ada', email: 'ada@example.com' });
  await opened.db.insertInto('agents').values({ space_id: 'edmonton', id: 'ada', uid: 'ada', doc }).execute();
  await opened.db
    .insertInto('webhooks')
    .values({
      space_id: 'edmonton',
      url: hook.url,
      secret: newWebhookSecret(),
      previous_secret: null,
      changed_at: new Date(START),
      changed_by: 'a test',
    })
    .execute();
}

/** Runs the program with a form, `minutes` after the start. */
async function run(name: string, point: number | 'mailed' | 'sent' | '', minutes: number) {
  const now = new Date(START + minutes * MINUTE_MS).toISOString();
  const { dataDir, databaseUrl } = store;
  const args = [dataDir, databaseUrl, smtp.url, now, name, String(point)];
  const { output, signal } = await runProgram('accept-leads-until-killed.ts', args);

  return {
    signal,
    isAcknowledged: output.startsWith('acknowledged'),
    statements: Number(output.split('\n')[1]),
  };
}

const stored = async ({ db }: Store) => ({
  leads: (await db.selectFrom('leads').select('name').execute()).map(({ name }) => name ?? ''),
  submissions: (await db.selectFrom('form_submissions').select('id').execute()).length,
  mails: (await db.selectFrom('mails').select('status').execute()).map(({ status }) => status),
  events: (await db.selectFrom('webhook_deliveries').select('status').execute()).map(({ status }) => status),
});

test(`a process that is killed at ${KILLS} points between a form and its deliveries loses no lead and doubles none`, {
  timeout: 300_000,
}, async () => {
  await store.inStore(prepare);
  const { statements } = await run('whole', '', 0);
  const numbered = Array.from({ length: KILLS - 2 }, (_, at) =>
    Math.ceil(((at + 1) * statements) / (KILLS - 1)),
  );
  const acknowledged = ['whole'];
  for (const [at, point] of [...numbered, 'mailed' as const, 'sent' as const].entries()) {
    const name = `killed-${at}`;
    const { signal, isAcknowledged } = await run(name, point, 10 * (at + 1));
    expect([point, signal]).toEqual([point, 'SIGKILL']);
    if (isAcknowledged) acknowledged.push(name);
  }
  await run('', '', 10 * (KILLS + 2));

  const { leads, submissions, mails, events } = await store.inStore(stored);
  // A form is stored whole or not at all, and everything that was acknowledged is.
  expect(leads).toEqual(expect.arrayContaining(acknowledged));
  expect(acknowledged.length).toBeGreaterThan(2);
  expect(acknowledged.length).toBeLessThan(KILLS + 1);
  expect([new Set(leads).size, submissions]).toEqual([leads.length, leads.length]);
  expect(mails).toEqual(leads.map(() => 'sent'));
  expect(events).toEqual(leads.map(() => 'delivered'));
  // What a receiver had accepted when the process was killed comes again, as the same mail and the same event.
  expect(new Set(smtp.received.map(({ messageId }) => messageId)).size).toBe(leads.length);
  expect(new Set(hook.received.map(({ id }) => id)).size).toBe(leads.length);
  expect(smtp.received.length).toBeLessThanOrEqual(leads.length + KILLS);
  expect(smtp.received.length).toBeGreaterThan(leads.length);
  expect(hook.received.length).toBeGreaterThan(leads.length);
});
