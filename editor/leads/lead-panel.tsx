import { useEffect, useRef, useState } from 'react';
import { Icon } from '#web/src/ui/icon.tsx';
import { fullMoment } from '../drafts/moment.ts';
import { editorMessage } from '../messages.ts';
import { useMay } from '../use-may.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { LeadCustomer } from './lead-customer.tsx';
import { LeadFacts } from './lead-facts.tsx';
import { LeadHistory } from './lead-history.tsx';
import { nameOf } from './lead-list.tsx';
import { AssigneeOptions, assigneeOf, StatusOptions, statusOf } from './lead-options.tsx';
import { type LeadChange, type LeadDetail, loadLead, type TeamName } from './leads-store.ts';

type Props = {
  id: string;
  /** Grows with each change, after which the lead is read again. */
  version: number;
  team: TeamName[];
  onBack: () => void;
  onChange: (change: LeadChange) => Promise<void>;
  onDelete: () => void;
};

type Loaded = { status: 'loading' } | { status: 'failed' } | { status: 'loaded'; lead: LeadDetail | null };

/** One lead: who wrote what about which home, and what was done. */
export function LeadPanel({ id, version, team, onBack, onChange, onDelete }: Props) {
  const mayDelete = useMay('leads');
  const [loaded, setLoaded] = useState<Loaded>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change or a retry reads it again
  useEffect(() => {
    const abort = new AbortController();
    loadLead(id, abort.signal).then(
      (lead) => setLoaded({ status: 'loaded', lead }),
      () => abort.signal.aborted || setLoaded({ status: 'failed' }),
    );

    return () => abort.abort();
  }, [id, version, attempt]);
  const lead = loaded.status === 'loaded' ? loaded.lead : null;
  const isShown = lead !== null;
  useEffect(() => {
    if (isShown) heading.current?.focus();
  }, [isShown]);

  const back = (
    <button type="button" className="editor-button leads__back" onClick={onBack}>
      <Icon name="arrow-left" />
      {editorMessage('leads.back')}
    </button>
  );
  if (loaded.status === 'loading') return <p role="status">{editorMessage('leads.loading')}</p>;
  if (!lead) {
    return (
      <>
        {back}
        <LoadFailure
          message={editorMessage(loaded.status === 'failed' ? 'leads.failed' : 'leads.gone')}
          onRetry={() => setAttempt(attempt + 1)}
        />
      </>
    );
  }

  const { summary } = lead;
  const subject = editorMessage('leads.reply.subject', { form: summary.formName });

  return (
    <article className="lead">
      {back}
      <header className="lead__head">
        <div>
          <h3 tabIndex={-1} ref={heading}>
            {nameOf(summary)}
          </h3>
          <p className="editor-help">
            {editorMessage('leads.sent', { form: summary.formName, when: fullMoment(summary.createdAt) })}
          </p>
        </div>
        {mayDelete && (
          <IconButton icon="trash-2" label={editorMessage('leads.delete.title')} onPress={onDelete} />
        )}
      </header>
      <div className="lead__contact">
        {summary.email && (
          <a
            className="editor-button is-primary"
            href={`mailto:${encodeURIComponent(summary.email)}?subject=${encodeURIComponent(subject)}`}
          >
            <Icon name="mail" />
            {editorMessage('leads.reply', { to: summary.email })}
          </a>
        )}
        {summary.phone && (
          <a className="editor-button" href={`tel:${summary.phone.replace(/[^\d+]/g, '')}`}>
            <Icon name="phone" />
            {summary.phone}
          </a>
        )}
      </div>
      <div className="lead__work">
        <label>
          <span className="editor-label">{editorMessage('leads.status')}</span>
          <select
            className="editor-input"
            value={summary.status}
            onChange={({ target }) => {
              const status = statusOf(target.value);
              if (status) void onChange({ status });
            }}
          >
            <StatusOptions />
          </select>
        </label>
        <label>
          <span className="editor-label">{editorMessage('leads.assignee')}</span>
          <select
            className="editor-input"
            value={summary.assignee?.id ?? 'nobody'}
            onChange={({ target }) => void onChange({ assignee: assigneeOf(target.value) })}
          >
            <AssigneeOptions team={teamWith(team, summary.assignee)} />
          </select>
        </label>
      </div>
      {summary.message && <blockquote className="lead__message">{summary.message}</blockquote>}
      <LeadFacts lead={lead} />
      {lead.customer && <LeadCustomer customer={lead.customer} sentAs={lead.summary.email} />}
      <LeadHistory lead={lead} onNoted={(noted) => setLoaded({ status: 'loaded', lead: noted })} />
      <button
        type="button"
        className="editor-button lead__unread"
        onClick={() => void onChange({ isRead: false }).then(onBack)}
      >
        {editorMessage('leads.markUnread')}
      </button>
    </article>
  );
}

/** The team with the agent of the lead, who may have left it. */
function teamWith(team: TeamName[], assignee: { id: string; name: string } | null): TeamName[] {
  if (!assignee || team.some(({ id }) => id === assignee.id)) return team;

  return [...team, { id: assignee.id, displayName: assignee.name }];
}
