import { expect, test } from 'vitest';
import { insertMail, listMails } from '../store/mail-table.ts';
import { addSpaces } from '../testing/fixtures.ts';
import { createTestStore } from '../testing/test-store.ts';
import { createMailPages } from './mail-pages.ts';
import { SECRET_PLACEHOLDER } from './secret-link.ts';

test('developers list the mails in the store and open one with its link', async () => {
  const store = await createTestStore();
  await addSpaces(store);
  await insertMail(store.db, {
    spaceId: 'edmonton',
    customerId: null,
    kind: 'test',
    to: 'cora@example.com',
    senderName: 'Site',
    replyTo: null,
    subject: 'Confirm <it>',
    text: `Go to /x?t=${SECRET_PLACEHOLDER}`,
    html: `<html><head></head><body><a href="/x?t=${SECRET_PLACEHOLDER}">Go</a></body></html>`,
    secret: 'the-secret',
    unsubscribeUrl: null,
    idempotencyKey: 'one',
    queuedAt: new Date(),
  });
  const pages = createMailPages(store.db);
  const get = (path: string) => pages(new Request(`http://localhost${path}`));
  const [mail] = await listMails(store.db, { spaceId: null, limit: 1 });

  const list = await (await get('/__mail')).text();
  expect(list).toContain(`<a href="/__mail/${mail?.id}">Confirm &lt;it&gt;</a>`);
  const view = await (await get(`/__mail/${mail?.id}`)).text();
  expect(view).toContain('/x?t=the-secret');
  expect(view).toContain('sandbox=');
  expect((await get('/__mail/nothing')).status).toBe(404);
  expect((await get('/__mail/7b1c2f9e-6f86-4b0f-9d0e-0a4f6cc2f5a1')).status).toBe(404);
  expect((await pages(new Request('https://homes.example/__mail'))).status).toBe(404);
  await store.close();
});
