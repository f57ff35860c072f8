import { setupVariables } from '#web/src/listing/search-setup.ts';
import { defineStrap } from '../kit/define-strap.ts';
import { allOf } from './all-of.ts';
import { ListingsFeedStrapDocument } from './data.generated.ts';
import { parts } from './parts.ts';
import { ListingsFeedView } from './view.tsx';

export default defineStrap({
  name: 'strap-listings-feed',
  label: 'Listings',
  description: 'Homes of a search that you set up, as a grid or a row.',
  keywords: 'properties homes houses carousel grid',
  set: 'original',
  parts,
  follows: ['columns', 'pictures'],
  View: ListingsFeedView,
  data: {
    document: ListingsFeedStrapDocument,
    variables: ({ setup, limit, orAll }, { space }) => ({
      ...setupVariables(setup, limit, space),
      ...(orAll && { all: setupVariables(allOf(setup), limit, space).search, hasAll: true }),
    }),
  },
});
