import type { Context, Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';
import { ACCOUNT_HEADERS } from './account/account-env.ts';
import { type ForgotState, renderForgot, renderForgotSent } from './account/password-pages.ts';
import { mayRequestReset } from './account/password-reset.ts';
import { readEmail } from './account/read-email.ts';
import { readPostedForm } from './account/read-posted-form.ts';
import {
  ACCOUNT_LINK_PATHS,
  AGENT_FORGOT,
  accountOfLink,
  choosePassword,
  requestAgentReset,
} from './account-links.ts';
import { renderChoosePassword, renderLinkExpired } from './link-pages.ts';
import type { PageProps } from './login/page-props.ts';
import type { Site } from './sites.ts';

type Env = { Variables: { site: Site; page: PageProps } };

export type LinkOptions = {
  clock: () => Date;
  /** Signs the owner of a link in; returns the cookies. */
  signIn: (site: Site, accountId: string, request: Request) => Promise<string[]>;
  /** Whether agents have passwords here: not those of a provider elsewhere. */
  hasPasswords: boolean;
  ipOf: (request: Request) => string;
  /** Receives errors that no response waits for. */
  onError: (error: unknown) => void;
};

/** The pages that an invitation and a reset lead to: a password, and the editor after it. */
export function addLinkRoutes(app: Hono<Env>, db: Kysely<Schema>, options: LinkOptions): void {
  const { clock, signIn } = options;
  if (options.hasPasswords) addForgotRoutes(app, db, options);
  for (const purpose of ['invitation', 'reset-password'] as const) {
    const path = ACCOUNT_LINK_PATHS[purpose];
    const pageOf = ({ var: { page } }: Context<Env>) => ({ ...page, purpose });
    const expired = (c: Context<Env>) => c.html(renderLinkExpired(pageOf(c)), 410, ACCOUNT_HEADERS);

    app.get(path, async (c) => {
      const token = c.req.query('token') ?? '';
      const opened = { spaceId: c.var.site.spaceId, purpose, secret: token, now: clock() };
      const account = await accountOfLink(db, opened);
      if (!account) return expired(c);

      const form = { token, email: account.email, problem: null };
      return c.html(renderChoosePassword(pageOf(c), form), 200, ACCOUNT_HEADERS);
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
        return c.html(renderChoosePassword(pageOf(c), form), 422, ACCOUNT_HEADERS);
      }

      for (const cookie of await signIn(site, outcome.accountId, c.req.raw))
        c.header('set-cookie', cookie, { append: true });
      return c.redirect('/', 303);
    });
  }
}

/** An agent requests the link of a new password. */
function addForgotRoutes(app: Hono<Env>, db: Kysely<Schema>, { clock, ipOf, onError }: LinkOptions): void {
  const show = (c: Context<Env>, state: ForgotState, status: 200 | 422 | 429 = 200) =>
    c.html(renderForgot(c.var.page, { ...state, action: AGENT_FORGOT }), status, ACCOUNT_HEADERS);

  app.get(AGENT_FORGOT, (c) => show(c, { email: '', problem: null }));

  app.post(AGENT_FORGOT, async (c) => {
    const { site, page } = c.var;
    if (c.req.header('origin') !== site.origin) return c.text('Forbidden', 403);

    const { email, problem } = readEmail(await readPostedForm(c.req.raw));
    if (problem) return show(c, { email, problem }, 422);

    const now = clock();
    const request = { kind: 'agent' as const, site, email, ip: ipOf(c.req.raw), now };
    if (!(await mayRequestReset(db, request))) return show(c, { email, problem: 'tooMany' }, 429);

    // The response does not wait: its duration reveals nothing about the email.
    void requestAgentReset(db, { site, email, now }).catch(onError);
    return c.html(renderForgotSent(page, email), 200, ACCOUNT_HEADERS);
  });
}
