import { defineStrap } from '../kit/define-strap.ts';
import { SoldDetailsStrapDocument } from './data.generated.ts';
import { defaultState } from './state.ts';
import { SoldDetailsView } from './view.tsx';

export default defineStrap({
  name: 'strap-sold-details',
  label: 'Sold listing details',
  description: 'One sold home with its photos and facts.',
  set: 'internal',
  defaultState,
  View: SoldDetailsView,
  fields: () => import('./fields.tsx').then((module) => module.fields),
  data: {
    document: SoldDetailsStrapDocument,
    variables: ({ soldID }, { params }) => {
      const id = soldID || params.slug;
      return id ? { id } : null;
    },
  },
});
