import type { TeamRosterState } from './parts.ts';
import type { TeamRosterQuery } from './team-roster.generated.ts';

type Shown = Pick<TeamRosterState, 'members' | 'order' | 'others'>;

/** The chosen members, or all; former members are dropped, and with `others` who is shown above. */
export function shownMembers(
  roster: TeamRosterQuery['roster'],
  { members, order, others }: Shown,
  agentOfSite: string | undefined,
) {
  const chosen =
    members.length > 0 ? members.flatMap((id) => roster.filter((member) => member.id === id)) : roster;
  const shown = others ? chosen.filter(({ id }) => id !== agentOfSite) : chosen;

  return order === 'name' ? [...shown].sort((a, b) => a.displayName.localeCompare(b.displayName)) : shown;
}
