import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, part, type StateOf } from '#domain/parts/part.ts';
import { STARTER } from '../kit/starter-pictures.ts';

export const parts = defineParts({
  title: part.heading('Heading', 'What is your home worth?'),
  text: part.richText(
    'Text',
    '<p>Enter the address. We look at your street and write you one page, free.</p>',
  ),
  placeholder: part.text('Example in the field', '12 Main Street'),
  buttonText: part.text('Text of the button', 'Find out'),
  points: part.texts('What they get', [
    'Prices of your own street, not of the city',
    'Three prices, each with its reasons',
    'No call unless you ask for one',
  ]),
  image: part.image('Image', STARTER.house),
});

export type HomeValueState = StateOf<typeof parts>;

export const defaultState: HomeValueState = initialState(parts);
