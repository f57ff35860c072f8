import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, part, type StateOf } from '#domain/parts/part.ts';

const QUESTION = defineParts({
  question: part.heading('Question', 'A question?', 'h3'),
  answer: part.richText('Answer', '<p>Its answer.</p>'),
});
export type Question = StateOf<typeof QUESTION>;

export const parts = defineParts({
  title: part.heading('Heading', 'Good questions'),
  text: part.richText('Text'),
  layout: part.choice(
    'Layout',
    { aside: 'Questions beside the heading', stacked: 'Questions below the heading' },
    'aside',
  ),
  items: part.list('Questions', 'Question', QUESTION, [
    {
      question: { html: 'What does a first meeting cost?', size: 'h3' },
      answer: {
        html: '<p>Nothing. We listen, look at what you have in mind and tell you what we would do. You decide afterwards.</p>',
      },
    },
    {
      question: { html: 'How long does it take to sell a home?', size: 'h3' },
      answer: {
        html: '<p>Two to three weeks to prepare it, then as long as the market takes. The figures for your street are part of the evaluation.</p>',
      },
    },
    {
      question: { html: 'Should we sell first or buy first?', size: 'h3' },
      answer: {
        html: '<p>It depends on your mortgage and on your nerves. There are conditions and bridge loans for both orders, and we lay them side by side.</p>',
      },
    },
    {
      question: { html: 'What do I need before I look at homes?', size: 'h3' },
      answer: {
        html: '<p>A pre-approval from a lender, and a list of three things that you will not do without.</p>',
      },
    },
  ]),
  buttonList: part.links('Buttons', [{ text: 'Ask a question', action: 'contact-agent', type: 'link' }]),
});

export type FaqState = StateOf<typeof parts>;

export const defaultState: FaqState = initialState(parts);
