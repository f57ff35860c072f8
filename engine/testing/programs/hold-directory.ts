/** Opens the database of a directory, reports it, and holds it until killed. */

import { flushCompileCache } from 'node:module';
import { openDatabase } from '../../store/database/db.ts';

const [dataDir = ''] = process.argv.slice(2);

try {
  const store = await openDatabase({ dataDir });
  // Compiled code stays cached when the process is killed.
  flushCompileCache();
  process.once('SIGTERM', () => void store.close().then(() => process.exit(0)));
  setInterval(() => {}, 1000);
  console.log('open');
} catch (error) {
  console.log((error as Error).message);
  process.exitCode = 3;
}
