import { defineStrap } from '../kit/define-strap.ts';
import { NeighbourhoodGuideStrapDocument } from './data.generated.ts';
import { guideVariables } from './data.ts';
import { parts } from './parts.ts';
import { NeighbourhoodGuideView } from './view.tsx';

export default defineStrap({
  name: 'strap-neighbourhood-guide',
  label: 'Neighbourhood guide',
  description:
    'A neighbourhood on the map with its homes, prices, schools and parks, and a way to search it.',
  keywords: 'area community place map figures market local guide',
  set: 'original',
  parts,
  follows: ['buttons'],
  View: NeighbourhoodGuideView,
  data: { document: NeighbourhoodGuideStrapDocument, variables: guideVariables },
});
