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
import { ACCOUNT_HEADERS, type AccountEnv, type AccountOptions } from './account-env.ts';
import { ACCOUNT_PATHS } from './account-frame.ts';
import { type Owner, type OwnRoutes, toSignIn } from './own-routes.ts';
import {
  renderDeadInvitation,
  renderInvitation,
  renderSharingPage,
  type SharingState,
} from './sharing-page.ts';

const DONE = ['accepted', 'left', 'revoked'] as const;

/**
 * Sharing favourites with one other person. On pages of the account, out of reach of scripts of the site's documents,
 * which could share them with anybody.
 */
export function addSharingRoutes(app: Hono<AccountEnv>, options: AccountOptions, own: OwnRoutes): void {
  const { db, clock } = options;
  const context = { db };

  // An invitation can be read without signing in.
  app.get(ACCOUNT_PATHS.shared, async (c) => {
    const owner = await own.ownerOf(c);
    const token = c.req.query('invitation');
    if (token !== undefined) return invitationPage(c, token, owner);
    if (!owner) return toSignIn(c, ACCOUNT_PATHS.shared);

    const done = DONE.find((one) => one === c.req.query('done')) ?? null;
    return page(c, owner, { done });
  });

  own.post(ACCOUNT_PATHS.shareInvite, async (c, { owner, key }) => {
    const invitation = await inviteToShare(context, { ...key, now: clock() });
    if (!invitation) return page(c, owner, { problem: 'taken' }, 409);

    const link = new URL(ACCOUNT_PATHS.shared, c.var.site.origin);
    link.searchParams.set('invitation', invitation.secret);
    return page(c, owner, { link: link.href });
  });

  own.post(ACCOUNT_PATHS.shareRevoke, async (c, { key }) => {
    await revokeInvitation(context, key);

    return c.redirect(`${ACCOUNT_PATHS.shared}?done=revoked`, 303);
  });

  own.post(ACCOUNT_PATHS.shareLeave, async (c, { key }) => {
    await leaveSharing(context, key);

    return c.redirect(`${ACCOUNT_PATHS.shared}?done=left`, 303);
  });

  own.post(ACCOUNT_PATHS.shareAccept, async (c, { field, key }) => {
    const accepted = { ...key, secret: field('token'), now: clock() };
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
    const key = { spaceId: c.var.site.spaceId, customerId: owner.id };
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
