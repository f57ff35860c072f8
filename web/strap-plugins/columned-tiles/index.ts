import { defineStrap } from '../kit/define-strap.ts';
import { EmptySearchesDocument } from '../kit/empty-searches.generated.ts';
import { searchesAmong } from '../kit/empty-searches.ts';
import { parts } from './parts.ts';
import { ColumnedTilesView } from './view.tsx';

export default defineStrap({
  name: 'strap-columned-tiles',
  label: 'Image tiles',
  description: 'Images in columns, each with a heading and a link.',
  keywords: 'photos cards neighbourhoods communities columns',
  set: 'original',
  parts,
  follows: ['pictures'],
  View: ColumnedTilesView,
  data: {
    document: EmptySearchesDocument,
    variables: ({ items }) => searchesAmong(items.map(({ href }) => href)),
  },
});
