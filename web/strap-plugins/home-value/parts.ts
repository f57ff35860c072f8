import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, part, type StateOf } from '#domain/parts/part.ts';
import { STARTER } from '../kit/starter-pictures.ts';

export const parts = defineParts({
  title: part.heading('Heading', 'What is your home worth?'),
  text: part.richText('Text', '<p>Enter the address, and we will send you an estimate.</p>'),
  placeholder: part.text('Example in the field', '12 Main Street'),
  buttonText: part.text('Text of the button', 'Find out'),
  points: part.texts('What they get'),
  image: part.image('Image', STARTER.house),
  layout: part.choice(
    'Layout',
    { beside: 'Picture beside the words', band: 'Wide picture with the field on a card below it' },
    'beside',
  ),
});

export type HomeValueState = StateOf<typeof parts>;

export const defaultState: HomeValueState = initialState(parts);
