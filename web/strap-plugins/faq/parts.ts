import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, needed, part, type StateOf } from '#domain/parts/part.ts';

const QUESTION = defineParts({
  question: part.heading('Question', 'A question?', 'h3'),
  answer: part.richText('Answer', '<p>Its answer.</p>'),
});
export type Question = StateOf<typeof QUESTION>;

export const parts = defineParts({
  title: part.heading('Heading', 'Questions and answers'),
  text: part.richText('Text'),
  layout: part.choice(
    'Layout',
    {
      aside: 'Questions beside the heading',
      stacked: 'Questions below the heading',
      columns: 'All answers open, in two columns',
      index: 'All answers open, beside an index',
    },
    'aside',
  ),
  items: needed(part.list('Questions', 'Question', QUESTION, [])),
  buttonList: part.links('Buttons'),
});

export type FaqState = StateOf<typeof parts>;

export const defaultState: FaqState = initialState(parts);
