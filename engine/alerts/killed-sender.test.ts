import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { putSubscription } from '../store/alerts/subscription-table.ts';
import { openDatabase, type Store } from '../store/database/db.ts';
import { insertFavourite } from '../store/people/favourite-table.ts';
import { insertSavedSearch } from '../store/people/saved-search-table.ts';
import { addCustomers, addSpaces, SOURCE } from '../testing/fixtures.ts';
import { writeStoreTemplate } from '../testing/store-template.ts';
import { createTestStore } from '../testing/test-store.ts';
import { startTestSmtp } from '../testing/test-smtp.ts';

const PROGRAM = join(import.meta.dirname, '../testing/programs/alert-until-killed.ts');
const START = Date.parse('2026-11-21T19:00:00Z');
const MINUTE_MS = 60_000;
const POINTS = 20;

/** PostgreSQL where there is one, as its server need not restart; else PGlite. */
const isPostgres = Boolean(process.env.TEST_DATABASE_URL);
let dataDir: string;
let shared: Store | null = null;
let databaseUrl = '';
let smtp: Awaited<ReturnType<typeof startTestSmtp>>;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'strapwork-alerts-'));
  if (isPostgres) {
    shared = await createTestStore('postgres');
    const { rows } = await shared.db.executeQuery<{ name: string }>({
      sql: 'select current_database() as name',
      parameters: [],
      query: { kind: 'RawNode', sqlFragments: [], parameters: [] },
      queryId: { queryId: 'name' },
    });
    const url = new URL(process.env.TEST_DATABASE_URL ?? '');
    url.pathname = `/${rows[0]?.name}`;
    databaseUrl = url.href;
  } else await writeStoreTemplate(dataDir);
  smtp = await startTestSmtp();
});
afterAll(async () => {
  await smtp.close();
  await shared?.close();
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

/** Runs the program with a new listing, `minutes` after the start. */
async function run(id: string, point: number | 'delivered' | '', minutes: number) {
  const now = new Date(START + minutes * MINUTE_MS).toISOString();
  const child = spawn(process.execPath, [PROGRAM, dataDir, databaseUrl, smtp.url, now, id, String(point)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  const [, signal] = await once(child, 'close');

  return { signal, statements: Number(output) };
}

const subscribers = ['customer-1', 'customer-2'];

async function subscribe(store: Store) {
  for (const customerId of subscribers) {
    const owner = { spaceId: 'edmonton', customerId, source: SOURCE };
    for (const id of ['one', 'two']) {
      const uiState = { geo: { type: 'all-areas' }, sort: null, filters: {} };
      await insertSavedSearch(store.db, { ...owner, id, name: id, uiState, createdAt: new Date(START) });
      await putSubscription(store.db, {
        ...owner,
        searchId: id,
        frequency: 'instant',
        origin: 'http://localhost',
      });
    }
    await insertFavourite(store.db, {
      ...owner,
      listingId: 'whole',
      mls: 'Ewhole',
      note: '',
      createdAt: new Date(START),
    });
    await putSubscription(store.db, {
      ...owner,
      searchId: '',
      frequency: 'instant',
      origin: 'http://localhost',
    });
  }
}

test('a sender killed at twenty points reports each change to each customer exactly once', {
  timeout: 300_000,
}, async () => {
  await inStore(async (store) => {
    await addSpaces(store);
    await addCustomers(store);
    await store.db
      .updateTable('customers')
      .set({ email_verified_at: new Date(START) })
      .execute();
    await subscribe(store);
  });
  const { statements } = await run('whole', '', 0);
  const points = Array.from({ length: POINTS - 1 }, (_, at) => Math.ceil(((at + 1) * statements) / POINTS));
  for (const [at, point] of [...points, 'delivered' as const].entries()) {
    expect([point, (await run(`killed-${at}`, point, at + 1)).signal]).toEqual([point, 'SIGKILL']);
    // A mail lists fourteen homes.
    if (at === POINTS / 2) await run('middle', '', at + 1);
  }
  await run('last', '', 60);

  const killed = Array.from({ length: POINTS }, (_, at) => `killed-${at}`);
  const expected = [...killed, 'whole', 'middle', 'last'].toSorted();
  for (const customer of subscribers) {
    // A mail that was delivered twice has one Message-ID, which receivers show once.
    const mails = new Map(
      smtp.received.filter(({ to }) => to.startsWith(customer)).map((mail) => [mail.messageId, mail.source]),
    );
    const reported = [...mails.values()].flatMap((source) =>
      [...decoded(source).matchAll(/^New: (\S+) Street$/gm)].map(([, id]) => id),
    );
    expect(reported.toSorted()).toEqual(expected);
  }
});

/** The text of a mail, its soft line breaks removed. */
function decoded(source: string): string {
  const text = source.split(/Content-Type: text\/html/i)[0] ?? '';

  return text.replaceAll('=\r\n', '').replaceAll('\r\n', '\n');
}
