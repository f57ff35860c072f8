import { defineStrap } from '../kit/define-strap.ts';
import { EmptySearchesDocument } from '../kit/empty-searches.generated.ts';
import { searchesAmong } from '../kit/empty-searches.ts';
import { parts } from './parts.ts';
import { CompareBlockView } from './view.tsx';

export default defineStrap({
  name: 'strap-compare-block',
  label: 'Comparison',
  description: 'Two or more blocks side by side.',
  keywords: 'columns table pros and cons versus pricing prices packages fees commission',
  set: 'original',
  parts,
  follows: ['columns', 'buttons'],
  View: CompareBlockView,
  data: {
    document: EmptySearchesDocument,
    variables: ({ items }) =>
      searchesAmong(items.flatMap(({ buttonList }) => buttonList.map(({ href }) => href))),
  },
});
