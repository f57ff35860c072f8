/** npm run places:import -- DIR: imports Who's On First records as places. */
import { readConfig } from '#engine/config/config.ts';
import { FeedFileError } from '#engine/feeds/feed-record.ts';
import { rejectionLines } from '#engine/feeds/print-report.ts';
import { importPlaces, readPlaceFiles } from '#engine/feeds/whosonfirst/import-places.ts';
import { openDatabase } from '#engine/store/database/db.ts';
import { migrate } from '#engine/store/database/migrate.ts';

const [directory] = process.argv.slice(2);
if (!directory) {
  console.error('Name a directory: npm run places:import -- DIR');
  process.exit(2);
}

const store = await openDatabase(readConfig());
try {
  await migrate(store);
  const files = await readPlaceFiles(directory);
  const { inserted, changed, unchanged, rejected, reassigned } = await importPlaces(store, files);
  console.log(
    `${files.length} files: ${inserted} new, ${changed} changed, ${unchanged} unchanged, ${rejected.length} rejected`,
  );
  for (const line of rejectionLines(rejected)) console.log(line);
  console.log(`${reassigned} listings were assigned to other places`);
} catch (error) {
  if (!(error instanceof FeedFileError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await store.close();
}
