import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, part, type StateOf } from '#domain/parts/part.ts';

export const parts = defineParts({
  title: part.heading('Heading', 'Find an Agent'),
  placeholder: part.text('Words in the empty field', 'Search by name'),
  perPage: part.number('Agents on a page', 20, { min: 1, max: 100 }),
});

export type AgentSearchState = StateOf<typeof parts>;

export const defaultState: AgentSearchState = initialState(parts);
