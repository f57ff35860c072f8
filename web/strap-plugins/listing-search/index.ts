import { mergedSetup } from '#web/src/search/merged-setup.ts';
import { searchRequest } from '#web/src/search/search-request.ts';
import { SearchScreenDocument } from '#web/src/search/search-screen.generated.ts';
import { defineStrap } from '../kit/define-strap.ts';
import { PHONE_SEARCH_TEMPLATES } from '../kit/phone-template.tsx';
import { parts } from './parts.ts';
import { ListingSearchView } from './view.tsx';

export default defineStrap({
  name: 'strap-listing-search',
  label: 'Listing search',
  description: 'The search with its filters, results and map.',
  keywords: 'properties homes houses filters results',
  set: 'utility',
  parts,
  View: ListingSearchView,
  phoneTemplates: PHONE_SEARCH_TEMPLATES,
  data: {
    document: SearchScreenDocument,
    variables: ({ preconfiguredSearches }, { url, space, website }) =>
      searchRequest(url, space, mergedSetup(website, preconfiguredSearches)),
  },
  showsFailure: true,
});
