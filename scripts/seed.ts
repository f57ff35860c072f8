/** Seeds an empty data directory with the demo sites; `--fresh --yes` empties it first. */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { seedIfEmpty } from '#demo/seed.ts';
import { readConfig } from '#engine/config/config.ts';
import { openDatabase } from '#engine/store/database/db.ts';
import { migrate } from '#engine/store/database/migrate.ts';

const { values } = parseArgs({ options: { fresh: { type: 'boolean' }, yes: { type: 'boolean' } } });
const { dataDir, databaseUrl } = readConfig();

if (values.fresh) {
  if (databaseUrl) {
    console.error('--fresh deletes a data directory. Drop the database of DATABASE_URL yourself.');
    process.exit(1);
  }
  const directory = join(dataDir, 'database');
  if (!values.yes) {
    console.error(`--fresh deletes ${directory} with everything in it. Add --yes to confirm.`);
    process.exit(1);
  }
  // Opening takes the directory's lock, so that a running site's data is not deleted.
  if (existsSync(directory)) await (await openDatabase({ dataDir })).close();
  rmSync(directory, { recursive: true, force: true });
}

const store = await openDatabase({ dataDir, databaseUrl });
try {
  await migrate(store);
  const seeded = await seedIfEmpty({ store, log: (line) => console.log(line) });
  console.log(seeded ? 'The demo sites are ready.' : 'There are sites already; nothing was changed.');
} finally {
  await store.close();
}
