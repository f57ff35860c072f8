import { defineStrap } from '#web/strap-plugins/kit/define-strap.ts';
import { withHeroFooter } from '../hero-footer.tsx';
import { defaultState } from './state.ts';
import { HeroHtmlSliderView } from './view.tsx';

export default defineStrap({
  name: 'hero-html-slider',
  label: 'HTML slider',
  description: 'Slides that are markup of your own.',
  set: 'utility',
  defaultState,
  View: withHeroFooter(HeroHtmlSliderView),
  fields: () => import('./fields.tsx').then((module) => module.fields),
});
