import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, needed, part, type StateOf } from '#domain/parts/part.ts';

const STEP = defineParts({
  title: part.heading('Heading', 'A step', 'h3'),
  text: part.richText('Text', '<p>What happens.</p>'),
  /** Such as "Week 1"; empty for none. */
  time: part.text('When'),
});

export const parts = defineParts({
  title: part.heading('Heading', 'How it works'),
  text: part.richText('Text'),
  layout: part.choice('Layout', { across: 'Side by side', down: 'One below the other' }, 'across'),
  items: needed(part.list('Steps', 'Step', STEP, [], { max: 12 })),
  buttonList: part.links('Buttons'),
});

export type ProcessState = StateOf<typeof parts>;

export const defaultState: ProcessState = initialState(parts);
