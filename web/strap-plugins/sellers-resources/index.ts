import { defineStrap } from '../kit/define-strap.ts';
import { parts } from './parts.ts';
import { SellersResourcesView } from './view.tsx';

export default defineStrap({
  name: 'strap-sellers-resources',
  label: 'Resources for sellers',
  description: 'What a seller should know, as cards, with a free home evaluation.',
  keywords: 'guide tips help sell valuation evaluation',
  set: 'original',
  parts,
  follows: ['columns', 'buttons'],
  View: SellersResourcesView,
});
