import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, part, type StateOf } from '#domain/parts/part.ts';

export const parts = defineParts({
  title: part.heading('Heading', 'Our Team'),
  text: part.richText('Text'),
  /** Ids of the members in order; empty for the whole team. */
  members: part.people('Members'),
  /** Where the agent of the site is shown above already. */
  others: part.toggle('Leave out the agent of the site', false),
  order: part.choice('Order', { roster: 'As in the team list, or as chosen', name: 'By name' }, 'roster'),
  layout: part.choice(
    'Layout',
    {
      grid: 'Cards side by side',
      list: 'A ruled list with large portraits',
      lead: 'The first large, the others beside it',
      cards: 'Cards with the portrait before the name',
      index: 'A list of large names',
      stagger: 'Tall portraits in uneven columns',
      band: 'Portraits from edge to edge',
      wall: 'A wall of portraits around the heading',
    },
    'grid',
  ),
  /** Columns of cards on a wide screen. */
  columns: part.number('Columns', 4, { min: 2, max: 6 }),
});

export type TeamRosterState = StateOf<typeof parts>;

export const defaultState: TeamRosterState = initialState(parts);
