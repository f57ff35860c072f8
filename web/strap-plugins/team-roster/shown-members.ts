import type { TeamRosterState } from './parts.ts';
import type { TeamRosterQuery } from './team-roster.generated.ts';

/** The chosen members, or all; former members are dropped. */
export function shownMembers(
  roster: TeamRosterQuery['roster'],
  { members, order }: Pick<TeamRosterState, 'members' | 'order'>,
) {
  const shown =
    members.length > 0 ? members.flatMap((id) => roster.filter((member) => member.id === id)) : roster;

  return order === 'name' ? [...shown].sort((a, b) => a.displayName.localeCompare(b.displayName)) : shown;
}
