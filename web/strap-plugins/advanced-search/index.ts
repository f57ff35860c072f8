import { defineStrap } from '../kit/define-strap.ts';
import { defaultState } from './state.ts';
import { AdvancedSearchView } from './view.tsx';

export default defineStrap({
  name: 'strap-advanced-search',
  label: 'Advanced search',
  description: 'Filters to begin a search with: kind, price, bedrooms and more.',
  keywords: 'filters listings homes properties',
  set: 'utility',
  defaultState,
  View: AdvancedSearchView,
  fields: () => import('./fields.tsx').then((module) => module.fields),
});
