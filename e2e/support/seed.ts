/** Seeds the demo data of the journeys ahead of them: `npm test` does it beside the unit tests. */
import { seedTemplate } from './template.ts';

await seedTemplate();
