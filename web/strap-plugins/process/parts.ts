import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, part, type StateOf } from '#domain/parts/part.ts';

const STEP = defineParts({
  title: part.heading('Heading', 'A step', 'h3'),
  text: part.richText('Text', '<p>What happens.</p>'),
  /** Such as "Week 1"; empty for none. */
  time: part.text('When'),
});

export const parts = defineParts({
  title: part.heading('Heading', 'How it works'),
  text: part.richText('Text'),
  layout: part.choice('Layout', { across: 'Side by side', down: 'One below the other' }, 'across'),
  items: part.list(
    'Steps',
    'Step',
    STEP,
    [
      {
        title: { html: 'We meet', size: 'h3' },
        text: { html: '<p>At your table or ours. You tell us what you need and by when.</p>' },
        time: 'Day 1',
      },
      {
        title: { html: 'A plan on one page', size: 'h3' },
        text: { html: '<p>Price, dates and who does what, in writing.</p>' },
        time: 'Week 1',
      },
      {
        title: { html: 'On the market', size: 'h3' },
        text: { html: '<p>Pictures, viewings, and a call after each of them.</p>' },
        time: 'Week 3',
      },
      {
        title: { html: 'Keys', size: 'h3' },
        text: { html: '<p>We read the offers with you and are there on the last day.</p>' },
        time: 'Week 8',
      },
    ],
    { max: 12 },
  ),
  buttonList: part.links('Buttons'),
});

export type ProcessState = StateOf<typeof parts>;

export const defaultState: ProcessState = initialState(parts);
