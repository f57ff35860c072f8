/** Seeds the demo data of the journeys ahead of them: `npm test` does it beside the unit tests. */
import { findPostgres } from '../../scripts/lib/postgres.ts';
import { seedPostgres, seedTemplate } from './template.ts';

const dir = await seedTemplate();
const postgres = findPostgres();
if (postgres) await seedPostgres(dir, postgres);
