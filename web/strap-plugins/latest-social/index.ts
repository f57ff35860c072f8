import { defineStrap } from '../kit/define-strap.ts';
import { defaultState } from './state.ts';
import { LatestSocialView } from './view.tsx';

export default defineStrap({
  name: 'strap-latest-social',
  label: 'Social media',
  description: 'What you post elsewhere, with links to it.',
  keywords: 'instagram facebook twitter youtube feed embed',
  set: 'original',
  defaultState,
  View: LatestSocialView,
  fields: () => import('./fields.tsx').then((module) => module.fields),
});
