import { defineStrap } from '#web/strap-plugins/kit/define-strap.ts';
import { withHeroFooter } from '../hero-footer.tsx';
import { parts } from './parts.ts';
import { HeroHtmlSliderView } from './view.tsx';

export default defineStrap({
  name: 'hero-html-slider',
  label: 'HTML slider',
  description: 'Slides that are markup of your own.',
  set: 'utility',
  parts,
  View: withHeroFooter(HeroHtmlSliderView),
});
