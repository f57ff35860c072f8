/**
 * Signs tokens with a new key from now on; nobody is signed out. Old keys verify until their tokens have expired.
 * `npm run keys:rotate`; with `-- --prune` it deletes the keys past that instead.
 */
import { parseArgs } from 'node:util';
import { readConfig } from '#engine/config/config.ts';
import { pruneIdentityKeys, rotateIdentityKeys } from '#engine/identity/provider/keys.ts';
import { openDatabase } from '#engine/store/database/db.ts';
import { migrate } from '#engine/store/database/migrate.ts';

const { values } = parseArgs({ options: { prune: { type: 'boolean', default: false } } });

const store = await openDatabase(readConfig());
try {
  await migrate(store);
  const now = new Date();
  if (values.prune) console.log(`Keys that were deleted: ${await pruneIdentityKeys(store.db, now)}`);
  else console.log(`Tokens are signed with the key ${await rotateIdentityKeys(store.db, now)} from now on.`);
} finally {
  await store.close();
}
