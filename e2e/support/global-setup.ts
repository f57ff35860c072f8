import { requireFreshBuild } from '../../scripts/lib/built.mjs';
import { startSite } from '../../scripts/lib/site.ts';
import { serveTurns } from './turns.ts';

/** One production site with the demo data for all journeys (or the one that runs at STRAPWORK_PORT already), and their turns. */
export default async function globalSetup() {
  if (!process.env.STRAPWORK_PORT) requireFreshBuild();
  const turns = await serveTurns();
  process.env.STRAPWORK_TURNS = String(turns.port);
  if (process.env.STRAPWORK_PORT) return turns.close;
  const site = await startSite();
  process.env.STRAPWORK_PORT = String(site.port);
  process.env.STRAPWORK_DATA_DIR = site.dataDir;

  return async () => {
    turns.close();
    await site.stop();
  };
}
