import { fillReplyText } from '#domain/leads/reply-text.ts';
import { mlsNumber } from '#domain/listing/mls-number.ts';
import { editorMessage } from '../messages.ts';
import type { LeadDetail } from './leads-store.ts';

type Replied = {
  summary: Pick<LeadDetail['summary'], 'name' | 'formName' | 'mls' | 'assignee'>;
  listing?: Pick<NonNullable<LeadDetail['listing']>, 'address' | 'mls'> | null;
};

/** Opens a mail with the subject and the chosen text, if any: the lead's name, the home and the assigned agent's name are filled in. */
export function replyLink(
  email: string,
  { text, anyHome, lead }: { text: string | null; anyHome: string; lead: Replied },
): string {
  const { summary, listing } = lead;
  const mls = listing?.mls ?? summary.mls;
  const subject = editorMessage('leads.reply.subject', { form: summary.formName });
  const parts = [`subject=${encodeURIComponent(subject)}`];
  if (text !== null) {
    const body = fillReplyText(text, {
      name: summary.name.trim().split(/\s+/)[0] ?? '',
      home: listing?.address ?? (mls ? mlsNumber(mls) : null) ?? anyHome,
      agent: summary.assignee?.name ?? '',
    });
    // Mail programs need CRLF between lines (RFC 6068).
    parts.push(`body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`);
  }

  return `mailto:${encodeURIComponent(email)}?${parts.join('&')}`;
}
