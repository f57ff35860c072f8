import { useEffect, useRef, useState } from 'react';
import { Icon } from '#web/src/ui/icon.tsx';
import { sentenceOfError } from '../api/api-error.ts';
import { editorMessage } from '../messages.ts';
import { notifyAgent } from '../notifications/notify-agent.ts';
import type { TeamName } from '../site/team/use-team-names.ts';
import { AssigneeOptions, StatusOptions, statusOf } from './lead-options.tsx';
import { downloadLeads, type LeadFilter } from './leads-store.ts';
import type { Leads } from './use-leads.ts';

const ORIGINS = ['PAGE', 'MODAL', 'EMBEDDED', 'SIGN_UP'] as const;
const TYPING_MS = 300;

type Props = { filter: LeadFilter; team: TeamName[]; leads: Leads; onChange: (filter: LeadFilter) => void };

/** Search, filters, the number of results, and their download. */
export function LeadFilters({ filter, team, leads, onChange }: Props) {
  const [text, setText] = useState(filter.text ?? '');
  const [isExporting, setIsExporting] = useState(false);
  const latest = useRef({ filter, onChange });
  latest.current = { filter, onChange };
  useEffect(() => {
    const timer = setTimeout(() => {
      const { filter, onChange } = latest.current;
      const typed = text.trim() || undefined;
      if (typed !== filter.text) onChange({ ...filter, text: typed });
    }, TYPING_MS);

    return () => clearTimeout(timer);
  }, [text]);
  const set = (changed: Partial<LeadFilter>) => onChange({ ...filter, ...changed });

  const download = async () => {
    setIsExporting(true);
    await downloadLeads(filter).catch((error: unknown) =>
      notifyAgent({ type: 'error', message: sentenceOfError(error) }),
    );
    setIsExporting(false);
  };

  return (
    <div className="lead-filters">
      <input
        type="search"
        className="editor-input"
        aria-label={editorMessage('leads.search')}
        placeholder={editorMessage('leads.search.placeholder')}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <LeadChoices filter={filter} team={team} onChange={set} />
      <LeadDays onChange={set} />
      <div className="lead-filters__foot">
        <p role="status">
          {leads.status === 'loaded' &&
            editorMessage('leads.count', { count: leads.total, unread: leads.unread })}
        </p>
        <button
          type="button"
          className="editor-button"
          disabled={isExporting || leads.status !== 'loaded' || leads.total === 0}
          onClick={() => void download()}
        >
          <Icon name="download" />
          {editorMessage('leads.export')}
        </button>
      </div>
    </div>
  );
}

type ChoicesProps = {
  filter: LeadFilter;
  team: TeamName[];
  onChange: (changed: Partial<LeadFilter>) => void;
};

function LeadChoices({ filter, team, onChange }: ChoicesProps) {
  return (
    <div className="lead-filters__choices">
      <select
        className="editor-input"
        aria-label={editorMessage('leads.status')}
        value={filter.status ?? ''}
        onChange={({ target }) => onChange({ status: statusOf(target.value) })}
      >
        <option value="">{editorMessage('leads.status.any')}</option>
        <StatusOptions />
      </select>
      <select
        className="editor-input"
        aria-label={editorMessage('leads.assignee')}
        value={filter.assignee ?? ''}
        onChange={({ target }) => onChange({ assignee: target.value || undefined })}
      >
        <option value="">{editorMessage('leads.assignee.any')}</option>
        <AssigneeOptions team={team} />
      </select>
      <select
        className="editor-input"
        aria-label={editorMessage('leads.origin')}
        value={filter.origin ?? ''}
        onChange={({ target }) => onChange({ origin: ORIGINS.find((one) => one === target.value) })}
      >
        <option value="">{editorMessage('leads.origin.any')}</option>
        {ORIGINS.map((origin) => (
          <option key={origin} value={origin}>
            {editorMessage(`leads.origin.${origin}`)}
          </option>
        ))}
      </select>
    </div>
  );
}

function LeadDays({ onChange }: Pick<ChoicesProps, 'onChange'>) {
  return (
    <div className="lead-filters__days">
      <label>
        <span>{editorMessage('leads.from')}</span>
        <input
          type="date"
          className="editor-input"
          onChange={({ target }) => onChange({ from: startOf(target.value, 0) })}
        />
      </label>
      <label>
        <span>{editorMessage('leads.to')}</span>
        <input
          type="date"
          className="editor-input"
          onChange={({ target }) => onChange({ to: startOf(target.value, 1) })}
        />
      </label>
    </div>
  );
}

/** The beginning of a day of the agent's time zone, or of a later one. */
function startOf(day: string, later: number): string | undefined {
  const [year, month, date] = day.split('-').map(Number);
  if (!year || !month || !date) return undefined;
  const time = new Date(year, month - 1, date + later);

  return Number.isNaN(time.getTime()) ? undefined : time.toISOString();
}
