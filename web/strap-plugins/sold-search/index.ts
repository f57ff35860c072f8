import { defineStrap } from '../kit/define-strap.ts';
import { SoldSearchStrapDocument } from './data.generated.ts';
import { soldVariables } from './data.ts';
import { parts } from './parts.ts';
import { SoldSearchView } from './view.tsx';

export default defineStrap({
  name: 'strap-sold-search',
  label: 'Sold listing search',
  description: 'Searches what your office has sold.',
  keywords: 'properties homes houses history',
  set: 'utility',
  parts,
  View: SoldSearchView,
  data: { document: SoldSearchStrapDocument, variables: soldVariables },
});
