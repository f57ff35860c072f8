import { requireFreshBuild } from '../../scripts/lib/built.mjs';
import { seedTemplate } from './template.ts';

/** Seeds the demo data once: every worker serves a copy of its own. */
export default async function globalSetup() {
  requireFreshBuild();
  process.env.STRAPWORK_TEMPLATE = await seedTemplate();
}
