import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sourceHash } from '../../scripts/lib/built.mjs';
import { type RunningSite, startSite } from '../../scripts/lib/site.ts';

const CACHE = join(import.meta.dirname, '../../.cache');
const PREFIX = 'e2e-data-';
/** What the demo data are made by; their listings are dated from today. */
const SEEDED_BY = ['demo', 'domain', 'engine', 'package-lock.json'];

/** The template's folder of today's sources. */
function templateDir(): string {
  const key = createHash('sha256').update(sourceHash(SEEDED_BY)).update(new Date().toDateString());
  return join(CACHE, `${PREFIX}${key.digest('hex').slice(0, 16)}`);
}

/** Seeds the demo sites into a data folder that every site of the journeys is a copy of, unless there is one already. */
export async function seedTemplate(): Promise<string> {
  const template = templateDir();
  if (existsSync(template)) return template;
  mkdirSync(CACHE, { recursive: true });
  for (const name of readdirSync(CACHE).filter((name) => name.startsWith(PREFIX)))
    rmSync(join(CACHE, name), { recursive: true, force: true });

  const unfinished = mkdtempSync(join(CACHE, 'seeding-'));
  const site = await startSite({ dataDir: unfinished });
  await site.stop();
  renameSync(unfinished, template);
  return template;
}

/** A site of its own with the demo data; its data folder goes with it. */
export async function startSeededSite(
  options: { env?: Record<string, string>; timeoutMs?: number } = {},
): Promise<RunningSite> {
  const dataDir = copyTemplate();
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  try {
    const site = await startSite({ ...options, dataDir });
    const stop = () => site.stop().finally(remove);
    return { ...site, stop };
  } catch (error) {
    remove();
    throw error;
  }
}

/** A copy of the demo data, for a process that the journey starts itself; the journey removes it. */
export function copyTemplate(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'strapwork-site-'));
  cpSync(String(process.env.STRAPWORK_TEMPLATE), dataDir, { recursive: true });
  return dataDir;
}
