import { requireFreshBuild } from '../../scripts/lib/built.mjs';
import { findPostgres } from '../../scripts/lib/postgres.ts';
import { seedPostgres, seedTemplate } from './template.ts';

/** Seeds the demo data once for each database that journeys run on: every worker serves a copy of its own. */
export default async function globalSetup() {
  requireFreshBuild();
  const dir = await seedTemplate();
  process.env.STRAPWORK_TEMPLATE = dir;
  const postgres = findPostgres();
  if (postgres && hasTwoProcesses(process.argv)) await seedPostgres(dir, postgres);
}

/** Whether the run may have journeys on two processes: it names this project, or none. */
function hasTwoProcesses(options: readonly string[]): boolean {
  const named = options.flatMap((option, index) =>
    option.startsWith('--project=')
      ? [option.slice('--project='.length)]
      : option === '--project'
        ? [options[index + 1]]
        : [],
  );

  return named.length === 0 || named.includes('two processes');
}
