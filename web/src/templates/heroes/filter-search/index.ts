import {
  SearchCountDocument,
  type SearchCountQuery,
  type SearchCountQueryVariables,
} from '#web/src/search/filters/search-count.generated.ts';
import { defineStrap } from '#web/strap-plugins/kit/define-strap.ts';
import { withHeroFooter } from '../hero-footer.tsx';
import { filterSearch, searchInput, startValues } from './filter-values.ts';
import { parts, type HeroFilterSearchState } from './parts.ts';
import { HeroFilterSearchView } from './view.tsx';

export default defineStrap<HeroFilterSearchState, SearchCountQuery, SearchCountQueryVariables>({
  name: 'hero-filter-search',
  label: 'Filter search',
  description: 'Sliders for size, rooms and price, with the number of homes they find.',
  set: 'utility',
  parts,
  follows: ['buttons'],
  View: withHeroFooter(HeroFilterSearchView),
  data: {
    document: SearchCountDocument,
    variables: (state, { space }) => ({
      search: searchInput(filterSearch(state, startValues(state)), space),
    }),
  },
  showsFailure: true,
});
