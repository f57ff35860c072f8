import type { Context, Hono } from 'hono';
import { escapeHtml } from '#domain/html/escape-html.ts';
import { linkedSubscriber, NEWSLETTER_PATHS } from '../../newsletter/newsletter-links.ts';
import { confirmSubscriber, endSubscriber } from '../../store/blog/subscriber-table.ts';
import { renderProblem } from '../login/login-frame.ts';
import { ACCOUNT_HEADERS, type AccountEnv, type AccountOptions } from './account-env.ts';
import { renderAccountFrame } from './account-frame.ts';
import { accountMessages } from './account-messages.ts';

type Step = keyof typeof NEWSLETTER_PATHS;

/**
 * The links in mails about new posts. A GET only shows a form, for programs open the links of mails; a POST of the form or
 * of a mail service (RFC 8058) acts, without a session.
 */
export function addNewsletterRoutes(app: Hono<AccountEnv>, { db, clock }: AccountOptions): void {
  const find = (c: Context<AccountEnv>, step: Step) =>
    linkedSubscriber(db, step, { spaceId: c.var.site.spaceId, token: c.req.query('token') ?? '' });

  for (const step of ['confirm', 'unsubscribe'] as const) {
    app.get(NEWSLETTER_PATHS[step], async (c) => {
      const subscriber = await find(c, step);
      if (!subscriber) return dead(c);

      const translate = accountMessages(c.var.page.language);
      const intro = translate(`newsletter.${step}`, { site: c.var.page.siteName, email: subscriber.email });
      const submit = translate(step === 'confirm' ? 'newsletter.confirm.submit' : 'unsubscribe.submit');
      const token = encodeURIComponent(c.req.query('token') ?? '');
      const form = `<form method="post" action="${NEWSLETTER_PATHS[step]}?token=${token}">
        <button type="submit">${submit}</button>
      </form>`;
      return show(c, `<p class="intro">${escapeHtml(intro)}</p>${form}`);
    });

    app.post(NEWSLETTER_PATHS[step], async (c) => {
      const subscriber = await find(c, step);
      if (!subscriber) return dead(c);

      const change = { id: subscriber.id, now: clock() };
      await (step === 'confirm' ? confirmSubscriber(db, change) : endSubscriber(db, change));
      const translate = accountMessages(c.var.page.language);
      const done = translate(step === 'confirm' ? 'newsletter.confirmed' : 'newsletter.ended');
      return show(c, `<p class="intro" role="status">${done}</p>`);
    });
  }
}

function show(c: Context<AccountEnv>, content: string, status: 200 | 410 = 200) {
  const title = accountMessages(c.var.page.language)('newsletter.title');

  return c.html(renderAccountFrame(c.var.page, title, content), status, ACCOUNT_HEADERS);
}

function dead(c: Context<AccountEnv>) {
  return show(c, renderProblem(accountMessages(c.var.page.language)('newsletter.dead')), 410);
}
