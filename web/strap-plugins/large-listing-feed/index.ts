import { setupVariables } from '#web/src/listing/search-setup.ts';
import { defineStrap } from '../kit/define-strap.ts';
import { LargeListingFeedStrapDocument } from './data.generated.ts';
import { parts } from './parts.ts';
import { LargeListingFeedView } from './view.tsx';

export default defineStrap({
  name: 'strap-large-listing-feed',
  label: 'Large listings',
  description: 'Homes of a search, one below the other, with large photos and words.',
  keywords: 'properties homes houses feed',
  set: 'original',
  parts,
  View: LargeListingFeedView,
  data: {
    document: LargeListingFeedStrapDocument,
    variables: ({ setup, limit }, { space }) => setupVariables(setup, limit, space),
  },
});
