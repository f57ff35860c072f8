import { editorMessage } from '../messages.ts';
import type { LeadDetail } from './leads-store.ts';

export const REPLIES = ['blank', 'thanks', 'viewing', 'wishes', 'sold'] as const;
export type Reply = (typeof REPLIES)[number];

type Replied = {
  summary: Pick<LeadDetail['summary'], 'name' | 'formName' | 'mls' | 'assignee'>;
  listing?: Pick<NonNullable<LeadDetail['listing']>, 'address' | 'mls'> | null;
};

/** Opens a mail with the subject and the chosen text: the lead's name, the home and the assigned agent's name are filled in. */
export function replyLink(email: string, reply: Reply, lead: Replied): string {
  const subject = editorMessage('leads.reply.subject', { form: lead.summary.formName });
  const body = reply === 'blank' ? null : replyText(reply, lead);
  const parts = [`subject=${encodeURIComponent(subject)}`];
  // Mail programs need CRLF between lines (RFC 6068).
  if (body) parts.push(`body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`);

  return `mailto:${encodeURIComponent(email)}?${parts.join('&')}`;
}

function replyText(reply: Exclude<Reply, 'blank'>, { summary, listing }: Replied): string {
  const [firstName] = summary.name.trim().split(/\s+/);
  const home = listing?.address ?? listing?.mls ?? summary.mls ?? editorMessage('leads.reply.home');
  const greeting = firstName
    ? editorMessage('leads.reply.greeting', { name: firstName })
    : editorMessage('leads.reply.greeting.nameless');
  const sign = editorMessage('leads.reply.signature', { name: summary.assignee?.name ?? '' }).trimEnd();

  return [greeting, editorMessage(`leads.reply.${reply}.text`, { home }), sign].join('\n\n');
}
