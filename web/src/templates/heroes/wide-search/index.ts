import { defineStrap } from '#web/strap-plugins/kit/define-strap.ts';
import { withHeroFooter } from '../hero-footer.tsx';
import { parts } from './parts.ts';
import { HeroWideSearchView } from './view.tsx';

export default defineStrap({
  name: 'hero-wide-search',
  label: 'Wide search',
  description: 'One bar of search across the whole width of the image.',
  set: 'utility',
  parts,
  follows: ['buttons'],
  View: withHeroFooter(HeroWideSearchView),
});
