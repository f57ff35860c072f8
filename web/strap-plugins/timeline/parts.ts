import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, needed, part, type StateOf } from '#domain/parts/part.ts';

const MOMENT = defineParts({
  when: part.text('When', 'Year'),
  title: part.heading('Heading', 'A moment', 'h3'),
  text: part.richText('Text', '<p>What happened.</p>'),
  image: part.image('Image'),
});

export const parts = defineParts({
  title: part.heading('Heading', 'Our story'),
  text: part.richText('Text'),
  items: needed(part.list('Moments', 'Moment', MOMENT, [])),
});

export type TimelineState = StateOf<typeof parts>;

export const defaultState: TimelineState = initialState(parts);
