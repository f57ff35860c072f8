import type { Context, Hono } from 'hono';
import { escapeHtml } from '#domain/html/escape-html.ts';
import { linkedSubscription, unsubscribe } from '../../alerts/unsubscribe.ts';
import { renderProblem } from '../login/login-frame.ts';
import { ACCOUNT_HEADERS, type AccountEnv, type AccountOptions } from './account-env.ts';
import { ACCOUNT_PATHS, type PageProps, renderAccountFrame } from './account-frame.ts';
import { accountMessages } from './account-messages.ts';

/** Longer than any form of this page, also as multipart, which mail services may send. */
const BODY_MAX = 8 * 1024;

/**
 * The link in mails about listings. A GET only shows a form, for programs open the links of mails; the POST of a mail
 * service (RFC 8058) or of the form unsubscribes, without a session.
 */
export function addUnsubscribeRoutes(app: Hono<AccountEnv>, { db, clock, ipOf }: AccountOptions): void {
  const find = (c: Context<AccountEnv>) =>
    linkedSubscription(db, { spaceId: c.var.site.spaceId, token: c.req.query('token') ?? '' });

  app.get(ACCOUNT_PATHS.unsubscribe, async (c) => {
    const found = await find(c);
    if (!found) return dead(c);

    const token = c.req.query('token') ?? '';
    return c.html(renderForm(c.var.page, { token, searchName: found.searchName }), 200, ACCOUNT_HEADERS);
  });

  app.post(ACCOUNT_PATHS.unsubscribe, async (c) => {
    const found = await find(c);
    if (!found) return dead(c);

    const body = await readBody(c.req.raw);
    const isAll = /(?:^|&)all=1(?:&|$)/.test(body);
    const via = body.includes('One-Click') ? 'one-click' : 'link';
    await unsubscribe(db, found, { isAll, via, now: clock(), visitorIp: ipOf(c.req.raw) || null });
    return c.html(renderDone(c.var.page), 200, ACCOUNT_HEADERS);
  });
}

async function readBody(request: Request): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of request.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > BODY_MAX) return '';
  }

  return text;
}

function renderForm(
  page: PageProps,
  { token, searchName }: { token: string; searchName: string | null },
): string {
  const { language, siteName: site } = page;
  const translate = accountMessages(language);
  const intro =
    searchName === null
      ? translate('unsubscribe.favourites', { site })
      : translate('unsubscribe.search', { site, name: searchName });

  return renderAccountFrame(
    page,
    translate('unsubscribe.title'),
    `
    <p class="intro">${escapeHtml(intro)}</p>
    <form method="post" action="${ACCOUNT_PATHS.unsubscribe}?token=${encodeURIComponent(token)}">
      <button type="submit">${translate('unsubscribe.submit')}</button>
      <button type="submit" class="quiet" name="all" value="1">${translate('unsubscribe.all')}</button>
    </form>`,
  );
}

function renderDone(page: PageProps): string {
  const { language } = page;
  const translate = accountMessages(language);

  return renderAccountFrame(
    page,
    translate('unsubscribe.title'),
    `<p class="intro" role="status">${translate('unsubscribe.done')}</p>`,
  );
}

function dead(c: Context<AccountEnv>): Response {
  const translate = accountMessages(c.var.page.language);
  const page = renderAccountFrame(
    c.var.page,
    translate('unsubscribe.title'),
    renderProblem(translate('unsubscribe.dead')),
  );

  return new Response(page, {
    status: 410,
    headers: { ...ACCOUNT_HEADERS, 'content-type': 'text/html; charset=utf-8' },
  });
}
