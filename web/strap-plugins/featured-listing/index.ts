import { setupVariables } from '#web/src/listing/search-setup.ts';
import { defineStrap } from '../kit/define-strap.ts';
import { FeaturedListingStrapDocument } from './data.generated.ts';
import { parts } from './parts.ts';
import { FeaturedListingView } from './view.tsx';

export default defineStrap({
  name: 'strap-featured-listing',
  label: 'Featured listing',
  description: 'One home with a large photo and your own words.',
  keywords: 'property home house photo',
  set: 'original',
  parts,
  follows: ['buttons'],
  View: FeaturedListingView,
  data: {
    document: FeaturedListingStrapDocument,
    variables: ({ mls }, { space }) => ({
      mls: mls.trim(),
      isChosen: mls.trim() !== '',
      search: setupVariables({}, 1, space).search,
    }),
  },
});
