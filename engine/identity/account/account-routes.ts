import { Hono } from 'hono';
import { NEWSLETTER_PATHS } from '../../newsletter/newsletter-links.ts';
import { addLook } from '../login/page-look.ts';
import { findSite, originOfRequest } from '../sites.ts';
import type { AccountEnv, AccountOptions } from './account-env.ts';
import { ACCOUNT_PATHS } from './account-frame.ts';
import { addNewsletterRoutes } from './newsletter-routes.ts';
import { addOwnAccountRoutes } from './own-account-routes.ts';
import { addPasswordRoutes } from './password-routes.ts';
import { addUnsubscribeRoutes } from './unsubscribe-routes.ts';
import { addVerifyRoutes } from './verify-routes.ts';

const MAIL_LINKS: readonly string[] = [ACCOUNT_PATHS.unsubscribe, ...Object.values(NEWSLETTER_PATHS)];

/** The pages on which customers look after their account. Only that of a new passkey runs a script. */
export function createAccountRoutes(options: AccountOptions): Hono<AccountEnv> {
  const { db, sessions, readPage } = options;
  const app = new Hono<AccountEnv>();
  // The caller has a message for it in the language of the site.
  app.onError((error) => {
    throw error;
  });

  app.use(async (c, next) => {
    const site = await findSite(db, originOfRequest(c.req.raw));
    if (!site) return c.notFound();
    // The link of a mail is its own proof: mail services post to it, without cookies.
    const isMailLink = MAIL_LINKS.includes(c.req.path);
    // Only forms of these pages, which are of the same origin, may post to them.
    if (!isMailLink && c.req.method === 'POST' && c.req.header('origin') !== site.origin)
      return c.text('Forbidden', 403);
    // Nor may a script of the site's documents read them: it would see the email.
    if (!isMailLink && (c.req.header('sec-fetch-mode') ?? 'navigate') !== 'navigate')
      return c.text('Forbidden', 403);

    const page = await readPage(site);
    c.set('site', site);
    c.set('page', page);
    c.set('customer', isMailLink ? null : await sessions.find(c.req.raw, site));
    await next();
    addLook(c.res.headers, page.look);
  });
  addVerifyRoutes(app, options);
  addPasswordRoutes(app, options);
  addOwnAccountRoutes(app, options);
  addUnsubscribeRoutes(app, options);
  addNewsletterRoutes(app, options);

  return app;
}
