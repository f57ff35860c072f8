import { SECRET_PLACEHOLDER } from '../secret-link.ts';
import type { MailBrand } from './mail-brand.ts';
import { mailMessages } from './mail-messages.ts';
import type { MailContent } from './render-mail.ts';

/**
 * Proves that an address belongs to the customer who gave it. It says nothing that they typed: it may reach somebody else.
 */
export function verifyEmailMail(
  { language, siteName: site, origin }: MailBrand,
  { hours }: { hours: number },
): MailContent {
  const say = mailMessages(language);

  return {
    subject: say('verify.subject', { site }),
    title: say('verify.title'),
    paragraphs: [say('verify.body', { site })],
    action: { label: say('verify.action'), url: `${origin}/account/verify?token=${SECRET_PLACEHOLDER}` },
    notes: [say('verify.expires', { count: hours }), say('verify.notYou')],
    reason: say('verify.reason', { site }),
  };
}

/** Leads to a new password. */
export function resetPasswordMail(
  { language, siteName: site, origin }: MailBrand,
  { hours }: { hours: number },
): MailContent {
  const say = mailMessages(language);

  return {
    subject: say('reset.subject', { site }),
    title: say('reset.title'),
    paragraphs: [say('reset.body', { site })],
    action: { label: say('reset.action'), url: `${origin}/account/reset?token=${SECRET_PLACEHOLDER}` },
    notes: [say('verify.expires', { count: hours }), say('reset.notYou')],
    reason: say('reset.reason', { site }),
  };
}

/** Tells the owner of an account that somebody has set a new password. */
export function passwordChangedMail({ language, siteName: site, origin }: MailBrand): MailContent {
  const say = mailMessages(language);

  return {
    subject: say('changed.subject', { site }),
    title: say('changed.title'),
    paragraphs: [say('changed.body', { site }), say('changed.notYou')],
    action: { label: say('changed.action'), url: `${origin}/account/forgot` },
    reason: say('account.reason', { site }),
  };
}

/** Tells the old address that the account is about to get another. */
export function emailChangeMail({ language, siteName: site, origin }: MailBrand): MailContent {
  const say = mailMessages(language);

  return {
    subject: say('move.subject', { site }),
    title: say('move.title'),
    paragraphs: [say('move.body', { site }), say('changed.notYou')],
    action: { label: say('changed.action'), url: `${origin}/account/forgot` },
    reason: say('account.reason', { site }),
  };
}

type LinkOptions = { hours: number; path: string };

/** Invites somebody to work on the site: the link leads to their first password. */
export function invitationMail(
  { language, siteName: site, origin }: MailBrand,
  { hours, path }: LinkOptions,
): MailContent {
  const say = mailMessages(language);

  return {
    subject: say('invitation.subject', { site }),
    title: say('invitation.title', { site }),
    paragraphs: [say('invitation.body', { site })],
    action: { label: say('invitation.action'), url: `${origin}${path}?token=${SECRET_PLACEHOLDER}` },
    notes: [say('verify.expires', { count: hours })],
    reason: say('invitation.reason', { site }),
  };
}

/** Invites somebody who signs in with a provider elsewhere: there is no password to choose. */
export function providerInvitationMail(
  { language, siteName: site, origin }: MailBrand,
  { provider, path }: { provider: string; path: string },
): MailContent {
  const say = mailMessages(language);

  return {
    subject: say('invitation.subject', { site }),
    title: say('invitation.title', { site }),
    paragraphs: [say('invitation.provider.body', { site, provider })],
    action: { label: say('invitation.provider.action', { provider }), url: `${origin}${path}` },
    reason: say('invitation.reason', { site }),
  };
}

/** Leads somebody who works on the site to a new password. */
export function agentResetMail(
  { language, siteName: site, origin }: MailBrand,
  { hours, path }: LinkOptions,
): MailContent {
  const say = mailMessages(language);

  return {
    subject: say('reset.subject', { site }),
    title: say('reset.title'),
    paragraphs: [say('reset.body', { site })],
    action: { label: say('reset.action'), url: `${origin}${path}?token=${SECRET_PLACEHOLDER}` },
    notes: [say('verify.expires', { count: hours }), say('reset.notYou')],
    reason: say('reset.reason', { site }),
  };
}
