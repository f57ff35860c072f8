/**
 * Resets an agent's password: sets and prints a new one, and ends every session.
 * `npm run agent:password -- agent@example.com --space edmonton`
 */
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { readConfig } from '#engine/config/config.ts';
import { resetPassword } from '#engine/operations/reset-password.ts';
import { openDatabase } from '#engine/store/database/db.ts';
import { migrate } from '#engine/store/database/migrate.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { space: { type: 'string' } } });
const [email] = positionals;
if (!email || !values.space) {
  console.error('Usage: npm run agent:password -- EMAIL --space SPACE');
  process.exit(1);
}

const store = await openDatabase(readConfig());
try {
  await migrate(store);
  const password = randomBytes(15).toString('base64url');
  const ended = await resetPassword(store, { spaceId: values.space, email, password });
  if (ended === null) {
    console.error(`No enabled account in ${values.space} has the email ${email}.`);
    process.exitCode = 1;
  } else {
    console.log(`The new password of ${email} is ${password}`);
    console.log(`Ended sessions: ${ended}. Ask them to change it under Website Settings > Team.`);
  }
} finally {
  await store.close();
}
