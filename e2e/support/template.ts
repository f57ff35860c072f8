import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sourceHash } from '../../scripts/lib/built.mjs';
import { startPostgres, type TemporaryPostgres } from '../../scripts/lib/postgres.ts';
import { type RunningSite, startSite } from '../../scripts/lib/site.ts';

const CACHE = join(import.meta.dirname, '../../.cache');
const PREFIX = 'e2e-data-';
/** The demo data in a PostgreSQL, beside those in the embedded database. */
const POSTGRES = 'postgres';
/** Beside the data of the template: pictures resized for one site serve all, in later runs too. */
const IMAGES = 'images';
/** What the demo data are made by; their listings are dated from today. */
const SEEDED_BY = ['demo', 'domain', 'engine', 'package-lock.json'];

/** More memory than production has: a start that collects less garbage takes a sixth less time. */
const SEMI_SPACE_MB = 16;

/** It may run beside other work, at a low priority. */
const SEEDED_WITHIN_MS = 600_000;

const LOADED_WITHIN_MS = 60_000;

const template = () => String(process.env.STRAPWORK_TEMPLATE);

/** The template's folder of today's sources. */
function templateDir(): string {
  const key = createHash('sha256').update(sourceHash(SEEDED_BY)).update(new Date().toDateString());
  return join(CACHE, `${PREFIX}${key.digest('hex').slice(0, 16)}`);
}

/** Seeds the demo sites into a data folder that every site of the journeys is a copy of, unless there is one already. */
export async function seedTemplate(): Promise<string> {
  const dir = templateDir();
  if (existsSync(dir)) return dir;
  mkdirSync(CACHE, { recursive: true });
  for (const name of readdirSync(CACHE).filter((name) => name.startsWith(PREFIX)))
    rmSync(join(CACHE, name), { recursive: true, force: true });

  const unfinished = mkdtempSync(join(CACHE, 'seeding-'));
  const site = await startSite({ dataDir: join(unfinished, 'data'), timeoutMs: SEEDED_WITHIN_MS });
  await site.stop();
  mkdirSync(join(unfinished, IMAGES));
  renameSync(unfinished, dir);
  return dir;
}

/** Seeds a PostgreSQL beside the template unless there is one already: while journeys run it would take minutes. */
export async function seedPostgres(dir: string, bin: string): Promise<void> {
  const saved = join(dir, POSTGRES);
  if (existsSync(saved)) return;
  const unfinished = mkdtempSync(join(CACHE, 'seeding-'));
  const postgres = await startPostgres(bin);
  try {
    const env = { DATABASE_URL: postgres.url };
    const site = await startSite({ dataDir: join(unfinished, 'files'), env, timeoutMs: SEEDED_WITHIN_MS });
    await site.stop();
    await postgres.saveTo(join(unfinished, POSTGRES));
    renameSync(join(unfinished, POSTGRES), saved);
  } finally {
    await postgres.stop();
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/** A PostgreSQL with the demo data. */
export function startSeededPostgres(bin: string): Promise<TemporaryPostgres> {
  return startPostgres(bin, join(template(), POSTGRES));
}

/** A site of its own with the demo data; its data folder goes with it. */
export async function startSeededSite(
  options: { env?: Record<string, string>; timeoutMs?: number } = {},
): Promise<RunningSite> {
  const dataDir = copyTemplate();
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  try {
    const env = {
      SCHEDULE_INTERVAL: '2',
      WEBHOOK_NETWORKS: '127.0.0.0/8',
      // Journeys fill forms in at once, and all come from one address.
      FORM_FILL_SECONDS: '0',
      FORM_FREE_SUBMISSIONS: '1000',
      ...options.env,
    };
    const site = await startSite({ ...options, env, dataDir, semiSpaceMb: SEMI_SPACE_MB });
    await loaded(site.port);
    const stop = () => site.stop().finally(remove);
    return { ...site, stop };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Waits for the search index: on a busy machine the first searches would run into their time limit. A site that never loads it fails its journeys. */
async function loaded(port: number): Promise<void> {
  const until = Date.now() + LOADED_WITHIN_MS;
  while (Date.now() < until) {
    const response = await fetch(`http://127.0.0.1:${port}/ready`).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** A data folder without data, for a process that stores them elsewhere; the journey removes it. */
export function newDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'strapwork-site-'));
  mkdirSync(join(dataDir, 'cache'));
  symlinkSync(join(template(), IMAGES), join(dataDir, 'cache/images'));
  return dataDir;
}

/** A copy of the demo data, for a process that the journey starts itself; the journey removes it. */
export function copyTemplate(): string {
  const dataDir = newDataDir();
  cpSync(join(template(), 'data'), dataDir, { recursive: true });
  return dataDir;
}
