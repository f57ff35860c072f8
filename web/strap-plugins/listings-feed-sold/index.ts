import { feedSize } from '#web/src/listing/search-setup.ts';
import { defineStrap } from '../kit/define-strap.ts';
import { ListingsFeedSoldStrapDocument } from './data.generated.ts';
import { parts } from './parts.ts';
import { ListingsFeedSoldView } from './view.tsx';

export default defineStrap({
  name: 'strap-listings-feed-sold',
  label: 'Sold listings',
  description: 'What your office has sold, the newest first.',
  keywords: 'properties homes houses history',
  set: 'original',
  parts,
  follows: ['columns'],
  View: ListingsFeedSoldView,
  data: {
    document: ListingsFeedSoldStrapDocument,
    variables: ({ limit, offset }) => ({
      size: feedSize(limit),
      skip: Math.max(0, Math.floor(offset) || 0),
    }),
  },
});
