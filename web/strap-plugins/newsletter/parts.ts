import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, part, type StateOf } from '#domain/parts/part.ts';

export const parts = defineParts({
  title: part.heading('Heading', 'News about homes and prices'),
  text: part.richText('Text', '<p>Our new articles by e-mail. You can unsubscribe at any time.</p>'),
  buttonText: part.text('Text of the button', 'Subscribe'),
  layout: part.choice(
    'Layout',
    { aside: 'Field beside the words', stacked: 'Field below the words' },
    'aside',
  ),
});

export type NewsletterState = StateOf<typeof parts>;

export const defaultState: NewsletterState = initialState(parts);
