import { startSite } from '../../scripts/lib/site.ts';

/** One production site with the demo data for all journeys; its address is handed on by the environment. */
export default async function globalSetup() {
  const site = await startSite();
  process.env.STRAPWORK_PORT = String(site.port);
  return () => site.stop();
}
