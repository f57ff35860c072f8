import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, part, type StateOf } from '#domain/parts/part.ts';

export const parts = defineParts({
  title: part.heading('Heading', 'What does it cost each month?'),
  text: part.richText(
    'Text',
    '<p>Loan, taxes and insurance for any price. Change what is different for you.</p>',
  ),
  price: part.number('Price to begin with', 450_000, { min: 10_000, max: 50_000_000, step: 1000 }),
  buttonList: part.links('Buttons', [{ text: 'Search homes', href: '/search', type: 'link' }]),
});

export type MortgageState = StateOf<typeof parts>;

export const defaultState: MortgageState = initialState(parts);
