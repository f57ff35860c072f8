import { defineStrap } from '#web/strap-plugins/kit/define-strap.ts';
import { withHeroFooter } from '../hero-footer.tsx';
import { parts } from './parts.ts';
import { HeroHtmlView } from './view.tsx';

export default defineStrap({
  name: 'hero-html',
  label: 'HTML',
  description: 'Markup of your own in place of the words.',
  set: 'utility',
  parts,
  View: withHeroFooter(HeroHtmlView),
});
