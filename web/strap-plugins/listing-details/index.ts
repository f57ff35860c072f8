import { defineStrap } from '../kit/define-strap.ts';
import { ListingDetailsStrapDocument } from './data.generated.ts';
import { parts } from './parts.ts';
import { ListingDetailsView } from './view.tsx';

export default defineStrap({
  name: 'strap-listing-details',
  label: 'Listing details, first design',
  description: 'One home with one large photo and its facts beside it.',
  set: 'internal',
  parts,
  View: ListingDetailsView,
  data: {
    document: ListingDetailsStrapDocument,
    variables: ({ listingID }, { params }) => {
      const id = listingID || params.slug;
      return id ? { id } : null;
    },
  },
});
