import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, part, type StateOf } from '#domain/parts/part.ts';

export const parts = defineParts({
  title: part.heading('Heading', 'About Us'),
  text: part.richText('Text', '<p>Tell visitors about yourself.</p>'),
  image: part.image('Image'),
  layout: part.choice(
    'Layout',
    { beside: 'Picture beside the words', across: 'Wide picture, words in two columns' },
    'beside',
  ),
  buttonList: part.links('Buttons'),
});

export type AboutState = StateOf<typeof parts>;

export const defaultState: AboutState = initialState(parts);
