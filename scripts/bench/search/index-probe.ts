/** Starts a search index on a PostgreSQL store and prints an IndexProbe. Needs `--expose-gc`. */
import { sql } from 'kysely';
import { createEngine } from '#engine/engine.ts';
import { SearchIndex } from '#engine/search-index/search-index.ts';
import { openPostgres } from '#engine/store/database/postgres-store.ts';
import { JOURNAL_RETENTION_MS, removeListingChanges } from '#engine/store/listings/listing-journal.ts';
import { median } from '../median.ts';
import { SOURCE } from './search-data.ts';

export type IndexProbe = {
  startMs: number;
  /** Processor time of the start, without that of PostgreSQL. */
  startCpuMs: number;
  /** Searches during the start, and the slowest of them. */
  searches: number;
  slowestMs: number;
  bytesAListing: number;
  refreshMs: number;
  /** The longest that one turn of the event loop took in processor time while 1,000 changes were read. */
  blockMs: number;
  /** Entries of the journal beyond its retention, after the job that prunes it. */
  oldChanges: number;
};

const CHANGED = 1000;
/** Code that runs for the first time is not compiled yet. */
const ROUNDS = 5;
const SEARCH_EVERY_MS = 250;

const store = await openPostgres(process.argv[2] ?? '');
const index = new SearchIndex({
  db: store.db,
  log: { info: () => {}, error: (details) => console.error(details) },
});
const engine = createEngine({ store, index, verifyToken: async () => null });
const search = async (low: number) => {
  const begun = performance.now();
  const params = { spaceID: 'edmonton', source: SOURCE };
  const { status } = await engine.read('search', params, { low_price: String(low), size: '20' });
  if (status !== 200) throw new Error(`A search got status ${status}`);
  return performance.now() - begun;
};
await search(1);
const before = memory();

const begun = performance.now();
const cpu = process.cpuUsage();
let isStarting = true;
const starting = index.start().finally(() => {
  isStarting = false;
});
const times: number[] = [];
while (isStarting) {
  times.push(await search(100_000 + times.length * 1000));
  await Promise.race([starting, new Promise((resolve) => setTimeout(resolve, SEARCH_EVERY_MS))]);
}
const startMs = performance.now() - begun;
const startCpu = process.cpuUsage(cpu);
index.documents.clear();
const bytes = memory() - before;
const listings = index.sizes().reduce((sum, [, size]) => sum + size, 0);

// Sorting a million listings may take longer than a site waits.
const { rows: some } = await store.db.connection().execute(async (db) => {
  await sql`set statement_timeout = 0`.execute(db);
  const chosen = await sql<{ id: string }>`
    select id from listings where source = ${SOURCE} and shown and price is not null
    order by content_hash limit ${CHANGED}`.execute(db);
  await sql`reset statement_timeout`.execute(db);
  return chosen;
});
const ids = some.map(({ id }) => id);

const rounds = [];
for (let round = 0; round < ROUNDS; round++) {
  await search(1);
  await sql`update listings set price = price + 1 where source = ${SOURCE} and id = any (${ids})`.execute(
    store.db,
  );
  const turns = watchTurns();
  const refreshing = performance.now();
  await index.refresh();
  const refreshMs = performance.now() - refreshing;
  // The first search after a change prepares what it needs.
  await search(250_000);
  rounds.push({ refreshMs, blockMs: turns.end() });
}

await removeListingChanges(store.db, new Date(Date.now() - JOURNAL_RETENTION_MS));
const { rows } = await sql<{ count: number }>`
  select count(*)::int as count from listing_changes
  where changed_at < ${new Date(Date.now() - JOURNAL_RETENTION_MS)}`.execute(store.db);

const probe: IndexProbe = {
  startMs,
  startCpuMs: (startCpu.user + startCpu.system) / 1000,
  searches: times.length,
  slowestMs: Math.max(...times),
  bytesAListing: bytes / listings,
  refreshMs: median(rounds.map((round) => round.refreshMs)),
  blockMs: median(rounds.map((round) => round.blockMs)),
  oldChanges: rows[0]?.count ?? Number.NaN,
};
console.log(JSON.stringify(probe));
await index.stop();
await store.close();

function memory(): number {
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** The longest turn by the processor time of this thread, which other work on the machine does not stretch. */
function watchTurns(): { end(): number } {
  let longest = 0;
  let isEnded = false;
  let last = process.threadCpuUsage();
  const turn = () => {
    const { user, system } = process.threadCpuUsage(last);
    longest = Math.max(longest, (user + system) / 1000);
    last = process.threadCpuUsage();
    if (!isEnded) setImmediate(turn);
  };
  setImmediate(turn);

  return {
    end() {
      isEnded = true;
      return longest;
    },
  };
}
