import { defineStrap } from '#web/strap-plugins/kit/define-strap.ts';
import { withHeroFooter } from '../hero-footer.tsx';
import { defaultState } from './state.ts';
import { HeroBasicView } from './view.tsx';

export default defineStrap({
  name: 'hero-basic',
  label: 'Basic',
  description: 'Title, text, buttons and a search bar in the middle of an image.',
  set: 'original',
  defaultState,
  View: withHeroFooter(HeroBasicView),
  fields: () => import('./fields.tsx').then((module) => module.fields),
});
