/**
 * Sends a form to the store of a site, then delivers the mails and events that are due at a time. Ends by SIGKILL before
 * its nth statement, or as soon as a mail or an event has reached its receiver. Prints `acknowledged` once the form is
 * answered, and the number of statements where it gets to the end.
 */

import { writeSync } from 'node:fs';
import type { KyselyPlugin } from 'kysely';
import { createEngine } from '../../engine.ts';
import { parseIpList } from '../../network/ip-list.ts';
import { deliverMails } from '../../mail/deliver-mails.ts';
import { createMailer, type Mailer } from '../../mail/mailer.ts';
import { openDatabase } from '../../store/database/db.ts';
import { deliverEvents } from '../../webhooks/deliver-events.ts';
import { createEventSender, type EventSender } from '../../webhooks/send-event.ts';

const [dataDir = '', databaseUrl = '', smtpUrl = '', time = '', name = '', point = ''] =
  process.argv.slice(2);
const now = new Date(time);
const clock = () => now;
const FORM = 'http://engine.test/space/edmonton/profile/form/contact-agent';

const store = await openDatabase({ dataDir, ...(databaseUrl && { databaseUrl }) });
let statements = 0;
const counting: KyselyPlugin = {
  transformQuery({ node }) {
    statements += 1;
    if (statements === Number(point)) end();
    return node;
  },
  transformResult: async ({ result }) => result,
};
const db = store.db.withPlugin(counting);

if (name) {
  const engine = createEngine({
    store: { ...store, db },
    clock,
    // Forms are sent as soon as they are opened.
    doubtLimits: { fillMs: 0, submissions: Number.POSITIVE_INFINITY },
    verifyToken: async () => null,
  });
  const view = (await (await engine.fetch(new Request(`${FORM}/view`))).json()) as { viewId: string };
  const submission = { name, email: `${name}@example.com`, message: 'Hello' };
  const sent = await engine.fetch(
    new Request(`${FORM}/submit`, {
      method: 'POST',
      body: JSON.stringify({ submission, viewId: view.viewId }),
    }),
  );
  if (sent.status !== 200) throw new Error(await sent.text());
  writeSync(1, 'acknowledged\n');
}

const mailer = createMailer({ url: smtpUrl, from: 'site@example.com' });
const killedMailer: Mailer = {
  async send(mail) {
    const outcome = await mailer.send(mail);
    if (point === 'mailed') end();
    return outcome;
  },
};
await deliverMails({ db, clock, mailer: killedMailer });
const sender = createEventSender({ allowed: parseIpList('127.0.0.0/8') ?? undefined });
const killedSender: EventSender = {
  async send(event) {
    const outcome = await sender.send(event);
    if (point === 'sent') end();
    return outcome;
  },
};
await deliverEvents({ db, clock, sender: killedSender });
writeSync(1, String(statements));
await store.close();
process.exit();

function end(): never {
  process.kill(process.pid, 'SIGKILL');
  throw new Error('unreachable');
}
