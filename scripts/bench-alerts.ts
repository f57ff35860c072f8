/**
 * Matches 500 changed listings with the saved searches of 10,000 customers, 20 each: `npm run bench:alerts`. Compares the
 * matches of a sample of searches with the searches themselves. Ends with status 1 above the budget or where they differ.
 * `--customers=10000`, `--searches=20` (each), `--changes=500`, `--sample=400`; `--postgres` instead of PGlite.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { seedIfEmpty } from '#demo/seed.ts';
import type { UiState } from '#domain/search/rest/ui-state-schema.ts';
import type { Space } from '#domain/site/website.ts';
import { AlertMatcher } from '#engine/alerts/alert-matcher.ts';
import { searchOf } from '#engine/alerts/criteria.ts';
import { openDatabase, type Store } from '#engine/store/database/db.ts';
import { migrate } from '#engine/store/database/migrate.ts';
import { openPostgres } from '#engine/store/database/postgres-store.ts';
import { listingConditions } from '#engine/store/listings/listing-conditions.ts';
import { findSpace } from '#engine/store/space-table.ts';
import { addSubscribers, changeListings, SPACE } from './bench/alert-data.ts';
import { startPostgres } from './bench/postgres.ts';
import { endInTime } from './bench/started.ts';

const BUDGET_SECONDS = 30;
const MOST_MINUTES = 15;

const option = (name: string, otherwise: number) =>
  Number(process.argv.find((word) => word.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise);
const customers = option('customers', 10_000);
const searches = option('searches', 20);
const changes = option('changes', 500);
const sample = option('sample', 400);

endInTime(MOST_MINUTES);
const dataDir = mkdtempSync(join(tmpdir(), 'strapwork-alerts-'));
const postgres = process.argv.includes('--postgres') ? await startPostgres() : null;
const store = postgres ? await openPostgres(postgres.url) : await openDatabase({ dataDir });
let status = 1;
try {
  status = await measure(store);
} finally {
  await store.close();
  postgres?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(status);

async function measure({ db }: Store): Promise<number> {
  await migrate(store);
  await seedIfEmpty({ store, log: () => {}, scale: 0.25 });
  const clock = () => new Date();
  const matcher = new AlertMatcher({ db, clock, allow: (_, search) => search });
  // The changes of the seed concern no subscriber.
  await matcher.run();
  const written = await timed(() => addSubscribers(db, { customers, searches }));
  console.log(
    `${seconds(written.ms)}: ${customers} customers with ${searches} saved searches each are written (${store.kind})`,
  );

  const changed = await changeListings(db, changes);
  const cold = await timed(() => matcher.run());
  console.log(
    `${cold.result.events} events of ${changed.length} listings: ${cold.result.matches} matches in ${seconds(cold.ms)} (CPU ${seconds(cold.cpuMs)}), searches read from the store`,
  );
  const before = await lastEvent(db);
  const again = await changeListings(db, changes);
  const warm = await timed(() => matcher.run());
  console.log(
    `${warm.result.events} events of ${again.length} listings: ${warm.result.matches} matches in ${seconds(warm.ms)} (CPU ${seconds(warm.cpuMs)}), searches in memory`,
  );

  const { compared, different } = await compare(db, again, before);
  console.log(`${compared} searches compared with running them: ${different} differ`);
  const isInTime = cold.ms <= BUDGET_SECONDS * 1000;
  console.log(`Budget: ${BUDGET_SECONDS} s ${isInTime ? 'held' : 'MISSED'}`);

  return isInTime && different === 0 && compared > 0 && warm.result.matches > 0 ? 0 : 1;
}

/** Runs a sample of the searches on the listings that changed last, and compares what they find with the matches. */
async function compare(db: Store['db'], changed: readonly string[], before: number) {
  const space = (await findSpace(db, SPACE)) as Space;
  const now = new Date();
  const { rows } = await sql<{ id: string; customer: string; uiState: UiState }>`
    select id, customer_id as customer, ui_state as "uiState" from saved_searches
    order by md5(id) limit ${sample}::integer`.execute(db);
  let different = 0;
  for (const { id, customer, uiState } of rows) {
    const search = searchOf(uiState, { space, setup: {}, allow: (_, own) => own, now });
    if (!search) throw new Error(`The search ${id} cannot be read`);
    const found = await sql<{ id: string }>`
      select id from listings where id = any (${[...changed]}::text[])
        and ${listingConditions({ source: space.source, search, now, timeZone: space.timeZone })}
      order by id`.execute(db);
    const matched = await sql<{ id: string }>`
      select distinct e.listing_id as id from alert_entries a join listing_events e on e.sequence = a.event
      join alert_subscriptions s on s.number = a.subscription
      where a.event > ${before} and s.customer_id = ${customer} and s.search_id = ${id} and e.listing_id = any (${[...changed]}::text[])
      order by 1`.execute(db);
    if (JSON.stringify(found.rows) !== JSON.stringify(matched.rows)) different++;
  }

  return { compared: rows.length, different };
}

async function lastEvent(db: Store['db']): Promise<number> {
  const { rows } = await sql<{ last: number }>`select max(sequence) as last from listing_events`.execute(db);

  return rows[0]?.last ?? 0;
}

/** The time of a run, and what all threads of this process computed in it; a busy machine stretches the former alone. */
async function timed<Result>(
  run: () => Promise<Result>,
): Promise<{ ms: number; cpuMs: number; result: Result }> {
  const [begun, used] = [performance.now(), process.cpuUsage()];
  const result = await run();
  const { user, system } = process.cpuUsage(used);

  return { ms: performance.now() - begun, cpuMs: (user + system) / 1000, result };
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
