import { mergedSetup } from '#web/src/search/merged-setup.ts';
import { searchRequest } from '#web/src/search/search-request.ts';
import { defineStrap } from '../kit/define-strap.ts';
import { MapListingSearchStrapDocument } from './data.generated.ts';
import { defaultState } from './state.ts';
import { MapListingSearchView } from './view.tsx';

export default defineStrap({
  name: 'strap-map-listing-search',
  label: 'Map search',
  description: 'The search on a map that fills the screen.',
  keywords: 'properties homes houses location',
  set: 'utility',
  defaultState,
  View: MapListingSearchView,
  fields: () => import('./fields.tsx').then((module) => module.fields),
  data: {
    document: MapListingSearchStrapDocument,
    variables: (_, { url, space, website }) => searchRequest(url, space, mergedSetup(website)),
  },
  saysFailure: true,
});
