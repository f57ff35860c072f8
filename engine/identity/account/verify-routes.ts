import type { Context, Hono } from 'hono';
import { ACCOUNT_HEADERS, type AccountEnv, type AccountOptions } from './account-env.ts';
import { ACCOUNT_PATHS } from './account-frame.ts';
import { readPostedForm } from './read-posted-form.ts';
import { confirmEmail, findLink, resendVerification } from './verification.ts';
import { renderDeadLink, renderResent, renderVerified, renderVerifyForm } from './verify-pages.ts';

/** The page that a verification mail leads to. */
export function addVerifyRoutes(app: Hono<AccountEnv>, { db, clock }: AccountOptions): void {
  app.get(ACCOUNT_PATHS.verify, async (c) => {
    const { site, page, customer } = c.var;
    const token = c.req.query('token') ?? '';
    const link = await findLink(db, { site, purpose: 'verify-email', secret: token, now: clock() });
    if (!link) return deadLink(c, 'expired', customer !== null);

    return c.html(renderVerifyForm(page, { email: link.email, token }), 200, ACCOUNT_HEADERS);
  });

  app.post(ACCOUNT_PATHS.verify, async (c) => {
    const { site, page, customer } = c.var;
    const secret = (await readPostedForm(c.req.raw))('token');
    const now = clock();
    const link = await findLink(db, { site, purpose: 'verify-email', secret, now });
    const outcome = await confirmEmail(db, { site, secret, now });
    if (!link || outcome !== 'confirmed') {
      return deadLink(c, outcome === 'taken' ? 'taken' : 'expired', customer !== null);
    }

    return c.html(renderVerified(page, link.email), 200, ACCOUNT_HEADERS);
  });

  app.post(ACCOUNT_PATHS.resend, async (c) => {
    const { site, page, customer } = c.var;
    if (!customer?.email) return deadLink(c, 'expired', false);

    const { email, subject: id, isEmailVerified } = customer;
    if (isEmailVerified) {
      return c.html(renderResent(page, { email, outcome: 'isVerified' }), 200, ACCOUNT_HEADERS);
    }

    const isSent = await resendVerification(db, { site, customer: { id, email }, now: clock() });
    const outcome = isSent ? 'sent' : 'tooMany';
    return c.html(renderResent(page, { email, outcome }), isSent ? 200 : 429, ACCOUNT_HEADERS);
  });
}

function deadLink(c: Context<AccountEnv>, problem: 'expired' | 'taken', isSignedIn: boolean) {
  return c.html(renderDeadLink(c.var.page, { problem, isSignedIn }), 410, ACCOUNT_HEADERS);
}
