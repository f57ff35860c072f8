import { defineStrap } from '../kit/define-strap.ts';
import { NewListingDetailsStrapDocument } from './data.generated.ts';
import { defaultState } from './state.ts';
import { NewListingDetailsView } from './view.tsx';

export default defineStrap({
  name: 'strap-new-listing-details',
  label: 'Listing details',
  description: 'One home with its photos, facts, map and contact.',
  set: 'internal',
  defaultState,
  View: NewListingDetailsView,
  fields: () => import('./fields.tsx').then((module) => module.fields),
  data: {
    document: NewListingDetailsStrapDocument,
    variables: ({ listingID }, { params }) => {
      const id = listingID || params.slug;
      return id ? { id } : null;
    },
  },
});
