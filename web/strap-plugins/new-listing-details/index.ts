import { defineStrap } from '../kit/define-strap.ts';
import { NewListingDetailsStrapDocument } from './data.generated.ts';
import { parts } from './parts.ts';
import { NewListingDetailsView } from './view.tsx';

export default defineStrap({
  name: 'strap-new-listing-details',
  label: 'Listing details',
  description: 'One home with its photos, facts, map and contact.',
  set: 'internal',
  parts,
  View: NewListingDetailsView,
  data: {
    document: NewListingDetailsStrapDocument,
    variables: ({ listingID }, { params }) => {
      const id = listingID || params.slug;
      return id ? { id } : null;
    },
  },
});
