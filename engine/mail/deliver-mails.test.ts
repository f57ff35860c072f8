import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readyTheme } from '#domain/theme/palettes.ts';
import { addSpaces } from '../testing/fixtures.ts';
import { type SmtpResponse, startTestSmtp } from '../testing/test-smtp.ts';
import { createTestStore, STORE_KINDS } from '../testing/test-store.ts';
import type { Store } from '../store/database/db.ts';
import { findMail, listMails, requeueMail } from '../store/mail-table.ts';
import { MAX_ATTEMPTS } from './backoff.ts';
import { deliverMails } from './deliver-mails.ts';
import { createMailer, type Mailer } from './mailer.ts';
import { queueMail } from './queue-mail.ts';
import { SECRET_PLACEHOLDER } from './secret-link.ts';
import { readMailBrand } from './templates/mail-brand.ts';

const ORIGIN = 'http://localhost:4160';

describe.each(STORE_KINDS)('on %s', (kind) => {
  let store: Store;
  let now: Date;
  let response: SmtpResponse;
  let smtp: Awaited<ReturnType<typeof startTestSmtp>>;
  let mailer: Mailer;

  beforeEach(async () => {
    store = await createTestStore(kind);
    await addSpaces(store);
    now = new Date('2026-11-21T19:00:00Z');
    response = 'accept';
    smtp = await startTestSmtp(() => response);
    mailer = createMailer({ url: smtp.url, from: 'site@example.com' });
  });
  afterEach(async () => {
    await smtp.close();
    await store.close();
  });

  const brandOf = () => readMailBrand(store.db, { spaceId: 'edmonton', origin: ORIGIN });
  const queue = async (key: string, { unsubscribe }: { unsubscribe?: { label: string; url: string } } = {}) =>
    queueMail(store.db, {
      spaceId: 'edmonton',
      customerId: null,
      kind: 'test',
      to: `${key}@example.com`,
      brand: await brandOf(),
      content: {
        subject: 'Confirm',
        title: 'Confirm',
        paragraphs: ['A mail.'],
        action: { label: 'Confirm', url: `${ORIGIN}/x?token=${SECRET_PLACEHOLDER}` },
        reason: 'You asked.',
        unsubscribe,
      },
      secret: 'the-secret',
      idempotencyKey: key,
      now,
    });
  const deliver = (by: Mailer | undefined = mailer) =>
    deliverMails({ db: store.db, clock: () => now, mailer: by, random: () => 0 });
  const only = async () => {
    const [mail] = await listMails(store.db, { spaceId: 'edmonton', limit: 10 });
    if (!mail) throw new Error('No mail');
    return mail;
  };
  const pass = (ms: number) => {
    now = new Date(now.getTime() + ms);
  };

  test('a mail is sent once, with text, HTML and the secret of its link, which the store then forgets', async () => {
    await queue('ada');
    await deliver();
    await deliver();

    expect(smtp.received).toHaveLength(1);
    const { source } = smtp.received[0] ?? { source: '' };
    expect(source).toMatch(/content-type: text\/plain/i);
    expect(source).toMatch(/content-type: text\/html/i);
    expect(source).toContain('token=3Dthe-secret');
    expect(source).toMatch(/^From: \S+ <site@example\.com>/im);
    expect(source).toMatch(/^Auto-Submitted: auto-generated/im);
    expect(source).not.toMatch(/^List-Unsubscribe/im);
    expect(await only()).toMatchObject({ status: 'sent', secret: null, attempts: 1, sent_at: now });
  });

  test('a mail with an unsubscribe link has the headers of RFC 8058', async () => {
    await queue('ada', { unsubscribe: { label: 'Unsubscribe', url: `${ORIGIN}/unsubscribe?k=1` } });
    await deliver();

    const { source } = smtp.received[0] ?? { source: '' };
    expect(source).toContain(`List-Unsubscribe: <${ORIGIN}/unsubscribe?k=1>`);
    expect(source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });

  test('the same event queues one mail', async () => {
    expect(await queue('ada')).toBe(true);
    expect(await queue('ada')).toBe(false);
  });

  test('a transaction that fails queues nothing', async () => {
    const brand = await brandOf();
    await store.db
      .transaction()
      .execute(async (db) => {
        const content = { subject: 'x', title: 'x', paragraphs: [], reason: 'x' };
        const mail = { spaceId: 'edmonton', customerId: null, kind: 'test' as const, to: 'a@b.ca' };
        await queueMail(db, { ...mail, brand, content, idempotencyKey: 'k', now });
        throw new Error('undone');
      })
      .catch(() => {});

    expect(await listMails(store.db, { spaceId: null, limit: 10 })).toEqual([]);
  });

  test('several deliveries at once share the queue', async () => {
    for (let number = 0; number < 12; number++) await queue(`person-${number}`);
    await Promise.all([deliver(), deliver(), deliver()]);

    expect(smtp.received).toHaveLength(12);
    expect(new Set(smtp.received.map(({ to }) => to)).size).toBe(12);
    expect(new Set(smtp.received.map(({ messageId }) => messageId)).size).toBe(12);
  });

  test.each(['recipient', 'data'] as const)('a 4xx at the %s is tried again, later each time', async (at) => {
    response = { code: 451, at };
    await queue('ada');
    await deliver();
    expect(await only()).toMatchObject({
      status: 'waiting',
      attempts: 1,
      failure: expect.stringContaining('451'),
      next_attempt_at: new Date(now.getTime() + 60_000),
    });

    pass(59_000);
    await deliver();
    expect(await only()).toMatchObject({ attempts: 1 });
    pass(1000);
    await deliver();
    expect(await only()).toMatchObject({ attempts: 2, next_attempt_at: new Date(now.getTime() + 120_000) });

    response = 'accept';
    pass(120_000);
    await deliver();
    expect(await only()).toMatchObject({ status: 'sent', attempts: 3, failure: null });
  });

  test.each(['recipient', 'data'] as const)(
    'a 5xx at the %s makes a dead letter, which can be queued again',
    async (at) => {
      response = { code: 550, at };
      await queue('ada');
      await queue('ben');
      await deliver();
      const mails = await listMails(store.db, { spaceId: 'edmonton', limit: 10 });
      expect(mails.map(({ status, attempts }) => [status, attempts])).toEqual([
        ['failed', 1],
        ['failed', 1],
      ]);

      response = 'accept';
      pass(24 * 60 * 60 * 1000);
      await deliver();
      expect(smtp.received).toEqual([]);

      const { id = '' } = mails[0] ?? {};
      expect(await requeueMail(store.db, { spaceId: 'san-antonio', id, now })).toBe(false);
      expect(await requeueMail(store.db, { spaceId: 'edmonton', id, now })).toBe(true);
      await deliver();
      expect(smtp.received).toHaveLength(1);
      expect(await findMail(store.db, { spaceId: null, id })).toMatchObject({ status: 'sent' });
    },
  );

  test('a mail that fails every time is a dead letter after the last attempt', async () => {
    response = { code: 421, at: 'recipient' };
    await queue('ada');
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
      expect(await only()).toMatchObject({ status: 'waiting', attempts: attempt - 1 });
      await deliver();
      pass(7 * 60 * 60 * 1000);
    }

    expect(await only()).toMatchObject({ status: 'failed', attempts: MAX_ATTEMPTS });
  });

  test('a server that hangs costs one attempt of one mail, and the rest waits untouched', async () => {
    response = 'hang';
    await queue('ada');
    await queue('ben');
    await deliver(createMailer({ url: smtp.url, from: 'site@example.com' }, { silenceMs: 500 }));

    const mails = await listMails(store.db, { spaceId: 'edmonton', limit: 10 });
    expect(mails.map(({ attempts, status }) => [attempts, status]).sort()).toEqual([
      [0, 'waiting'],
      [1, 'waiting'],
    ]);
    expect(mails.every(({ locked_until }) => locked_until === null)).toBe(true);
  });

  test('a server that is not there makes no dead letter at once', async () => {
    await queue('ada');
    await deliver(createMailer({ url: 'smtp://127.0.0.1:1', from: 'site@example.com' }));

    expect(await only()).toMatchObject({
      status: 'waiting',
      attempts: 1,
      failure: expect.stringMatching(/ECONNREFUSED/),
    });
  });

  test('without a mail server mails stay in the store, and a server that is set up later does not send them', async () => {
    await queue('ada');
    await deliverMails({ db: store.db, clock: () => now });
    expect(await only()).toMatchObject({ status: 'stored', secret: null });

    await deliver();
    expect(smtp.received).toEqual([]);
  });

  test('the claim of a process that died holds for three minutes', async () => {
    await queue('ada');
    const dying: Mailer = { send: () => Promise.reject(new Error('The process ends')) };
    await deliver(dying).catch(() => {});

    pass(179_000);
    await deliver();
    expect(smtp.received).toEqual([]);
    pass(1000);
    await deliver();
    expect(smtp.received).toHaveLength(1);
  });

  test('a process that slept through its claim does not overwrite what another one did', async () => {
    await queue('ada');
    const slow: Mailer = {
      async send() {
        pass(60 * 60 * 1000);
        await deliver();
        return { sent: false, kind: 'rejected', reason: 'late' };
      },
    };
    await deliver(slow);

    expect(await only()).toMatchObject({ status: 'sent' });
    expect(smtp.received).toHaveLength(1);
  });
});

test('mails have the name, the logo, the language and the readable colours of the site', async () => {
  const store = await createTestStore();
  await addSpaces(store);
  const theme = readyTheme('');
  theme.header.bgColor = 'rgba(255, 255, 255, 0.9)';
  theme.header.titleText = '#fefefe';
  const config = {
    display: { siteName: 'Poplar & Main', language: 'fr', logoUrl: '/_files/demo/brand/logo.png' },
    office: { email: 'office@example.com', address: '1 Main', city: 'Edmonton' },
  };
  const body = JSON.stringify({ config, theme });
  await store.db
    .insertInto('settings')
    .values({ space_id: 'edmonton', name: 'website', body, saved_by: null })
    .execute();
  const brand = await readMailBrand(store.db, { spaceId: 'edmonton', origin: 'https://poplar.example' });
  await store.close();

  expect(brand).toMatchObject({
    siteName: 'Poplar & Main',
    language: 'fr',
    logoUrl: 'https://poplar.example/_files/demo/brand/logo.png?w=480&f=png',
    replyTo: 'office@example.com',
    office: ['1 Main, Edmonton'],
  });
  expect(brand.colors.band).toBe('#ffffff');
  expect(brand.colors.onBand).not.toBe('#fefefe');
});
