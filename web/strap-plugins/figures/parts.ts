import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, needed, part, type StateOf } from '#domain/parts/part.ts';

const FIGURE = defineParts({
  figure: part.richText('Figure', '<p>0</p>'),
  text: part.richText('What it counts', '<p>What it counts</p>'),
});

export const parts = defineParts({
  title: part.heading('Heading', 'In figures'),
  layout: part.choice(
    'Layout',
    {
      row: 'Side by side',
      aside: 'Beside the heading',
      band: 'A band of the brand’s colour',
      headline: 'The first large',
      ledger: 'A ruled list',
    },
    'row',
  ),
  items: needed(part.list('Figures', 'Figure', FIGURE, [], { max: 6 })),
  /** Where the figures are from: a claim without a source convinces nobody. */
  note: part.richText('Source'),
});

export type FiguresState = StateOf<typeof parts>;

export const defaultState: FiguresState = initialState(parts);
