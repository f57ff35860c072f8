import { startSite } from '../../scripts/lib/site.ts';

/** One production site with the demo data for all journeys (or the one that runs at STRAPWORK_PORT already). */
export default async function globalSetup() {
  if (process.env.STRAPWORK_PORT) return;
  const site = await startSite();
  process.env.STRAPWORK_PORT = String(site.port);
  process.env.STRAPWORK_DATA_DIR = site.dataDir;
  return () => site.stop();
}
