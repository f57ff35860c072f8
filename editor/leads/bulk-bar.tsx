import { editorMessage } from '../messages.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { useMay } from '../use-may.ts';
import { AssigneeOptions, assigneeOf, StatusOptions, statusOf } from './lead-options.tsx';
import type { TeamName } from '../site/team/use-team-names.ts';
import type { LeadChange } from './leads-store.ts';

type Props = {
  count: number;
  team: TeamName[];
  onChange: (change: LeadChange) => void;
  onDelete: () => void;
  onClear: () => void;
};

/** What can be done with the chosen leads together. */
export function BulkBar({ count, team, onChange, onDelete, onClear }: Props) {
  const mayDelete = useMay('leads');

  return (
    <div className="lead-bulk" role="toolbar" aria-label={editorMessage('leads.bulk')}>
      <span>{editorMessage('leads.bulk.count', { count })}</span>
      <select
        className="editor-input"
        aria-label={editorMessage('leads.bulk.status')}
        value=""
        onChange={({ target }) => {
          const status = statusOf(target.value);
          if (status) onChange({ status });
        }}
      >
        <option value="">{editorMessage('leads.bulk.status')}</option>
        <StatusOptions />
      </select>
      <select
        className="editor-input"
        aria-label={editorMessage('leads.bulk.assign')}
        value=""
        onChange={({ target }) => target.value && onChange({ assignee: assigneeOf(target.value) })}
      >
        <option value="">{editorMessage('leads.bulk.assign')}</option>
        <AssigneeOptions team={team} />
      </select>
      <IconButton
        icon="eye"
        label={editorMessage('leads.bulk.read')}
        onPress={() => onChange({ isRead: true })}
      />
      {mayDelete && (
        <IconButton icon="trash-2" label={editorMessage('leads.bulk.delete')} onPress={onDelete} />
      )}
      <IconButton icon="x" label={editorMessage('leads.bulk.clear')} onPress={onClear} />
    </div>
  );
}
