import { LEAD_STATUSES, type LeadStatus } from '#domain/leads/lead-status.ts';
import { editorMessage } from '../messages.ts';
import type { TeamName } from '../site/team/use-team-names.ts';

const NOBODY = 'nobody';

export function StatusOptions() {
  return LEAD_STATUSES.map((status) => (
    <option key={status} value={status}>
      {editorMessage(`leads.status.${status}`)}
    </option>
  ));
}

export function AssigneeOptions({ team }: { team: TeamName[] }) {
  return (
    <>
      <option value={NOBODY}>{editorMessage('leads.assignee.nobody')}</option>
      {team.map(({ id, displayName }) => (
        <option key={id} value={id}>
          {displayName}
        </option>
      ))}
    </>
  );
}

/** The status that a choice names; undefined for none. */
export function statusOf(value: string): LeadStatus | undefined {
  return LEAD_STATUSES.find((one) => one === value);
}

/** The agent that a choice names; null for nobody. */
export function assigneeOf(value: string): string | null {
  return value === NOBODY ? null : value;
}
