import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, needed, part, type StateOf } from '#domain/parts/part.ts';
import { STARTER } from '../kit/starter-pictures.ts';

export const parts = defineParts({
  title: part.heading('Heading', 'Before and after'),
  text: part.richText('Text'),
  before: needed(part.image('Picture before', STARTER.livingRoomBefore)),
  after: needed(part.image('Picture after', STARTER.livingRoom)),
  beforeLabel: part.text('Word on the picture before', 'Before'),
  afterLabel: part.text('Word on the picture after', 'After'),
  caption: part.richText('Caption'),
});

export type BeforeAfterState = StateOf<typeof parts>;

export const defaultState: BeforeAfterState = initialState(parts);
