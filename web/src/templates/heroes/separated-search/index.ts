import { defineStrap } from '#web/strap-plugins/kit/define-strap.ts';
import { EmptySearchesDocument } from '#web/strap-plugins/kit/empty-searches.generated.ts';
import { withHeroFooter } from '../hero-footer.tsx';
import { parts } from './parts.ts';
import { STARTS } from './starts.ts';
import { HeroSeparatedSearchView } from './view.tsx';

export default defineStrap({
  name: 'hero-separated-search',
  label: 'Separated search',
  description: 'Words over the image, the search on a card across its lower edge.',
  set: 'utility',
  parts,
  follows: ['buttons'],
  View: withHeroFooter(HeroSeparatedSearchView),
  data: {
    document: EmptySearchesDocument,
    variables: ({ searchBar }) => (searchBar ? { paths: STARTS.map(({ href }) => href) } : null),
  },
});
