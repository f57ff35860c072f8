/**
 * Delivers the mails and events that are due in the database of a directory at a time, and prints what is stored. Then
 * sends a form and ends by SIGKILL at the given point; without a point it ends before that.
 */

import { writeSync } from 'node:fs';
import type { KyselyPlugin } from 'kysely';
import { createEngine } from '../../engine.ts';
import { parseIpList } from '../../ip-list.ts';
import { deliverMails } from '../../mail/deliver-mails.ts';
import { createMailer, type Mailer } from '../../mail/mailer.ts';
import { openDatabase } from '../../store/database/db.ts';
import { migrate } from '../../store/database/migrate.ts';
import { deliverEvents } from '../../webhooks/deliver-events.ts';
import { createEventSender, type EventSender } from '../../webhooks/send-event.ts';
import { addSpaces } from '../fixtures.ts';

const [dataDir = '', smtpUrl = '', hookUrl = '', secret = '', point = '', time = ''] = process.argv.slice(2);
const now = new Date(time);
const clock = () => now;
const FORM = 'http://engine.test/space/edmonton/profile/form/contact-agent';

const store = await openDatabase({ dataDir });
await migrate(store);
const { db } = store;
if (!(await db.selectFrom('spaces').select('id').executeTakeFirst())) {
  await addSpaces(store);
  const doc = JSON.stringify({ displayName: 'Ada', email: 'ada@example.com' });
  await db.insertInto('agents').values({ space_id: 'edmonton', id: 'ada', uid: 'ada', doc }).execute();
  await db
    .insertInto('webhooks')
    .values({
      space_id: 'edmonton',
      url: hookUrl,
      secret,
      previous_secret: null,
      changed_at: now,
      changed_by: 'a test',
    })
    .execute();
}
const mailer = createMailer({ url: smtpUrl, from: 'site@example.com' });
const sender = createEventSender({ allowed: parseIpList('127.0.0.0/8') ?? undefined });
await deliverMails({ db, clock, mailer });
await deliverEvents({ db, clock, sender });
const leads = await db.selectFrom('leads').select('name').orderBy('created_at').execute();
const mails = await db.selectFrom('mails').select('status').execute();
const events = await db.selectFrom('webhook_deliveries').select('status').execute();
const submissions = await db.selectFrom('form_submissions').select('id').execute();
writeSync(
  1,
  JSON.stringify({
    leads: leads.map(({ name }) => name),
    submissions: submissions.length,
    mails: mails.map(({ status }) => status),
    events: events.map(({ status }) => status),
  }),
);
if (point === '') {
  await store.close();
  process.exit();
}

/** Ends the process inside the transaction, after the submission and before the mail. */
const killWhileStoring: KyselyPlugin = {
  transformQuery({ node }) {
    if (
      point === 'storing' &&
      node.kind === 'InsertQueryNode' &&
      node.into?.table.identifier.name === 'mails'
    )
      end();
    return node;
  },
  transformResult: async ({ result }) => result,
};
const engine = createEngine({
  store: { ...store, db: db.withPlugin(killWhileStoring) },
  clock,
  verifyToken: async () => null,
});
const view = (await (await engine.fetch(new Request(`${FORM}/view`))).json()) as { viewId: string };
const submission = { name: point, email: `${point}@example.com`, message: 'Hello' };
const sent = await engine.fetch(
  new Request(`${FORM}/submit`, {
    method: 'POST',
    body: JSON.stringify({ submission, viewId: view.viewId }),
  }),
);
if (sent.status !== 200) throw new Error(await sent.text());
if (point === 'answered') end();

const killedMailer: Mailer = {
  async send(mail) {
    const outcome = await mailer.send(mail);
    if (point === 'mailed') end();
    return outcome;
  },
};
await deliverMails({ db, clock, mailer: killedMailer });
const killedSender: EventSender = {
  async send(event) {
    await sender.send(event);
    return end();
  },
};
await deliverEvents({ db, clock, sender: killedSender });

function end(): never {
  process.kill(process.pid, 'SIGKILL');
  throw new Error('unreachable');
}
