import { defineStrap } from '../kit/define-strap.ts';
import { defaultState } from './state.ts';
import { SpotlightView } from './view.tsx';

export default defineStrap({
  name: 'strap-spotlight',
  label: 'Spotlight',
  description: 'One thing with a large picture, words and a button.',
  keywords: 'feature banner promotion call to action button',
  set: 'original',
  defaultState,
  View: SpotlightView,
  fields: () => import('./fields.tsx').then((module) => module.fields),
});
