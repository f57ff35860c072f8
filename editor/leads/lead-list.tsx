import type { KeyboardEvent } from 'react';
import { mlsNumber } from '#domain/listing/mls-number.ts';
import { moment } from '../drafts/moment.ts';
import { editorMessage } from '../messages.ts';
import { LoadFailure } from '../ui/load-failure.tsx';
import { withChosen } from '../ui/with-chosen.ts';
import { LeadStatusMark } from './lead-status-mark.tsx';
import type { LeadRow } from './leads-store.ts';
import type { Leads } from './use-leads.ts';

type Props = {
  leads: Leads;
  isLoading: boolean;
  isFiltered: boolean;
  openId: string | null;
  chosen: ReadonlySet<string>;
  onOpen: (id: string) => void;
  onChoose: (chosen: ReadonlySet<string>) => void;
  onMore: () => void;
  onRetry: () => void;
};

const ARROWS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The leads as rows that open one; arrow keys move between them. */
export function LeadList(props: Props) {
  const { leads, isLoading, isFiltered, openId, chosen, onOpen, onChoose, onMore, onRetry } = props;
  if (leads.status === 'loading') return <p role="status">{editorMessage('leads.loading')}</p>;
  if (leads.status === 'failed')
    return <LoadFailure message={editorMessage('leads.failed')} onRetry={onRetry} />;
  if (leads.leads.length === 0) {
    return (
      <div className="leads__none">
        <p>{editorMessage(isFiltered ? 'leads.none.filtered' : 'leads.none')}</p>
        {!isFiltered && <p className="editor-help">{editorMessage('leads.none.help')}</p>}
      </div>
    );
  }

  return (
    <>
      <ul className="lead-list" aria-busy={isLoading} onKeyDown={moveFocus}>
        {leads.leads.map((lead) => (
          <li key={lead.id} className={`lead-row${lead.isRead ? '' : ' is-unread'}`}>
            <input
              type="checkbox"
              aria-label={editorMessage('leads.choose.one', { name: nameOf(lead) })}
              checked={chosen.has(lead.id)}
              onChange={({ target }) => onChoose(withChosen(chosen, lead.id, target.checked))}
            />
            <button
              type="button"
              className="editor-row lead-row__open"
              data-lead={lead.id}
              aria-current={lead.id === openId ? 'true' : undefined}
              onClick={() => onOpen(lead.id)}
            >
              <span className="lead-row__name">
                {!lead.isRead && (
                  <span className="lead-row__dot">
                    <span className="visually-hidden">{editorMessage('leads.unread')}</span>
                  </span>
                )}
                {nameOf(lead)}
              </span>
              <time className="lead-row__time" dateTime={lead.createdAt}>
                {moment(lead.createdAt)}
              </time>
              <span className="lead-row__about">
                {[
                  lead.formName,
                  lead.mls && mlsNumber(lead.mls),
                  lead.cancelledAt && editorMessage('leads.event.cancelled'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              <LeadStatusMark status={lead.status} />
              {lead.message && <span className="lead-row__text">{lead.message}</span>}
            </button>
          </li>
        ))}
      </ul>
      {leads.next && (
        <button type="button" className="editor-button leads__more" disabled={isLoading} onClick={onMore}>
          {editorMessage('leads.more')}
        </button>
      )}
    </>
  );
}

/** How a lead is named where the visitor gave no name. */
export function nameOf({ name, email, phone }: Pick<LeadRow, 'name' | 'email' | 'phone'>): string {
  return name || email || phone || editorMessage('leads.nameless');
}

function moveFocus(event: KeyboardEvent<HTMLUListElement>): void {
  const by = ARROWS[event.key];
  if (!by) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('.lead-row__open')];
  const at = rows.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return;
  event.preventDefault();
  rows[at + by]?.focus();
}
