import { accountUrl, mailAccountLink, mailProviderInvitation } from '#engine/identity/account-links.ts';
import { requireSite } from '#engine/operations/sites/manage-sites.ts';
import type { Store } from '#engine/store/database/db.ts';
import type { AccountLinkPurpose } from '#engine/store/people/account-link-table.ts';
import type { Admin } from './admin-context.ts';
import { originOfSite } from './site-origin.ts';

export type SendOptions = {
  /** Print the link in place of sending it. */
  print?: boolean;
  /** The origin that the link leads to. */
  origin?: string;
};

type Link = { siteId: string; accountId: string; email: string; purpose: AccountLinkPurpose };

/** A link that was printed, or null for one that is on its way by mail. */
export type SentLink = { link: string | null; lines: string[] };

/** Sends somebody the link to choose a password; without a mail server it is printed. */
export async function sendLink(
  { config, now }: Pick<Admin, 'config' | 'now'>,
  { db }: Pick<Store, 'db'>,
  { siteId, accountId, email, purpose, print = false, origin }: Link & SendOptions,
): Promise<SentLink> {
  if (config.oidc && (print || !config.smtp || purpose !== 'invitation'))
    return { link: null, lines: [`${email} signs in with ${config.oidc.issuer}.`] };

  const site = originOfSite(await requireSite(db, siteId), { origin, config });
  const request = { site, accountId, purpose, now: now() };
  if (print || !config.smtp) {
    const link = await accountUrl(db, request);
    const why = print ? [] : ['No mail server is configured (SMTP_URL). Send this link yourself:'];

    return { link, lines: [...why, link] };
  }

  if (config.oidc) {
    await mailProviderInvitation(db, { site, email, now: now(), provider: config.oidc.name });
    return { link: null, lines: [`A mail that leads to ${config.oidc.issuer} is queued for ${email}.`] };
  }
  await mailAccountLink(db, { ...request, email });
  return { link: null, lines: [`A mail with the link is queued for ${email}; the site delivers it.`] };
}
