/**
 * npm run nearby:import -- --site KEY [--kind school|transit|park] FILE …: schools, stops and parks of a site's area, from
 * GeoJSON and GTFS (a feed as .zip, or its stops.txt). The places of the kinds in the files are replaced.
 */
import { parseArgs } from 'node:util';
import { isNearbyKind, NEARBY_KINDS } from '#domain/nearby/kinds.ts';
import { readConfig } from '#engine/config/config.ts';
import { FeedFileError } from '#engine/feeds/feed-record.ts';
import { importNearby } from '#engine/feeds/nearby/import-nearby.ts';
import { readNearbyFile } from '#engine/feeds/nearby/read-file.ts';
import { rejectionLines } from '#engine/feeds/print-report.ts';
import { openDatabase } from '#engine/store/database/db.ts';
import { migrate } from '#engine/store/database/migrate.ts';

const USAGE = `npm run nearby:import -- --site KEY [--kind ${NEARBY_KINDS.join('|')}] FILE …`;
const { values, positionals } = parseArgs({
  options: { site: { type: 'string' }, kind: { type: 'string' } },
  allowPositionals: true,
});
const { site, kind = null } = values;
if (!site || positionals.length === 0 || (kind !== null && !isNearbyKind(kind))) {
  console.error(`Usage: ${USAGE}`);
  process.exit(2);
}

const store = await openDatabase(readConfig());
try {
  await migrate(store);
  const spaces = await store.db.selectFrom('spaces').select('id').orderBy('id').execute();
  if (!spaces.some(({ id }) => id === site))
    throw new FeedFileError(
      `There is no site ${site}; there are ${spaces.map(({ id }) => id).join(', ') || 'none'}`,
    );
  const read = await Promise.all(positionals.map((file) => readNearbyFile(file, kind)));
  const places = read.flatMap((file) => file.places);
  const unread = read.flatMap((file) => file.rejected);
  if (places.length === 0) for (const line of rejectionLines(unread)) console.error(line);
  const { kinds, rejected } = await importNearby(store, site, { places, rejected: unread });
  for (const { kind: imported, before, now } of kinds)
    console.log(`${imported}: ${now} places, ${before} before`);
  if (rejected.length > 0) console.log(`${rejected.length} rejected`);
  for (const line of rejectionLines(rejected)) console.log(line);
} catch (error) {
  if (!(error instanceof FeedFileError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await store.close();
}
