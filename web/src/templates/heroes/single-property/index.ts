import { defineStrap } from '#web/strap-plugins/kit/define-strap.ts';
import { withHeroFooter } from '../hero-footer.tsx';
import {
  HeroSinglePropertyDocument,
  type HeroSinglePropertyQuery,
  type HeroSinglePropertyQueryVariables,
} from './single-property.generated.ts';
import { homeCount, parts, type HeroSinglePropertyState } from './parts.ts';
import { HeroSinglePropertyView } from './view.tsx';

export default defineStrap<
  HeroSinglePropertyState,
  HeroSinglePropertyQuery,
  HeroSinglePropertyQueryVariables
>({
  name: 'hero-single-property',
  label: 'Single property',
  description: 'One home fills the screen, its price and address on a ribbon.',
  set: 'original',
  parts,
  follows: ['buttons'],
  View: withHeroFooter(HeroSinglePropertyView),
  data: {
    document: HeroSinglePropertyDocument,
    variables: ({ mls, homes }) => ({ mls: mls.trim(), hasMls: mls.trim() !== '', size: homeCount(homes) }),
  },
  showsFailure: true,
});
