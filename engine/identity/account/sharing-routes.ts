import type { Context, Hono } from 'hono';
import {
  acceptInvitation,
  displayName,
  inviteToShare,
  leaveSharing,
  readInvitation,
  revokeInvitation,
} from '../../operations/profile/sharing.ts';
import { findOpenInvitation, findPartner } from '../../store/people/sharing-table.ts';
import { REALMS } from '../realm.ts';
import { ACCOUNT_PATHS } from './account-frame.ts';
import { ACCOUNT_HEADERS, type AccountEnv, type AccountOptions } from './account-routes.ts';
import {
  renderDeadInvitation,
  renderInvitation,
  renderSharingPage,
  type SharingState,
} from './sharing-page.ts';

type Owner = { id: string; formKey: string };
/** Who looks at a page of the account, and who posts one of its forms. */
type OwnPages = {
  ownerOf(c: Context<AccountEnv>): Promise<Owner | null>;
  postedOf(c: Context<AccountEnv>): Promise<Response | { owner: Owner; field: (name: string) => string }>;
};

const DONE = ['accepted', 'left', 'revoked'] as const;

/**
 * Sharing favourites with one other person. On pages of the account, out of reach of scripts of the site's documents,
 * which could share them with anybody.
 */
export function addSharingRoutes(app: Hono<AccountEnv>, options: AccountOptions, pages: OwnPages): void {
  const { db, clock } = options;
  const context = { db };
  const { ownerOf, postedOf } = pages;

  app.get(ACCOUNT_PATHS.shared, async (c) => {
    const owner = await ownerOf(c);
    const token = c.req.query('invitation');
    if (token !== undefined) return invitationPage(c, token, owner);
    if (!owner) {
      c.header('cache-control', 'private, no-store');
      return c.redirect(`${REALMS.customer.paths.signIn}?returnTo=${ACCOUNT_PATHS.shared}`, 303);
    }

    const done = DONE.find((one) => one === c.req.query('done')) ?? null;
    return page(c, owner, { done });
  });

  app.post(ACCOUNT_PATHS.shareInvite, async (c) => {
    const posted = await postedOf(c);
    if (posted instanceof Response) return posted;

    const { owner } = posted;
    const invitation = await inviteToShare(context, { ...keyOf(c, owner.id), now: clock() });
    if (!invitation) return page(c, owner, { problem: 'taken' }, 409);

    const link = new URL(ACCOUNT_PATHS.shared, c.var.site.origin);
    link.searchParams.set('invitation', invitation.secret);
    return page(c, owner, { link: link.href });
  });

  app.post(ACCOUNT_PATHS.shareRevoke, async (c) => {
    const posted = await postedOf(c);
    if (posted instanceof Response) return posted;

    await revokeInvitation(context, keyOf(c, posted.owner.id));
    return c.redirect(`${ACCOUNT_PATHS.shared}?done=revoked`, 303);
  });

  app.post(ACCOUNT_PATHS.shareLeave, async (c) => {
    const posted = await postedOf(c);
    if (posted instanceof Response) return posted;

    await leaveSharing(context, keyOf(c, posted.owner.id));
    return c.redirect(`${ACCOUNT_PATHS.shared}?done=left`, 303);
  });

  app.post(ACCOUNT_PATHS.shareAccept, async (c) => {
    const posted = await postedOf(c);
    if (posted instanceof Response) return posted;

    const { owner, field } = posted;
    const accepted = { ...keyOf(c, owner.id), secret: field('token'), now: clock() };
    const outcome = await acceptInvitation(context, accepted);
    if (outcome !== 'accepted')
      return c.html(renderDeadInvitation(c.var.page, outcome, true), statusOf(outcome), ACCOUNT_HEADERS);

    return c.redirect(`${ACCOUNT_PATHS.shared}?done=accepted`, 303);
  });

  async function invitationPage(c: Context<AccountEnv>, token: string, owner: Owner | null) {
    const { spaceId } = c.var.site;
    const found = await readInvitation(context, { spaceId, secret: token, now: clock() });
    const reason = !found ? 'expired' : found.customerId === owner?.id ? 'own' : null;
    if (!found || reason) {
      const dead = reason ?? 'expired';
      const html = renderDeadInvitation(c.var.page, dead, owner !== null);
      return c.html(html, statusOf(dead), ACCOUNT_HEADERS);
    }

    const html = renderInvitation(c.var.page, { name: found.name, token }, owner?.formKey ?? null);
    return c.html(html, 200, ACCOUNT_HEADERS);
  }

  async function page(
    c: Context<AccountEnv>,
    owner: Owner,
    state: Pick<SharingState, 'done' | 'link' | 'problem'>,
    status: 200 | 409 = 200,
  ) {
    const key = keyOf(c, owner.id);
    const [partner, openUntil] = await Promise.all([
      findPartner(db, key),
      findOpenInvitation(db, { ...key, now: clock() }),
    ]);
    const shown = partner && { name: displayName(partner), since: partner.since };
    const html = renderSharingPage(c.var.page, {
      formKey: owner.formKey,
      partner: shown,
      openUntil,
      ...state,
    });

    return c.html(html, status, ACCOUNT_HEADERS);
  }
}

function statusOf(reason: 'expired' | 'own' | 'taken'): 404 | 409 {
  return reason === 'expired' ? 404 : 409;
}

function keyOf(c: Context<AccountEnv>, customerId: string) {
  return { spaceId: c.var.site.spaceId, customerId };
}
