import { defineStrap } from '#web/strap-plugins/kit/define-strap.ts';
import { withHeroFooter } from '../hero-footer.tsx';
import { parts } from './parts.ts';
import { HeroBasicView } from './view.tsx';

export default defineStrap({
  name: 'hero-basic',
  label: 'Basic',
  description: 'Title, text, buttons and a search bar in the middle of an image.',
  set: 'original',
  parts,
  follows: ['buttons'],
  View: withHeroFooter(HeroBasicView),
});
