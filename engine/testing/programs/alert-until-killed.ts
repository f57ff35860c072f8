/**
 * Adds a listing to a store, then matches, mails and delivers what is due at a time. Ends by SIGKILL before its nth
 * statement since the listing, or as soon as a mail is delivered; prints the number of statements where it gets to the end.
 */

import { writeSync } from 'node:fs';
import type { Kysely, KyselyPlugin } from 'kysely';
import { AlertMatcher } from '../../alerts/alert-matcher.ts';
import { sendDigests } from '../../alerts/send-digests.ts';
import { deliverMails } from '../../mail/deliver-mails.ts';
import { createMailer, type Mailer } from '../../mail/mailer.ts';
import { openDatabase } from '../../store/database/db.ts';
import type { Schema } from '../../store/schema.ts';
import { addListings } from '../fixtures.ts';
import { transactionsSettled } from '../transactions-settled.ts';

const [dataDir = '', databaseUrl = '', url = '', time = '', id = '', point = ''] = process.argv.slice(2);
const now = new Date(time);
const store = await openDatabase({ dataDir, ...(databaseUrl && { databaseUrl }) });
await addListings(store, [{ id, price: 5 }]);
await transactionsSettled(store.db);
let statements = 0;
const counting: KyselyPlugin = {
  transformQuery({ node }) {
    statements += 1;
    if (statements === Number(point)) process.kill(process.pid, 'SIGKILL');
    return node;
  },
  transformResult: async ({ result }) => result,
};
const db: Kysely<Schema> = store.db.withPlugin(counting);
const clock = () => now;
const mailer = createMailer({ url, from: 'site@example.com' });
const killed: Mailer = {
  async send(mail) {
    const outcome = await mailer.send(mail);
    if (point === 'delivered') process.kill(process.pid, 'SIGKILL');
    return outcome;
  },
};

const listing = (id: string) => ({
  id,
  path: `/for-sale/${id}`,
  mls: id,
  address: `${id} Street`,
  neighbourhood: null,
  city: null,
  price: 1,
  isLease: false,
  bedrooms: null,
  bathrooms: null,
  image: null,
  courtesyOf: null,
});
await new AlertMatcher({ db, clock, allow: (_, search) => search }).run();
await sendDigests({
  db,
  clock,
  display: {
    allow: (_, search) => search,
    show: async (_, { listings }) => ({ listings: listings.map(listing), sales: [] }),
  },
  onError: (error) => {
    throw error;
  },
});
await deliverMails({ db, clock, mailer: killed });
writeSync(1, String(statements));
await store.close();
process.exit();
