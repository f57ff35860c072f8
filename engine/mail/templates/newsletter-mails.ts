import type { StoredPost } from '../../store/blog/post-table.ts';
import type { MailBrand } from './mail-brand.ts';
import { mailMessages } from './mail-messages.ts';
import { pictureUrl } from './picture-url.ts';
import type { MailContent } from './render-mail.ts';

/** Asks for confirmation of a subscription to new posts. It contains nothing that somebody typed: it may reach somebody else. */
export function confirmNewsletterMail(
  { language, siteName: site }: MailBrand,
  { url }: { url: string },
): MailContent {
  const translate = mailMessages(language);

  return {
    subject: translate('newsletter.confirm.subject', { site }),
    title: translate('newsletter.confirm.title'),
    paragraphs: [translate('newsletter.confirm.body', { site })],
    action: { label: translate('newsletter.confirm.action'), url },
    notes: [translate('verify.notYou')],
    reason: translate('newsletter.confirm.reason', { site }),
  };
}

type NewPost = { post: Pick<StoredPost, 'document'>; path: string; unsubscribeUrl: string };

/** A new post of the blog: its picture, how it begins, and where to read it. */
export function newPostMail(brand: MailBrand, { post, path, unsubscribeUrl }: NewPost): MailContent {
  const { language, siteName: site, origin } = brand;
  const { title, excerpt, authorName, image } = post.document;
  const translate = mailMessages(language);
  const url = origin + path;

  return {
    subject: title,
    title: translate('newsletter.title', { site }),
    paragraphs: [],
    listings: [
      {
        label: authorName || site,
        title,
        lines: excerpt ? [excerpt] : [],
        url,
        picture: pictureUrl(image?.url ?? null, origin),
      },
    ],
    action: { label: translate('newsletter.action'), url },
    reason: translate('newsletter.reason', { site }),
    unsubscribe: { label: translate('alerts.unsubscribe'), url: unsubscribeUrl },
  };
}
