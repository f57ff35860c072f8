import { useState } from 'react';
import { Icon } from '#web/src/ui/icon.tsx';
import { editorMessage } from '../messages.ts';
import { REPLIES, type Reply, replyLink } from './lead-reply.ts';
import type { LeadDetail } from './leads-store.ts';

/** Links to write to and call the sender of the lead; a mail can begin with one of the reply texts. */
export function LeadContact({ lead }: { lead: LeadDetail }) {
  const [reply, setReply] = useState<Reply>('blank');
  const { email, phone } = lead.summary;

  return (
    <div className="lead__contact">
      {email && (
        <>
          <label className="lead__reply">
            <span className="editor-label">{editorMessage('leads.reply.with')}</span>
            <select
              className="editor-input"
              value={reply}
              onChange={({ target }) => setReply(REPLIES.find((one) => one === target.value) ?? 'blank')}
            >
              {REPLIES.map((one) => (
                <option key={one} value={one}>
                  {editorMessage(`leads.reply.${one}`)}
                </option>
              ))}
            </select>
          </label>
          <a className="editor-button is-primary" href={replyLink(email, reply, lead)}>
            <Icon name="mail" />
            {editorMessage('leads.reply', { to: email })}
          </a>
        </>
      )}
      {phone && (
        <a className="editor-button" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
          <Icon name="phone" />
          {phone}
        </a>
      )}
    </div>
  );
}
