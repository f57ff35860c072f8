import { useState } from 'react';
import { Icon } from '#web/src/ui/icon.tsx';
import { editorMessage } from '../messages.ts';
import { replyLink } from './lead-reply.ts';
import type { LeadDetail } from './leads-store.ts';
import type { ReplyTexts } from './reply-texts-store.ts';

type Props = {
  lead: LeadDetail;
  /** Null until they are loaded. */
  replyTexts: ReplyTexts | null;
  onEditTexts: () => void;
};

/** Links to write to and call the sender of the lead; a mail can begin with one of the reply texts. */
export function LeadContact({ lead, replyTexts, onEditTexts }: Props) {
  const [chosen, setChosen] = useState('');
  const { email, phone } = lead.summary;
  const { texts, anyHome } = replyTexts ?? { texts: [], anyHome: '' };
  const byName = texts.toSorted((a, b) => a.name.localeCompare(b.name, undefined, { numeric: true }));
  const reply = texts.find(({ name }) => name === chosen);

  return (
    <div className="lead__contact">
      {email && (
        <>
          <div className="lead__reply">
            <label>
              <span className="editor-label">{editorMessage('leads.reply.with')}</span>
              <select
                className="editor-input"
                value={reply ? chosen : ''}
                onChange={({ target }) => setChosen(target.value)}
              >
                <option value="">{editorMessage('leads.reply.blank')}</option>
                {byName.map(({ name }) => (
                  <option key={name}>{name}</option>
                ))}
              </select>
            </label>
            <button
              type="button"
              className="editor-button"
              disabled={replyTexts === null}
              onClick={onEditTexts}
            >
              {editorMessage('leads.texts.edit')}
            </button>
          </div>
          <a
            className="editor-button is-primary"
            href={replyLink(email, { text: reply?.text ?? null, anyHome, lead })}
          >
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
