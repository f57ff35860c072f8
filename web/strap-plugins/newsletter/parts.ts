import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, part, type StateOf } from '#domain/parts/part.ts';

export const parts = defineParts({
  title: part.heading('Heading', 'New homes, prices and streets, once a month'),
  text: part.richText(
    'Text',
    '<p>What we write, in your inbox. One press and you are off the list again.</p>',
  ),
  buttonText: part.text('Text of the button', 'Subscribe'),
  layout: part.choice(
    'Layout',
    { aside: 'Field beside the words', stacked: 'Field below the words' },
    'aside',
  ),
});

export type NewsletterState = StateOf<typeof parts>;

export const defaultState: NewsletterState = initialState(parts);
