import type { TeamRosterState } from './parts.ts';
import type { TeamRosterQuery } from './team-roster.generated.ts';

type Shown = Pick<TeamRosterState, 'members' | 'order' | 'others'>;

/** The chosen members, or all; former members are dropped, and who is shown above where anybody is left. */
export function shownMembers(
  roster: TeamRosterQuery['roster'],
  { members, order, others }: Shown,
  agentOfSite: string | undefined,
) {
  const chosen =
    members.length > 0 ? members.flatMap((id) => roster.filter((member) => member.id === id)) : roster;
  const left = others ? chosen.filter(({ id }) => id !== agentOfSite) : chosen;
  const shown = left.length > 0 ? left : chosen;

  return order === 'name' ? [...shown].sort((a, b) => a.displayName.localeCompare(b.displayName)) : shown;
}
