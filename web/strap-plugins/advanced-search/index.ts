import { defineStrap } from '../kit/define-strap.ts';
import { parts } from './parts.ts';
import { AdvancedSearchView } from './view.tsx';

export default defineStrap({
  name: 'strap-advanced-search',
  label: 'Advanced search',
  description: 'Filters to begin a search with: kind, price, bedrooms and more.',
  keywords: 'filters listings homes properties',
  set: 'utility',
  parts,
  follows: ['buttons'],
  View: AdvancedSearchView,
});
