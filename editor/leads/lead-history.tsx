import { type FormEvent, useState } from 'react';
import { LEAD_NOTE_MAX } from '#domain/leads/lead-status.ts';
import { sentenceOfError } from '../api/api-error.ts';
import { fullMoment } from '../drafts/moment.ts';
import { editorMessage } from '../messages.ts';
import { statusOf } from './lead-options.tsx';
import { addNote, type LeadDetail } from './leads-store.ts';

/** The form for a note, and below it notes and changes. */
export function LeadHistory({ lead, onNoted }: { lead: LeadDetail; onNoted: (lead: LeadDetail) => void }) {
  const [text, setText] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { id } = lead.summary;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim()) return;
    setIsBusy(true);
    setProblem(null);
    try {
      onNoted(await addNote(id, text));
      setText('');
    } catch (error) {
      setProblem(sentenceOfError(error));
    }
    setIsBusy(false);
  };

  return (
    <section className="lead__history">
      <h4>{editorMessage('leads.history')}</h4>
      <form onSubmit={(event) => void submit(event)}>
        <label>
          <span className="editor-label">{editorMessage('leads.note')}</span>
          <textarea
            className="editor-input"
            rows={3}
            maxLength={LEAD_NOTE_MAX}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </label>
        {problem && (
          <p role="alert" className="editor-error">
            {problem}
          </p>
        )}
        <button type="submit" className="editor-button" disabled={isBusy || !text.trim()}>
          {editorMessage('leads.note.add')}
        </button>
      </form>
      <ol>
        {lead.events.map((event) => (
          <li key={event.id} className={`lead__event is-${event.kind}`}>
            <p>{sentenceOf(event)}</p>
            <small>
              {event.author} · {fullMoment(event.createdAt)}
            </small>
          </li>
        ))}
      </ol>
    </section>
  );
}

function sentenceOf({ kind, body }: LeadDetail['events'][number]): string {
  if (kind === 'note') return body;
  if (kind === 'cancelled') return editorMessage('leads.event.cancelled');
  if (kind === 'assigned')
    return body
      ? editorMessage('leads.event.assigned', { name: body })
      : editorMessage('leads.event.unassigned');
  const status = statusOf(body);

  return editorMessage('leads.event.status', {
    status: status ? editorMessage(`leads.status.${status}`) : body,
  });
}
