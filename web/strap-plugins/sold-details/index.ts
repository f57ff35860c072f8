import { defineStrap } from '../kit/define-strap.ts';
import { SoldDetailsStrapDocument } from './data.generated.ts';
import { parts } from './parts.ts';
import { SoldDetailsView } from './view.tsx';

export default defineStrap({
  name: 'strap-sold-details',
  label: 'Sold listing details',
  description: 'One sold home with its photos and facts.',
  set: 'internal',
  parts,
  View: SoldDetailsView,
  data: {
    document: SoldDetailsStrapDocument,
    variables: ({ soldID }, { params }) => {
      const id = soldID || params.slug;
      return id ? { id } : null;
    },
  },
});
