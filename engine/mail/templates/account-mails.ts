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
