import { defineStrap } from '../kit/define-strap.ts';
import { LatestListingFeedStrapDocument } from './data.generated.ts';
import { feedVariables } from './data.ts';
import { parts } from './parts.ts';
import { LatestListingFeedView } from './view.tsx';

export default defineStrap({
  name: 'strap-latest-listing-feed',
  label: 'Latest listings',
  description: 'The newest homes on the market as cards.',
  keywords: 'properties homes houses feed new cards',
  set: 'original',
  parts,
  View: LatestListingFeedView,
  data: {
    document: LatestListingFeedStrapDocument,
    variables: (state, { space }) => feedVariables(state, space),
  },
});
