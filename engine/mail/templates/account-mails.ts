import { SECRET_PLACEHOLDER } from '../secret-link.ts';
import type { MailBrand } from './mail-brand.ts';
import { mailMessages } from './mail-messages.ts';
import type { MailContent } from './render-mail.ts';

/**
 * Proves that an email belongs to the customer who gave it. It contains nothing that they typed: it may reach somebody else.
 */
export function verifyEmailMail(
  { language, siteName: site, origin }: MailBrand,
  { hours }: { hours: number },
): MailContent {
  const translate = mailMessages(language);

  return {
    subject: translate('verify.subject', { site }),
    title: translate('verify.title'),
    paragraphs: [translate('verify.body', { site })],
    action: {
      label: translate('verify.action'),
      url: `${origin}/account/verify?token=${SECRET_PLACEHOLDER}`,
    },
    notes: [translate('verify.expires', { count: hours }), translate('verify.notYou')],
    reason: translate('verify.reason', { site }),
  };
}

/** Leads a customer to a new password. */
export function resetPasswordMail(brand: MailBrand, { hours }: { hours: number }): MailContent {
  return agentResetMail(brand, { hours, path: '/account/reset' });
}

/** Notifies the owner of an account that somebody has set a new password. */
export const passwordChangedMail = (brand: MailBrand) => noticeMail(brand, 'changed');

/** Notifies the old email that the account is about to get another. */
export const emailChangeMail = (brand: MailBrand) => noticeMail(brand, 'move');

/** With a way to a new password, should somebody else have made the change. */
function noticeMail(
  { language, siteName: site, origin }: MailBrand,
  change: 'changed' | 'move',
): MailContent {
  const translate = mailMessages(language);

  return {
    subject: translate(`${change}.subject`, { site }),
    title: translate(`${change}.title`),
    paragraphs: [translate(`${change}.body`, { site }), translate('changed.notYou')],
    action: { label: translate('changed.action'), url: `${origin}/account/forgot` },
    reason: translate('account.reason', { site }),
  };
}

type LinkOptions = { hours: number; path: string };

/** Invites somebody to work on the site: the link leads to their first password. */
export function invitationMail(
  { language, siteName: site, origin }: MailBrand,
  { hours, path }: LinkOptions,
): MailContent {
  const translate = mailMessages(language);

  return {
    subject: translate('invitation.subject', { site }),
    title: translate('invitation.title', { site }),
    paragraphs: [translate('invitation.body', { site })],
    action: { label: translate('invitation.action'), url: `${origin}${path}?token=${SECRET_PLACEHOLDER}` },
    notes: [translate('verify.expires', { count: hours })],
    reason: translate('invitation.reason', { site }),
  };
}

/** Invites somebody who signs in with a provider elsewhere: there is no password to choose. */
export function providerInvitationMail(
  { language, siteName: site, origin }: MailBrand,
  { provider, path }: { provider: string; path: string },
): MailContent {
  const translate = mailMessages(language);

  return {
    subject: translate('invitation.subject', { site }),
    title: translate('invitation.title', { site }),
    paragraphs: [translate('invitation.provider.body', { site, provider })],
    action: { label: translate('invitation.provider.action', { provider }), url: `${origin}${path}` },
    reason: translate('invitation.reason', { site }),
  };
}

/** Leads somebody who works on the site to a new password. */
export function agentResetMail(
  { language, siteName: site, origin }: MailBrand,
  { hours, path }: LinkOptions,
): MailContent {
  const translate = mailMessages(language);

  return {
    subject: translate('reset.subject', { site }),
    title: translate('reset.title'),
    paragraphs: [translate('reset.body', { site })],
    action: { label: translate('reset.action'), url: `${origin}${path}?token=${SECRET_PLACEHOLDER}` },
    notes: [translate('verify.expires', { count: hours }), translate('reset.notYou')],
    reason: translate('reset.reason', { site }),
  };
}
