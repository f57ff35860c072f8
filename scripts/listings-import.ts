/** npm run listings:import -- FILE --source KEY: RESO Data Dictionary records into a source's listings. */
import { parseArgs } from 'node:util';
import { readConfig } from '#engine/config/config.ts';
import { FeedFileError, readRecords } from '#engine/feeds/feed-record.ts';
import { importListings, UnknownSource } from '#engine/feeds/import-listings.ts';
import { rejectionLines } from '#engine/feeds/print-report.ts';
import { openDatabase } from '#engine/store/database/db.ts';
import { migrate } from '#engine/store/database/migrate.ts';

const { values, positionals } = parseArgs({
  options: { source: { type: 'string' } },
  allowPositionals: true,
});
const [file] = positionals;
const { source } = values;
if (!file || !source) {
  console.error('Name a file and a source: npm run listings:import -- FILE --source KEY');
  process.exit(2);
}

const store = await openDatabase(readConfig());
try {
  await migrate(store);
  const records = await readRecords(file);
  const { inserted, changed, unchanged, removed, rejected } = await importListings(store, {
    source,
    records,
  });
  console.log(
    `${records.length} records: ${inserted} new, ${changed} changed, ${unchanged} unchanged, ${removed} removed, ${rejected.length} rejected`,
  );
  for (const line of rejectionLines(rejected)) console.log(line);
} catch (error) {
  if (!(error instanceof FeedFileError || error instanceof UnknownSource)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await store.close();
}
