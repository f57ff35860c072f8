import { useCallback, useEffect, useRef } from 'react';
import { Icon } from '#web/src/ui/icon.tsx';
import { fullMoment } from '../drafts/moment.ts';
import { editorMessage } from '../messages.ts';
import type { TeamName } from '../site/team/use-team-names.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { useMay } from '../use-may.ts';
import { LeadContact } from './lead-contact.tsx';
import { LeadCustomer } from './lead-customer.tsx';
import { LeadFacts } from './lead-facts.tsx';
import { LeadHistory } from './lead-history.tsx';
import { nameOf } from './lead-list.tsx';
import { AssigneeOptions, assigneeOf, StatusOptions, statusOf } from './lead-options.tsx';
import { type LeadChange, type LeadDetail, loadLead } from './leads-store.ts';
import type { ReplyTexts } from './reply-texts-store.ts';

type Props = {
  id: string;
  /** Grows with each change, after which the lead is read again. */
  version: number;
  team: TeamName[];
  replyTexts: ReplyTexts | null;
  onEditTexts: () => void;
  onBack: () => void;
  onChange: (change: LeadChange) => Promise<void>;
  onDelete: () => void;
};

/** One lead: who wrote what about which listing, and what was done. */
export function LeadPanel({ id, version, team, replyTexts, ...on }: Props) {
  const { onBack, onChange, onDelete, onEditTexts } = on;
  const mayDelete = useMay('leads');
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change loads it again
  const load = useCallback(
    async (signal?: AbortSignal) => ({ lead: await loadLead(id, signal) }),
    [id, version],
  );
  const { loaded, reload, show } = useLoaded(load);
  const lead = typeof loaded === 'object' ? loaded.lead : null;
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
  if (loaded === 'loading') return <p role="status">{editorMessage('leads.loading')}</p>;
  if (!lead) {
    return (
      <>
        {back}
        <LoadFailure
          message={editorMessage(loaded === 'failed' ? 'leads.failed' : 'leads.gone')}
          onRetry={() => void reload()}
        />
      </>
    );
  }

  const { summary } = lead;

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
      <LeadContact lead={lead} replyTexts={replyTexts} onEditTexts={onEditTexts} />
      <LeadWork summary={summary} team={team} onChange={onChange} />
      {summary.message && <blockquote className="lead__message">{summary.message}</blockquote>}
      <LeadFacts lead={lead} />
      {lead.customer && <LeadCustomer customer={lead.customer} sentAs={lead.summary.email} />}
      <LeadHistory lead={lead} onNoted={(noted) => show({ lead: noted })} />
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

type SummaryProps = { summary: LeadDetail['summary'] };

/** Its status, and the agent who works on it. */
function LeadWork({ summary, team, onChange }: SummaryProps & Pick<Props, 'team' | 'onChange'>) {
  return (
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
  );
}

/** The team with the agent of the lead, who may have left it. */
function teamWith(team: TeamName[], assignee: { id: string; name: string } | null): TeamName[] {
  if (!assignee || team.some(({ id }) => id === assignee.id)) return team;

  return [...team, { id: assignee.id, displayName: assignee.name }];
}
