/**
 * Delivers what is due in the database of a directory at a time, and prints what became of each mail. Then queues one and
 * ends by SIGKILL at the given point of its delivery; without a point it ends before that.
 */

import { writeSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { deliverMails } from '../../mail/deliver-mails.ts';
import { createMailer, type Mailer } from '../../mail/mailer.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { readMailBrand } from '../../mail/templates/mail-brand.ts';
import { openDatabase } from '../../store/database/db.ts';
import { migrate } from '../../store/database/migrate.ts';
import { listMails } from '../../store/mail-table.ts';
import { addSpaces } from '../fixtures.ts';

const [dataDir = '', url = '', point = '', time = ''] = process.argv.slice(2);
const now = new Date(time);

const store = await openDatabase({ dataDir });
await migrate(store);
// Compiled code stays cached when the process is killed.
flushCompileCache();
if (!(await store.db.selectFrom('spaces').select('id').executeTakeFirst())) await addSpaces(store);
const mailer = createMailer({ url, from: 'site@example.com' });
await deliverMails({ db: store.db, clock: () => now, mailer });
const statuses = Object.fromEntries(
  (await listMails(store.db, { spaceId: null, limit: 9 })).map((mail) => [mail.idempotency_key, mail.status]),
);
writeSync(1, JSON.stringify(statuses));
if (point === '') {
  await store.close();
  process.exit();
}

const brand = await readMailBrand(store.db, { spaceId: 'edmonton', origin: 'http://localhost' });
const content = { subject: point, title: point, paragraphs: ['A mail.'], reason: 'You asked.' };
await queueMail(store.db, {
  spaceId: 'edmonton',
  customerId: null,
  kind: 'test',
  to: `${point}@example.com`,
  brand,
  content,
  idempotencyKey: point,
  now,
});
if (point === 'queued') end();

const killed: Mailer = {
  async send(mail) {
    if (point === 'claimed') end();
    // `sending`: the mail server of the test ends this process while it has the message.
    const outcome = await mailer.send(mail);
    if (point === 'accepted') end();

    return outcome;
  },
};
await deliverMails({ db: store.db, clock: () => now, mailer: killed });

function end(): never {
  process.kill(process.pid, 'SIGKILL');
  throw new Error('unreachable');
}
