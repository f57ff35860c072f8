import { mergedSetup } from '#web/src/search/merged-setup.ts';
import { searchRequest } from '#web/src/search/search-request.ts';
import { SearchScreenDocument } from '#web/src/search/search-screen.generated.ts';
import { defineStrap } from '../kit/define-strap.ts';
import { PHONE_SEARCH_TEMPLATES } from '../kit/phone-template.tsx';
import { parts } from './parts.ts';
import { MapListingSearchView } from './view.tsx';

export default defineStrap({
  name: 'strap-map-listing-search',
  label: 'Map search',
  description: 'The search on a map that fills the screen.',
  keywords: 'properties homes houses location',
  set: 'utility',
  parts,
  View: MapListingSearchView,
  phoneTemplates: PHONE_SEARCH_TEMPLATES,
  data: {
    document: SearchScreenDocument,
    variables: (_, { url, space, website }) => searchRequest(url, space, mergedSetup(website)),
  },
  showsFailure: true,
  fillsScreen: true,
});
