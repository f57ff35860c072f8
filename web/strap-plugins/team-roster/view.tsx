import type { CSSProperties } from 'react';
import { message } from '#web/src/messages.ts';
import type { StrapViewProps } from '../kit/define-strap.ts';
import { Heading } from '../kit/heading.tsx';
import { RichText } from '../kit/rich-text.tsx';
import { MemberCard } from './member-card.tsx';
import type { TeamRosterState } from './state.ts';
import type { TeamRosterQuery } from './team-roster.generated.ts';
import './view.css';

export function TeamRosterView({ state, data }: StrapViewProps<TeamRosterState, TeamRosterQuery>) {
  const members = inOrder(data?.roster ?? [], state.order);
  const columns = Math.min(6, Math.max(2, state.columns));

  return (
    <div className="strap-team-roster__body">
      <Heading part={state.title} />
      <RichText part={state.text} />
      {members.length === 0 && <p className="strap-team-roster__empty">{message('roster.empty')}</p>}
      <ul className="strap-team-roster__list" style={{ '--columns': columns } as CSSProperties}>
        {members.map((member) => (
          <MemberCard key={member.id} member={member} />
        ))}
      </ul>
    </div>
  );
}

function inOrder(members: TeamRosterQuery['roster'], order: TeamRosterState['order']) {
  return order === 'name' ? [...members].sort((a, b) => a.displayName.localeCompare(b.displayName)) : members;
}
