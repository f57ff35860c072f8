import type { Context, Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';
import { findSiteDisplay } from '../store/site-table.ts';
import { ACCOUNT_HEADERS } from './account/account-routes.ts';
import { readPostedForm } from './account/read-posted-form.ts';
import { ACCOUNT_LINK_PATHS, accountOfLink, choosePassword } from './account-links.ts';
import { renderChoosePassword, renderLinkExpired } from './link-pages.ts';
import type { Site } from './sites.ts';

type Env = { Variables: { site: Site } };

export type LinkOptions = {
  clock: () => Date;
  /** Signs the owner of a link in; returns the cookies. */
  signIn: (site: Site, accountId: string, request: Request) => Promise<string[]>;
};

/** The pages that an invitation and a reset lead to: a password, and the editor after it. */
export function addLinkRoutes(app: Hono<Env>, db: Kysely<Schema>, { clock, signIn }: LinkOptions): void {
  for (const purpose of ['invitation', 'reset-password'] as const) {
    const path = ACCOUNT_LINK_PATHS[purpose];
    const pageOf = async ({ var: { site } }: Context<Env>) => {
      const { siteName, language } = await findSiteDisplay(db, site.spaceId);

      return { language, siteName: siteName ?? new URL(site.origin).host, purpose };
    };
    const expired = async (c: Context<Env>) =>
      c.html(renderLinkExpired(await pageOf(c)), 410, ACCOUNT_HEADERS);

    app.get(path, async (c) => {
      const token = c.req.query('token') ?? '';
      const opened = { spaceId: c.var.site.spaceId, purpose, secret: token, now: clock() };
      const account = await accountOfLink(db, opened);
      if (!account) return expired(c);

      const form = { token, email: account.email, problem: null };
      return c.html(renderChoosePassword(await pageOf(c), form), 200, ACCOUNT_HEADERS);
    });

    app.post(path, async (c) => {
      const { site } = c.var;
      if (c.req.header('origin') !== site.origin) return c.text('Forbidden', 403);

      const field = await readPostedForm(c.req.raw);
      const opened = { spaceId: site.spaceId, purpose, secret: field('token'), now: clock() };
      const account = await accountOfLink(db, opened);
      const outcome = await choosePassword(db, { ...opened, password: field('password') });
      if (outcome === 'expired' || !account) return expired(c);
      if ('problem' in outcome) {
        const form = { token: opened.secret, email: account.email, problem: outcome.problem };
        return c.html(renderChoosePassword(await pageOf(c), form), 422, ACCOUNT_HEADERS);
      }

      for (const cookie of await signIn(site, outcome.accountId, c.req.raw))
        c.header('set-cookie', cookie, { append: true });
      return c.redirect('/', 303);
    });
  }
}
