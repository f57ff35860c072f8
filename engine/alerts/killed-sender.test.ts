import { afterAll, beforeAll, expect, test } from 'vitest';
import { putSubscription } from '../store/alerts/subscription-table.ts';
import type { Store } from '../store/database/db.ts';
import { insertFavourite } from '../store/people/favourite-table.ts';
import { insertSavedSearch } from '../store/people/saved-search-table.ts';
import { addCustomers, addSpaces, SOURCE } from '../testing/fixtures.ts';
import { KILLS } from '../testing/kills.ts';
import { runProgram } from '../testing/run-program.ts';
import { createStoreToKill, type StoreToKill } from '../testing/store-to-kill.ts';
import { startTestSmtp } from '../testing/test-smtp.ts';

const START = Date.parse('2026-11-21T19:00:00Z');
const MINUTE_MS = 60_000;

let store: StoreToKill;
let smtp: Awaited<ReturnType<typeof startTestSmtp>>;

beforeAll(async () => {
  store = await createStoreToKill();
  smtp = await startTestSmtp();
});
afterAll(async () => {
  await smtp.close();
  await store.close();
});

/** Runs the program with a new listing, `minutes` after the start. */
async function run(id: string, point: number | 'delivered' | '', minutes: number) {
  const now = new Date(START + minutes * MINUTE_MS).toISOString();
  const { dataDir, databaseUrl } = store;
  const args = [dataDir, databaseUrl, smtp.url, now, id, String(point)];
  const { output, signal } = await runProgram('alert-until-killed.ts', args);

  return { signal, statements: Number(output) };
}

const subscribers = ['customer-1', 'customer-2'];

async function subscribe({ db }: Store) {
  for (const customerId of subscribers) {
    const owner = { spaceId: 'edmonton', customerId, source: SOURCE };
    for (const id of ['one', 'two']) {
      const uiState = { geo: { type: 'all-areas' }, sort: null, filters: {} };
      await insertSavedSearch(db, { ...owner, id, name: id, uiState, createdAt: new Date(START) });
      await putSubscription(db, {
        ...owner,
        searchId: id,
        frequency: 'instant',
        origin: 'http://localhost',
      });
    }
    await insertFavourite(db, {
      ...owner,
      listingId: 'whole',
      mls: 'Ewhole',
      note: '',
      createdAt: new Date(START),
    });
    await putSubscription(db, {
      ...owner,
      searchId: '',
      frequency: 'instant',
      origin: 'http://localhost',
    });
  }
}

test(`a sender killed at ${KILLS} points reports each change to each customer exactly once`, {
  timeout: 300_000,
}, async () => {
  await store.inStore(async (opened) => {
    await addSpaces(opened);
    await addCustomers(opened);
    await opened.db
      .updateTable('customers')
      .set({ email_verified_at: new Date(START) })
      .execute();
    await subscribe(opened);
  });
  const { statements } = await run('whole', '', 0);
  const points = Array.from({ length: KILLS - 1 }, (_, at) => Math.ceil(((at + 1) * statements) / KILLS));
  for (const [at, point] of [...points, 'delivered' as const].entries()) {
    expect([point, (await run(`killed-${at}`, point, at + 1)).signal]).toEqual([point, 'SIGKILL']);
    // A mail lists fourteen homes.
    if (at === Math.floor(KILLS / 2)) await run('middle', '', at + 1);
  }
  await run('last', '', 60);

  const killed = Array.from({ length: KILLS }, (_, at) => `killed-${at}`);
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
