import { linkQuery } from './mail-link.ts';

type Shared = { url: string; title: string };

/** The page of X for posting a URL. */
export function xLink({ url, title }: Shared): string {
  return `https://x.com/intent/post?${linkQuery({ url, text: title })}`;
}

/** Facebook's page for sharing a URL. */
export function facebookLink({ url }: Shared): string {
  return `https://www.facebook.com/sharer/sharer.php?${linkQuery({ u: url })}`;
}

/** A link to a new text message with the URL; `?&` is the form that both iOS and Android read. */
export function textMessageLink({ url, title }: Shared): string {
  return `sms:?&${linkQuery({ body: `${title} ${url}` })}`;
}

/** WhatsApp's page for choosing whom to send a URL. */
export function whatsAppLink({ url, title }: Shared): string {
  return `https://wa.me/?${linkQuery({ text: `${title} ${url}` })}`;
}
