import type { CSSProperties } from 'react';
import { AgentSpread, SoleAgent } from '#web/src/agents/agent-spread.tsx';
import { message } from '#web/src/messages.ts';
import { editAttributes } from '#web/src/ui/edit-handle.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import type { StrapViewProps } from '../kit/define-strap.ts';
import { Heading } from '../kit/heading.tsx';
import { levelBelow } from '../kit/heading-levels.ts';
import { RichText } from '../kit/rich-text.tsx';
import { columnsOfFullRows } from './full-rows.ts';
import { MemberCard } from './member-card.tsx';
import type { TeamRosterState } from './parts.ts';
import { shownMembers } from './shown-members.ts';
import type { TeamRosterQuery } from './team-roster.generated.ts';
import { wallGrid } from './wall-grid.ts';
import './view.css';

/** A ruled list has two columns of large portraits. */
const LIST_COLUMNS = 2;
/** Fewer stand side by side. */
const LEAD_AND_TWO = 2;
const UNEVEN_COLUMNS = 4;
/** How many small portraits have the width of the page, for their sources. */
const SMALL_PORTRAITS = 8;
const WITH_TAGLINE = ['list', 'cards', 'stagger'];

export function TeamRosterView({ state, data, isEditing }: StrapViewProps<TeamRosterState, TeamRosterQuery>) {
  const members = shownMembers(data?.roster ?? [], state, data?.first?.id);
  // The one agent of the site is shown above.
  if (state.others && members.length === 0 && !isEditing) return null;
  const { edit } = state.members;
  const layout = state.layout === 'lead' && members.length <= LEAD_AND_TWO ? 'grid' : state.layout;
  const isGrid = layout === 'grid';
  const wall = layout === 'wall' && members.length > 1 ? wallGrid(members.length) : null;
  const columns = wall?.columns ?? columnsOf(layout, members.length, state.columns);
  const isPair = isGrid && state.columns > 2 && members.length === 2;
  const [first] = members;
  const known = [data?.chosen, data?.first].find((agent) => agent?.bio && agent.id === first?.id);

  // Of rows that lack one, a heading at the start fills the first cell.
  const hasFreeCell =
    isGrid && members.length > columns && members.length % columns === columns - 1 && state.title.html !== '';
  const head = (
    <>
      <Heading part={state.title} />
      <RichText part={state.text} />
      {edit && (
        <button type="button" className="button is-secondary" {...editAttributes(edit)}>
          <Icon name="users" />
          {edit.label}
        </button>
      )}
    </>
  );

  return (
    <div
      className={`strap-team-roster__body${hasFreeCell ? ' has-free-cell' : ''}${wall ? ' has-wall' : ''}`}
      style={{ '--columns': columns, ...(wall && { '--head': wall.head }) } as CSSProperties}
    >
      {hasFreeCell || wall ? <div className="strap-team-roster__head">{head}</div> : head}
      {members.length === 0 && <p className="strap-team-roster__empty">{message('roster.empty')}</p>}
      {members.length === 1 &&
        first &&
        (known ? (
          <AgentSpread agent={known} headingLevel={levelBelow(state.title)} />
        ) : (
          <SoleAgent agent={first} headingLevel={levelBelow(state.title)} />
        ))}
      {members.length > 1 && (
        <ul
          className={`strap-team-roster__list is-${layout}${isPair ? ' is-pair' : ''}`}
          style={{ '--rows': Math.ceil((members.length - 1) / LIST_COLUMNS) } as CSSProperties}
        >
          {members.map((member) => (
            <MemberCard
              key={member.id}
              member={member}
              headingLevel={levelBelow(state.title)}
              columns={
                isPair ? state.columns : layout === 'lead' && member === first ? LIST_COLUMNS : columns
              }
              hasTagline={WITH_TAGLINE.includes(layout) || (layout === 'lead' && member === first)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

function columnsOf(layout: TeamRosterState['layout'], count: number, wanted: number): number {
  if (layout === 'list') return LIST_COLUMNS;
  if (layout === 'stagger') return Math.min(count, UNEVEN_COLUMNS);
  if (layout === 'cards' || layout === 'index' || layout === 'band') return SMALL_PORTRAITS;

  return columnsOfFullRows(count, wanted);
}
