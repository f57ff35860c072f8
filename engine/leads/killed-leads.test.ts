import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, type Store } from '../store/database/db.ts';
import { addSpaces } from '../testing/fixtures.ts';
import { programCommand } from '../testing/run-program.ts';
import { writeStoreTemplate } from '../testing/store-template.ts';
import { startTestReceiver } from '../testing/test-receiver.ts';
import { startTestSmtp } from '../testing/test-smtp.ts';
import { createTestStore } from '../testing/test-store.ts';
import { newWebhookSecret } from '../webhooks/signature.ts';

const [COMMAND = '', ...PROGRAM] = programCommand('accept-leads-until-killed.ts');
const START = Date.parse('2026-11-21T19:00:00Z');
const MINUTE_MS = 60_000;
const POINTS = 20;

/** PostgreSQL where there is one, as its server need not restart; else PGlite. */
const isPostgres = Boolean(process.env.TEST_DATABASE_URL);
let dataDir: string;
let shared: Store | null = null;
let databaseUrl = '';
let smtp: Awaited<ReturnType<typeof startTestSmtp>>;
let hook: Awaited<ReturnType<typeof startTestReceiver>>;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'strapwork-leads-'));
  if (isPostgres) {
    shared = await createTestStore('postgres');
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(shared.db);
    const url = new URL(process.env.TEST_DATABASE_URL ?? '');
    url.pathname = `/${rows[0]?.name}`;
    databaseUrl = url.href;
  } else await writeStoreTemplate(dataDir);
  [smtp, hook] = [await startTestSmtp(), await startTestReceiver()];
});
afterAll(async () => {
  await Promise.all([smtp.close(), hook.close(), shared?.close()]);
  rmSync(dataDir, { recursive: true, force: true });
});

/** Opens the store between runs: a directory belongs to one process at a time. */
async function inStore<Result>(work: (store: Store) => Promise<Result>): Promise<Result> {
  if (shared) return work(shared);
  const store = await openDatabase({ dataDir });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

async function prepare(store: Store): Promise<void> {
  await addSpaces(store);
  const doc = JSON.stringify({ displayName: 'Ada', email: 'ada@example.com' });
  await store.db.insertInto('agents').values({ space_id: 'edmonton', id: 'ada', uid: 'ada', doc }).execute();
  await store.db
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
  const child = spawn(COMMAND, [...PROGRAM, dataDir, databaseUrl, smtp.url, now, name, String(point)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  const [, signal] = await once(child, 'close');

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

test('a process that is killed at twenty points between a form and its deliveries loses no lead and doubles none', {
  timeout: 300_000,
}, async () => {
  await inStore(prepare);
  const { statements } = await run('whole', '', 0);
  const numbered = Array.from({ length: POINTS - 2 }, (_, at) =>
    Math.ceil(((at + 1) * statements) / (POINTS - 1)),
  );
  const acknowledged = ['whole'];
  for (const [at, point] of [...numbered, 'mailed' as const, 'sent' as const].entries()) {
    const name = `killed-${at}`;
    const { signal, isAcknowledged } = await run(name, point, 10 * (at + 1));
    expect([point, signal]).toEqual([point, 'SIGKILL']);
    if (isAcknowledged) acknowledged.push(name);
  }
  await run('', '', 10 * (POINTS + 2));

  const { leads, submissions, mails, events } = await inStore(stored);
  // A form is stored whole or not at all, and everything that was acknowledged is.
  expect(leads).toEqual(expect.arrayContaining(acknowledged));
  expect(acknowledged.length).toBeGreaterThan(2);
  expect(acknowledged.length).toBeLessThan(POINTS + 1);
  expect([new Set(leads).size, submissions]).toEqual([leads.length, leads.length]);
  expect(mails).toEqual(leads.map(() => 'sent'));
  expect(events).toEqual(leads.map(() => 'delivered'));
  // What a receiver had accepted when the process was killed comes again, as the same mail and the same event.
  expect(new Set(smtp.received.map(({ messageId }) => messageId)).size).toBe(leads.length);
  expect(new Set(hook.received.map(({ id }) => id)).size).toBe(leads.length);
  expect(smtp.received.length).toBeLessThanOrEqual(leads.length + POINTS);
  expect(smtp.received.length).toBeGreaterThan(leads.length);
  expect(hook.received.length).toBeGreaterThan(leads.length);
});
