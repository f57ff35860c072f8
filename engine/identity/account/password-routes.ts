import type { Hono } from 'hono';
import { ACCOUNT_HEADERS, type AccountEnv, type AccountOptions } from './account-env.ts';
import { ACCOUNT_PATHS } from './account-frame.ts';
import {
  renderForgot,
  renderForgotSent,
  renderReset,
  renderResetDone,
  renderResetExpired,
} from './password-pages.ts';
import { mayRequestReset, requestReset, resetByLink } from './password-reset.ts';
import { readEmail } from './read-email.ts';
import { readPostedForm } from './read-posted-form.ts';
import { findLink } from './verification.ts';

/** A new password by mail. */
export function addPasswordRoutes(app: Hono<AccountEnv>, options: AccountOptions): void {
  const { db, clock, signInLimit, ipOf, onError } = options;

  app.get(ACCOUNT_PATHS.forgot, (c) =>
    c.html(renderForgot(c.var.page, { email: '', problem: null }), 200, ACCOUNT_HEADERS),
  );

  app.post(ACCOUNT_PATHS.forgot, async (c) => {
    const { site, page } = c.var;
    const { email, problem } = readEmail(await readPostedForm(c.req.raw));
    if (problem) return c.html(renderForgot(page, { email, problem }), 422, ACCOUNT_HEADERS);

    const now = clock();
    if (!(await mayRequestReset(db, { kind: 'customer', site, email, ip: ipOf(c.req.raw), now }))) {
      return c.html(renderForgot(page, { email, problem: 'tooMany' }), 429, ACCOUNT_HEADERS);
    }

    // The response does not wait: its duration reveals nothing about the email.
    void requestReset(db, { site, email, now }).catch(onError);
    return c.html(renderForgotSent(page, email), 200, ACCOUNT_HEADERS);
  });

  app.get(ACCOUNT_PATHS.reset, async (c) => {
    const { site, page } = c.var;
    const token = c.req.query('token') ?? '';
    const link = await findLink(db, { site, purpose: 'reset-password', secret: token, now: clock() });
    if (!link) return c.html(renderResetExpired(page), 410, ACCOUNT_HEADERS);

    return c.html(renderReset(page, { token, email: link.email, problem: null }), 200, ACCOUNT_HEADERS);
  });

  app.post(ACCOUNT_PATHS.reset, async (c) => {
    const { site, page } = c.var;
    const field = await readPostedForm(c.req.raw);
    const [token, password, now] = [field('token'), field('password'), clock()];
    const link = await findLink(db, { site, purpose: 'reset-password', secret: token, now });
    const outcome = await resetByLink(db, signInLimit, { site, secret: token, password, now });
    if (outcome === 'expired' || !link) return c.html(renderResetExpired(page), 410, ACCOUNT_HEADERS);
    if (outcome !== 'done') {
      const { problem } = outcome;
      return c.html(renderReset(page, { token, email: link.email, problem }), 422, ACCOUNT_HEADERS);
    }

    return c.html(renderResetDone(page), 200, ACCOUNT_HEADERS);
  });
}
