import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import type { Kysely } from 'kysely';
import { isLoopbackHost } from '../network/loopback.ts';
import { findMail, listMails, type MailRow } from '../store/mail-table.ts';
import type { Schema } from '../store/schema.ts';
import { withSecret } from './secret-link.ts';

const LIST_MAX = 200;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const STYLE = `
body { margin: 0 auto; max-width: 70rem; padding: 2rem 1rem; font: 16px/1.5 system-ui, sans-serif; color: #1c1f24; background: #fff; }
table { width: 100%; border-collapse: collapse; }
td, th { padding: .5rem; text-align: left; vertical-align: top; border-bottom: 1px solid #e2e5ea; overflow-wrap: anywhere; }
iframe { width: 100%; height: 48rem; border: 1px solid #868e9b; }
pre { padding: 1rem; white-space: pre-wrap; overflow-wrap: anywhere; background: #f3f4f6; }
a { color: #1d4ed8; }
@media (max-width: 40rem) {
  tr { display: block; padding: .5rem 0; border-bottom: 1px solid #e2e5ea; }
  tr:has(th) { display: none; }
  td { display: block; padding: .125rem 0; border: 0; }
}`;

/**
 * `/__mail` lists all mails, `/__mail/{id}` shows one with its links: for developers and the demo. Only on loopback host
 * names, so that a proxy does not publish it.
 */
export function createMailPages(db: Kysely<Schema>): (request: Request) => Promise<Response> {
  const app = new Hono()
    .use(async (c, next) => {
      await next();
      c.header('cache-control', 'no-store');
    })
    .get('/__mail', async (c) => {
      const mails = await listMails(db, { spaceId: null, limit: LIST_MAX });

      return c.html(
        page(
          'Mails',
          html`<table>
        <tr><th>Queued</th><th>Site</th><th>To</th><th>Subject</th><th>Status</th></tr>
        ${mails.map(rowOf)}
      </table>${mails.length === 0 ? html`<p>No mails yet.</p>` : ''}`,
        ),
      );
    })
    .get('/__mail/:id', async (c) => {
      const id = c.req.param('id');
      const mail = UUID.test(id) ? await findMail(db, { spaceId: null, id }) : null;
      if (!mail) return c.notFound();

      const bodies = withSecret({ text: mail.text_body, html: mail.html_body }, mail.secret);
      return c.html(
        page(
          mail.subject,
          html`<p><a href="/__mail">All mails</a></p>
        <p>To ${mail.recipient}, ${statusOf(mail)}</p>
        <iframe title="HTML" sandbox="allow-popups allow-top-navigation-by-user-activation" srcdoc="${withTop(bodies.html)}"></iframe>
        <h2>Text</h2><pre>${bodies.text}</pre>`,
        ),
      );
    });

  return async (request) =>
    isLoopbackHost(new URL(request.url).hostname) ? app.fetch(request) : new Response(null, { status: 404 });
}

/** Links of the preview leave the frame. */
function withTop(markup: string): string {
  return markup.replace('<head>', '<head><base target="_top">');
}

function rowOf(mail: MailRow) {
  return html`<tr><td>${mail.queued_at.toISOString()}</td><td>${mail.space_id}</td><td>${mail.recipient}</td>
    <td><a href="/__mail/${mail.id}">${mail.subject}</a></td><td>${statusOf(mail)}</td></tr>`;
}

function statusOf({ status, attempts, failure }: MailRow): string {
  return [status, attempts > 0 && `${attempts} attempts`, failure].filter(Boolean).join(', ');
}

function page(title: string, content: ReturnType<typeof html>) {
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title><style>${raw(STYLE)}</style></head><body><h1>${title}</h1>${content}</body></html>`;
}
