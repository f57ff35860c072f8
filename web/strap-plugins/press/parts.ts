import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, needed, part, type StateOf } from '#domain/parts/part.ts';

const MENTION = defineParts({
  name: part.text('Name', 'Name'),
  /** The name is shown until there is one. */
  image: part.image('Logo'),
  quote: part.richText('What they wrote'),
  href: part.url('Link'),
});
export type Mention = StateOf<typeof MENTION>;

export const parts = defineParts({
  title: part.heading('Heading', 'As seen in', 'h3'),
  layout: part.choice('Layout', { row: 'Logos in a row', quotes: 'With what they wrote' }, 'row'),
  items: needed(part.list('Press', 'Publication', MENTION, [])),
});

export type PressState = StateOf<typeof parts>;

export const defaultState: PressState = initialState(parts);
