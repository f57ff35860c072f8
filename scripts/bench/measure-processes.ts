import { type RunningSite, startSite } from '../lib/site.ts';
import { median } from './median.ts';
import { startPostgres } from './postgres.ts';
import type { Report } from './report.ts';
import { sendHttpLoad } from './send-http-load.ts';
import { sendLoad } from './send-load.ts';
import { UNSHARED } from './shared/unshared.ts';

const CONNECTIONS = 16;
const SECONDS = 5;
const ROUNDS = 3;
const COUNTS = [1, 2] as const;
type Count = (typeof COUNTS)[number];

/** Requests a second. */
const WORK = {
  'pages rendered afresh': async ({ origin }: RunningSite) =>
    (await sendHttpLoad({ url: `${origin}/?${UNSHARED}`, connections: CONNECTIONS, seconds: SECONDS }))
      .perSecond,
  'searches by GraphQL': async ({ origin }: RunningSite) =>
    (await sendLoad({ kind: 'search', origin, connections: CONNECTIONS, seconds: SECONDS })).perSecond,
};

/**
 * A search runs on the JavaScript thread alone, so a second process nearly doubles the rate. The ratio of pages is
 * only noted: they are compressed, and their memory is collected, on other threads, so one process uses more than one core.
 */
const LIMITED_BY_ONE_THREAD = 'searches by GraphQL';

/**
 * `npm run cluster` with one process and with two, by turns, on one PostgreSQL. The database and the sender of the load need
 * processor time too: on two cores the two processes have less than twice that of one.
 */
export async function measureProcesses(report: Report): Promise<void> {
  const postgres = await startPostgres();
  const sites = new Map<Count, RunningSite>();
  try {
    // One after the other: the first one seeds the database.
    for (const count of COUNTS) sites.set(count, await startCluster(postgres.url, count));

    for (const [name, send] of Object.entries(WORK)) {
      const rates: Record<Count, number[]> = { 1: [], 2: [] };
      for (const site of sites.values()) await send(site);
      for (let round = 0; round < ROUNDS; round += 1)
        for (const [count, site] of sites) rates[count].push(await send(site));

      const [one, two] = [median(rates[1]), median(rates[2])];
      report.note(`${name}, one process and two`, `${one.toFixed(0)}/s, ${two.toFixed(0)}/s`);
      const times = Math.round((two / one) * 100) / 100;
      if (name === LIMITED_BY_ONE_THREAD) report.atLeast(`${name} by two processes, times one`, times, 1.7);
      else report.note(`${name} by two processes, times one`, String(times));
    }
  } finally {
    for (const site of sites.values()) await site.stop();
    postgres.stop();
  }
}

function startCluster(database: string, processes: number): Promise<RunningSite> {
  return startSite({
    program: 'web/processes/cluster.ts',
    env: { DATABASE_URL: database, PROCESSES: String(processes) },
  });
}
