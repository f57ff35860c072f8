import { defineStrap } from '../kit/define-strap.ts';
import { parts } from './parts.ts';
import { BasicSearchView } from './view.tsx';

export default defineStrap({
  name: 'strap-basic-search',
  label: 'Search bar',
  description: 'One field that finds a place, an address or an MLS number.',
  keywords: 'listings homes properties location',
  set: 'utility',
  parts,
  follows: ['buttons'],
  View: BasicSearchView,
});
