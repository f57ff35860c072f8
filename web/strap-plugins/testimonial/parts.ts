import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, part, type StateOf } from '#domain/parts/part.ts';

export const parts = defineParts({
  text: part.richText('What the client says', '<p>They found us the perfect home.</p>'),
  name: part.heading('Name', 'A happy client', 'h4'),
  image: part.image('Image'),
});

export type TestimonialState = StateOf<typeof parts>;

export const defaultState: TestimonialState = initialState(parts);
