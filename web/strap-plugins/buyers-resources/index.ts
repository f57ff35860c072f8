import { defineStrap } from '../kit/define-strap.ts';
import { defaultState } from './state.ts';
import { BuyersResourcesView } from './view.tsx';

export default defineStrap({
  name: 'strap-buyers-resources',
  label: 'Resources for buyers',
  description: 'What a buyer should know, as a list with links.',
  keywords: 'guide tips help first home buy',
  set: 'original',
  defaultState,
  View: BuyersResourcesView,
  fields: () => import('./fields.tsx').then((module) => module.fields),
});
