import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, part, type StateOf } from '#domain/parts/part.ts';

export const parts = defineParts({
  title: part.heading('Heading', 'Spotlight'),
  text: part.richText('Text'),
  image: part.image('Image'),
  buttonList: part.links('Buttons', [{ text: 'Learn more', href: '/', type: 'link' }]),
});

export type SpotlightState = StateOf<typeof parts>;

export const defaultState: SpotlightState = initialState(parts);
